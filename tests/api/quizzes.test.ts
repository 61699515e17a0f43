import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { type CoachMatches, countMatches, listMatches, matchCoaches } from '#contract/index.ts';
import { rank } from '#domain/quizzes/recommend.ts';
import { utcDay } from '#domain/quizzes/take-turns.ts';
import { coaches, programs, reviews } from '#server/db/schema.ts';
import { seedDemo } from '#server/demo/seed-demo.ts';
import { DRIVERS, startTestServer, type TestServer } from '#tests/support/test-server.ts';

const NOW = Date.UTC(2026, 10, 18, 9);
const DAY_MS = 86_400_000;

describe.each(DRIVERS)('the matches of a quiz, on %s', (driver) => {
  let server: TestServer;
  let now = NOW;

  /** Once for all tests that only read, and again after each that changes something. */
  const seedAfresh = async () => {
    await server.reset();
    await seedDemo({ database: server.database, clock: () => NOW });
  };

  beforeAll(async () => {
    server = await startTestServer({ driver, clock: () => now });
    await seedAfresh();
  });
  afterAll(() => server.close());
  beforeEach(() => {
    now = NOW;
  });

  const ask = async (query: { quiz: string } & Record<string, string>): Promise<CoachMatches> => {
    const outcome = await server.call()(matchCoaches, { query });
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.failure));
    return outcome.value;
  };
  const listed = async () => (await (await server.fetch('/api/coaches/')).json()) as Parameters<typeof rank>[2];

  test.each(['0', '5', 'x', ''])('there is no quiz "%s"', async (quiz) => {
    const outcome = await server.call()(matchCoaches, { query: { quiz, goal: 'strength', budget: 'low' } });
    expect(outcome).toMatchObject({ ok: false, failure: { kind: 'refused', status: 404 } });
  });

  test('a question without a quiz is refused in our form', async () => {
    const answer = await server.fetch('/api/coaches/match/');
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'invalid_request' });
  });

  test.each([
    ['no answers', {}],
    ['no budget', { goal: 'strength' }],
    ['a budget the quiz does not have', { goal: 'strength', budget: 'everything' }],
  ])('with %s nobody fits', async (_, answers) => {
    expect(await ask({ quiz: '1', ...answers })).toEqual({ matches: [], total: 0, page: 1, pages: 1, fitting: 0, others: [] });
  });

  test.each<[1 | 2 | 3 | 4, Record<string, string>]>([
    [1, { goal: 'strength', budget: 'low' }],
    [1, { goal: 'nutrition', budget: 'high' }],
    [2, { training: 'strength', diet: 'lose', budget: 'mid' }],
    [2, { training: 'not_sure', diet: 'maintain', budget: 'high' }],
    [3, { goal: 'weight', budget: 'low' }],
    [4, { style: 'hybrid-athletic', budget: 'mid' }],
  ])('quiz %i with %j recommends who the rules rank first, with reasons', async (quiz, answers) => {
    const { matches, total, fitting } = await ask({ quiz: String(quiz), ...answers });
    const ranked = rank(quiz, answers, await listed(), utcDay(NOW));
    const shown = quiz === 1 ? ranked.slice(0, 3) : ranked;
    expect(shown.length).toBeGreaterThan(1);
    expect(total).toBe(shown.length);
    expect(fitting).toBe(ranked.length);
    expect(matches.map(({ coach, score }) => [coach.id, score])).toEqual(shown.slice(0, 12).map(({ coach, score }) => [coach.id, score]));
    expect(matches.map(({ place }) => place)).toEqual(matches.map((_, index) => index + 1));
    expect(matches.map(({ covered }) => covered)).toEqual(shown.slice(0, 12).map(({ covered }) => covered));
    for (const { reasons, coach } of matches) {
      expect(reasons[0]?.speaks).toBe('for');
      expect(coach.programs.length).toBeGreaterThan(0);
      expect(coach.brand_pain).not.toBe('');
      expect(coach.starting_price).toMatch(/^\d+\.\d\d$/);
    }
  });

  test('a long result comes twelve at a time, every coach once', async () => {
    const first = await ask({ quiz: '4', style: 'other', budget: 'high' });
    expect(first.matches).toHaveLength(12);
    expect(first.total).toBe((await listed()).length);
    const ids: number[] = [];
    for (let page = 1; page <= first.pages; page += 1) {
      const { matches } = await ask({ quiz: '4', style: 'other', budget: 'high', page: String(page) });
      ids.push(...matches.map(({ coach }) => coach.id));
    }
    expect(new Set(ids).size).toBe(first.total);
    expect(ids).toHaveLength(first.total);
    expect((await ask({ quiz: '4', style: 'other', budget: 'high', page: String(first.pages + 1) })).matches).toEqual([]);
    expect((await ask({ quiz: '4', style: 'other', budget: 'high', page: '-1' })).page).toBe(1);
  });

  test.each<[1 | 4, Record<string, string>]>([
    [1, { goal: 'strength', budget: 'high' }],
    [4, { style: 'other', budget: 'high' }],
  ])('after the first three of quiz %i come all others, in the same order, once each', async (quiz, answers) => {
    const top = await ask({ quiz: String(quiz), ...answers, size: '3' });
    expect(top.matches).toHaveLength(3);
    const rest = await server.call()(listMatches, { query: { quiz: String(quiz), ...answers } });
    if (!rest.ok) throw new Error(JSON.stringify(rest.failure));
    const ranked = rank(quiz, answers, await listed(), utcDay(NOW));
    expect(ranked.length).toBeGreaterThan(4);
    expect([...top.matches, ...rest.value.rows].map(({ place, coach }) => [place, coach.id])).toEqual(
      ranked.map(({ coach }, index) => [index + 1, coach.id]),
    );
    expect(top.fitting).toBe(ranked.length);
    expect(rest.value).toMatchObject({ page: 1, pages: 1 });
    const further = await server.call()(listMatches, { query: { quiz: String(quiz), ...answers, page: '2' } });
    expect(further).toMatchObject({ ok: true, value: { rows: [], page: 2 } });
  });

  test('equals take turns: another coach is first the next day, and the same one all day', async () => {
    const answers = { quiz: '4', style: 'other', budget: 'high' } as const;
    onTestFinished(seedAfresh);
    await server.database.delete(reviews);
    const first = async () => (await ask(answers)).matches[0]?.coach.id;
    const today = await first();
    now = Date.UTC(2026, 10, 18, 23, 59);
    expect(await first()).toBe(today);
    const days = [1, 2, 3].map((day) => NOW + day * DAY_MS);
    const seen = [today];
    for (const day of days) {
      now = day;
      seen.push(await first());
    }
    expect(new Set(seen).size).toBe(4);
  });

  test.each(['0', '-1', 'x', '99', '013'])('a size of %s is answered as twelve', async (size) => {
    expect((await ask({ quiz: '4', style: 'other', budget: 'high', size })).matches).toHaveLength(12);
  });

  test('a coach who stops being listed is gone from the next answer, and one whose price changed moves', async () => {
    const answers = { quiz: '1', goal: 'strength', budget: 'low' } as const;
    onTestFinished(seedAfresh);
    const [first, second] = (await ask(answers)).matches;
    await server.database.update(coaches).set({ status: 'paused' }).where(eq(coaches.id, first!.coach.id));
    const without = await ask(answers);
    expect(without.matches.map(({ coach }) => coach.id)).not.toContain(first!.coach.id);
    expect(without.matches[0]?.coach.id).toBe(second!.coach.id);
    await server.database.update(programs).set({ price: '400.00' }).where(eq(programs.coach_id, second!.coach.id));
    expect((await ask(answers)).matches.map(({ coach }) => coach.id)).not.toContain(second!.coach.id);
  });

  test('each coach comes with the newest review that says something, by its first name', async () => {
    const { matches } = await ask({ quiz: '1', goal: 'strength', budget: 'low' });
    for (const { coach } of matches) {
      const told = (await (await server.fetch(`/api/reviews/${coach.id}/`)).json()) as {
        comment: string;
        rating: number;
        user: { first_name: string };
      }[];
      const newest = told.find(({ comment }) => comment.trim() !== '');
      expect(coach.review).toEqual(
        newest === undefined ? null : { by: newest.user.first_name, rating: newest.rating, comment: newest.comment },
      );
    }
    expect(matches.some(({ coach }) => coach.review !== null)).toBe(true);
  });

  test('what another answer would bring is what asking for it brings', async () => {
    const answers = { goal: 'strength', budget: 'low' };
    const { others, matches } = await ask({ quiz: '1', ...answers });
    expect(others.length).toBeGreaterThan(0);
    for (const { key, value, first } of others) {
      const best = (await ask({ quiz: '1', ...answers, [key]: value })).matches[0];
      expect(best?.coach.name ?? null).toBe(first);
      expect(best?.coach.id).not.toBe(matches[0]?.coach.id);
    }
  });

  test.each<[string, Record<string, string>]>([
    ['1', { goal: 'strength' }],
    ['2', { training: 'not_sure', diet: 'gain' }],
    ['3', { goal: 'weight' }],
    ['4', { style: 'hybrid-athletic' }],
  ])('the counts of quiz %s are how many fit with each budget', async (quiz, answers) => {
    const counted = await server.call()(countMatches, { query: { quiz, ...answers } });
    const everybody = await listed();
    const fitting = (budget: string) => rank(Number(quiz) as 1, { ...answers, budget }, everybody).length;
    expect(counted).toEqual({ ok: true, value: { low: fitting('low'), mid: fitting('mid'), high: fitting('high') } });
    expect(fitting('low')).toBeGreaterThan(0);
  });

  test('without the other answers nobody is counted, and there is no quiz 5', async () => {
    expect(await server.call()(countMatches, { query: { quiz: '1' } })).toEqual({ ok: true, value: { low: 0, mid: 0, high: 0 } });
    expect(await server.call()(countMatches, { query: { quiz: '5' } })).toMatchObject({ ok: false, failure: { status: 404 } });
  });

  test('nothing private comes along', async () => {
    const text = JSON.stringify(await ask({ quiz: '4', style: 'other', budget: 'high' }));
    expect(text).not.toMatch(/@example\.com|stripe|dob|password|calendly/);
  });
});
