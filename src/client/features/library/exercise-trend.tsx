import { useState } from 'react';
import { dayText, numberText } from '#client/locale/formats.ts';
import { LineChart } from '#client/training/line-chart.tsx';
import { Chip, ChipRow } from '#client/ui/forms/chip.tsx';
import { Segmented } from '#client/ui/forms/segmented.tsx';
import { LIBRARY_MESSAGES } from '#domain/messages/library.ts';
import type { DayMeasure, ExerciseDay } from '#domain/progress/exercise-days.ts';
import { isHelp } from '#domain/training/set-measure.ts';
import { unitWord, type WeightUnit } from '#domain/training/units.ts';
import { shiftDay } from '#domain/training/week.ts';
import type { LoggedSet } from '#offline/log/set-logs.ts';
import styles from './exercise-log.module.css';

const MEASURES = [
  { value: 'max', label: 'Max' },
  { value: 'best', label: 'Best set' },
  { value: 'volume', label: 'Volume' },
] as const;

const PERIODS = [
  { days: 91, label: '3 months' },
  { days: 365, label: '1 year' },
  { days: null, label: 'All' },
] as const;

interface ExerciseTrendProps {
  name: string;
  days: readonly ExerciseDay<LoggedSet>[];
  /** Sets that were read, when there are more (PROG-22). */
  ofNewest: number | null;
  unit: WeightUnit;
  /** yyyy-mm-dd */
  today: string;
}

/** An exercise by day: estimated max, best set or volume, over a time (PROG-27). */
export function ExerciseTrend({ name, days, ofNewest, unit, today }: ExerciseTrendProps) {
  const isHelped = days.some(({ best }) => isHelp(best.weight)) && days.every(({ figures }) => figures.max === undefined);
  const [chosen, setMeasure] = useState<DayMeasure>('max');
  // With help there is no max and nothing moved: the least help of a day is the line.
  const measure = isHelped ? 'best' : chosen;
  const [period, setPeriod] = useState(() => firstPeriod(days, today));
  const isLoaded = days.some(({ best }) => best.weight !== '');
  const from = period.days === null ? '' : shiftDay(today, -period.days);
  const word = isHelped ? `${unitWord(unit)} of help` : isLoaded ? `${unitWord(unit)} ${WORDS[measure]}` : REP_WORDS[measure];
  const points = days.flatMap(({ performed_on, figures }) => {
    const value = figures[measure];
    return value === undefined || performed_on < from
      ? []
      : [{ day: performed_on, value, text: `${numberText(Math.abs(value), 1)} ${word}` }];
  });
  const latest = points.at(-1);
  const change = isHelped ? helpText(points, unitWord(unit), today) : changeText(points, isLoaded ? unitWord(unit) : 'reps', today);
  return (
    <div className={styles.trend}>
      {isHelped ? null : <Segmented label={`${name} by`} options={MEASURES} value={measure} onChange={setMeasure} />}
      <p className={styles.headline}>
        {latest === undefined ? (
          <span className="muted">{LIBRARY_MESSAGES.notInPeriod}</span>
        ) : (
          <>
            <span className="fig">{numberText(Math.abs(latest.value), 1)}</span> <span className="muted">{word}</span>
          </>
        )}
      </p>
      <p className="small muted num">{change}</p>
      {points.length < 2 ? (
        <p className={styles.room}>{LIBRARY_MESSAGES.lineToCome}</p>
      ) : (
        <LineChart points={points} label={`${name}, ${word}: ${change}`} word={word} today={today} />
      )}
      <ChipRow label="Time shown">
        {PERIODS.map((option) => (
          <Chip key={option.label} pressed={option === period} onClick={() => setPeriod(option)}>
            {option.days === null && ofNewest !== null ? `Newest ${numberText(ofNewest)} sets` : option.label}
          </Chip>
        ))}
      </ChipRow>
    </div>
  );
}

/** The shortest time with a line to draw, else all. */
function firstPeriod(days: readonly { performed_on: string }[], today: string): (typeof PERIODS)[number] {
  const hasLine = (from: string) => days.filter(({ performed_on }) => performed_on >= from).length > 1;
  return PERIODS.find((period) => period.days === null || hasLine(shiftDay(today, -period.days))) ?? PERIODS[0];
}

const WORDS: Record<DayMeasure, string> = { max: 'estimated max', best: 'best set', volume: 'moved in a day' };
const REP_WORDS: Record<DayMeasure, string> = { max: 'reps in one set', best: 'reps in one set', volume: 'reps in a day' };

/** The gain since the first shown day, or the best; a later lower day is no loss: easy days say less. */
function changeText(points: readonly { day: string; value: number }[], word: string, today: string): string {
  const [first, latest] = [points[0], points.at(-1)];
  if (first === undefined || latest === undefined) return '';
  if (first === latest) return `On ${dayText(first.day, today)}`;
  const best = points.reduce((top, point) => (point.value > top.value ? point : top));
  if (best.value > latest.value) return `Best: ${numberText(best.value, 1)} ${word} on ${dayText(best.day, today)}`;
  const gain = latest.value - first.value;
  return gain > 0 ? `Up ${numberText(gain, 1)} ${word} since ${dayText(first.day, today)}` : `The same as on ${dayText(first.day, today)}`;
}

/** Less help since the first shown day, or the day of the least; values stand below zero (PROG-32). */
function helpText(points: readonly { day: string; value: number }[], word: string, today: string): string {
  const [first, latest] = [points[0], points.at(-1)];
  if (first === undefined || latest === undefined) return '';
  if (first === latest) return `On ${dayText(first.day, today)}`;
  const best = points.reduce((top, point) => (point.value > top.value ? point : top));
  if (best.value > latest.value) return `Least: ${numberText(-best.value, 1)} ${word} on ${dayText(best.day, today)}`;
  const less = latest.value - first.value;
  return less > 0
    ? `${numberText(less, 1)} ${word} less than on ${dayText(first.day, today)}`
    : `The same as on ${dayText(first.day, today)}`;
}
