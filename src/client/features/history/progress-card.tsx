import { dayText } from '#client/locale/formats.ts';
import { useReading } from '#client/session/use-reading.ts';
import { LineChart } from '#client/training/line-chart.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { SelectField } from '#client/ui/forms/select-field.tsx';
import { HISTORY_MESSAGES } from '#domain/messages/history.ts';
import { type Progress, type ProgressPoint, progressOf } from '#domain/training/progress.ts';
import { unitWord, type WeightUnit } from '#domain/training/units.ts';
import type { Account } from '#offline/store/account.ts';
import styles from './progress-card.module.css';
import { readProgress } from './read-day.ts';

/** Sessions that fit on a phone. */
const POINTS_SHOWN = 24;

interface ProgressCardProps {
  account: Account;
  /** Selectable exercises. */
  names: readonly string[];
  name: string;
  unit: WeightUnit;
  today: string;
  onChoose: (name: string) => void;
}

/** An exercise's progress by session. */
export function ProgressCard({ account, names, name, unit, today, onChoose }: ProgressCardProps) {
  const reading = useReading(`progress|${account.owner}|${unit}|${name}`, async () => progressOf(await readProgress(account, name), unit));
  return (
    <section className="card" aria-label={`Progress of ${name}`}>
      {names.length > 1 ? (
        <SelectField
          label="Progress of"
          options={names.map((option) => ({ value: option, label: option }))}
          value={name}
          onChange={onChoose}
        />
      ) : (
        <h3 className="h-4">{name}</h3>
      )}
      {reading.status === 'ready' ? (
        <ProgressDetail progress={reading.value} name={name} unit={unit} today={today} />
      ) : (
        <div className={styles.waiting}>
          <Skeleton height="230px" />
        </div>
      )}
    </section>
  );
}

function ProgressDetail({ progress, name, unit, today }: { progress: Progress; name: string; unit: WeightUnit; today: string }) {
  const points = progress.points.slice(-POINTS_SHOWN);
  const latest = points.at(-1);
  const first = points[0];
  if (latest === undefined || first === undefined) return <p className={styles.hint}>No figure can be told from these sets.</p>;
  const word = progress.measure === 'max' ? `${unitWord(unit)} estimated max` : latest.value === 1 ? 'rep' : 'reps in one set';
  return (
    <>
      <p className={styles.headline}>
        <span className="fig">{latest.value}</span> <span className="muted">{word}</span>
      </p>
      <p className={styles.change}>{changeText(points, progress.measure, unit, today)}</p>
      {progress.measure === 'max' ? <p className={styles.hint}>{HISTORY_MESSAGES.estimatedBy}</p> : null}
      {points.length < 2 ? (
        <p className={styles.hint}>A line appears with the next session that has it.</p>
      ) : (
        <LineChart
          points={points.map(({ performed_on, value }) => ({ day: performed_on, value, text: `${value}` }))}
          label={lineText(name, points, word)}
          word={word}
          today={today}
        />
      )}
    </>
  );
}

/** The gain since the first shown session, and the best. Later lower values are no loss: easy days estimate less. */
function changeText(points: readonly ProgressPoint[], measure: Progress['measure'], unit: WeightUnit, today: string): string {
  const [first, latest] = [points[0], points.at(-1)];
  if (first === undefined || latest === undefined) return '';
  const named = (value: number) => `${value} ${measure === 'max' ? unitWord(unit) : value === 1 ? 'rep' : 'reps'}`;
  const on = (point: ProgressPoint) => dayText(point.performed_on, today);
  if (first === latest) return `First logged on ${on(first)}`;
  const best = points.reduce((top, point) => (point.value > top.value ? point : top));
  const change = latest.value - first.value;
  const rise = change > 0 ? `Up ${named(change)} since ${on(first)}` : '';
  if (best.value === latest.value) return rise === '' ? `The same as on ${on(first)}` : rise;
  return rise === '' ? `Best: ${named(best.value)} on ${on(best)}` : `${rise}; best ${named(best.value)} on ${on(best)}`;
}

function lineText(name: string, points: readonly ProgressPoint[], word: string): string {
  return `${name}: from ${points[0]?.value} to ${points.at(-1)?.value} ${word} over ${points.length} sessions`;
}
