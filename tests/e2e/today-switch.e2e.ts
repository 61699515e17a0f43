import type { Page } from 'playwright/test';
import { openToday } from './support/scene.ts';
import { expect, sharedTest as test } from './support/test.ts';

test.use({ onDisk: false, withWorker: false });

interface HoldingWindow {
  releaseStorage: () => void;
}

/** From now on everything the page asks of IndexedDB waits, until `releaseStorage`. */
function holdStorage(page: Page): Promise<void> {
  return page.evaluate(async () => {
    let isHeld = true;
    (window as unknown as HoldingWindow).releaseStorage = () => {
      isHeld = false;
    };
    for (const { name } of await indexedDB.databases()) {
      const opening = indexedDB.open(name ?? '');
      await new Promise((resolve) => {
        opening.onsuccess = resolve;
      });
      const database = opening.result;
      const names = [...database.objectStoreNames];
      const [first] = names;
      if (first === undefined) continue;
      const store = database.transaction(names, 'readwrite').objectStore(first);
      const hold = () => {
        if (isHeld) store.count().onsuccess = hold;
        else database.close();
      };
      hold();
    }
  });
}

test('while an empty workout is being stored the plan’s workout opens no picker, and the picker of the empty one stays', async ({
  phone,
}) => {
  await openToday(phone);
  const { page } = phone;
  const add = page.getByRole('button', { name: 'Add exercises', exact: true });
  await add.scrollIntoViewIfNeeded();
  await holdStorage(page);
  await page.getByRole('button', { name: 'Start an empty workout' }).click();
  await add.scrollIntoViewIfNeeded();
  const isTouchable = () =>
    add.evaluate((button) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
  expect(await isTouchable()).toBe(false);
  await page.evaluate(() => (window as unknown as HoldingWindow).releaseStorage());
  await expect(page.getByText('No exercises yet.')).toBeVisible();
  expect(await isTouchable()).toBe(true);
  await add.click();
  await page.getByRole('searchbox', { name: 'Search by name' }).fill('Back squat');
  await page.getByRole('checkbox', { name: /^Back squat\b/ }).check();
  await page.getByRole('button', { name: 'Add 1' }).click();
  await expect(page.getByRole('region', { name: 'Back squat' })).toBeVisible();
});
