import type { Page } from 'playwright/test';
import { expectTicked, expectWorkout } from './support/person.ts';
import { addExercises, ROUTINES, saveRoutine, setSets } from './support/routine-editor.ts';
import { openToday } from './support/scene.ts';
import { expect, test } from './support/test.ts';

test.use({ onDisk: false, withWorker: false });

const LIFTS = ['Back squat', 'Bench press', 'Deadlift', 'Overhead press', 'Romanian deadlift', 'Box squat'];
const SETS_EACH = 4;
/** A set as suggested, one with another weight, and a workout of 24 sets from Start to its end. */
const MOST_TAPS = { asSuggested: 1, otherWeight: 3, workout: 40 };

/** Counts every tap on the page from here on. */
async function countTaps(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    Object.assign(window, { taps: 0 });
    const count = (event: Event) => {
      if (event.isTrusted) Object.assign(window, { taps: (window as unknown as { taps: number }).taps + 1 });
    };
    document.addEventListener('pointerdown', count, true);
  });
  return () => page.evaluate(() => (window as unknown as { taps: number }).taps);
}

test('a workout of 24 sets, one in four with another weight, takes no more than 40 taps, and a set as suggested one', async ({
  openPhone,
}) => {
  const phone = await openPhone({ width: 390, height: 844 });
  const { page } = phone;
  await openToday(phone);
  await page.goto(ROUTINES);
  await page.getByRole('button', { name: 'New routine' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Whole body');
  await addExercises(page, LIFTS);
  for (const lift of LIFTS) await setSets(page, lift, String(SETS_EACH));
  await saveRoutine(page);

  const start = page.getByRole('button', { name: 'Start Whole body' });
  await expect(start).toBeVisible();
  const taps = await countTaps(page);
  await start.click();
  await expectWorkout(page);
  const dock = page.locator('[data-dock-log]');
  for (let done = 0; done < LIFTS.length * SETS_EACH; done += 1) {
    await expect(dock).toHaveText(/Log \S+ × \S+$/);
    const before = await taps();
    const isOther = done % SETS_EACH === SETS_EACH - 1;
    if (isOther)
      await page
        .getByRole('list', { name: 'Next set' })
        .getByRole('button', { name: / more$/ })
        .first()
        .click();
    await dock.click();
    await expectTicked(page, done + 1);
    expect((await taps()) - before).toBeLessThanOrEqual(isOther ? MOST_TAPS.otherWeight : MOST_TAPS.asSuggested);
  }
  await page.getByRole('button', { name: 'Log Workout' }).click();
  await expect(page.getByText('Workout logged to history.')).toBeVisible();
  expect(await taps()).toBeLessThanOrEqual(MOST_TAPS.workout);
});
