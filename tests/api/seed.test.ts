import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { browseCoaches, type ChatMessage, listCoaches, listMySubscriptions, readProfile } from '#contract/index.ts';
import { answer } from '#domain/ai-coach/answer.ts';
import { checkPlan } from '#domain/ai-coach/check-plan.ts';
import { planSchema } from '#domain/plan/plan.ts';
import { planView } from '#domain/plan/plan-view.ts';
import { type ChatValue, rejectionOf } from '#domain/sync/values.ts';
import { shiftDay, weekdayOf } from '#domain/training/week.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, seedDemo } from '#server/demo/seed-demo.ts';
import { buildTrainingHistory } from '#server/demo/training-history.ts';
import { DRIVERS, startTestServer, type TestServer } from '#tests/support/test-server.ts';

const NOW = Date.UTC(2026, 10, 18, 9);
const DAY_MS = 86_400_000;
const COMPLETE = sql`
  brand_promise <> '' and brand_pain <> '' and brand_plan <> '' and brand_proof <> '' and short_bio <> ''
  and calendly_username <> '' and stripe_charges_enabled and registered_at is not null
  and exists (select from coach_specialties s where s.coach_id = coaches.id)
  and exists (select from programs p where p.coach_id = coaches.id and p.listed)`;

describe.each(DRIVERS)('the demonstration, on %s', (driver) => {
  let server: TestServer;
  let now = NOW;

  beforeAll(async () => {
    server = await startTestServer({ driver, clock: () => now });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    now = NOW;
    await server.reset();
  });

  const rows = async <T extends Record<string, unknown>>(query: ReturnType<typeof sql>) => (await server.database.execute<T>(query)).rows;
  const seed = () => seedDemo({ database: server.database, clock: () => now });

  test('an address somebody real has is left alone, with everything of theirs', async () => {
    await server.createUser({ email: 'member@example.com', password: 'a password of my own' });
    const coach = await server.createUser({ email: 'coach@example.com', role: 'coach' });
    await seed();
    await expect(server.signIn('member@example.com', 'a password of my own')).resolves.toBeDefined();
    expect(await rows(sql`select id from coaches where user_id = ${coach.id}`)).toEqual([]);
    expect(await rows(sql`select email from users where email = 'coach@example.com' and is_demo`)).toEqual([]);
  });

  test('every account that is named can sign in and is what it says', async () => {
    await seed();
    const found: unknown[] = [];
    for (const { email } of DEMO_ACCOUNTS) {
      const { access } = await server.signIn(email, DEMO_PASSWORD);
      const profile = await server.call(access)(readProfile, {});
      const mine = await server.call(access)(listMySubscriptions, {});
      if (!profile.ok || !mine.ok) throw new Error(email);
      found.push([profile.value.role, mine.value.map(({ subscription_type, status }) => [subscription_type, status])]);
    }
    expect(found).toEqual([
      ['member', [['ai_coach', 'active']]],
      ['member', []],
      ['coach', []],
      ['coach', []],
    ]);
    expect(await rows(sql`select c.id from coaches c join users u on u.id = c.user_id where u.email = 'newcoach@example.com'`)).toEqual([]);
  });

  test('there are at least 25 complete coaches, exactly three incomplete ones, and all are marked as demo', async () => {
    await seed();
    const [count] = await rows<{ complete: number; incomplete: number; unmarked: number }>(sql`
      select count(*) filter (where ${COMPLETE})::int as complete, count(*) filter (where not (${COMPLETE}))::int as incomplete,
        (select count(*)::int from users where not is_demo) as unmarked from coaches`);
    expect(count?.complete).toBeGreaterThanOrEqual(25);
    expect(count).toMatchObject({ incomplete: 3, unmarked: 0 });
  });

  test('programs lie in every price band and on its edges, and cover the four subjects the quizzes ask for', async () => {
    await seed();
    const prices = (await rows<{ price: string }>(sql`select price from programs where listed`)).map(({ price }) => Number(price));
    for (const edge of [100, 150, 200, 300]) expect(prices).toContain(edge);
    const bands = [
      [0, 100],
      [100, 150],
      [150, 200],
      [200, 300],
      [300, 10_000],
    ] as const;
    for (const [low, high] of bands) expect(prices.filter((price) => price > low && price < high).length).toBeGreaterThan(1);
    const titles = await rows<{ title: string; coaches: number }>(sql`
      select s.title, count(distinct p.coach_id)::int as coaches from specialties s
      left join program_specialties ps on ps.specialty_id = s.id left join programs p on p.id = ps.program_id group by s.title`);
    expect(titles).toHaveLength(12);
    for (const { title, coaches } of titles) expect([title, coaches > 0]).toEqual([title, true]);
    for (const title of ['Hypertrophy', 'Strength', 'Functional Training', 'Nutrition'])
      expect(titles.find((entry) => entry.title === title)?.coaches).toBeGreaterThan(2);
  });

  test('no text is longer than the product lets a coach write', async () => {
    await seed();
    const [longest] = await rows(sql`
      select max(length(short_bio)) <= 300 as bio, max(length(calendly_username)) <= 100 as calendly,
        max(greatest(length(brand_promise), length(brand_pain), length(brand_plan), length(brand_proof))) <= 1000 as brand,
        (select max(length(description)) <= 1000 from programs) as program, (select max(length(comment)) <= 500 from reviews) as review,
        (select count(distinct rating) >= 4 from reviews) as varied from coaches`);
    expect(longest).toEqual({ bio: true, calendly: true, brand: true, program: true, review: true, varied: true });
  });

  test('every coach has a portrait and three or four pictures with words, each in two sizes and all of them different', async () => {
    await seedDemo({ database: server.database, clock: () => now, images: server.images });
    const all = await server.call()(listCoaches, {});
    if (!all.ok) throw new Error('not listed');
    const addresses: (string | null)[] = [];
    for (const { username, portfolio, profile_image_url, profile_image_url_optimized } of all.value) {
      expect([username, portfolio.length >= 3 && portfolio.length <= 4]).toEqual([username, true]);
      expect(portfolio.filter(({ description }) => description.length < 10)).toEqual([]);
      addresses.push(
        profile_image_url,
        profile_image_url_optimized,
        ...portfolio.flatMap((item) => [item.image_url, item.image_url_optimized]),
      );
    }
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const address of addresses) {
      const picture = await server.fetch(address ?? 'none');
      expect([address, picture.status, picture.headers.get('Content-Type')]).toEqual([address, 200, 'image/webp']);
    }
    const ratings = new Set(all.value.map(({ rating }) => rating?.average));
    expect(ratings.size).toBeGreaterThan(5);
    const cards = await server.call()(browseCoaches, { query: { sort: 'rating' } });
    expect(cards.ok && cards.value.coaches.every(({ image }) => addresses.includes(image))).toBe(true);
  }, 30_000);

  test('seeding again, today or weeks later, changes nothing and takes no time worth a start', async () => {
    await seed();
    const picture = () =>
      rows(sql`select (select string_agg(id::text || email, ',' order by id) from users) as people,
        (select string_agg(id::text || username, ',' order by id) from coaches) as coaches, (select count(*)::int from reviews) as reviews,
        (select count(*)::int from subscriptions) as subscriptions, (select count(*)::int from sync_operations) as operations,
        (select last_value::int from coaches_id_seq) as next_coach`);
    const before = await picture();
    await seed();
    now += 30 * DAY_MS;
    await seed();
    expect(await picture()).toEqual(before);
  });

  test('two servers that start at once seed once', async () => {
    await Promise.all([seed(), seed(), seed()]);
    expect(await rows(sql`select count(*)::int as trainees from users where email = 'trainee@example.com'`)).toEqual([{ trainees: 1 }]);
  });
});

/** The fields of operations' values this file looks at. */
type Values = Record<'performed_on' | 'session_id' | 'plan_id' | 'exercise' | 'weight', string> & { rpe: number | null };

describe('the demo trainee', () => {
  const operations = buildTrainingHistory('2026-11-18');
  const of = (kind: string) => operations.filter((operation) => operation.kind === kind).map(({ value }) => value as Values);

  test('has a history that any phone would have been allowed to send, the same each time', () => {
    for (const operation of operations) expect([operation.slot, rejectionOf(operation)]).toEqual([operation.slot, null]);
    expect(new Set(operations.map(({ op_id }) => op_id)).size).toBe(operations.length);
    expect(buildTrainingHistory('2026-11-18')).toEqual(operations);
  });

  test('trained in each of the twelve weeks before this one, finished every session, and rested on Sundays', () => {
    const days = of('session.put').map(({ performed_on }) => performed_on);
    const firstSunday = '2026-08-23';
    const weeks = Array.from({ length: 12 }, (_, week) => {
      const from = shiftDay(firstSunday, week * 7);
      return days.filter((day) => day >= from && day < shiftDay(from, 7)).length;
    });
    expect(weeks.every((sessions) => sessions >= 2 && sessions <= 4)).toBe(true);
    expect(days.length).toBe(weeks.reduce((sum, sessions) => sum + sessions, 0));
    expect(days.map(weekdayOf)).not.toContain(0);
    const finished = of('session.finish').map(({ session_id }) => session_id);
    expect(new Set(finished)).toEqual(new Set(of('set.put').map(({ session_id }) => session_id)));
    expect(finished).toHaveLength(days.length);
  });

  test('has used strength plans of four blocks, each sound, as all that it was offered, the last one current and not yet trained', () => {
    const used = of('plan.use').map(({ plan_id }) => plan_id);
    const plans = operations.flatMap((operation, place) => {
      if (operation.kind !== 'plan.put') return [];
      const { plan_id, plan } = operation.value as { plan_id: string; plan: unknown };
      const spoken = operations.slice(0, place).filter(({ kind }) => kind === 'chat.put');
      const { brief } = answer({ messages: spoken.map(({ value }) => value as unknown as ChatMessage) });
      return [{ plan_id, plan: planSchema.parse(plan), brief }];
    });
    const blocks = used.map((id) => plans.find(({ plan_id }) => plan_id === id)?.plan.block?.number);
    expect(blocks).toEqual([1, 2, 2, 3, 3, 4, 4]);
    expect(new Set(plans.map(({ plan }) => JSON.stringify(plan))).size).toBe(plans.length);
    for (const { plan } of plans) expect(planView(plan)).toMatchObject({ is_strength: true, weeks: 4 });
    expect(plans.flatMap(({ plan, brief }) => checkPlan(plan, brief).filter(({ severity }) => severity === 'error'))).toEqual([]);
    expect(used.at(-1)).toBe(plans.at(-1)!.plan_id);
    expect([...new Set(of('session.put').map(({ plan_id }) => plan_id))]).toEqual([used[0], used[2], used[4]]);
  });

  test('talked with the coach at its best: facts noted, a change negotiated and accepted, questions answered from the log', () => {
    const lines = of('chat.put') as unknown as ChatValue[];
    const said = (pattern: RegExp) => lines.filter(({ role, content }) => role === 'assistant' && pattern.test(content));
    expect(lines.find(({ noted }) => noted != null)?.noted?.map(({ value }) => value)).toEqual([
      'Strength',
      '3 days (Mon, Wed and Fri), 60 minutes',
    ]);
    const offers = lines.filter(({ change }) => change != null);
    const used = new Set(of('plan.use').map(({ plan_id }) => plan_id));
    expect(offers.map(({ plan_id }) => used.has(plan_id ?? ''))).toEqual([true, true, true, true, true, false, true]);
    expect(offers.every(({ change }) => change!.lines.length > 0)).toBe(true);
    const best = /estimated maximum from [\d–]+ lbs/;
    expect(said(best)).toHaveLength(1);
    expect(said(/^Block [234] is ready\. You did \d+ of \d+ sessions/)).toHaveLength(3);
    expect(said(/back squat \d+ → \d+ lbs estimated/i)).toHaveLength(2);
    expect(said(/Here it is again|did you mean|Is that about|I see nothing of your log/i)).toEqual([]);
  });

  test('weighs itself every few days and has a routine for hotels, so that no card of Progress is empty', () => {
    const weights = operations.filter(({ kind }) => kind === 'body.put').map(({ value }) => Number((value as { amount: string }).amount));
    expect(weights).toHaveLength(28);
    expect(weights.slice(-7).reduce((sum, weight) => sum + weight, 0)).toBeLessThan(
      weights.slice(0, 7).reduce((sum, weight) => sum + weight, 0),
    );
    expect(operations.filter(({ kind }) => kind === 'routine.put').map(({ value }) => value)).toMatchObject([{ name: 'Hotel room' }]);
    expect(operations.filter(({ kind }) => kind === 'routine-day.put')).toHaveLength(3);
  });

  test('grew stronger: the heaviest squat, bench and row of the last block beat those of the first', () => {
    const sets = of('set.put');
    const best = new Map<string, { first: number; last: number }>();
    const [firstPlan, , lastPlan] = [...new Set(of('session.put').map(({ plan_id }) => plan_id))];
    for (const { exercise, weight, session_id } of sets) {
      const entry = best.get(exercise) ?? { first: 0, last: 0 };
      if (session_id.includes(firstPlan!)) entry.first = Math.max(entry.first, Number(weight));
      if (session_id.includes(lastPlan!)) entry.last = Math.max(entry.last, Number(weight));
      best.set(exercise, entry);
    }
    const both = [...best.values()].filter(({ first, last }) => first > 0 && last > 0);
    expect(both.length).toBeGreaterThan(2);
    expect(both.filter(({ first, last }) => last > first).length).toBeGreaterThan(both.length * 0.6);
    expect(sets.filter(({ rpe }) => rpe !== null).length).toBeGreaterThan(sets.length / 3);
  });
});
