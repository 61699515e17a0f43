import { classNames } from '../class-names.ts';
import styles from './tally.module.css';

export type StrokeState = 'sent' | 'phone' | 'now' | 'todo' | 'missed';

interface TallyProps {
  /** One inner list per exercise. */
  groups: readonly (readonly StrokeState[])[];
  /** A text alternative, e.g. "4 sets sent, 2 on this phone, 9 to do". Empty beside the same text. */
  label: string;
  size?: 'xs' | 's' | 'm';
}

/** Tally marks: solid = sent, outlined = on this phone, marigold = now, pale = to do, a low stub = missed. */
export function Tally({ groups, label, size = 'm' }: TallyProps) {
  const look = classNames(styles.tally, size !== 'm' && styles.s, size === 'xs' && styles.xs);
  const strokes = groups.map((strokes, group) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a stroke is its position
    <span className={styles.group} key={group}>
      {strokes.map((state, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a stroke is its position
        <i className={classNames(styles.stroke, styles[state])} key={position} />
      ))}
    </span>
  ));
  if (label === '')
    return (
      <span className={look} aria-hidden="true">
        {strokes}
      </span>
    );
  return (
    <span className={look} role="img" aria-label={label}>
      {strokes}
    </span>
  );
}
