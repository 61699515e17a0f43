import { classNames } from '#client/ui/class-names.ts';
import styles from './effort-shape.module.css';

interface EffortShapeProps {
  /** Mean RPE of each week; null when unknown. */
  efforts: readonly (number | null)[];
  week: number;
  isLighter: (week: number) => boolean;
}

const STEP = 90;
const SHORTEST = 14;
const TALLEST = 64;
/** Height of RPE 6, and per point above. */
const HEIGHT_AT_6 = 22;
const HEIGHT_OF_POINT = 12;

/** Planned effort per week as bars: the selected week highlighted, the deload dashed. */
export function EffortShape({ efforts, week, isLighter }: EffortShapeProps) {
  if (efforts.every((effort) => effort === null)) return null;
  const label = `Planned effort: ${efforts.map((effort, index) => `week ${index + 1} ${effort === null ? 'not given' : `RPE ${effort}`}`).join(', ')}`;
  const base = Math.max(...efforts.map(heightOf)) + 2;
  return (
    <svg className={styles.shape} viewBox={`0 0 ${efforts.length * STEP} ${base + 22}`} role="img" aria-label={label}>
      {efforts.map((effort, index) => {
        const height = heightOf(effort);
        const left = index * STEP + 4;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its week
          <g key={index}>
            <rect
              className={classNames(styles.bar, isLighter(index) && styles.lighter, index === week && styles.chosen)}
              x={left}
              y={base - height}
              width="80"
              height={height}
              rx="4"
            />
            <text className={classNames(styles.text, index === week && styles.chosenText)} x={left + 40} y={base + 18}>
              {isLighter(index) && index !== week ? 'lighter' : effort === null ? '–' : `RPE ${effort}`}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

function heightOf(effort: number | null): number {
  if (effort === null) return SHORTEST;
  return Math.min(TALLEST, Math.max(SHORTEST, HEIGHT_AT_6 + (effort - 6) * HEIGHT_OF_POINT));
}
