import { Stars } from '#client/coaches/stars.tsx';
import { classNames } from '#client/ui/class-names.ts';
import type { Review } from '#contract/index.ts';
import { FIRST_REVIEWS } from '#domain/limits.ts';
import { COACH_MESSAGES } from '#domain/messages/coaches.ts';
import { distribution, reviewerName, summarise } from '#domain/reviews/rating.ts';
import styles from './reviews.module.css';

/** Average and count with the distribution, the first three, then the rest in a list that scrolls (COACH-5). */
export function Reviews({ reviews }: { reviews: readonly Review[] }) {
  const rest = reviews.slice(FIRST_REVIEWS);
  return (
    <section className={styles.section} aria-labelledby="reviews">
      <h2 className="h-2" id="reviews">
        Reviews
      </h2>
      {reviews.length === 0 ? (
        <p className={classNames('muted', styles.none)}>{COACH_MESSAGES.noReviews}</p>
      ) : (
        <Summary reviews={reviews} />
      )}
      <ul className={classNames('list', styles.first)}>
        {reviews.slice(0, FIRST_REVIEWS).map((review) => (
          <ReviewItem key={review.id} review={review} />
        ))}
      </ul>
      {rest.length === 0 ? null : (
        <>
          <h3 className={classNames('h-4', styles.more)} id="more-reviews">
            More Reviews ({rest.length})
          </h3>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard */}
          <section className={styles.scroll} tabIndex={0} aria-labelledby="more-reviews">
            <ul className="list">
              {rest.map((review) => (
                <ReviewItem key={review.id} review={review} />
              ))}
            </ul>
          </section>
        </>
      )}
    </section>
  );
}

function Summary({ reviews }: { reviews: readonly Review[] }) {
  const ratings = reviews.map(({ rating }) => rating);
  const { average, count } = summarise(ratings);
  return (
    <div className={styles.summary}>
      <p>
        <span className={classNames('fig', 'num', styles.average)}>{(average ?? 0).toFixed(1)}</span>
        <span className={classNames('cap', 'num', styles.average)}>
          {count} {count === 1 ? 'review' : 'reviews'}
        </span>
      </p>
      <ul className={classNames('num', 'small', styles.bars)} aria-label="How many gave each number of stars">
        {distribution(ratings).map(({ stars, count: gave }) => (
          <li className={styles.bar} key={stars}>
            <span>
              {stars}
              <span className="vh"> {stars === 1 ? 'star' : 'stars'}:</span>
            </span>
            <svg className={styles.track} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
              <rect width={(gave / count) * 100} height="10" fill="var(--c-ink)" />
            </svg>
            <span className={styles.gave}>{gave}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function ReviewItem({ review }: { review: Review }) {
  return (
    <li className={styles.review}>
      <div className={styles.line}>
        <Stars rating={review.rating} />
        {review.created_at === undefined ? null : (
          <time className="cap" dateTime={review.created_at}>
            {dayText(review.created_at)}
          </time>
        )}
      </div>
      {review.comment.trim() === '' ? null : <p className={styles.comment}>{review.comment}</p>}
      <p className="cap">{reviewerName(review)}</p>
    </li>
  );
}

/** Equal on server and client. */
function dayText(iso: string): string {
  const day = new Date(iso);
  if (Number.isNaN(day.getTime())) return '';
  return day.toLocaleDateString('en-US', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
}
