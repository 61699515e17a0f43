import { useId } from 'react';
import { PATHS } from '#client/app/paths.ts';
import { profilePath } from '#client/coaches/profile-path.ts';
import { ButtonLink } from '#client/ui/button-link.tsx';
import { classNames } from '#client/ui/class-names.ts';
import type { CoachMatch } from '#contract/index.ts';
import { CoachHead } from './coach-head.tsx';
import styles from './match-card.module.css';
import { ToldReview } from './told-review.tsx';
import { WhyThisCoach } from './why-this-coach.tsx';

/** Results 1: why this coach, then in their own words, then the free call. Only the best match has the marigold button. */
export function FreeCallCard({ match }: { match: CoachMatch }) {
  const { coach, place } = match;
  const name = useId();
  const told = [
    { heading: 'Problems I Solve', text: coach.brand_pain },
    { heading: 'My Approach', text: coach.brand_plan },
  ].filter(({ text }) => text.trim() !== '');
  return (
    <article className={classNames('card', styles.card)} aria-labelledby={name}>
      <CoachHead match={match} id={name} isLink={false} />
      <WhyThisCoach match={match} isFirst={place === 1} />
      {told.map(({ heading, text }) => (
        <section key={heading}>
          <h3 className={styles.heading}>{heading}</h3>
          <p className={styles.text}>{text}</p>
        </section>
      ))}
      {coach.review === null ? null : <ToldReview review={coach.review} />}
      <div className={styles.actions}>
        <ButtonLink
          kind={place === 1 ? 'now' : 'ink'}
          wide
          to={PATHS.discoveryCall.replace(':coachId', String(coach.id))}
          aria-describedby={name}
        >
          Book FREE Discovery Call
        </ButtonLink>
        <ButtonLink kind="line" wide to={profilePath(coach.id)} aria-describedby={name}>
          View Full Profile
        </ButtonLink>
      </div>
    </article>
  );
}
