import { Stars } from '#client/coaches/stars.tsx';
import type { CoachMatch } from '#contract/index.ts';
import styles from './told-review.module.css';

/** The newest review. */
export function ToldReview({ review }: { review: NonNullable<CoachMatch['coach']['review']> }) {
  'use no memo';
  return (
    <figure className={styles.review}>
      <Stars rating={review.rating} />
      <blockquote className={styles.words}>{review.comment}</blockquote>
      <figcaption className="cap">{review.by}, newest review</figcaption>
    </figure>
  );
}
