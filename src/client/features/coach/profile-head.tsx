import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { CoachPortrait } from '#client/coaches/coach-portrait.tsx';
import { SaveButton } from '#client/coaches/favourite-button.tsx';
import type { ProfileState } from '#client/coaches/profile-link.tsx';
import { ShareButton } from '#client/coaches/share-button.tsx';
import { Rating } from '#client/coaches/stars.tsx';
import { PATHS } from '#client/routing/paths.ts';
import { Link } from '#client/ui/buttons/link.tsx';
import { Icon } from '#client/ui/graphics/icon.tsx';
import type { CoachCard } from '#contract/index.ts';
import { COACH_MESSAGES } from '#domain/messages/coaches.ts';
import { moneyText } from '#domain/money/money-text.ts';
import styles from './profile-head.module.css';

/** A longer bio moves below the offer, so that the Book button is on a phone's first screen. */
const BIO_ABOVE_OFFER = 130;

interface ProfileHeadProps extends Pick<CoachCard, 'id' | 'name' | 'image' | 'short_bio' | 'specialties' | 'rating' | 'starting_price'> {
  /** The age of cached data. */
  seen: ReactNode;
  /** The offer. */
  children: ReactNode;
}

/** Name, first call and facts. */
export function ProfileHead({ id, name, image, short_bio, specialties, rating, starting_price, seen, children }: ProfileHeadProps) {
  'use no memo';
  const bio = <p className={styles.bio}>{short_bio}</p>;
  const isShort = short_bio.length <= BIO_ABOVE_OFFER;
  return (
    <>
      <WayBack />
      <section className={styles.head} data-profile>
        <CoachPortrait className={styles.portrait} src={image} alt={`Portrait of ${name}`} width={240} eager />
        <div className={styles.title}>
          <h1 className={styles.name} tabIndex={-1}>
            {name}
          </h1>
          <Rating short {...rating} unit />
        </div>
        {isShort ? bio : null}
        <div className={styles.offer}>{children}</div>
        {isShort ? null : bio}
        <div className={styles.about}>
          {seen}
          <Facts starting_price={starting_price} />
          <ul className={styles.tags} aria-label="Specialties">
            {specialties.map((title) => (
              <li className="tag" key={title}>
                {title}
              </li>
            ))}
          </ul>
          <div className={styles.actions}>
            <SaveButton id={id} name={name} />
            <ShareButton title={`${name} · Setwise`} />
          </div>
        </div>
      </section>
    </>
  );
}

/** Computed facts. */
function Facts({ starting_price }: { starting_price: string }) {
  'use no memo';
  return (
    <dl className={styles.facts}>
      <div>
        <dt>Starting at</dt>
        <dd className="num">
          {moneyText(starting_price)}
          <span>/month</span>
        </dd>
      </div>
      <div>
        <dt>Cancel</dt>
        <dd>
          Any time <span>{COACH_MESSAGES.cancelEnds}</span>
        </dd>
      </div>
    </dl>
  );
}

/** The list this visitor came from, with its search. */
function WayBack() {
  'use no memo';
  const { from = '' } = (useLocation().state ?? {}) as ProfileState;
  return (
    <nav aria-label="Breadcrumb">
      <Link className={styles.back} to={{ pathname: PATHS.browse, search: from }}>
        <Icon name="chevron-left" size="s" />
        Find a Coach
      </Link>
    </nav>
  );
}
