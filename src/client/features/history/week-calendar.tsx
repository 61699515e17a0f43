import { monthName, weekdayShort, weekRangeText } from '#client/locale/formats.ts';
import { IconButton } from '#client/ui/buttons/icon-button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import type { SaveState } from '#domain/sync/register.ts';
import styles from './week-calendar.module.css';

interface WeekCalendarProps {
  /** Seven days, Sunday first, yyyy-mm-dd. */
  days: readonly string[];
  /** Days with a workout. */
  dates: ReadonlyMap<string, SaveState>;
  today: string;
  selected: string | null;
  onSelect: (day: string) => void;
  onMove: (weeks: number) => void;
}

/** A week with a mark under each workout day: solid when synced, otherwise outlined. */
export function WeekCalendar({ days, dates, today, selected, onSelect, onMove }: WeekCalendarProps) {
  return (
    <section aria-label="Week">
      <div className={styles.head}>
        <IconButton line icon="chevron-left" label="Previous week" onClick={() => onMove(-1)} />
        <h2 className="h-3 num" aria-live="polite">
          {weekRangeText(days, today)}
        </h2>
        <IconButton line icon="chevron-right" label="Next week" onClick={() => onMove(1)} />
      </div>
      <div className={styles.week}>
        {days.map((day) => {
          const state = dates.get(day);
          return (
            <button
              type="button"
              key={day}
              className={classNames(styles.day, day === selected && styles.selected, day > today && styles.ahead)}
              aria-pressed={day === selected}
              aria-current={day === today ? 'date' : undefined}
              onClick={() => onSelect(day)}
            >
              <span className={styles.name}>{weekdayShort(day)}</span> <span className={styles.number}>{Number(day.slice(8))}</span>
              <span className="vh">
                {' '}
                {monthName(day)}
                {describe(state)}
              </span>
              <i className={classNames(styles.stroke, state !== undefined && (state === 'sent' ? styles.sent : styles.phone))} />
            </button>
          );
        })}
      </div>
    </section>
  );
}

function describe(state: SaveState | undefined): string {
  if (state === undefined) return '';
  return state === 'sent' ? ', workout logged' : ', workout logged, on this phone';
}
