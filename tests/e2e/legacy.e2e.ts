import type { Page } from 'playwright/test';
import { expectUpToDate, historyLines, signIn } from './support/person.ts';
import { expect, sharedTest as test } from './support/test.ts';

test.use({ onDisk: false, withWorker: false });

const TODAY = new Date().toISOString();

/** What the original product left in local storage after one workout. */
const LEGACY = {
  'ai-plan': JSON.stringify({
    version: TODAY,
    goal: 'muscle',
    explanation: 'Three days that were here before.',
    schedule: [{ day: 'Monday', primary: [{ exercise: 'Landmine Press', sets: 3, reps: '8–12', rir: 2 }], accessories: [] }],
  }),
  'workout-log': JSON.stringify({
    'Landmine Press-1-Monday': { sets: [{ reps: '9', weight: '77.5', rpe: '' }], date: TODAY },
  }),
  'workout-history': JSON.stringify({
    [TODAY]: {
      date: TODAY,
      week: 1,
      day: 'Monday',
      exercises: [
        {
          name: 'Landmine Press',
          sets: [
            { reps: '9', weight: '77.5' },
            { reps: '8', weight: '77.5', rpe: '8' },
          ],
        },
      ],
    },
  }),
};

async function leaveBehind(page: Page, entries: Record<string, string>) {
  await page.evaluate((stored) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  }, entries);
}

test('the first version’s plan and workouts become this one’s, once', async ({ openPhone }) => {
  const phone = await openPhone({ onDisk: true });
  const { page } = phone;
  await signIn(page);
  await leaveBehind(page, LEGACY);
  await page.goto('/ai-coach/history');
  await expectUpToDate(page);
  const expected = ['Set 1: 9 reps @ 77.5 lbs', 'Set 2: 8 reps @ 77.5 lbs, RPE 8'];
  await expect.poll(() => historyLines(page)).toEqual(expect.arrayContaining(expected));
  await page.goto('/ai-coach/dashboard');
  await expect(page.getByText('Three days that were here before.')).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /^(ai-plan|workout-)/.test(key)))).toEqual([]);

  // A crash can bring a cleared key back: the same workouts again, and nothing doubles.
  await leaveBehind(page, LEGACY);
  await phone.reopen();
  await phone.page.goto('/ai-coach/history');
  await expectUpToDate(phone.page);
  for (const line of expected)
    await expect.poll(async () => (await historyLines(phone.page)).filter((text) => text === line)).toHaveLength(1);
});

test('half broken old data: what can be read goes in, the rest is kept', async ({ phone }) => {
  const { page } = phone;
  await signIn(page);
  await leaveBehind(page, {
    'ai-plan': LEGACY['ai-plan'].slice(0, 40),
    'workout-log': '[]',
    'workout-history': JSON.stringify({
      [TODAY]: { date: TODAY, week: 1, day: 'Monday', exercises: [{ name: 'Landmine Press', sets: [{ reps: '9', weight: '77.5' }] }] },
      'not a date': { exercises: 'none' },
    }),
  });
  await page.goto('/ai-coach/history');
  await expectUpToDate(page);
  await expect.poll(() => historyLines(page)).toContain('Set 1: 9 reps @ 77.5 lbs');
  const kept = await page.evaluate(readQuarantine);
  expect(kept).toContain(LEGACY['ai-plan'].slice(0, 40));
});

test('old workouts without an account are shown to nobody until someone says they are theirs', async ({ phone }) => {
  const { page } = phone;
  await page.goto('/login');
  await leaveBehind(page, LEGACY);
  await signIn(page);
  await page.goto('/ai-coach/history');
  await expectUpToDate(page);
  await expect(page.getByText('Landmine Press')).toHaveCount(0);
  await page.getByRole('link', { name: 'Yours?' }).click();
  await expect(page.getByText(/Workouts saved earlier on this phone \(1, /)).toBeVisible();
  await page.getByRole('button', { name: /^Yes/ }).click();
  await expect(page.getByText(/in your history now/)).toBeVisible();
  await page.goto('/ai-coach/history');
  await expect.poll(() => historyLines(page)).toContain('Set 1: 9 reps @ 77.5 lbs');
});

/** Every text this origin keeps in any IndexedDB database. Runs in the page. */
async function readQuarantine(): Promise<string> {
  const texts: string[] = [];
  for (const { name } of await indexedDB.databases()) {
    if (name === undefined) continue;
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name);
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    for (const store of database.objectStoreNames) {
      const rows = await new Promise<unknown[]>((resolve, reject) => {
        const request = database.transaction(store).objectStore(store).getAll();
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      const collect = (value: unknown): void => {
        if (typeof value === 'string') texts.push(value);
        else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) collect(part);
      };
      collect(rows);
    }
    database.close();
  }
  return texts.join('\n');
}
