import { estimateMinutes } from '#domain/ai-coach/session-minutes.ts';
import { readPlanDay } from '#domain/plan/plan-view.ts';
import { routineTurn } from '#domain/training/routine-turn.ts';
import { shiftDay } from '#domain/training/week.ts';
import { openFreeSessions } from '#offline/log/free-training.ts';
import { listRoutines } from '#offline/log/routines.ts';
import { listPastSessions, type TrainingSession } from '#offline/log/sessions.ts';
import { readRecent } from '#offline/log/training.ts';
import { type Account, readTogether } from '#offline/store/account.ts';

/** Sessions further back are not looked at for whose turn it is. */
const LOOK_BACK_DAYS = 90;

export interface RoutineWay {
  readonly routine_id: string;
  readonly day_id: string;
  readonly name: string;
  /** Of the day to train next; null in a routine of one day. */
  readonly day: string | null;
  /** How many sets each exercise has. */
  readonly sets: readonly number[];
  readonly minutes: number;
  /** yyyy-mm-dd; undefined when never trained. */
  readonly last_on: string | undefined;
}

/** What can be started: workouts that are open, and the next day of each routine. */
export interface Ways {
  readonly open: readonly TrainingSession[];
  readonly routines: readonly RoutineWay[];
}

export async function readWays(account: Account, today: string): Promise<Ways> {
  const range = { from: shiftDay(today, -LOOK_BACK_DAYS), to: today };
  const { routines, recent, sessions } = await readTogether(account, async () => {
    const [found, lately] = await Promise.all([listRoutines(account), readRecent(account, today)]);
    // Without routines nobody asks whose turn it is.
    return { routines: found, recent: lately, sessions: found.length === 0 ? [] : await listPastSessions(account, range) };
  });
  const ways = routines.flatMap(({ routine_id, name, days }): RoutineWay[] => {
    const ids = days.map(({ day_id }) => day_id);
    const { next, last_on } = routineTurn(routine_id, ids, sessions);
    const found = days.find(({ day_id }) => day_id === next);
    if (found === undefined) return [];
    const view = readPlanDay(found.day, 0, ids.indexOf(found.day_id));
    return [
      {
        routine_id,
        day_id: found.day_id,
        name,
        day: days.length > 1 ? (view.title ?? view.label) : null,
        sets: [...view.primary, ...view.accessories].map((item) => item.sets),
        minutes: estimateMinutes(view, ''),
        last_on,
      },
    ];
  });
  return { open: openFreeSessions(recent, today), routines: ways };
}
