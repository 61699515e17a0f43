import { useId } from 'react';
import { classNames } from '#client/ui/class-names.ts';
import type { Muscle } from '#domain/exercises/exercise.ts';
import { capital } from '#domain/exercises/exercise-words.ts';
import styles from './body-figure.module.css';
import { BACK_LINES, FIGURE_BOX, type FigureSide, FRONT_LINES, HEAD, OUTLINE, REGIONS } from './body-figure-table.ts';

interface BodyFigureProps {
  side: FigureSide;
  /** Filled. */
  primary: readonly Muscle[];
  /** Hatched, so that color is not needed. */
  secondary: readonly Muscle[];
  /** A pointer shortcut; the choice also exists as text. */
  onPick?: (muscle: Muscle) => void;
}

/** One side of a figure with an exercise's muscles, and a text alternative. */
export function BodyFigure({ side, primary, secondary, onPick }: BodyFigureProps) {
  const hatch = useId();
  const half = (
    <>
      <path className={styles.skin} d={OUTLINE} />
      {Object.entries(REGIONS[side]).map(([muscle, paths]) => {
        const isMain = primary.includes(muscle as Muscle);
        const helps = !isMain && secondary.includes(muscle as Muscle);
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for a pointer; the screen offers the same choice in words
          <g
            key={muscle}
            className={classNames(isMain ? styles.main : helps ? styles.helper : styles.idle, onPick !== undefined && styles.pick)}
            onClick={() => onPick?.(muscle as Muscle)}
            fill={helps ? `url(#${hatch})` : undefined}
          >
            {onPick === undefined ? null : <title>{capital(muscle)}</title>}
            {paths.map((d) => (
              <path key={d} d={d} />
            ))}
          </g>
        );
      })}
      <path className={styles.line} d={OUTLINE} />
      <path className={classNames(styles.line, styles.fine)} d={side === 'front' ? FRONT_LINES : BACK_LINES} />
      <path className={classNames(styles.skin, styles.line)} d={HEAD} />
    </>
  );
  return (
    <svg className={styles.figure} viewBox={FIGURE_BOX} role="img" aria-label={sentence(side, primary, secondary)}>
      <defs>
        <pattern id={hatch} width="4.6" height="4.6" patternUnits="userSpaceOnUse" patternTransform="rotate(18)">
          <rect className={styles.hatchGround} width="4.6" height="4.6" />
          <rect className={styles.hatchStroke} width="1.7" height="4.6" />
        </pattern>
      </defs>
      <g transform="scale(-1 1)">{half}</g>
      <g>{half}</g>
    </svg>
  );
}

function sentence(side: FigureSide, primary: readonly Muscle[], secondary: readonly Muscle[]): string {
  if (primary.length + secondary.length === 0) return `The body from the ${side}`;
  const here = (muscles: readonly Muscle[]) => muscles.filter((muscle) => REGIONS[side][muscle] !== undefined);
  const [main, helpers] = [here(primary), here(secondary)];
  const parts = [...(main.length > 0 ? [`mainly ${listed(main)}`] : []), ...(helpers.length > 0 ? [`also ${listed(helpers)}`] : [])];
  return `The body from the ${side}: ${parts.length === 0 ? 'nothing on this side' : parts.join(', ')}`;
}

function listed(muscles: readonly Muscle[]): string {
  return muscles.length < 2 ? muscles.join('') : `${muscles.slice(0, -1).join(', ')} and ${muscles.at(-1)}`;
}
