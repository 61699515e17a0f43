import { numberText } from '#client/locale/formats.ts';
import type { DeskFacts, DeskLift } from '#domain/coaching/desk-facts.ts';
import { unitWord, type WeightUnit } from '#domain/training/units.ts';
import { daysBetween } from '#domain/training/week.ts';
import styles from './client-page.module.css';

const LIFTS_SHOWN = 4;
const WIDTH = 240;
const HEIGHT = 44;
const EDGE = 5;

/** The main lifts over the weeks that are shared, each with its newest figure and a line. */
export function TrendCard({ facts: { lifts, unit } }: { facts: DeskFacts }) {
  const shown = lifts.filter(({ points }) => points.length > 1).slice(0, LIFTS_SHOWN);
  if (shown.length === 0) return null;
  return (
    <section className={`card ${styles.trends}`} aria-label="Trends">
      <h2 className="h-4">Trends</h2>
      <ul>
        {shown.map((lift) => (
          <li key={lift.name}>
            <Trend lift={lift} unit={unit} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Trend({ lift: { name, measure, points }, unit }: { lift: DeskLift; unit: WeightUnit }) {
  const [first, newest] = [points[0], points.at(-1)];
  if (first === undefined || newest === undefined) return null;
  const word = measure === 'max' ? unitWord(unit) : 'reps';
  const weeks = Math.max(1, Math.round(daysBetween(first.on, newest.on) / 7));
  return (
    <>
      <p className={styles.lift}>
        <span className="small">{`${name}, ${measure === 'max' ? 'estimated max' : 'most reps'}`}</span>
        <span className="num">
          <b>{numberText(newest.value, 0)}</b> <span className="small muted">{word}</span>
        </span>
      </p>
      <TrendLine points={points} />
      <p className="cap">
        {`${numberText(first.value, 0)} to ${numberText(newest.value, 0)} in ${weeks} week${weeks === 1 ? '' : 's'}, ${points.length} workouts`}
      </p>
    </>
  );
}

/** Drawn by day; the sentence below says the same. */
function TrendLine({ points }: Pick<DeskLift, 'points'>) {
  const from = points[0]?.on ?? '';
  const days = Math.max(1, daysBetween(from, points.at(-1)?.on ?? from));
  const values = points.map(({ value }) => value);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const placed = points.map(({ on, value }) => ({
    x: EDGE + (daysBetween(from, on) / days) * (WIDTH - 2 * EDGE),
    y: high === low ? HEIGHT / 2 : HEIGHT - EDGE - ((value - low) / (high - low)) * (HEIGHT - 2 * EDGE),
  }));
  const end = placed.at(-1);
  return (
    <svg className={styles.line} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <polyline points={placed.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')} />
      {end === undefined ? null : <circle cx={end.x} cy={end.y} r="4" />}
    </svg>
  );
}
