import { expect, type Page } from 'playwright/test';

/**
 * Waits until no dialog is open and the browser has left the closed dialog's history entry. It goes back some time after the dialog is
 * gone, and going back calls off a page that is opened meanwhile (net::ERR_ABORTED).
 */
export async function expectDialogClosed(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => (history.state as { sheet?: number } | null)?.sheet ?? null)).toBeNull();
}

/** Closes the open dialog with the keyboard. */
export async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expectDialogClosed(page);
}
