import { type ReactNode, useState } from 'react';
import { wakeSync } from '#client/session/sync-control.ts';
import { useReading } from '#client/session/use-reading.ts';
import { storeNow } from '#client/training/store-now.ts';
import { Note } from '#client/ui/feedback/note.tsx';
import { listWords } from '#domain/ai-coach/person/list-words.ts';
import { estimateMinutes } from '#domain/ai-coach/session-minutes.ts';
import { TODAY_WEEK_TEXTS } from '#domain/messages/today-week.ts';
import { foldDay } from '#domain/plan/fold-day.ts';
import type { Plan } from '#domain/plan/plan.ts';
import { dayView, planDayAt, readPlanDay } from '#domain/plan/plan-view.ts';
import { sessionId } from '#domain/sync/slots.ts';
import { dayName, type RememberedChoice } from '#domain/training/next-workout.ts';
import { nextPlanned, type PlanWeekDay } from '#domain/training/plan-week.ts';
import { daysBetween, weekOf } from '#domain/training/week.ts';
import { adjustSessionDay } from '#offline/log/session-adjust.ts';
import type { Training } from '#offline/log/training.ts';
import { readLeftOut, saveLeftOut } from '#offline/log/training-choice.ts';
import type { Account } from '#offline/store/account.ts';
import styles from './open-day.module.css';

interface OpenDayProps {
  account: Account;
  training: Training;
  /** As it is trained this week. */
  plan: Plan;
  /** yyyy-mm-dd */
  today: string;
  place: { week: number; day: number };
  open: PlanWeekDay;
  onChoose: (to: Pick<RememberedChoice, 'week' | 'day' | 'is_rest'>) => void;
  onSaid: (said: string) => void;
  /** Once it was left out. */
  children: ReactNode;
}

interface Way {
  label: string;
  effect: string;
  go: () => Promise<void> | void;
}

/** A planned day that passed untrained: the ways on, each with its effect (TODAY-16). */
export function OpenDay({ account, training, plan, today, place, open, onChoose, onSaid, children }: OpenDayProps) {
  const left = useReading(`left-out|${account.owner}`, () => readLeftOut(account));
  const [trouble, setTrouble] = useState<string | null>(null);
  const { labels, version, view } = training;
  const { plan_id } = version;
  const isLeftOut = left.status === 'ready' && left.value?.plan_id === plan_id && left.value.date === open.date;
  const shown = dayView(plan, place.week, place.day);
  if (left.status !== 'ready' || shown === undefined) return null;
  if (isLeftOut) return children;
  const name = dayName(labels[place.day] ?? '');
  const after = nextPlanned(labels, today);
  const leaveOut = async () => {
    await saveLeftOut(account, { plan_id, date: open.date });
    if (after !== null) onChoose({ week: place.week, day: after.day, is_rest: true });
  };
  const ways: Way[] = [];
  if (after !== null) {
    const next = dayName(labels[after.day] ?? '');
    const sets = [...shown.primary, ...shown.accessories].reduce((sum, item) => sum + item.sets, 0);
    const isTomorrow = daysBetween(today, after.date) === 1;
    ways.push({ label: TODAY_WEEK_TEXTS.doToday, effect: TODAY_WEEK_TEXTS.stays(next, isTomorrow), go: () => onChoose(place) });
    ways.push({ label: TODAY_WEEK_TEXTS.leave, effect: TODAY_WEEK_TEXTS.leaveEffect(next, sets), go: leaveOut });
    const folded = foldedDay(plan, place, after.day);
    if (folded !== null && weekOf(today).includes(after.date)) {
      const names = listWords(folded.joined);
      const isOne = folded.joined.length === 1;
      const minutes = estimateMinutes(readPlanDay(folded.day, place.week, after.day), view.goal ?? '');
      const fold = async () => {
        const session_id = sessionId({ performed_on: after.date, plan_id, week: place.week, day: after.day, n: 1 });
        await adjustSessionDay(account, { session_id, day: folded.day, why: TODAY_WEEK_TEXTS.foldWhy(names, isOne, name) });
        wakeSync();
        onSaid(TODAY_WEEK_TEXTS.folded(next));
        await leaveOut();
      };
      ways.push({ label: TODAY_WEEK_TEXTS.fold(next), effect: TODAY_WEEK_TEXTS.foldEffect(names, isOne, next, minutes), go: fold });
    }
  }
  const go = async (way: Way) => setTrouble(await storeNow(async () => way.go()));
  const what = shown.title ?? shown.label;
  const minutes = shown.minutes ?? estimateMinutes(shown, view.goal ?? '');
  const words = ways.length > 2 ? TODAY_WEEK_TEXTS.waysOn(what, minutes) : TODAY_WEEK_TEXTS.waysOnTwo(what, minutes);
  return (
    <section className={styles.open} aria-labelledby="open-day">
      <h2 id="open-day" className="h-1">
        {TODAY_WEEK_TEXTS.stillOpen(name)}
      </h2>
      <p className="muted">{words}</p>
      {trouble === null ? null : <Note kind="fail">{trouble}</Note>}
      {ways.map((way, index) => (
        <button key={way.label} type="button" className={`${styles.way} ${index === 0 ? styles.first : ''}`} onClick={() => void go(way)}>
          <span>{way.label}</span>
          <span className="cap">{way.effect}</span>
        </button>
      ))}
    </section>
  );
}

/** Null where nothing would join. */
function foldedDay(plan: Plan, { week, day }: { week: number; day: number }, into: number): ReturnType<typeof foldDay> | null {
  const missed = planDayAt(plan, week, day);
  const later = planDayAt(plan, week, into);
  if (missed === undefined || later === undefined || into === day) return null;
  const folded = foldDay(missed, later);
  return folded.joined.length === 0 ? null : folded;
}
