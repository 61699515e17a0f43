import type { ReactNode } from 'react';
import { useId, useRef } from 'react';
import { classNames } from '#client/ui/class-names.ts';
import type { CoachCard as Card } from '#contract/index.ts';
import { CARD_SPECIALTIES_MAX } from '#domain/limits.ts';
import { moneyText } from '#domain/money/money-text.ts';
import styles from './coach-card.module.css';
import { CoachPortrait } from './coach-portrait.tsx';
import { FavouriteButton } from './favourite-button.tsx';
import { ProfileLink } from './profile-link.tsx';
import { Rating } from './stars.tsx';

interface CoachCardProps {
  coach: Card;
  /** Heading level of the name. */
  level: 2 | 3;
  /** Below the portrait: the comparison checkbox. */
  tick?: ReactNode;
}

/** Portrait, name, stars, bio, specialties, then price left and View Profile right, always at the same place (BROWSE-5). */
export function CoachCard({ coach, level, tick }: CoachCardProps) {
  const name = useId();
  const card = useRef<HTMLElement>(null);
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <article className={styles.card} aria-labelledby={name} ref={card}>
      <div className={styles.left}>
        <CoachPortrait className={styles.face} src={coach.image} alt="" width={96} />
        {tick === undefined ? null : <div className={styles.tick}>{tick}</div>}
      </div>
      <div>
        <Heading className={styles.name} id={name}>
          {coach.name}
        </Heading>
        <div className={styles.rating}>
          <Rating {...coach.rating} />
        </div>
        <p className={styles.bio}>{coach.short_bio}</p>
        <ul className={styles.tags} aria-label="Specialties">
          {coach.specialties.slice(0, CARD_SPECIALTIES_MAX).map((title) => (
            <li className="tag" key={title}>
              {title}
            </li>
          ))}
        </ul>
      </div>
      <FavouriteButton className={styles.heart} id={coach.id} name={coach.name} />
      <div className={styles.end}>
        <p className="small">
          Starting at <span className={classNames('num', styles.price)}>{moneyText(coach.starting_price)}/month</span>
        </p>
        <ProfileLink className={styles.open} coach={coach} from={card} describedBy={name} />
      </div>
    </article>
  );
}
