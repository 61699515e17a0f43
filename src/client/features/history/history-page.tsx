import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { dayText } from '#client/locale/formats.ts';
import { PATHS } from '#client/routing/paths.ts';
import { useAccount } from '#client/session/use-account.ts';
import { useFirstSync } from '#client/session/use-first-sync.ts';
import { useReading } from '#client/session/use-reading.ts';
import { useToday } from '#client/session/use-today.ts';
import { Button } from '#client/ui/buttons/button.tsx';
import { ButtonLink } from '#client/ui/buttons/button-link.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { Icon } from '#client/ui/graphics/icon.tsx';
import { EDIT_WORKOUT_MESSAGES } from '#domain/messages/edit-workout.ts';
import { HISTORY_MESSAGES } from '#domain/messages/history.ts';
import { shiftWeek, weekOf } from '#domain/training/week.ts';
import { lastWorkoutDate } from '#offline/log/last-workout.ts';
import { workoutDates } from '#offline/log/sessions.ts';
import type { Account } from '#offline/store/account.ts';
import { AfterChange } from './after-change.tsx';
import { dayAsked } from './day-asked.ts';
import { HistoryFailed, HistoryLoading, HistoryScreen } from './history-states.tsx';
import { WeekCalendar } from './week-calendar.tsx';
import { WorkoutDay } from './workout-day.tsx';

/** Workout History: a week at a time, and what was done on each of its days (HIST-1). */
export function HistoryPage() {
  const account = useAccount();
  const today = useToday(account.now);
  const isFirstSync = useFirstSync();
  const asked = dayAsked(useSearchParams()[0]);
  const [anchor, setAnchor] = useState(asked);
  const [picked, setPicked] = useState(asked);
  const days = weekOf(anchor ?? today);
  const reading = useReading(`week|${account.owner}|${days[0]}`, () => readWeek(account, days), { keep: true });
  if (reading.status === 'loading') return <HistoryLoading />;
  if (reading.status === 'failed') return <HistoryFailed onRetry={reading.retry} />;
  const { dates, last, before } = reading.value;
  const selected = picked !== null && days.includes(picked) ? picked : latestOf(days, dates, today);
  if (last === undefined && isFirstSync) return <HistoryLoading />;
  const move = (weeks: number) => setAnchor(shiftWeek(anchor ?? today, weeks));
  return (
    <HistoryScreen>
      <AfterChange account={account} />
      <WeekCalendar days={days} dates={dates} today={today} selected={selected} onSelect={setPicked} onMove={move} />
      <div>
        <ButtonLink kind="bare" to={`${PATHS.workout}${selected === null ? '' : `?day=${selected}`}`}>
          <Icon name="plus" size="s" /> {EDIT_WORKOUT_MESSAGES.newTitle}
        </ButtonLink>
      </div>
      {last === undefined ? (
        <EmptyState
          sentence={HISTORY_MESSAGES.empty}
          action={
            <ButtonLink kind="line" to={PATHS.today}>
              Go to Today's Workout
            </ButtonLink>
          }
        >
          <ButtonLink kind="bare" to={PATHS.importLog}>
            Bring your history
          </ButtonLink>
        </EmptyState>
      ) : selected === null ? (
        <EmptyState
          sentence="No workout in this week."
          action={before === undefined ? undefined : <Button onClick={() => setAnchor(before)}>Go to {dayText(before, today)}</Button>}
        />
      ) : (
        <WorkoutDay key={selected} account={account} date={selected} today={today} />
      )}
    </HistoryScreen>
  );
}

async function readWeek(account: Account, days: readonly string[]) {
  const from = days[0] ?? '';
  const to = days.at(-1) ?? from;
  const [dates, last, before] = await Promise.all([
    workoutDates(account, { from, to }),
    lastWorkoutDate(account),
    lastWorkoutDate(account, from),
  ]);
  return { dates, last, before };
}

/** Today if it has a workout, else the week's latest day with one. */
function latestOf(days: readonly string[], dates: ReadonlyMap<string, unknown>, today: string): string | null {
  if (days.includes(today) && dates.has(today)) return today;
  return days.findLast((day) => dates.has(day)) ?? null;
}
