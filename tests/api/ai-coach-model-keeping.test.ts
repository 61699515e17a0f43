import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cleanUp } from '#server/commands/clean-up.ts';
import { modelUse } from '#server/db/schema.ts';
import { isAct, wellBehaved } from '#tests/support/fake-model.ts';
import { DRIVERS } from '#tests/support/test-server.ts';
import { asksAfterPlan, type CoachModelWorld, engineSays, openCoachModelWorld } from './support/coach-model-world.ts';

const QUESTION = asksAfterPlan('My cousin laughed at my new shoes, what a day');
const WORDS = ['Shoes do not lift. You do. Keep going.', 'See you on Friday.'];
/** What the fake charges for the two requests of one turn. */
const TURN_TOKENS = 2_000;
const DAILY = 10_500;

describe.each(DRIVERS)('what is kept of the language model, on %s', (driver) => {
  let world: CoachModelWorld;
  beforeAll(async () => {
    world = await openCoachModelWorld({ driver, dailyTokens: DAILY });
  });
  afterAll(() => world.close());
  beforeEach(() => world.reset());

  const used = async (user_id: string) =>
    (await world.server.database.select().from(modelUse).where(eq(modelUse.user_id, user_id)))[0]?.tokens;

  test('a person’s tokens are counted by the day; past them the engine answers, until the next day', async () => {
    world.fake.behave(wellBehaved({ messages: WORDS }));
    const [one, other] = [await world.person(), await world.person()];
    const asked = async (person: typeof one) => (await (await person.ask({ messages: QUESTION })).json()) as { messages: string[] };
    expect((await asked(one)).messages).toEqual(WORDS);
    expect((await asked(one)).messages).toEqual(WORDS);
    expect(await used(one.id)).toBe(2 * TURN_TOKENS);
    expect(await asked(one)).toEqual(engineSays(QUESTION));
    expect((await asked(other)).messages).toEqual(WORDS);
    world.wait(86_400_000);
    expect((await asked(one)).messages).toEqual(WORDS);
    expect(world.outcomes()).toEqual(['words', 'words', 'over_budget', 'words', 'words']);
  });

  test('ten questions at once cannot spend what one day does not hold', async () => {
    world.fake.behave(wellBehaved({ messages: WORDS }));
    const person = await world.person();
    const answers = await Promise.all(Array.from({ length: 10 }, () => person.ask({ messages: QUESTION })));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(await used(person.id)).toBeLessThanOrEqual(DAILY);
    expect(world.outcomes().filter((outcome) => outcome === 'over_budget').length).toBeGreaterThanOrEqual(7);
  });

  test('a model that does not count is charged by the length of what went both ways', async () => {
    world.fake.behave((request) =>
      isAct(request) ? { say: 'DONE', usage: false } : { say: JSON.stringify({ messages: WORDS }), usage: false },
    );
    const person = await world.person();
    await person.ask({ messages: QUESTION });
    expect(await used(person.id)).toBeGreaterThan(500);
  });

  test('a turn that fails costs what it used, and nothing stays set aside', async () => {
    world.fake.behave((request) => (isAct(request) ? { say: 'DONE' } : { status: 500 }));
    const person = await world.person();
    await person.ask({ messages: QUESTION });
    expect(await used(person.id)).toBe(TURN_TOKENS / 2);
  });

  test('a repeated key gets the same answer byte for byte, without asking the model again', async () => {
    let turn = 0;
    world.fake.behave((request) => (isAct(request) ? { say: 'DONE' } : { say: JSON.stringify({ messages: [WORDS[turn++ % 2]] }) }));
    const person = await world.person();
    const first = await (await person.ask({ messages: QUESTION }, { key: 'message-1' })).text();
    const requests = world.fake.requests.length;
    expect(await (await person.ask({ messages: QUESTION }, { key: 'message-1' })).text()).toBe(first);
    expect(world.fake.requests.length).toBe(requests);
    expect(JSON.parse(first)).toMatchObject({ messages: [WORDS[0]] });
  });

  test('counts of long ago are forgotten', async () => {
    const { id } = await world.person();
    await world.server.database.insert(modelUse).values([
      { user_id: id, day: '2026-01-01', tokens: 5 },
      { user_id: id, day: '2026-11-20', tokens: 7 },
    ]);
    await cleanUp(world.server.database, Date.UTC(2026, 10, 21));
    expect(await used(id)).toBe(7);
  });
});
