import { createFaultyNetwork } from './support/faulty-network.ts';
import { expectCoachKept, expectUpToDate, expectWorkout, signIn } from './support/person.ts';
import { CHAT, say, serverRegisters, settle, THIS_PHONE, TODAY } from './support/scene.ts';
import { expect, sharedTest as test } from './support/test.ts';

const CONVERSATION = ['Start over', 'I want to build muscle', '4 days a week, 60 minutes, full gym, I have trained for two years'];

interface Line {
  role: string;
  content: string;
  message_id: string;
  answers?: string | null;
  on_phone?: boolean;
}

/** The conversation as the server keeps it. */
async function linesOnServer(url: string): Promise<Line[]> {
  const registers = await serverRegisters(url);
  return registers.flatMap(({ kind, value }) => (kind === 'chat.put' && value !== null ? [value as unknown as Line] : []));
}

test('a whole conversation to a plan in flight mode: answered on the phone, trained by once accepted, and sent once later', async ({
  phone,
  product,
}) => {
  const { page } = phone;
  await signIn(page);
  await page.goto(CHAT);
  await expectUpToDate(page);
  await expectCoachKept(page);
  await phone.goOffline();
  await phone.reopen();
  await phone.page.goto(CHAT);

  const answers = phone.page.getByText('Answered on this phone');
  for (const [index, text] of CONVERSATION.entries()) {
    await say(phone.page, text);
    await expect(answers).toHaveCount(index + 1);
    await expect(answers.last()).toBeInViewport();
  }
  const plan = phone.page.getByRole('article', { name: 'A new plan' });
  await expect(plan).toContainText('Proposed');
  await expect(plan).toContainText('Muscle');
  await plan.getByRole('button', { name: 'Accept' }).click();
  await expect(plan).toContainText('Current plan');
  await phone.page.goto(TODAY);
  await expectWorkout(phone.page);
  expect(await linesOnServer(product.url)).not.toContainEqual(expect.objectContaining({ content: CONVERSATION[1] }));

  await phone.goOnline();
  await phone.page.goto(CHAT);
  // The page can say that all is sent before it has counted what a start finds: what the server has is asked for itself.
  const isThere = async () => {
    const lines = await linesOnServer(product.url);
    return CONVERSATION.every((text) => lines.some((line) => line.role === 'user' && line.content === text));
  };
  await expect.poll(isThere, { timeout: 60_000 }).toBe(true);
  await expect(answers).toHaveCount(0, { timeout: 60_000 });
  await expectUpToDate(phone.page);
  const lines = await linesOnServer(product.url);
  for (const text of CONVERSATION) {
    const mine = lines.filter((line) => line.role === 'user' && line.content === text);
    expect(mine, text).toHaveLength(1);
    const replies = lines.filter((line) => line.answers === mine[0]?.message_id).map((line) => line.content);
    expect(replies.length, text).toBeGreaterThan(0);
    expect(new Set(replies).size, text).toBe(replies.length);
  }
  await expect(phone.page.getByRole('article').filter({ hasText: 'Current plan' })).toHaveCount(1);
  await expect(plan).toContainText('Current plan');
});

test('before the coach’s files are on the phone a message without signal waits, and the phone says what works', async ({
  openPhone,
  product,
}) => {
  const network = await createFaultyNetwork(product.url);
  try {
    network.decide((path) => (/\/assets\/(answer|coach-weights)-/.test(path) ? { status: 404 } : 'pass'));
    const phone = await openPhone({ origin: network.url });
    const { page } = phone;
    await settle(phone);
    await page.goto(THIS_PHONE);
    const works = page.getByRole('region', { name: 'This app' }).getByText(/^Your log/);
    await expect(works).toHaveText('Your log. The coach’s answers follow with signal.');
    await phone.goOffline();
    await page.goto(CHAT);
    await page.getByRole('button', { name: 'What your coach sees' }).click();
    await expect(page.getByText(/shows here once the part of the app that reads it/)).toBeVisible();
    await say(page, 'How long should I rest between sets?');
    await expect(page.getByText('Waiting for signal')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Waiting for signal')).toBeVisible();
    await expect(page.getByText('Answered on this phone')).toHaveCount(0);
    network.decide(() => 'pass');
    await phone.goOnline();
    await expect(page.getByText('Waiting for signal')).toHaveCount(0, { timeout: 60_000 });
    await page.reload();
    await expectCoachKept(page);
    await expect(page.getByText(/shows here once the part of the app that reads it/)).toHaveCount(0);
    await page.goto(THIS_PHONE);
    await expect(works).toHaveText(/^Your log(,| and) the coach’s answers/);
  } finally {
    await network.close();
  }
});
