import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  blockRelationship,
  exportAccount,
  leaveRelationship,
  listAccessLog,
  listRelationships,
  readClientLog,
  readDesk,
  syncPull,
  syncPush,
} from '#contract/index.ts';
import { decisionSlot, proposalSlot, withdrawSlot } from '#domain/coaching/scope-rules.ts';
import { sendDueNotices } from '#server/commands/relationships/send-notices.ts';
import { DRIVERS } from '#tests/support/test-server.ts';
import { type Pair, type Sharer, type SharingWorld, startSharingWorld } from './support/sharing-world.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Words of a proposal and its answer, one for each field that holds any. */
const WORDS = [
  'canary day',
  'canary lift of base',
  'canary lift of plan',
  'canary item note',
  'canary word',
  'canary reason',
  'canary said',
];
const planOf = (exercise: string) => ({
  weeks: 1,
  days: [
    {
      day_id: 'day 1',
      title: 'canary day',
      items: [{ item_id: 'a', exercise, sets: [3], reps: ['5'], rpe: [8], note: 'canary item note' }],
    },
  ],
});

const WRITES = ['propose', 'withdraw', 'answer'] as const;
type Write = (typeof WRITES)[number];
const PEOPLE = ['coach', 'trainee', 'other coach', 'other trainee', 'nobody'] as const;
type Who = (typeof PEOPLE)[number];

/** How things stand between coach and trainee when somebody writes; `ready` brings it about. */
const CASES: readonly { name: string; ready: (world: SharingWorld, pair: Pair) => Promise<unknown>; coach: string[]; trainee: string[] }[] =
  [
    { name: 'nothing was ever shared', ready: async () => undefined, coach: ['applied', 'applied'], trainee: ['applied'] },
    {
      name: 'the plan is shared',
      ready: (world, pair) => world.share(pair, ['plan']),
      coach: ['applied', 'applied'],
      trainee: ['applied'],
    },
    {
      name: 'the grant is over',
      ready: async (world, pair) => {
        await world.share(pair, ['plan']);
        await world.server.database.execute(
          sql`update consent_versions set until = ${new Date(world.now() - 1).toISOString()} where relationship_id = ${pair.id}`,
        );
      },
      coach: ['applied', 'applied'],
      trainee: ['applied'],
    },
    {
      name: 'sharing was stopped after the coach had read the plan',
      ready: async (world, pair) => {
        await world.share(pair, ['plan']);
        await pair.coach.call(readClientLog, { params: { id: pair.id }, query: { from: '2026-11-20', to: '2026-11-27' } });
        await world.push(pair.trainee, [world.revoke(pair.id)]);
      },
      coach: ['applied', 'applied'],
      trainee: ['applied'],
    },
    {
      name: 'the trainee left',
      ready: (_, { trainee, id }) => trainee.call(leaveRelationship, { params: { id }, body: { leave: true } }),
      coach: ['scope_closed', 'applied'],
      trainee: ['applied'],
    },
    {
      name: 'the trainee blocked the coach',
      ready: (_, { trainee, id }) => trainee.call(blockRelationship, { params: { id } }),
      coach: ['scope_closed', 'scope_closed'],
      trainee: ['applied'],
    },
  ];

describe.each(DRIVERS)('plans between coach and trainee, on %s', (driver) => {
  let world: SharingWorld;
  beforeAll(async () => {
    world = await startSharingWorld(driver);
  });
  afterAll(() => world.close());

  const made_at = () => new Date(world.now()).toISOString();
  const propose = (proposal_id: string, extra: object = {}) =>
    world.operation('proposal.put', proposalSlot(proposal_id), {
      base: planOf('canary lift of base'),
      plan: planOf('canary lift of plan'),
      note: 'canary word',
      reasons: { 'item|day 1|a': 'canary reason' },
      made_at: made_at(),
      ...extra,
    });
  const withdraw = (proposal_id: string) => world.operation('proposal.withdraw', withdrawSlot(proposal_id), { made_at: made_at() });
  const answer = (proposal_id: string, outcome = 'taken') =>
    world.operation('decision.put', decisionSlot(proposal_id), {
      outcome,
      taken: [],
      plan_id: null,
      from_plan_id: null,
      said: 'canary said',
      made_at: made_at(),
    });
  const write = (kind: Write, proposal_id: string) => ({ propose, withdraw, answer })[kind](proposal_id);
  const push = async (who: Sharer, scope_id: string, ops: readonly object[]): Promise<string[]> => {
    const outcome = await who.call(syncPush, { body: { owner: who.id, device: 'd', scope_id, ops } as never });
    if (outcome.ok) return outcome.value.results.map(({ status, code }) => code ?? status);
    return [outcome.failure.kind === 'refused' ? String(outcome.failure.status) : outcome.failure.kind];
  };
  /** Strangers ask with the epoch of the log too, which nobody told them. */
  const pull = async (who: Sharer, { id, trainee }: Pair) => {
    const listed = await trainee.call(listRelationships, {});
    const epoch = (listed.ok && listed.value.find((each) => each.id === id)?.epoch) || 'none';
    return who.call(syncPull, { query: { epoch, after: '0', scope_id: id } });
  };
  const strangers = async () => {
    const other = await world.pair();
    return { 'other coach': other.coach, 'other trainee': other.trainee, nobody: { ...other.trainee, call: world.server.call(undefined) } };
  };

  test.each(CASES)('who may propose, take back and answer where $name (CPLAN-8, SCOPE-2)', async ({ ready, coach, trainee }) => {
    const pair = await world.pair();
    await ready(world, pair);
    const people: Record<Who, Sharer> = { coach: pair.coach, trainee: pair.trainee, ...(await strangers()) };
    const found: Record<string, string[]> = {};
    for (const who of PEOPLE) {
      const id = randomUUID();
      for (const kind of WRITES) found[`${who}: ${kind}`] = await push(people[who], pair.id, [write(kind, id)]);
    }
    expect(found).toEqual({
      'coach: propose': [coach[0]],
      'coach: withdraw': [coach[1]],
      'coach: answer': ['not_author'],
      'trainee: propose': ['not_author'],
      'trainee: withdraw': ['not_author'],
      'trainee: answer': [trainee[0]],
      'other coach: propose': ['404'],
      'other coach: withdraw': ['404'],
      'other coach: answer': ['404'],
      'other trainee: propose': ['404'],
      'other trainee: withdraw': ['404'],
      'other trainee: answer': ['404'],
      'nobody: propose': ['401'],
      'nobody: withdraw': ['401'],
      'nobody: answer': ['401'],
    });
  });

  test('a proposal is in the log of its relationship alone, is written once, and no account’s own log takes one (CPLAN-8, SCOPE-1)', async () => {
    const pair = await world.pair();
    const id = randomUUID();
    const first = propose(id);
    expect(await push(pair.coach, pair.id, [first])).toEqual(['applied']);
    expect(await push(pair.coach, pair.id, [first, propose(id, { note: 'Changed.' })])).toEqual(['duplicate', 'already_written']);
    for (const who of [pair.coach, pair.trainee]) expect(await world.push(who, [propose(randomUUID())])).toEqual(['wrong_scope']);
    expect(await push(pair.coach, pair.id, [{ ...propose(randomUUID()), slot: 'proposal|mine' }])).not.toEqual(['applied']);
  });

  test('nobody else is told a word of a proposal or its answer, wherever they ask (SCOPE-1, PRIV-1, PRIV-4)', async () => {
    const pair = await world.pair();
    const id = randomUUID();
    await push(pair.coach, pair.id, [propose(id)]);
    await push(pair.trainee, pair.id, [answer(id)]);
    const told = async (who: Sharer) => {
      const scope_id = pair.id;
      const answers = [
        await pull(who, pair),
        await who.call(syncPull, { query: { epoch: 'none', after: '0' } }),
        await who.call(listRelationships, {}),
        await who.call(readDesk, { body: { today: '2026-11-27', clients: [{ id: scope_id, stamp: null }] } }),
        await who.call(readClientLog, { params: { id: scope_id }, query: { from: '2026-11-20', to: '2026-11-27' } }),
        await who.call(listAccessLog, { params: { id: scope_id } }),
      ];
      return WORDS.filter((word) => JSON.stringify(answers).includes(word));
    };
    expect(await told(pair.coach)).toEqual(WORDS);
    expect(await told(pair.trainee)).toEqual(WORDS);
    for (const who of Object.values(await strangers())) expect(await told(who)).toEqual([]);
    await world.wait(11 * MINUTE_MS, pair.coach, pair.trainee);
    await sendDueNotices({ ...world.server.money, database: world.server.database });
    const mails = await world.server.mails();
    expect(mails.filter(({ to }) => to === pair.coach.email)).toHaveLength(1);
    expect(JSON.stringify([mails, world.lines])).not.toContain('canary');
  });

  test('the coach’s export holds nothing of the plan a proposal was made from (PRIV-4)', async () => {
    const pair = await world.pair();
    await push(pair.coach, pair.id, [propose(randomUUID())]);
    const exported = await pair.coach.call(exportAccount, {});
    expect(exported).toMatchObject({ ok: true });
    expect(JSON.stringify(exported)).not.toContain('canary lift of base');
  });

  describe('mails about plans (PRIV-1)', () => {
    const mailsTo = async ({ email }: Sharer, ms: number, ...people: Sharer[]) => {
      await world.wait(ms, ...people);
      await sendDueNotices({ ...world.server.money, database: world.server.database });
      return (await world.server.mails()).filter(({ to }) => to === email);
    };

    test('the trainee is mailed once for each plan that is still open after ten minutes, whatever is repeated', async () => {
      const { coach, trainee, id } = await world.pair();
      const first = propose(randomUUID());
      await push(coach, id, [first]);
      expect(await mailsTo(trainee, 9 * MINUTE_MS, coach)).toEqual([]);
      await push(coach, id, [first]);
      const [mail, ...others] = await mailsTo(trainee, 2 * MINUTE_MS, coach);
      expect([mail?.subject, others]).toEqual(['Mara sent you a plan', []]);
      expect(mail?.text).toContain('/coaching');
      await push(coach, id, [first]);
      expect(await mailsTo(trainee, DAY_MS, coach)).toHaveLength(1);
      const second = randomUUID();
      await push(coach, id, [propose(second)]);
      await push(coach, id, [withdraw(second)]);
      expect(await mailsTo(trainee, 11 * MINUTE_MS, coach, trainee)).toHaveLength(1);
      const third = randomUUID();
      await push(coach, id, [propose(third)]);
      await push(trainee, id, [answer(third)]);
      expect(await mailsTo(trainee, 11 * MINUTE_MS, coach)).toHaveLength(1);
      await push(coach, id, [propose(randomUUID()), propose(randomUUID())]);
      expect(await mailsTo(trainee, 11 * MINUTE_MS)).toHaveLength(2);
    });

    test('the coach is mailed once that a plan was answered, taken or refused, and not that it was undone', async () => {
      const { coach, trainee, id } = await world.pair();
      const [first, second] = [randomUUID(), randomUUID()];
      await push(coach, id, [propose(first), propose(second)]);
      await push(trainee, id, [answer(first)]);
      await push(trainee, id, [answer(first, 'undone')]);
      expect(await mailsTo(coach, 11 * MINUTE_MS, trainee)).toEqual([]);
      await push(trainee, id, [answer(first, 'part')]);
      const [mail, ...others] = await mailsTo(coach, 11 * MINUTE_MS, trainee);
      expect([mail?.subject, others]).toEqual(['Riley answered your plan', []]);
      expect(mail?.text).toContain(`/desk/clients/${id}/plan`);
      await push(trainee, id, [answer(first, 'undone'), answer(first, 'taken')]);
      expect(await mailsTo(coach, DAY_MS, trainee)).toHaveLength(1);
      await push(trainee, id, [answer(second, 'refused')]);
      expect(await mailsTo(coach, 11 * MINUTE_MS)).toHaveLength(2);
    });
  });

  test('the coach is told since when the plan is shared without a break, the trainee need not be (CPLAN-10)', async () => {
    const pair = await world.pair();
    const since = async (who: Sharer) => (await world.consentOf(who, pair.id))?.plan_since;
    await world.share(pair, ['plan']);
    expect([await since(pair.coach), await since(pair.trainee)]).toEqual([1, undefined]);
    await world.share(pair, ['plan', 'sets'], 1);
    expect(await since(pair.coach)).toBe(1);
    await world.push(pair.trainee, [world.revoke(pair.id, ['plan'])]);
    expect(await since(pair.coach)).toBe(undefined);
    await world.share(pair, ['plan', 'sets'], 3);
    expect(await since(pair.coach)).toBe(4);
    await world.server.database.execute(
      sql`update consent_versions set until = made_at where relationship_id = ${pair.id} and version = 4`,
    );
    await world.share(pair, ['plan'], 4);
    expect(await since(pair.coach)).toBe(5);
  });
});
