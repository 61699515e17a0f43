import type { KeyboardEvent } from 'react';
import { dayText, monthName, monthWithYear, weekdayShort } from '#client/locale/formats.ts';
import { PATHS } from '#client/routing/paths.ts';
import { useReading } from '#client/session/use-reading.ts';
import { Button } from '#client/ui/buttons/button.tsx';
import { IconButton } from '#client/ui/buttons/icon-button.tsx';
import { Link } from '#client/ui/buttons/link.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { monthDays, shiftMonth } from '#domain/progress/month-days.ts';
import { plannedDays } from '#domain/progress/planned-days.ts';
import type { TrainingTotals } from '#domain/progress/training-totals.ts';
import type { SaveState } from '#domain/sync/register.ts';
import { weekOf } from '#domain/training/week.ts';
import { minutesText } from '#domain/training/workout-minutes.ts';
import { readCurrentPlan } from '#offline/log/plans.ts';
import { workoutsByDay } from '#offline/log/sessions.ts';
import { readUnit } from '#offline/log/training-choice.ts';
import { readTotals } from '#offline/log/training-totals.ts';
import type { Account } from '#offline/store/account.ts';
import styles from './month-card.module.css';

interface MonthCardProps {
  account: Account;
  /** yyyy-mm-dd, as `month`, any day of the shown one. */
  today: string;
  month: string;
  onMove: (month: string) => void;
}

/** A month with a stroke for each workout, and thin ones for planned days; a day with a workout leads to it (PROG-16). */
export function MonthCard({ account, today, month, onMove }: MonthCardProps) {
  const { blanks, days } = monthDays(month);
  const reading = useReading(`month|${account.owner}|${days[0]}|${today}`, () => readMonth(account, days, today), { keep: true });
  const { done, planned, ...read } = reading.status === 'ready' ? reading.value : NOTHING;
  // Not the sum of the month before under the name of this one (PROG-39).
  const totals = read.first === days[0] ? read.totals : null;
  return (
    <section className={classNames('card', styles.card)} aria-label="Month">
      <div className={styles.head}>
        <IconButton icon="chevron-left" label={monthName(shiftMonth(month, -1))} onClick={() => onMove(shiftMonth(month, -1))} />
        <h2 className="h-3 num" aria-live="polite">
          {monthWithYear(month)}
        </h2>
        <IconButton icon="chevron-right" label={monthName(shiftMonth(month, 1))} onClick={() => onMove(shiftMonth(month, 1))} />
      </div>
      <div>
        <div className={styles.names} aria-hidden="true">
          {weekOf(month).map((day) => (
            <span key={day}>
              {weekdayShort(day).slice(0, 1)}
              <span className={styles.restOfName}>{weekdayShort(day).slice(1)}</span>
            </span>
          ))}
        </div>
        <ol className={styles.days} onKeyDown={(event) => moveFocus(event, days, onMove)}>
          {days.map((day, index) => (
            <li key={day} style={index === 0 ? { gridColumnStart: blanks + 1 } : undefined}>
              <Day day={day} today={today} done={done.get(day) ?? []} isPlanned={planned.includes(day)} />
            </li>
          ))}
        </ol>
      </div>
      <p className={classNames('num', styles.totals)}>{totals === null ? '\u00a0' : <MonthTotals {...totals} />}</p>
      {month.slice(0, 7) === today.slice(0, 7) ? null : (
        <Button kind="bare" onClick={() => onMove(today)}>
          This month
        </Button>
      )}
    </section>
  );
}

const NOTHING = { done: new Map<string, SaveState[]>(), planned: [] as string[], totals: null, first: undefined };

async function readMonth(account: Account, days: readonly string[], today: string) {
  const range = { from: days[0] ?? today, to: days.at(-1) ?? today };
  const [done, plan, unit] = await Promise.all([workoutsByDay(account, range), readCurrentPlan(account), readUnit(account)]);
  return {
    done,
    first: days[0],
    totals: await readTotals(account, range, unit),
    planned: plan === undefined ? [] : plannedDays(plan.plan, today),
  };
}

function MonthTotals({ workouts, minutes, sets }: TrainingTotals) {
  const facts = [minutes === 0 ? '' : minutesText(minutes), `${sets} ${sets === 1 ? 'set' : 'sets'}`].filter((fact) => fact !== '');
  if (workouts === 0) return <span className="muted">No workout in this month.</span>;
  return (
    <>
      <b>{workouts === 1 ? '1 workout' : `${workouts} workouts`}</b> <span className="muted">{facts.join(', ')}</span>
    </>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** Arrow keys lead to the next day with a workout in their direction, Home and End to the first and last, Page keys to other months. */
function moveFocus(event: KeyboardEvent<HTMLOListElement>, days: readonly string[], onMove: (month: string) => void): void {
  const { key, currentTarget: list } = event;
  if (key === 'PageUp' || key === 'PageDown') {
    event.preventDefault();
    onMove(shiftMonth(days[0] ?? '', key === 'PageUp' ? -1 : 1));
    return;
  }
  const cells = [...list.children];
  const links = cells.map((cell) => cell.querySelector('a'));
  const at = cells.findIndex((cell) => cell.contains(document.activeElement));
  const to = key === 'Home' ? links.find(Boolean) : key === 'End' ? links.findLast(Boolean) : reached(links, at, STEPS[key]);
  if (to == null) return;
  event.preventDefault();
  to.focus();
}

function reached(links: readonly (HTMLAnchorElement | null)[], at: number, step: number | undefined): HTMLAnchorElement | null | undefined {
  if (step === undefined || at < 0) return undefined;
  for (let place = at + step; place >= 0 && place < links.length; place += step) if (links[place] != null) return links[place];
  return undefined;
}

/** Strokes that fit under a day. */
const STROKES_MOST = 4;

function Day({ day, today, done, isPlanned }: { day: string; today: string; done: readonly SaveState[]; isPlanned: boolean }) {
  const isToday = day === today;
  const isWaiting = isPlanned && done.length === 0;
  const words = [dayText(day, today), describe(done), isWaiting ? 'planned' : ''].filter((word) => word !== '').join(', ');
  const content = (
    <>
      <span aria-hidden="true">{Number(day.slice(8))}</span>
      <span className="vh">{words}</span>
      <span className={styles.strokes} aria-hidden="true">
        {done.slice(0, STROKES_MOST).map((state, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a stroke is its position
          <i className={state === 'sent' ? styles.sent : styles.phone} key={index} />
        ))}
        {isWaiting ? <i className={styles.planned} /> : null}
      </span>
    </>
  );
  const look = classNames(styles.day, isToday && styles.today, (done.length > 0 || isWaiting) && styles.marked);
  const current = isToday ? 'date' : undefined;
  return done.length === 0 ? (
    <span className={look} aria-current={current}>
      {content}
    </span>
  ) : (
    <Link className={look} aria-current={current} to={`${PATHS.history}?day=${day}`}>
      {content}
    </Link>
  );
}

/** «2 workouts, on this phone» */
function describe(done: readonly SaveState[]): string {
  if (done.length === 0) return '';
  const count = done.length === 1 ? 'workout' : `${done.length} workouts`;
  return done.every((state) => state === 'sent') ? count : `${count}, on this phone`;
}
