import { useId } from 'react';
import { monthName, weekdayShort } from '#client/locale/formats.ts';
import { TODAY_WEEK_TEXTS } from '#domain/messages/today-week.ts';
import { dayName } from '#domain/training/next-workout.ts';
import type { PlanWeekDay } from '#domain/training/plan-week.ts';
import styles from './week-strip.module.css';

interface WeekStripProps {
  week: readonly PlanWeekDay[];
  /** yyyy-mm-dd */
  today: string;
  /** Of the plan's days; undefined where they have no weekdays and are chosen elsewhere. */
  labels: readonly string[] | undefined;
  /** The chosen day of the plan. */
  day: number;
  onChoose: (day: number) => void;
}

/** The week in strokes; where each day of the plan has its weekday, it is the choice of the day too (TODAY-15). */
export function WeekStrip({ week, today, labels, day, onChoose }: WeekStripProps) {
  const group = useId();
  return (
    <fieldset className={styles.week}>
      <legend className="vh">{labels === undefined ? 'This week' : 'Day'}</legend>
      {week.map((of) => {
        const label = of.day === null ? undefined : labels?.[of.day];
        const described = `${group}${of.date}`;
        const isToday = of.date === today;
        const face = (
          <span className={`${styles.face} ${isToday ? styles.today : ''} ${of.mark === null && label === undefined ? styles.free : ''}`}>
            <span className={styles.name} aria-hidden="true">
              {weekdayShort(of.date)}
            </span>
            <span className={styles.number} aria-hidden="true">
              {Number(of.date.slice(8))}
            </span>
            <i className={`${styles.stroke} ${of.mark === null ? '' : styles[of.mark]}`} />
            <span className="vh" id={described}>
              {`${weekdayShort(of.date)} ${Number(of.date.slice(8))} ${monthName(of.date)}${isToday ? `, ${TODAY_WEEK_TEXTS.today}` : ''}${
                of.mark === null ? '' : `, ${TODAY_WEEK_TEXTS.marks[of.mark]}`
              }`}
            </span>
          </span>
        );
        if (label === undefined)
          return (
            <span key={of.date} className={styles.day}>
              {face}
            </span>
          );
        return (
          <label key={of.date} className={styles.day}>
            <input
              className={styles.input}
              type="radio"
              name={group}
              checked={of.day === day}
              aria-label={dayName(label)}
              aria-describedby={described}
              onChange={() => onChoose(of.day ?? day)}
            />
            {face}
          </label>
        );
      })}
    </fieldset>
  );
}
