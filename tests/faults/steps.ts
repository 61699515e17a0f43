import fc from 'fast-check';
import type { Fault } from '#tests/offline/support/network.ts';
import type { Wish } from './coach.ts';
import type { ServerCrash } from './faulty-server.ts';
import type { StorageFault, StoragePlan } from './faulty-storage.ts';

const DAY = 86_400_000;

type ValueOf<A> = A extends fc.Arbitrary<infer T> ? T : never;

const phone = fc.nat({ max: 1 });
const networkFaults = fc.array(
  fc.constantFrom<Fault>(
    'deliver',
    'deliver',
    'drop-request',
    'drop-response',
    'duplicate',
    'captive-portal',
    'bad-gateway',
    { status: 503 },
    { status: 429, retry_after: 3 },
  ),
  { maxLength: 6 },
);
const storageFault = fc.constantFrom<StorageFault>('crash-before', 'crash-after', 'quota', 'abort', 'lost', 'stall');
const seldom = <T>(arbitrary: fc.Arbitrary<T>, weight: number): fc.Arbitrary<T | null> =>
  fc.oneof({ weight, arbitrary: fc.constant(null) }, { weight: 1, arbitrary });
const onWrite: fc.Arbitrary<StoragePlan | null> = seldom(fc.record({ at: fc.integer({ min: 1, max: 2 }), fault: storageFault }), 6);
const onRound: fc.Arbitrary<StoragePlan | null> = seldom(fc.record({ at: fc.integer({ min: 1, max: 7 }), fault: storageFault }), 3);
const serverCrash: fc.Arbitrary<ServerCrash | null> = seldom(
  fc.record({ at: fc.integer({ min: 1, max: 3 }), when: fc.constantFrom<'before' | 'after'>('before', 'after') }),
  4,
);

/** What lies between a phone and the server for one exchange. */
const weather = fc.record({
  faults: networkFaults,
  /** A proxy that answers 413 to a push of more operations than this. */
  limit: fc.constantFrom(500, 500, 500, 3, 1),
  /** An endpoint nothing gets through to. */
  blocked: fc.constantFrom('nothing', 'nothing', 'nothing', 'push', 'pull'),
  server: serverCrash,
  storage: onRound,
});
export type Weather = ValueOf<typeof weather>;

/** What is done with whole workouts. */
const WORKOUT_ACTS = ['log-later', 'edit', 'move', 'repeat', 'empty', 'import', 'undo-import'] as const;

const place = { exercise: fc.constantFrom(0, 0, 0, 1), set_n: fc.constantFrom(1, 1, 2) };
const set = { who: phone, ...place, reps: fc.integer({ min: 1, max: 20 }), storage: onWrite };

/** Everything people, phones, networks and operators may do, as data: a schedule can be printed, shrunk and kept. */
const step = fc.oneof(
  { weight: 12, arbitrary: fc.record({ do: fc.constant('log' as const), ...set }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('unlog' as const), ...set }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('finish' as const), who: phone, storage: onWrite }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('delete-session' as const), who: phone, storage: onWrite }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('plan' as const), who: phone, storage: onWrite }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('use' as const), who: phone, index: fc.nat({ max: 2 }), storage: onWrite }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('adjust' as const), who: phone, storage: onWrite }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('routine' as const),
      who: phone,
      day: fc.nat({ max: 1 }),
      /** The day is taken out instead of changed. */
      drops: fc.constantFrom(false, false, true),
      storage: onWrite,
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('unroutine' as const), who: phone, storage: onWrite }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('exercise' as const), who: phone, storage: onWrite }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('own' as const),
      who: phone,
      how: fc.constantFrom('save' as const, 'edit' as const, 'edit' as const, 'delete' as const, 'restore' as const),
      storage: onWrite,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('body' as const),
      who: phone,
      how: fc.constantFrom('save' as const, 'edit' as const, 'move' as const, 'delete' as const),
      amount: fc.integer({ min: 60, max: 90 }),
      storage: onWrite,
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('note' as const), who: phone, storage: onWrite }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('workout' as const),
      who: phone,
      how: fc.constantFrom(...WORKOUT_ACTS),
      storage: onWrite,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('gym' as const),
      who: phone,
      how: fc.constantFrom('save' as const, 'add' as const, 'switch' as const, 'delete' as const, 'restore' as const),
      storage: onWrite,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('favourite' as const), who: phone, is_favourite: fc.boolean(), storage: onWrite }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('preference' as const),
      who: phone,
      seconds: fc.constantFrom(90, 180, null),
      storage: onWrite,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('unit' as const),
      who: phone,
      unit: fc.constantFrom('kg' as const, 'lb' as const),
      storage: onWrite,
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('hide' as const), who: phone, storage: onWrite }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('stop-sharing' as const), who: phone, storage: onWrite }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('say' as const),
      who: phone,
      wish: fc.constantFrom<Wish>('talk', 'plan', 'plan', 'change'),
      storage: onWrite,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('decide' as const),
      who: phone,
      how: fc.constantFrom('accept' as const, 'accept' as const, 'keep' as const, 'undo' as const),
      storage: onWrite,
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('log-bad' as const), who: phone, ...place }) },
  {
    weight: 12,
    arbitrary: fc.record({
      do: fc.constant('sync' as const),
      who: phone,
      weather,
      /** A set logged while the answer to this request (from 1) is on its way. */
      during: seldom(fc.record({ at: fc.integer({ min: 1, max: 4 }), ...place, reps: fc.integer({ min: 1, max: 20 }) }), 3),
      stranger: fc.constantFrom(false, false, false, false, false, true),
    }),
  },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('chat' as const), who: phone, weather }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('sync-both' as const), weather }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('crash' as const), who: phone }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('pass-time' as const), ms: fc.constantFrom(1, 700, 30_000, 90_000) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('set-clock' as const),
      who: phone,
      skew: fc.constantFrom(0, -7_000, 45_000, DAY, -DAY, 365 * DAY, -365 * DAY),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('back-up' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('restore' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('sign-in' as const), who: phone, person: fc.nat({ max: 1 }), storage: onRound }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('sign-out' as const), who: phone, keep: fc.constantFrom(true, true, false), storage: onRound }),
  },
);

export type Step = ValueOf<typeof step>;
export const scheduleArbitrary = fc.array(step, { minLength: 4, maxLength: 20, size: 'max' });
