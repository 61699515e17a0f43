import { useState } from 'react';
import { Button } from '#client/ui/buttons/button.tsx';
import { Note } from '#client/ui/feedback/note.tsx';
import { TODAY_MESSAGES } from '#domain/messages/today.ts';
import { TODAY_WEEK_TEXTS } from '#domain/messages/today-week.ts';
import type { Plan } from '#domain/plan/plan.ts';
import { dayName, type RememberedChoice } from '#domain/training/next-workout.ts';
import { hasOwnWeekdays, nextPlanned, openDay, planWeek } from '#domain/training/plan-week.ts';
import { localDate } from '#domain/training/week.ts';
import { sessionsForPlan, type Training } from '#offline/log/training.ts';
import type { Account } from '#offline/store/account.ts';
import { DayPicker } from '../day-picker.tsx';
import { OpenDay } from '../open-day.tsx';
import { useValueAtStart } from '../use-value-at-start.ts';
import styles from './start-step.module.css';
import { WeekStrip } from './week-strip.tsx';

interface DayAboveProps {
  account: Account;
  training: Training;
  /** As it is trained this week. */
  plan: Plan;
  week: number;
  day: number;
  /** yyyy-mm-dd */
  today: string;
  /** The plan leaves today free, and nothing was chosen or trained. */
  isFree: boolean;
  /** What a break changes; null without one. */
  returning: string | null;
  onChoose: (choice: RememberedChoice) => void;
}

/** Above a workout of a plan: the week, the choice of its day, and on a free day what comes next or is still open. */
export function DayAbove({ account, training, plan, week, day, today, isFree, returning, onChoose }: DayAboveProps) {
  const [said, setSaid] = useState<string | null>(null);
  const { labels, view, version, due_week: due } = training;
  const { plan_id } = version;
  const since = view.block?.started_on ?? localDate(new Date(version.made_at));
  const weekWith = (sessions: Training['sessions']) => planWeek({ today, labels, sessions, own: sessionsForPlan(training), since });
  const days = weekWith(training.sessions);
  // A first tick makes the open day one that was begun; what asks about it stays until the page is opened anew, so that no set moves.
  const atStart = useValueAtStart(today, training.sessions);
  const isWeek = hasOwnWeekdays(labels);
  const choose = (to: Pick<RememberedChoice, 'week' | 'day' | 'is_rest'>) => onChoose({ ...to, plan_id, on: today });
  const open = isFree ? openDay(weekWith(atStart), { day, after: nextPlanned(labels, today)?.day ?? null }) : null;
  const rest = isFree ? <RestDay hasTrained={training.has_trained} next={dayName(labels[day] ?? '')} /> : null;
  return (
    <>
      <WeekStrip week={days} today={today} labels={isWeek ? labels : undefined} day={day} onChoose={(to) => choose({ week, day: to })} />
      {isWeek && view.weeks < 2 ? null : (
        <DayPicker labels={isWeek ? [] : labels} weeks={view.weeks} week={week} day={day} onChoose={choose} />
      )}
      {week === due ? null : (
        <Note kind="now" action={<Button onClick={() => choose({ week: due, day })}>{TODAY_WEEK_TEXTS.backToWeek(due + 1)}</Button>}>
          {TODAY_WEEK_TEXTS.chosenWeek(week + 1, due + 1)}
        </Note>
      )}
      {open === null ? (
        rest
      ) : (
        <OpenDay
          account={account}
          training={training}
          plan={plan}
          today={today}
          place={{ week, day }}
          open={open}
          onChoose={choose}
          onSaid={setSaid}
        >
          {rest}
        </OpenDay>
      )}
      {said === null ? null : <p role="status">{said}</p>}
      {returning === null ? null : <Note>{returning}</Note>}
    </>
  );
}

function RestDay({ hasTrained, next }: { hasTrained: boolean; next: string }) {
  return (
    <div className={styles.rest}>
      <h2 className="h-1">{hasTrained ? TODAY_WEEK_TEXTS.trained : TODAY_WEEK_TEXTS.rest}</h2>
      <p className="muted">{`${hasTrained ? '' : `${TODAY_MESSAGES.empty} `}${TODAY_WEEK_TEXTS.restNext(next)}`}</p>
    </div>
  );
}
