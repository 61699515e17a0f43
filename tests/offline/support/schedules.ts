import type { Step } from './model.ts';

type Sync = Extract<Step, { do: 'sync' }>;

const log = (who: number, reps: number): Step => ({ do: 'log', who, exercise: 0, set_n: 1, reps });
const sync = (who: number, blocked: Sync['blocked'] = 'nothing'): Sync => ({ do: 'sync', who, faults: [], limit: 500, blocked });
const YEAR = 365 * 86_400_000;

/** Schedules that once told a wrong sync from a right one; played before the random ones. */
export const SCHEDULES: readonly Step[][] = [
  // Another phone's later value is read while one's own cannot be sent.
  [log(0, 1), sync(0), sync(1), log(0, 2), { do: 'pass-time', ms: 700 }, log(1, 3), sync(1), sync(0, 'push')],
  // A refused value over one the server has, given up in the end.
  [log(0, 1), sync(0), { do: 'log-bad', who: 0, exercise: 0, set_n: 1 }, sync(0)],
  // The answer to the first of two writes of one set is lost.
  [log(0, 1), { do: 'crash-in-sync', who: 0, after: 1, answered: true }, log(0, 2), sync(0)],
  // Far-ahead writes go out one by one, with an edit in between.
  [
    { do: 'set-clock', who: 0, skew: YEAR },
    log(0, 1),
    log(0, 2),
    { do: 'pass-time', ms: 1 },
    log(0, 3),
    sync(0, 'push'),
    log(0, 4),
    { ...sync(0), faults: ['deliver', 'deliver', 'drop-request'], limit: 1 },
  ],
  // A restore takes back what only one phone had read, and the other writes on.
  [log(0, 1), sync(0), sync(1), { do: 'restore' }, log(1, 2), sync(1), log(0, 3), sync(0)],
  // A restore takes a value that lies below a refused one.
  [log(0, 1), { do: 'log-bad', who: 0, exercise: 0, set_n: 1 }, sync(0), { do: 'restore' }],
  // A session deleted here while a set of it is logged there.
  [
    log(0, 1),
    sync(0),
    sync(1),
    { do: 'delete-session', who: 0 },
    log(1, 2),
    { do: 'sync-both', faults: [], limit: 500, blocked: 'nothing' },
  ],
];
