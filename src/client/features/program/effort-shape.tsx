import { classNames } from '#client/ui/class-names.ts';
import styles from './effort-shape.module.css';
import { NowMark } from './now-mark.tsx';

interface EffortShapeProps {
  /** Mean RPE of each week; null when unknown. */
  efforts: readonly (number | null)[];
  /** Sets of each week. */
  sets: readonly number[];
  /** The week shown. */
  week: number;
  /** The week to train; null for a plan that is not current. */
  now: number | null;
  isLighter: (week: number) => boolean;
}

const STEP = 90;
const SHORTEST = 14;
const TALLEST = 64;
/** Height of RPE 6, and per point above. */
const HEIGHT_AT_6 = 22;
const HEIGHT_OF_POINT = 12;

/** Planned effort and sets of each week: the selected week highlighted, the current one marked, the deload dashed. */
export function EffortShape({ efforts, sets, week, now, isLighter }: EffortShapeProps) {
  return (
    <div className={styles.shape}>
      <EffortBars efforts={efforts} week={week} isLighter={isLighter} />
      <ol className={styles.numbers}>
        {efforts.map((effort, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its week
          <li key={index} className={classNames(styles.text, index === week && styles.chosenText)}>
            <span className="vh">{`Week ${index + 1}: `}</span>
            {effort === null ? null : <span>{`RPE ${effort}`}</span>}
            <span className="vh">, </span>
            <span>{`${sets[index] ?? 0} ${sets[index] === 1 ? 'set' : 'sets'}`}</span>
            {isLighter(index) ? <span>lighter</span> : null}
            {index === now ? <NowMark /> : null}
          </li>
        ))}
      </ol>
    </div>
  );
}

function EffortBars({ efforts, week, isLighter }: Pick<EffortShapeProps, 'efforts' | 'week' | 'isLighter'>) {
  if (efforts.every((effort) => effort === null)) return null;
  const label = `Planned effort: ${efforts.map((effort, index) => `week ${index + 1} ${effort === null ? 'not given' : `RPE ${effort}`}`).join(', ')}`;
  const base = Math.max(...efforts.map(heightOf)) + 2;
  return (
    <svg viewBox={`0 0 ${efforts.length * STEP} ${base}`} role="img" aria-label={label}>
      {efforts.map((effort, index) => {
        const height = heightOf(effort);
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its week
            key={index}
            className={classNames(styles.bar, isLighter(index) && styles.lighter, index === week && styles.chosen)}
            x={index * STEP + 4}
            y={base - height - 1}
            width="80"
            height={height}
            rx="4"
          />
        );
      })}
    </svg>
  );
}

function heightOf(effort: number | null): number {
  if (effort === null) return SHORTEST;
  return Math.min(TALLEST, Math.max(SHORTEST, HEIGHT_AT_6 + (effort - 6) * HEIGHT_OF_POINT));
}
