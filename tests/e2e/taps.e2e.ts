import type { Page } from 'playwright/test';
import { expectTicked, expectUpToDate, expectWorkout, MEMBER, signIn } from './support/person.ts';
import { addExercises, ROUTINES, saveRoutine, setSets } from './support/routine-editor.ts';
import { HISTORY, openToday, TODAY } from './support/scene.ts';
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

/** On a phone of 844 px: where set 1 ends at the latest, and where the reach of the thumb that holds the phone begins. */
const PLACES = { set1Ends: 280, thumbFrom: 844 * 0.4 };

/** Set 1 stands at the top; after it is logged from the dock, the next set's button and the rest are at the thumb. */
async function expectWithinReach(page: Page, start: string): Promise<void> {
  const panel = page.getByRole('list', { name: 'Next set' });
  const tick = panel.getByRole('button', { name: 'Log set 1' });
  await expect(tick).toBeVisible();
  expect(await page.evaluate(() => window.scrollY), `${start}: scrolled`).toBe(0);
  for (const part of [tick, ...(await panel.getByRole('textbox').all())]) {
    const { y, height } = (await part.boundingBox())!;
    expect.soft(y + height, `${start}: set 1`).toBeLessThanOrEqual(PLACES.set1Ends);
  }
  const [weight, reps] = [panel.getByLabel(/^Set 1 weight/), panel.getByLabel('Set 1 reps')];
  if ((await weight.inputValue()) === '') await weight.fill('100');
  if ((await reps.inputValue()) === '') await reps.fill('5');
  const dock = page.getByRole('complementary', { name: 'Rest and finish' });
  const log = dock.locator('[data-dock-log]');
  await expect(log).toHaveText(/Log \S+ × \S+$/);
  expect.soft((await log.boundingBox())!.y, `${start}: tick`).toBeGreaterThan(PLACES.thumbFrom);
  await log.click();
  await expectTicked(page, 1);
  for (const part of [log, dock.getByRole('timer'), dock.getByRole('button', { name: '15 seconds more' })]) {
    await expect(part).toBeVisible();
    const { y, height } = (await part.boundingBox())!;
    expect.soft(y, `${start}: next set and rest`).toBeGreaterThan(PLACES.thumbFrom);
    expect.soft(y + height, `${start}: next set and rest`).toBeLessThanOrEqual(844);
  }
}

/** A repeated workout holds what was lifted in its open rows, which counts as typed. */
async function finishWithOpenSets(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log Workout' }).click();
  await page.getByRole('button', { name: /^(?:Finish now|Leave them out and finish)$/ }).click();
  await expect(page.getByText('Workout logged to history.')).toBeVisible();
}

test('set 1 of an empty workout, of a routine and of a repeated workout stands as high, and the rest is at the thumb', async ({
  openPhone,
}) => {
  const { page } = await openPhone({ width: 390, height: 844 });
  await signIn(page, MEMBER);
  await page.goto(TODAY);
  await page.getByRole('button', { name: 'Start an empty workout' }).click();
  await addExercises(page, ['Back squat']);
  await expectWithinReach(page, 'an empty workout');
  // The repeated workout has a set after its first.
  await page.locator('[data-dock-log]').click();
  await expectTicked(page, 2);
  await finishWithOpenSets(page);
  await expectUpToDate(page);

  await page.goto(HISTORY);
  await page.getByRole('button', { name: 'Repeat it' }).click();
  await expectWorkout(page);
  await expectWithinReach(page, 'a repeated workout');
  await finishWithOpenSets(page);

  await page.goto(ROUTINES);
  await page.getByRole('button', { name: 'New routine' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Two lifts');
  await addExercises(page, ['Bench press', 'Deadlift']);
  await saveRoutine(page);
  await page.getByRole('button', { name: 'Start Two lifts' }).click();
  await expectWorkout(page);
  await expectWithinReach(page, 'a routine');
});
