import { useId } from 'react';
import { classNames } from '#client/ui/class-names.ts';
import styles from './payments.module.css';

const RATINGS = [1, 2, 3, 4, 5];

/** One to five stars as radio buttons. */
export function RatingField({ value, onChange }: { value: number; onChange: (rating: number) => void }) {
  const name = useId();
  return (
    <fieldset>
      <legend className={styles.strong}>Rating</legend>
      <div className={styles.rating}>
        {RATINGS.map((rating) => (
          <label className={classNames(styles.star, rating <= value && styles.lit)} key={rating}>
            <input
              className={styles.radio}
              type="radio"
              name={name}
              checked={rating === value}
              onChange={() => onChange(rating)}
              aria-label={`${String(rating)} of 5 stars`}
            />
            <svg viewBox="0 0 17 16" width="34" height="32" aria-hidden="true">
              <path d="M8.5 1.6l1.95 4.05 4.45.6-3.25 3.1.8 4.4-3.95-2.15-3.95 2.15.8-4.4-3.25-3.1 4.45-.6z" />
            </svg>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
