import { useId } from 'react';
import { CheckoutButton } from '#client/app/checkout/checkout-button.tsx';
import { SubscribeButton } from '#client/app/checkout/subscribe-button.tsx';
import { priceText } from '#client/coaches/price-text.ts';
import { classNames } from '#client/ui/class-names.ts';
import type { CoachMatch } from '#contract/index.ts';
import { programTitle } from '#domain/programs/program-title.ts';
import { CoachHead } from './coach-head.tsx';
import styles from './match-card.module.css';
import { ToldReview } from './told-review.tsx';
import { WhyThisCoach } from './why-this-coach.tsx';

/** Results 2 to 4: the coach leads to the profile, the call costs $15, and each program can be subscribed to at once. */
export function ProgramsCard({ match }: { match: CoachMatch }) {
  const { coach, place } = match;
  const name = useId();
  return (
    <article className={classNames('card', styles.card, styles.wideCard)} aria-labelledby={name}>
      <div className={styles.person}>
        <CoachHead match={match} id={name} isLink />
        <p className={styles.bio}>{coach.short_bio}</p>
        <WhyThisCoach match={match} isFirst={place === 1} />
        {coach.review === null ? null : <ToldReview review={coach.review} />}
        <CheckoutButton
          purchase={{ kind: 'discovery-call', coach_id: coach.id }}
          kind={place === 1 ? 'now' : 'ink'}
          wide
          about={coach.name}
        >
          Book Discovery Call - $15
        </CheckoutButton>
      </div>
      <ul className={styles.programs}>
        {coach.programs.map((program) => (
          <li className={styles.program} key={program.id}>
            <h3 className="h-4">{programTitle(program.type)}</h3>
            <p className="num">
              <span className={styles.price}>{priceText(program.price)}</span>
              <span className="muted">/month</span>
            </p>
            <p className={styles.text}>{program.description}</p>
            {program.specialties.length === 0 ? null : <p className="cap">Covers: {program.specialties.join(', ')}</p>}
            <SubscribeButton
              programId={program.id}
              label="Subscribe To This Program"
              about={`${programTitle(program.type)} of ${coach.name}`}
              kind="line"
            />
          </li>
        ))}
      </ul>
    </article>
  );
}
