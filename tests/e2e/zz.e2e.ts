import { expectSoundLayout } from './support/layout.ts';
import { expectGoodInEveryLook } from './support/look.ts';
import { settle } from './support/scene.ts';
import { expect, sharedTest as test } from './support/test.ts';

test('swap', async ({ phone }) => {
  test.setTimeout(200_000);
  await settle(phone);
  const { page } = phone;
  await page
    .getByRole('button', { name: /^More for / })
    .first()
    .click();
  await page.getByRole('button', { name: /^Swap for another/ }).click();
  await expect(page.getByRole('radio').nth(3)).toBeAttached();
  await expectGoodInEveryLook(page, 'swap');
  await expectSoundLayout(page, 'swap');
});
