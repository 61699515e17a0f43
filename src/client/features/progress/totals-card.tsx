import { useState } from 'react';
import { monthWithYear, numberText, weekRangeText } from '#client/locale/formats.ts';
import { useReading } from '#client/session/use-reading.ts';
import { IconButton } from '#client/ui/buttons/icon-button.tsx';
import { Segmented } from '#client/ui/forms/segmented.tsx';
import { monthDays, shiftMonth } from '#domain/progress/month-days.ts';
import type { TrainingTotals } from '#domain/progress/training-totals.ts';
import { unitWord, type WeightUnit } from '#domain/training/units.ts';
import { shiftWeek, weekOf } from '#domain/training/week.ts';
import { minutesText } from '#domain/training/workout-minutes.ts';
import { readUnit } from '#offline/log/training-choice.ts';
import { readTotals } from '#offline/log/training-totals.ts';
import type { Account } from '#offline/store/account.ts';
import styles from './totals-card.module.css';

type Period = 'week' | 'month' | 'year';

const PERIODS = [
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
  { value: 'year', label: 'Year' },
] as const;

/** What was done in a week, a month or a year (PROG-18). */
export function TotalsCard({ account, today }: { account: Account; today: string }) {
  const [period, setPeriod] = useState<Period>('week');
  const [day, setDay] = useState(today);
  const { from, to, name } = spanOf(period, day, today);
  const reading = useReading(
    `totals|${account.owner}|${from}|${to}`,
    async () => {
      const unit = await readUnit(account);
      return { unit, totals: await readTotals(account, { from, to }, unit), name };
    },
    { keep: true },
  );
  // Span and numbers change together (PROG-39).
  const shown = reading.status === 'ready' ? reading.value : undefined;
  const choose = (next: Period) => {
    setPeriod(next);
    setDay(today);
  };
  const move = (by: number) => setDay(period === 'week' ? shiftWeek(day, by) : shiftMonth(day, period === 'month' ? by : by * 12));
  return (
    <section className="card" aria-label="Totals">
      <Segmented label="Totals by" options={PERIODS} value={period} onChange={choose} />
      <div className={styles.head}>
        <IconButton icon="chevron-left" label={`Previous ${period}`} onClick={() => move(-1)} />
        <h2 className="h-4 num" aria-live="polite">
          {shown?.name ?? name}
        </h2>
        <IconButton icon="chevron-right" label={`Next ${period}`} onClick={() => move(1)} />
      </div>
      <Figures value={shown} />
    </section>
  );
}

function spanOf(period: Period, day: string, today: string): { from: string; to: string; name: string } {
  if (period === 'week') {
    const days = weekOf(day);
    return { from: days[0] ?? day, to: days[6] ?? day, name: weekRangeText(days, today) };
  }
  const year = day.slice(0, 4);
  if (period === 'year') return { from: `${year}-01-01`, to: `${year}-12-31`, name: year };
  const { days } = monthDays(day);
  return { from: days[0] ?? day, to: days.at(-1) ?? day, name: monthWithYear(day) };
}

function Figures({ value }: { value: { unit: WeightUnit; totals: TrainingTotals } | undefined }) {
  const { workouts, minutes, sets, moved } = value?.totals ?? { workouts: 0, minutes: 0, sets: 0, moved: 0 };
  const unit = unitWord(value?.unit ?? 'lb');
  const figures = [
    [numberText(workouts), workouts === 1 ? 'workout' : 'workouts'],
    [minutesText(minutes), 'trained'],
    [numberText(sets), sets === 1 ? 'set' : 'sets'],
    [`${numberText(moved)} ${unit}`, 'moved'],
  ] as const;
  return (
    <dl className={styles.figures} aria-busy={value === undefined}>
      {figures.map(([figure, word]) => (
        <div key={word}>
          <dt className="cap">{word}</dt>
          <dd className="num">{value === undefined ? '…' : figure}</dd>
        </div>
      ))}
    </dl>
  );
}
