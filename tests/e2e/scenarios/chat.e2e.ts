import type { Page } from 'playwright/test';
import { createFaultyNetwork } from '../support/faulty-network.ts';
import { expectCoachKept, expectUpToDate, expectWorkout } from '../support/person.ts';
import { CHAT, openToday, say, serverRegisters, settle, TODAY } from '../support/scene.ts';
import { expect, sharedTest as test } from '../support/test.ts';

test.use({ onDisk: false });

const QUESTION = 'How long should I rest between sets?';

/** The lines of the conversation as the server keeps them: mine with this text, and the answers to them. */
async function conversation(url: string, texts: readonly string[]) {
  const lines = (await serverRegisters(url)).flatMap(({ kind, value }) =>
    kind === 'chat.put' && value !== null
      ? [value as { message_id: string; role: string; content: string; answers?: string | null; created_at: string; on_phone?: boolean }]
      : [],
  );
  const mine = texts.map((text) => lines.filter((line) => line.role === 'user' && line.content === text));
  return { mine, answers: mine.map((some) => lines.filter((line) => some.some((own) => own.message_id === line.answers))) };
}

test('32 a message written offline, the app closed, is sent at the next start', async ({ openPhone, product }) => {
  const phone = await openPhone({ onDisk: true });
  await settle(phone);
  await expectCoachKept(phone.page);
  await phone.goOffline();
  await phone.page.goto(CHAT);
  await say(phone.page, QUESTION);
  await expect(phone.page.getByText('Answered on this phone')).toBeVisible();
  await phone.kill();
  await phone.goOnline();
  await phone.page.goto('/');
  await expect
    .poll(async () => (await conversation(product.url, [QUESTION])).mine.map((some) => some.length), { timeout: 60_000 })
    .toEqual([1]);
  await phone.page.goto(CHAT);
  await expectUpToDate(phone.page);
  await expect(phone.page.getByText('Answered on this phone')).toHaveCount(0);
});

test('33 three messages written offline keep their order', async ({ phone, product }) => {
  await settle(phone);
  await expectCoachKept(phone.page);
  await phone.goOffline();
  await phone.page.goto(CHAT);
  const texts = [QUESTION, 'What is today?', 'Why this plan?'];
  for (const text of texts) await say(phone.page, text);
  await phone.goOnline();
  await expect
    .poll(async () => (await conversation(product.url, texts)).mine.map((some) => some.length), { timeout: 60_000 })
    .toEqual([1, 1, 1]);
  await expect(phone.page.getByText('Answered on this phone')).toHaveCount(0, { timeout: 30_000 });
  await expectUpToDate(phone.page);
  const { mine, answers } = await conversation(product.url, texts);
  const times = mine.map(([line]) => line?.created_at ?? '');
  expect(times).toEqual([...times].sort());
  for (const lines of answers) expect(lines.length).toBeGreaterThan(0);
});

test('34 the answer to a message is lost: it is answered once', async ({ openPhone, product }) => {
  const network = await createFaultyNetwork(product.url);
  try {
    const phone = await openPhone({ origin: network.url, withWorker: false });
    await openToday(phone);
    await phone.page.goto(CHAT);
    await expect(phone.page.getByLabel('Message')).toBeVisible();
    let asked = 0;
    network.decide((path) => (path === '/api/ai-coach/' && ++asked === 1 ? 'lose-answer' : 'pass'));
    await say(phone.page, QUESTION);
    await expect.poll(() => asked, { timeout: 30_000 }).toBeGreaterThan(1);
    await expectUpToDate(phone.page);
    await expect.poll(async () => (await conversation(product.url, [QUESTION])).mine.map((some) => some.length)).toEqual([1]);
    const answersOnServer = async () =>
      (await conversation(product.url, [QUESTION])).answers.flat().flatMap(({ content }) => content || []);
    await expect.poll(async () => (await answersOnServer()).length).toBeGreaterThan(0);
    const contents = await answersOnServer();
    expect(new Set(contents).size).toBe(contents.length);
  } finally {
    await network.close();
  }
});

test('35 a late answer does not bring an old plan back', async ({ openPhone, product }) => {
  const network = await createFaultyNetwork(product.url);
  try {
    const phone = await openPhone({ origin: network.url, withWorker: false });
    await openToday(phone);
    await phone.page.goto(CHAT);
    network.decide((path) => (path === '/api/ai-coach/' ? 'lose-answer' : 'pass'));
    await say(phone.page, 'Start over');
    await say(phone.page, 'Build muscle, 3 days, 60 minutes, full gym, intermediate');
    const built = phone.page.getByRole('article', { name: 'A new plan' });
    await built.getByRole('button', { name: 'Accept' }).click({ timeout: 60_000 });
    await expect(built.getByText('Current plan')).toBeVisible();
    const current = () => phone.page.getByRole('article').filter({ hasText: 'Current plan' });
    // Meanwhile another plan is chosen by hand.
    await phone.page.getByRole('button', { name: 'Use this plan' }).first().click();
    await expect(built.getByText('Current plan')).toHaveCount(0);
    await expect(current()).toHaveCount(1);
    const chosen = await current().innerText();
    network.decide(() => 'pass');
    await phone.page.reload();
    await expect(phone.page.getByText('Answered on this phone')).toHaveCount(0, { timeout: 60_000 });
    await expectUpToDate(phone.page);
    expect(await current().innerText()).toBe(chosen);
  } finally {
    await network.close();
  }
});

/** What My Program and Today show of the plan in use: the days with their exercises, and the exercises of today. */
async function planInUse(page: Page): Promise<string[]> {
  await page.goto('/ai-coach/dashboard');
  const days = page.getByRole('main').getByRole('article');
  await expect(days.first()).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  const program = await days.allInnerTexts();
  await page.goto(TODAY);
  await expectWorkout(page);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  return [...program, ...(await page.getByRole('main').getByRole('heading').allInnerTexts())];
}

for (const signal of ['with', 'without'] as const)
  test(`an offered change that is left open stays out of My Program and Today, ${signal} signal`, async ({ openPhone }) => {
    const phone = await openPhone({ withWorker: signal === 'without' });
    await (signal === 'without' ? settle(phone) : openToday(phone));
    const before = await planInUse(phone.page);
    if (signal === 'without') {
      await expectCoachKept(phone.page);
      await phone.goOffline();
    }
    await phone.page.goto(CHAT);
    await say(phone.page, 'My left shoulder hurts when I press');
    const offers = phone.page.getByRole('article').filter({ has: phone.page.getByRole('button', { name: 'Accept' }) });
    await expect(offers).toHaveCount(1);
    await say(phone.page, 'I want to run a marathon, give me a running plan');
    await expect(
      phone.page
        .getByRole('log')
        .getByText(/Your plan is as it was\.|What I know about you changed\./)
        .first(),
    ).toBeVisible();
    await expect(phone.page.getByRole('log').getByText(/unchanged/)).toHaveCount(0);
    expect(await planInUse(phone.page)).toEqual(before);
    if (signal === 'without') {
      await phone.goOnline();
      await phone.page.goto(CHAT);
      await expect(phone.page.getByText('Answered on this phone')).toHaveCount(0, { timeout: 60_000 });
      expect(await planInUse(phone.page)).toEqual(before);
    }
    await phone.page.goto(CHAT);
    // An earlier change of the talk says «Accepted» too, so the offer itself is waited for.
    await expect(offers.last()).toBeVisible();
    const open = await offers.count();
    await offers.last().getByRole('button', { name: 'Accept' }).click();
    await expect.poll(() => offers.count()).toBeLessThan(open);
    await expect(phone.page.getByText('Accepted. You train by this plan now.')).toBeVisible();
    await expect.poll(() => planInUse(phone.page)).not.toEqual(before);
  });

test('«Start over: build me …» builds from the rest of the sentence, and My Program keeps its plan until the new one is accepted', async ({
  openPhone,
}) => {
  const phone = await openPhone({ withWorker: false });
  await openToday(phone);
  const before = await planInUse(phone.page);
  await phone.page.goto(CHAT);
  await say(phone.page, 'Start over: build me a 3 day strength plan with dumbbells, 45 minutes');
  const offered = phone.page.getByRole('article', { name: 'A new plan' });
  await expect(offered.getByText('Proposed')).toBeVisible();
  expect(await planInUse(phone.page)).toEqual(before);
  await phone.page.goto(CHAT);
  await offered.getByRole('button', { name: 'Accept' }).click();
  await expect(offered.getByText('Current plan')).toBeVisible();
  await phone.page.goto('/ai-coach/dashboard');
  await expect(
    phone.page
      .getByRole('main')
      .getByText(/dumbbell/i)
      .first(),
  ).toBeVisible();
  await expect(phone.page.getByRole('main').getByText(/barbell|leg press|cable/i)).toHaveCount(0);
});
