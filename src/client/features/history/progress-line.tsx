import type { ProgressPoint } from '#domain/training/progress.ts';
import { lineScale } from './line-scale.ts';
import styles from './progress-line.module.css';

interface ProgressLineProps {
  points: readonly ProgressPoint[];
  /** A text alternative. */
  label: string;
  /** Labels of both ends. */
  from: string;
  to: string;
}

/** A line with its latest point highlighted, at most three gridlines. A table holds the numbers. */
export function ProgressLine({ points, label, from, to }: ProgressLineProps) {
  const scale = lineScale(points);
  const drawn = points.map((point) => ({ id: point.session_id, x: scale.x(point), y: scale.y(point.value) }));
  const latest = drawn.at(-1);
  return (
    <svg className={styles.line} viewBox="0 0 352 150" role="img" aria-label={label}>
      {scale.ticks.map((tick) => (
        <g key={tick}>
          <path className={styles.grid} d={`M40 ${scale.y(tick)}h312`} />
          <text className={styles.text} x="0" y={scale.y(tick) + 5}>
            {tick}
          </text>
        </g>
      ))}
      <polyline className={styles.stroke} points={drawn.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {drawn.slice(0, -1).map(({ id, x, y }) => (
        <circle className={styles.point} key={id} cx={x} cy={y} r="3" />
      ))}
      {latest === undefined ? null : <circle className={styles.latest} cx={latest.x} cy={latest.y} r="6.5" />}
      <text className={styles.text} x="40" y="146">
        {from}
      </text>
      <text className={styles.text} x="352" y="146" textAnchor="end">
        {to}
      </text>
    </svg>
  );
}
