import { useState } from 'react';
import { dayText, numberText } from '#client/locale/formats.ts';
import { LineChart } from '#client/training/line-chart.tsx';
import { Chip, ChipRow } from '#client/ui/forms/chip.tsx';
import { Segmented } from '#client/ui/forms/segmented.tsx';
import { LIBRARY_MESSAGES } from '#domain/messages/library.ts';
import type { DayMeasure, ExerciseDay } from '#domain/progress/exercise-days.ts';
import { TREND_DAYS } from '#domain/progress/main-lifts.ts';
import { firstBest } from '#domain/training/first-best.ts';
import { unitWord } from '#domain/training/units.ts';
import { shiftDay } from '#domain/training/week.ts';
import type { LoggedSet } from '#offline/log/set-logs.ts';
import styles from './exercise-log.module.css';
import { amountText, figureText, type Told } from './told.ts';

const MEASURES = [
  { value: 'max', label: 'Max' },
  { value: 'best', label: 'Best set' },
  { value: 'volume', label: 'Volume' },
] as const;

const PERIODS = [
  { days: TREND_DAYS, label: '12 weeks' },
  { days: 365, label: '1 year' },
  { days: null, label: 'All' },
] as const;

interface ExerciseTrendProps {
  name: string;
  days: readonly ExerciseDay<LoggedSet>[];
  /** Sets that were read, when there are more (PROG-22). */
  ofNewest: number | null;
  told: Told;
  /** yyyy-mm-dd */
  today: string;
}

/** An exercise by day: estimated max, best set or volume, over a time (PROG-27); what is told by no load is a line of its best sets. */
export function ExerciseTrend({ name, days, ofNewest, told, today }: ExerciseTrendProps) {
  const hasChoice = told.measure === 'load' || told.measure === 'reps';
  const [chosen, setMeasure] = useState<DayMeasure>('max');
  const shown = hasChoice ? chosen : 'best';
  const [period, setPeriod] = useState(() => firstPeriod(days, today));
  const from = period.days === null ? '' : shiftDay(today, -period.days);
  const word = wordOf(told, shown);
  const points = days.flatMap(({ performed_on, figures }) => {
    const value = figures[shown];
    return value === undefined || performed_on < from ? [] : [{ day: performed_on, value, text: `${figureText(value, told)} ${word}` }];
  });
  const latest = points.at(-1);
  const change = told.measure === 'help' ? helpText(points, told, today) : changeText(points, told, today);
  return (
    <div className={styles.trend}>
      {hasChoice ? <Segmented label={`${name} by`} options={MEASURES} value={shown} onChange={setMeasure} /> : null}
      <p className={styles.headline}>
        {latest === undefined ? (
          <span className="muted">{LIBRARY_MESSAGES.notInPeriod}</span>
        ) : (
          <>
            <span className="fig">{figureText(latest.value, told)}</span> <span className="muted">{word}</span>
          </>
        )}
      </p>
      <p className="small muted num">{change}</p>
      {points.length < 2 ? (
        <p className={styles.room}>{LIBRARY_MESSAGES.lineToCome}</p>
      ) : (
        <LineChart points={points} label={`${name}, ${word}: ${change}`} word={word} today={today} />
      )}
      <ChipRow label="Time shown" wraps>
        {PERIODS.map((option) => (
          <Chip key={option.label} pressed={option === period} onClick={() => setPeriod(option)}>
            {option.days === null && ofNewest !== null ? `Newest ${numberText(ofNewest)} sets` : option.label}
          </Chip>
        ))}
      </ChipRow>
    </div>
  );
}

const LOAD_WORDS: Record<DayMeasure, string> = { max: 'estimated max', best: 'best set', volume: 'moved in a day' };

/** What a figure counts, behind it. */
function wordOf({ measure, unit, distance_unit }: Told, shown: DayMeasure): string {
  if (measure === 'load') return `${unitWord(unit)} ${LOAD_WORDS[shown]}`;
  if (measure === 'help') return `${unitWord(unit)} of help`;
  if (measure === 'time') return 'longest set';
  if (measure === 'distance') return `${distance_unit} farthest`;
  return shown === 'volume' ? 'reps in a day' : 'reps in one set';
}

type Point = { readonly day: string; readonly value: number };

/** The gain since the first shown day, or the best; a later lower day is no loss: easy days say less. */
function changeText(points: readonly Point[], told: Told, today: string): string {
  const [first, latest] = [points[0], points.at(-1)];
  if (first === undefined || latest === undefined) return '';
  if (first === latest) return `On ${dayText(first.day, today)}`;
  const best = firstBest(points, ({ value }) => value) ?? latest;
  if (best.value > latest.value) return `Best: ${amountText(best.value, told)} on ${dayText(best.day, today)}`;
  const gain = latest.value - first.value;
  return gain > 0 ? `Up ${amountText(gain, told)} since ${dayText(first.day, today)}` : `The same as on ${dayText(first.day, today)}`;
}

/** Less help since the first shown day, or the day of the least; values stand below zero (PROG-32). */
function helpText(points: readonly Point[], told: Told, today: string): string {
  const [first, latest] = [points[0], points.at(-1)];
  if (first === undefined || latest === undefined) return '';
  if (first === latest) return `On ${dayText(first.day, today)}`;
  const best = firstBest(points, ({ value }) => value) ?? latest;
  if (best.value > latest.value) return `Least: ${amountText(best.value, told)} on ${dayText(best.day, today)}`;
  const less = latest.value - first.value;
  return less > 0 ? `${amountText(less, told)} less than on ${dayText(first.day, today)}` : `The same as on ${dayText(first.day, today)}`;
}

/** The shortest time with a line to draw, else all. */
function firstPeriod(days: readonly { performed_on: string }[], today: string): (typeof PERIODS)[number] {
  const hasLine = (from: string) => days.filter(({ performed_on }) => performed_on >= from).length > 1;
  return PERIODS.find((period) => period.days === null || hasLine(shiftDay(today, -period.days))) ?? PERIODS[0];
}
