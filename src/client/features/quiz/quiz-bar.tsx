import { PATHS } from '#client/routing/paths.ts';
import { IconButton } from '#client/ui/buttons/icon-button.tsx';
import { Link } from '#client/ui/buttons/link.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { Icon } from '#client/ui/graphics/icon.tsx';
import styles from './quiz-bar.module.css';

interface QuizBarProps {
  /** From 0. */
  index: number;
  count: number;
  /** Quiz 1's back arrow; omitted where Previous exists. */
  onBack?: () => void;
}

/** A stroke per question: answered, current, open. */
export function QuizBar({ index, count, onBack }: QuizBarProps) {
  const strokes = Array.from({ length: count }, (_, place) => (place < index ? styles.done : place === index ? styles.now : undefined));
  return (
    <div className={styles.bar}>
      {onBack === undefined ? null : <IconButton label="Previous question" icon="chevron-left" disabled={index === 0} onClick={onBack} />}
      <div
        className={styles.strokes}
        role="progressbar"
        aria-label={`Question ${index + 1} of ${count}`}
        aria-valuemin={1}
        aria-valuemax={count}
        aria-valuenow={index + 1}
      >
        {strokes.map((state, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a stroke is its place
          <i className={classNames(styles.stroke, state)} key={place} />
        ))}
      </div>
      <Link className={styles.leave} to={PATHS.home} aria-label="Leave the quiz">
        <Icon name="close" />
      </Link>
    </div>
  );
}
