import { expectFocusStaysInSight } from './support/keyboard.ts';
import { signIn } from './support/person.ts';
import { expect, sharedTest as test } from './support/test.ts';

test.use({ onDisk: false, withWorker: false });

test('on a phone nothing that floats above a page hides what has the focus', async ({ phone: { page } }) => {
  test.setTimeout(400_000);
  await page.goto('/browse');
  const ticks = page.getByRole('article').getByRole('checkbox', { name: /^Compare / });
  await ticks.first().click();
  await expect(page.getByRole('region', { name: 'Compare coaches' })).toBeVisible();
  await page.getByRole('heading', { level: 1 }).focus();
  await expectFocusStaysInSight(page, 25);
  await page.goto('/quiz/2');
  await page.getByRole('radio').first().check({ force: true });
  await expectFocusStaysInSight(page, 10);
  await page.goto('/coach/1');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectFocusStaysInSight(page, 25);

  await signIn(page);
  for (const [path, words] of [
    ['/ai-coach/today', /Prescribed: /],
    ['/ai-coach/chat', /Current plan/],
    ['/ai-coach/exercises', /Back squat/],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('main')).toContainText(words);
    await expectFocusStaysInSight(page, 25);
  }
});
