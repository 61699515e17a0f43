import { classNames } from '#client/ui/class-names.ts';
import { halfStars } from '#domain/reviews/rating.ts';
import styles from './stars.module.css';

/** Full, half and empty stars (COACH-6), with the exact figure for screen readers. */
export function Stars({ rating }: { rating: number | null }) {
  const { full, half } = halfStars(rating);
  const label = rating === null ? 'Not rated yet' : `${rating} of 5 stars`;
  return <span className={classNames(styles.stars, styles[`h${full * 2 + half}`])} role="img" aria-label={label} />;
}

interface RatingProps {
  average: number | null;
  count: number;
  /** Adds the noun. */
  unit?: boolean;
  /** One star instead of five. */
  short?: boolean;
}

/** Stars, average and count. */
export function Rating({ average, count, unit = false, short = false }: RatingProps) {
  const counted = unit ? `${count} ${count === 1 ? 'review' : 'reviews'}` : String(count);
  return (
    <span className={classNames('num', styles.rating)}>
      {short ? null : <Stars rating={average} />}
      {average === null ? (
        <span className="muted">No reviews yet</span>
      ) : (
        <span>
          {short ? <span className={styles.one} role="img" aria-label="Rated" /> : null}
          <b>{average.toFixed(1)}</b> <span className="muted">({counted})</span>
        </span>
      )}
    </span>
  );
}
