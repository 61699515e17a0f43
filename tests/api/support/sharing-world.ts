import { randomUUID } from 'node:crypto';
import { addDays } from 'date-fns';
import type { Call, Relationship } from '#contract/index.ts';
import { createInvitation, joinByCode, listRelationships, putConsent, syncPush } from '#contract/index.ts';
import type { GrantField } from '#domain/coaching/grant.ts';
import { formatHlc } from '#domain/sync/hlc.ts';
import type { OperationKind } from '#domain/sync/operation.ts';
import { operationIdAt } from '#domain/sync/operation-id.ts';
import { bodySlot, PLAN_USE_SLOT, planSlot, revokeSlot, sessionFinishSlot, sessionId, sessionSlot, setSlot } from '#domain/sync/slots.ts';
import { coaches } from '#server/db/schema.ts';
import { type Driver, startTestServer, type TestServer } from '#tests/support/test-server.ts';

/** Friday, 27 November 2026, half past two in the afternoon, UTC. */
export const SHARING_NOW = Date.UTC(2026, 10, 27, 14, 30);

export interface Sharer {
  readonly id: string;
  readonly email: string;
  call: Call;
}

export interface Pair {
  readonly coach: Sharer;
  readonly trainee: Sharer;
  readonly id: string;
}

/** Words that stand in one part of a log each, so that an answer can be searched for what it must not hold. */
export const CANARIES = {
  plan: 'canary plan lift',
  planWords: 'canary explanation',
  sets: 'canary lift',
  prescribed: 'canary target',
  setNote: 'canary remark',
  sessionNote: 'canary diary',
  weight: '81.4375',
  waist: '91.4375',
  chat: 'canary chat',
  before: 'canary before',
  after: 'canary after',
} as const;

/** A coach with trainees who joined by code, logs full of canaries, and a clock that can be moved. */
export async function startSharingWorld(driver: Driver) {
  let now = SHARING_NOW;
  let made = 0;
  const lines: object[] = [];
  const server: TestServer = await startTestServer({ driver, clock: () => now, onLog: (line) => lines.push(line) });
  const signedIn = async (user: { id: string; email: string }): Promise<Sharer> => ({
    ...user,
    call: server.call((await server.signIn(user.email)).access),
  });

  const operation = (kind: OperationKind, slot: string, value: object | null, device = 'd') => {
    made += 1;
    const time = { wall: now, counter: made, device };
    return { op_id: operationIdAt(time, String(made).padStart(14, '0')), n: made, kind, slot, hlc: formatHlc(time), v: 1, value };
  };
  const push = async (who: Sharer, ops: readonly object[]) => {
    const answer = await who.call(syncPush, { body: { owner: who.id, device: 'd', ops } as never });
    return answer.ok ? answer.value.results.map(({ status, code }) => code ?? status) : answer.failure;
  };

  const workout = (day: string, exercise: string, more: { moved_to?: string } = {}) => {
    const session_id = sessionId({ performed_on: day, plan_id: 'plan-1', week: 0, day: 0, n: 1 });
    const place = { session_id, exercise, exercise_n: 1, set_n: 1 };
    const logged_at = `${day}T10:00:00.000Z`;
    const session = { performed_on: day, plan_id: 'plan-1', week: 0, day: 0, label: 'Lower', started_at: logged_at };
    const load = { reps: 5, weight: '102.5', unit: 'kg', rpe: 8, prescribed: CANARIES.prescribed, note: CANARIES.setNote };
    return [
      operation('session.put', sessionSlot(session_id), { ...session, note: CANARIES.sessionNote, future: 'canary future', ...more }),
      operation('set.put', setSlot(place), { ...place, ...load, future: 'canary future', logged_at }),
      operation('session.finish', sessionFinishSlot(session_id), { session_id, finished_at: logged_at }),
    ];
  };
  const body = (measure: string, amount: string, unit: string) =>
    operation('body.put', bodySlot(measure, '2026-11-20'), {
      measure,
      measured_on: '2026-11-20',
      amount,
      unit,
      made_at: '2026-11-20T08:00:00Z',
    });
  const plan = {
    goal: 'Strength',
    explanation: CANARIES.planWords,
    schedule: [
      {
        day: 'Mon',
        title: 'Lower',
        primary: [{ exercise: CANARIES.plan, sets: 3, reps: '5', rpe: 8, note: CANARIES.planWords, why: CANARIES.planWords }],
      },
    ],
  };
  const log = () => [
    operation('plan.put', planSlot('plan-1'), { plan_id: 'plan-1', plan, made_at: '2026-11-01T08:00:00Z', source: 'coach' }),
    operation('plan.use', PLAN_USE_SLOT, { plan_id: 'plan-1' }),
    ...workout('2026-11-01', CANARIES.before),
    ...workout('2026-11-20', CANARIES.sets),
    body('weight', CANARIES.weight, 'kg'),
    body('waist', CANARIES.waist, 'cm'),
    operation('chat.put', 'chat|m1', { message_id: 'm1', role: 'user', content: CANARIES.chat, created_at: '2026-11-20T08:00:00Z' }),
  ];

  return {
    server,
    lines,
    now: () => now,
    /** Moves the clock; tokens live for ten minutes, so callers sign in again. */
    wait: async (ms: number, ...people: Sharer[]) => {
      now += ms;
      for (const person of people) person.call = (await signedIn(person)).call;
    },
    operation,
    push,
    workout,
    /** A coach and a trainee who has a log of every kind. */
    pair: async (): Promise<Pair> => {
      const coach = await signedIn(await server.createUser({ role: 'coach', first_name: 'Mara', last_name: 'Lindqvist' }));
      await server.database.insert(coaches).values({ user_id: coach.id, username: `c-${coach.id}`, created_at: new Date(now) });
      const trainee = await signedIn(await server.createUser({ first_name: 'Riley', last_name: 'Santos' }));
      const code = await coach.call(createInvitation, { body: { id: randomUUID(), label: '' } });
      const joined = await trainee.call(joinByCode, { body: { code: code.ok ? code.value.code : '' } });
      if (!joined.ok) throw new Error(JSON.stringify(joined.failure));
      await push(trainee, log());
      return { coach, trainee, id: joined.value.id };
    },
    revoke: (id: string, fields: readonly string[] | null = null) =>
      operation('consent.revoke', revokeSlot(id, randomUUID()), { relationship_id: id, fields, made_at: new Date(now).toISOString() }),
    share: async ({ trainee, id }: Pair, fields: readonly GrantField[], expected_version = 0) =>
      trainee.call(putConsent, {
        params: { id },
        body: { expected_version, fields: [...fields], history_from: '2026-11-02', until: addDays(now, 90).toISOString(), text_version: 1 },
      }),
    consentOf: async (who: Sharer, id: string): Promise<Relationship['consent']> => {
      const listed = await who.call(listRelationships, {});
      return listed.ok ? listed.value.find((each) => each.id === id)?.consent : undefined;
    },
    close: () => server.close(),
  };
}

export type SharingWorld = Awaited<ReturnType<typeof startSharingWorld>>;
