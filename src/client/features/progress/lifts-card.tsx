import { dayText } from '#client/locale/formats.ts';
import { PATHS } from '#client/routing/paths.ts';
import { useReading } from '#client/session/use-reading.ts';
import { ButtonLink } from '#client/ui/buttons/button-link.tsx';
import { DetailLink } from '#client/ui/buttons/detail-link.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { PROGRESS_MESSAGES } from '#domain/messages/progress.ts';
import { type LiftTrend, trendGain } from '#domain/progress/main-lifts.ts';
import { timeText } from '#domain/training/set-measure.ts';
import { unitWord, type WeightUnit } from '#domain/training/units.ts';
import { daysBetween } from '#domain/training/week.ts';
import { listLoggedExercises } from '#offline/log/logged-exercises.ts';
import { readMainLifts } from '#offline/log/main-lifts.ts';
import type { Account } from '#offline/store/account.ts';
import styles from './lifts-card.module.css';
import { ProgressFailed } from './progress-states.tsx';

/** The main lifts' estimated max over twelve weeks (PROG-21). */
export function LiftsCard({ account, today }: { account: Account; today: string }) {
  const reading = useReading(`lifts|${account.owner}|${today}`, () => readMainLifts(account, today));
  if (reading.status === 'loading') return <Skeleton height="320px" radius="l" />;
  if (reading.status === 'failed') return <ProgressFailed onRetry={reading.retry} />;
  const { lifts, unit, until } = reading.value;
  return (
    <section className="card" aria-labelledby="lifts">
      <div className="row between">
        <h2 className="h-3" id="lifts">
          Main lifts
        </h2>
        <p className="cap">estimated max, 12 weeks{until === today ? '' : ` to ${dayText(until, today)}`}</p>
      </div>
      {lifts.length === 0 ? <p className="muted">{PROGRESS_MESSAGES.noLifts}</p> : null}
      <ul className={`list ${styles.lifts}`}>
        {lifts.map((lift) => (
          <li key={lift.name}>
            {lift.exercise_id === null ? (
              <div className={styles.lift}>
                <LiftRow lift={lift} unit={unit} today={today} />
              </div>
            ) : (
              <DetailLink className={styles.lift} to={PATHS.exercise.replace(':id', lift.exercise_id)}>
                <LiftRow lift={lift} unit={unit} today={today} />
              </DetailLink>
            )}
          </li>
        ))}
      </ul>
      <AllExercises account={account} />
    </section>
  );
}

/** The way to every exercise ever logged (PROG-34). */
function AllExercises({ account }: { account: Account }) {
  const reading = useReading(`logged|${account.owner}`, () => listLoggedExercises(account));
  const count = reading.status === 'ready' ? reading.value.ids.size + reading.value.names.length : 0;
  return (
    <ButtonLink kind="bare" className={styles.all} to={`${PATHS.exercises}?logged=1`}>
      {count < 2 ? 'All exercises' : `All ${count} exercises`}
    </ButtonLink>
  );
}

function LiftRow({ lift, unit, today }: { lift: LiftTrend; unit: WeightUnit; today: string }) {
  const gain = trendGain(lift);
  if (gain === undefined) return null;
  const word = lift.is_timed ? '' : lift.measure === 'max' ? unitWord(unit) : gain.latest === 1 ? 'rep' : 'reps';
  return (
    <>
      <span className={styles.name}>
        <b>{lift.name}</b>
        <span className="cap num">{gainText(lift, gain, today)}</span>
      </span>
      <Spark points={lift.points} />
      <span className={styles.figure}>
        <b className="num">{figureOf(lift)(gain.latest)}</b> <span className="cap">{word}</span>
      </span>
    </>
  );
}

/** «194», «1:45» */
function figureOf({ is_timed }: LiftTrend): (value: number) => string {
  return is_timed ? timeText : String;
}

/** «up 21 since 1 September», «best 194 on 2 November». */
function gainText(lift: LiftTrend, { latest, gain, best }: NonNullable<ReturnType<typeof trendGain>>, today: string): string {
  const { points } = lift;
  const text = figureOf(lift);
  const first = points[0]?.performed_on ?? today;
  if (points.length === 1) return `first on ${dayText(first, today)}`;
  if (best.value > latest) return `best ${text(best.value)} on ${dayText(best.performed_on, today)}`;
  return gain > 0 ? `up ${text(gain)} since ${dayText(first, today)}` : `level since ${dayText(first, today)}`;
}

const BOX = { width: 96, height: 32, edge: 6 } as const;

/** A small line by day, marigold at its newest point; the row says its figures in words. */
function Spark({ points }: Pick<LiftTrend, 'points'>) {
  const values = points.map(({ value }) => value);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const first = points[0]?.performed_on ?? '';
  const span = Math.max(1, daysBetween(first, points.at(-1)?.performed_on ?? first));
  const place = ({ performed_on, value }: LiftTrend['points'][number]) => ({
    x: BOX.edge + (daysBetween(first, performed_on) / span) * (BOX.width - 2 * BOX.edge),
    y: BOX.height - BOX.edge - (high === low ? 0.5 : (value - low) / (high - low)) * (BOX.height - 2 * BOX.edge),
  });
  const drawn = points.map(place);
  const last = drawn.at(-1);
  return (
    <svg className={styles.spark} viewBox={`0 0 ${BOX.width} ${BOX.height}`} aria-hidden="true">
      <polyline points={drawn.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {last === undefined ? null : <circle cx={drawn.length === 1 ? BOX.width / 2 : last.x} cy={last.y} r="4" />}
    </svg>
  );
}
