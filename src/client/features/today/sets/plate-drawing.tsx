import type { Gym } from '#domain/sync/gym-shape.ts';
import { platesPerSide } from '#domain/training/plates.ts';
import { unitWord, type WeightUnit } from '#domain/training/units.ts';
import styles from './plate-drawing.module.css';

/** Height, width and color token per plate, in the platform's colors. */
const PLATES: Record<WeightUnit, Record<number, { height: number; width: number; colour: string }>> = {
  lb: {
    45: { height: 62, width: 13, colour: '45' },
    35: { height: 54, width: 12, colour: '35' },
    25: { height: 44, width: 11, colour: '25' },
    10: { height: 34, width: 9, colour: '10' },
    5: { height: 26, width: 8, colour: '5' },
    2.5: { height: 20, width: 6, colour: '2' },
  },
  kg: {
    25: { height: 62, width: 14, colour: '55' },
    20: { height: 62, width: 12, colour: '45' },
    15: { height: 54, width: 11, colour: '35' },
    10: { height: 44, width: 10, colour: '25' },
    5: { height: 34, width: 8, colour: '10' },
    2.5: { height: 26, width: 7, colour: '5' },
    1.25: { height: 20, width: 5, colour: '2' },
  },
};

const SLEEVE_START = 75;
const GAP = 2;
/** More plates are only counted in words. */
const DRAWN_MAX = 9;

/** One end of a loaded barbell, with the plates in words; says so where there is no weight yet. */
export function PlateDrawing({ weight, unit, gym }: { weight: string; unit: WeightUnit; gym: Gym | undefined }) {
  const load = platesPerSide(weight, unit, gym);
  const name = unitWord(unit);
  if (!load.exact) return <span className={styles.plain}>No weight yet</span>;
  const words = load.per_side.length === 0 ? 'empty bar' : load.per_side.join(' ');
  const { drawn, end } = placePlates(load.per_side, unit);
  const label =
    load.per_side.length === 0
      ? `The empty ${load.bar} ${name} bar`
      : `Each side: ${load.per_side.join(', ')} ${name} on a ${load.bar} ${name} bar`;
  return (
    <span className={styles.plates}>
      <svg className={styles.drawing} viewBox="34 0 120 70" role="img" aria-label={label}>
        <rect className={styles.shaft} x="0" y="32" width="66" height="6" rx="2" />
        <rect className={styles.shaft} x="64" y="26" width="8" height="18" rx="2" />
        <rect className={styles.sleeve} x="72" y="30" width="112" height="10" rx="3" />
        {drawn.map((plate) => (
          <rect
            key={plate.key}
            className={styles.plate}
            x={plate.left}
            y={35 - plate.height / 2}
            width={plate.width}
            height={plate.height}
            rx="3"
            style={{ fill: `var(--c-plate-${plate.colour})` }}
          />
        ))}
        {drawn.length === 0 ? null : <rect className={styles.collar} x={end} y="27" width="6" height="16" rx="2" />}
      </svg>
      <span className={styles.words} aria-hidden="true">
        {load.per_side.length === 0 ? 'just the' : 'each side'}
        <b className={styles.list}>{load.per_side.length === 0 ? 'bar' : words}</b>
      </span>
    </span>
  );
}

/** Positions of plates, heaviest inside, and of the collar. */
function placePlates(perSide: readonly number[], unit: WeightUnit) {
  let end = SLEEVE_START;
  const drawn = perSide.slice(0, DRAWN_MAX).map((plate, position) => {
    const look = PLATES[unit][plate] ?? ownPlate(plate, unit);
    const left = end;
    end += look.width + GAP;
    return { ...look, left, key: `${position}-${plate}` };
  });
  return { drawn, end };
}

/** An unusual plate: as tall as its neighbors. */
function ownPlate(weight: number, unit: WeightUnit): { height: number; width: number; colour: string } {
  const usual = Object.entries(PLATES[unit]).map(([plate, look]) => ({ plate: Number(plate), ...look }));
  const near = usual.toSorted((a, b) => Math.abs(a.plate - weight) - Math.abs(b.plate - weight))[0];
  return { height: near?.height ?? 20, width: near?.width ?? 6, colour: '2' };
}
