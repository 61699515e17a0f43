import { expect, type Locator, type Page } from 'playwright/test';
import { aPhoto } from './coach-form.ts';
import { closeDialog, expectDialogClosed } from './dialog.ts';

/** More than any screen has to tab through. */
const STOPS = 80;

/** Presses Tab until this has the focus, and asks that it can be seen there: nothing that floats above the page may hide it. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeAttached();
  for (let stop = 0; stop < STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      await expect.poll(() => target.evaluate(isInSight), `${target.toString()} has the focus where nobody sees it`).toBe(true);
      return;
    }
    await page.keyboard.press(key);
  }
  throw new Error(`${target.toString()} cannot be reached with the keyboard.`);
}

/** Presses Tab so often, and asks each time that what has the focus can be seen. */
export async function expectFocusStaysInSight(page: Page, stops: number): Promise<void> {
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab');
    // Rows that arrive meanwhile move what has the focus; the page scrolls after it.
    await expect.poll(() => page.evaluate(isInSight, null), `stop ${stop} of ${page.url()} is hidden`).toBe(true);
  }
}

/**
 * Some part of the focused element, or of the label that stands for it, is not covered. Past the last stop the focus is the browser's own,
 * and nothing of the page has it. Runs in the page.
 */
function isInSight(told?: Element | null): boolean {
  const element = told ?? document.activeElement;
  if (element === null || element === document.body) return true;
  const shown = element.closest('label') ?? element;
  const { left, top, width, height } = shown.getBoundingClientRect();
  return [0.1, 0.3, 0.5, 0.7, 0.9].some((part) => {
    const hit = document.elementFromPoint(left + width * part, top + height * part);
    return hit !== null && (shown.contains(hit) || hit.contains(shown));
  });
}

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** The four steps of becoming a coach, with no hand on a mouse. */
export async function onboardByKeyboard(page: Page): Promise<void> {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const heading = (name: string) => expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  await heading('Personal Info');
  await expect(page.getByRole('option', { name: 'Germany (Deutschland)' })).toBeAttached();
  await tabTo(page, page.getByLabel('Country'));
  await page.keyboard.type('Germany');
  await tabTo(page, page.getByLabel('Date of birth'));
  await page.keyboard.type('01011990');
  await press(page, page.getByRole('radio', { name: 'Male', exact: true }), 'ArrowRight');
  await expect(page.getByRole('radio', { name: 'Female', exact: true })).toBeChecked();
  await press(page, page.getByRole('checkbox', { name: /I agree to the Coach Terms/ }), 'Space');
  await press(page, button('Continue'));

  await heading('Coach Info');
  await press(page, button('Upload photo'));
  const chooser = page.waitForEvent('filechooser');
  await press(page, page.getByLabel(/Choose a JPG/));
  await (await chooser).setFiles(await aPhoto());
  await press(page, page.getByLabel('Zoom'), 'ArrowRight');
  await press(page, button('Use this photo'));
  await expectDialogClosed(page);
  await type(page, page.getByLabel('Professional bio'), 'Strong after fifty.');
  await press(page, page.getByRole('checkbox', { name: 'Strength', exact: true }), 'Space');
  await press(page, button('Continue'));

  await heading('Programs');
  await press(page, button('Add Standard Program'));
  await type(page, page.getByLabel('Description'), 'A weekly plan.');
  await press(page, page.getByRole('checkbox', { name: 'Strength', exact: true }), 'Space');
  await type(page, page.getByLabel('Price'), '99');
  await press(page, button('Add Standard Program'));
  await expect(button('Edit Standard Program')).toBeVisible();
  await press(page, button('Continue'));

  await heading('Complete');
  await press(page, button('Complete Registration'));
  await expect(page.getByRole('heading', { name: 'Profile', exact: true })).toBeVisible({ timeout: 30_000 });
}

/** Every tab of a coach's profile, and something done in each that has something to do. */
export async function walkTabsByKeyboard(page: Page): Promise<void> {
  const open = async (name: string) => {
    // The tabs stand before what they open.
    await tabTo(page, page.getByRole('navigation', { name: 'Profile' }).getByRole('button', { name, exact: true }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
  };
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  await open('Your Brand');
  await type(page, page.getByLabel('My Approach'), 'Less, and better.');
  await press(page, button('Save Branding Info'));
  await expect(page.getByText('Branding updated successfully!')).toBeVisible();
  await press(page, button('Edit specialties'));
  await press(page, page.getByRole('checkbox', { name: /^Mobility/ }), 'Space');
  await press(page, button('Save'));
  await expect(page.getByRole('region', { name: 'Specialties' }).getByText('Mobility')).toBeVisible();

  await open('Programs');
  const listed = page.getByRole('switch', { name: 'Listed' });
  const was = await listed.isChecked();
  await press(page, listed, 'Space');
  await expect(listed).toBeChecked({ checked: !was });

  await open('Scheduling');
  await press(page, button('Set Up Calendly'));
  await type(page, page.getByLabel('Calendly username'), 'ada-by-keyboard');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Discovery calls are booked at calendly.com/ada-by-keyboard.')).toBeVisible();

  await open('Payments');
  await open('Security');
  await press(page, button('Change Password'));
  await press(page, button('Cancel'));
  await press(page, button('Delete my account'));
  await expect(page.getByRole('dialog')).toBeVisible();
  await closeDialog(page);
  await expect(button('Delete my account')).toBeFocused();

  await open('Personal Information');
  await press(page, button('Edit details'));
  await press(page, button('Cancel'));
  await tabTo(page, button('Log Out'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/$/);
}
