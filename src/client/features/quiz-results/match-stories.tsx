import type { CoachMatch } from '#contract/index.ts';
import { Folded } from './folded.tsx';
import styles from './match-card.module.css';
import { ToldReview } from './told-review.tsx';

/** Results 1: the coach's words and a review. */
export function MatchStories({ coach }: { coach: CoachMatch['coach'] }) {
  'use no memo';
  const told = [
    { heading: 'Problems I Solve', text: coach.brand_pain },
    { heading: 'My Approach', text: coach.brand_plan },
  ].filter(({ text }) => text.trim() !== '');
  if (told.length === 0) return null;
  return (
    <Folded summary={told.map(({ heading }) => heading).join(', ')}>
      {told.map(({ heading, text }) => (
        <section key={heading}>
          <h3 className={styles.heading}>{heading}</h3>
          <p className={styles.text}>{text}</p>
        </section>
      ))}
      {coach.review === null ? null : <ToldReview review={coach.review} />}
    </Folded>
  );
}
