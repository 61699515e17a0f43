import type { Page } from 'playwright/test';
import { CHECKOUT_MESSAGES } from '#domain/messages/checkout.ts';
import { aPhoto, fillCoachInfo, fillPersonal, goOn } from './support/coach-form.ts';
import { closeDialog } from './support/dialog.ts';
import { expectSoundLayout, layoutFaults, SMALLEST } from './support/layout.ts';
import { expectAccessible } from './support/look.ts';
import { openPayments } from './support/money.ts';
import { expectReadyOffline, expectUpToDate, expectWorkout, logNextSet, MEMBER, PASSWORD, signIn } from './support/person.ts';
import { CHAT, HISTORY, say, TODAY } from './support/scene.ts';
import { test as alone, expect, sharedTest as test } from './support/test.ts';

test.use({ onDisk: false, withWorker: false });

// Each looks at many screens at nine sizes; on a busy machine that takes its time.
test.setTimeout(400_000);

type Shown = readonly [path: string, content: RegExp];

/** Addresses anyone may open, each with words that are only there once its content is. */
const PUBLIC: readonly Shown[] = [
  ['/', /Keep the proof/],
  ['/login', /Password/],
  ['/reset-password', /Send link/],
  ['/coach/1/discovery-call', /Book Your FREE Discovery Call/],
  ['/ai-coach', /first month/i],
  ['/blog', /min read/i],
  ['/faq', /cancel/i],
  ['/terms', /August 14, 2025/],
  ['/privacy', /\w+/],
  ['/client-terms', /\w+/],
  ['/coach-terms', /\w+/],
  ['/contact', /24 hours/],
  ['/checkout/done', /\w+/],
  ['/join', /Your coach has given you a code/],
  ['/no/such/page', /\w+/],
  ['/sandbox/outbox', /\w+/],
];
const FINDING: readonly Shown[] = [
  ['/browse', /View Profile/],
  ['/browse?q=nobody-has-this-name', /No coaches found/],
  ['/compare?ids=1,2', /6 months/],
  ['/compare?ids=1,2,3,4', /6 months/],
  ['/coach/1', /Training Programs/],
  ['/quiz/1', /1 of 4/],
  ['/quiz/1/results?experience=new&goal=muscle&confidence=none&budget=high', /View Full Profile/],
  ['/quiz/4/results?goal=strength&style=strength&need=recovery&method=combination&log=yes&budget=high', /Subscribe To This Program/],
];
const TRAINING: readonly Shown[] = [
  [CHAT, /Current plan/],
  [TODAY, /Prescribed: /],
  ['/ai-coach/dashboard', /Your Weekly Training Plan/],
  ['/ai-coach/routines', /Your plan/],
  ['/ai-coach/routines/new', /No exercises yet/],
  [HISTORY, /Set 1|No workout in this week/],
  ['/ai-coach/workout', /Add an exercise/],
  ['/ai-coach/workout?id=none', /is not here anymore/],
  ['/ai-coach/import', /Choose the file/],
  ['/ai-coach/progress', /workouts/],
  ['/ai-coach/exercises', /Back squat/],
  ['/ai-coach/exercises?q=no-such-exercise', /Show all exercises/],
  ['/ai-coach/exercises/back-squat', /In your log/],
  ['/ai-coach/this-phone', /Export as JSON/],
  ['/ai-coach/settings', /Weights in/],
];

/** Tabs of the profile, each with what is only there once its content is. */
const MEMBERS_TABS = { 'Personal Information': '@example.com', Payments: 'Payment history', Security: 'Change Password' };
const COACHS_TABS = { 'Your Brand': 'My Approach', Programs: 'Listed', Scheduling: 'Calendly' };

async function visit(page: Page, screens: readonly Shown[], who = '') {
  for (const [path, content] of screens) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(content);
    await expectSoundLayout(page, `${path}${who}`);
  }
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

/** What a button opens, at every size; closed again afterwards. */
async function lookInto(page: Page, name: string | RegExp, where: string) {
  await button(page, name).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectSoundLayout(page, `${where}: ${name}`);
  await closeDialog(page);
}

/** An open sheet fits every size, and axe finds nothing in it. */
async function expectSoundSheet(page: Page, where: string) {
  await expectSoundLayout(page, where);
  await expectAccessible(page, where);
}

alone('what is wrong with a layout is found and said', async ({ page }) => {
  const faultsOf = async (body: string) => {
    await page.setContent(`<body style="margin: 0; font: 16px/20px sans-serif">${body}`);
    return (await layoutFaults(page)).join('\n');
  };
  const sound = '<main><p>Some words.</p><button>Press me</button> <input inputmode="decimal" value="100"></main>';
  expect(await faultsOf(sound)).toBe('');
  expect(await faultsOf('<p style="width: 500px">Too wide</p>')).toContain('the page is 500 px wide');
  expect(await faultsOf('<p style="width: 30px; overflow: hidden; white-space: nowrap">These words are cut</p>')).toContain('is cut by');
  expect(await faultsOf('<div style="overflow: hidden"><a href="#" style="margin-left: -20px">Cut link</a></div>')).toContain('is cut by');
  expect(await faultsOf('<input inputmode="decimal" value="102.5" style="width: 20px">')).toContain('"102.5" needs');
  expect(await faultsOf('<div style="border: 1px solid; width: 60px"><button style="width: 90px">Tick</button></div>')).toContain(
    'px out of',
  );
  expect(await faultsOf('<div style="background: #eee; height: 20px; width: 60px">Words in two lines</div>')).toContain('px out of');
  expect(await faultsOf('<p>Some words</p><p style="margin-top: -30px">Other words</p>')).toContain('lie over one another');
  expect(await faultsOf(`${sound}<div style="position: fixed; inset: 0"></div>`)).toContain('is covered by <div>');
  expect(await faultsOf('<div style="height: 40px; overflow: auto"><p style="width: 500px">In a box</p></div>')).toContain(
    'sideways inside',
  );
  await page.setViewportSize({ width: 1920, height: 1080 });
  expect(await faultsOf('<main><p style="width: 700px">At the left</p></main>')).toContain('keeps to one side');
  expect(await faultsOf('<main><p style="width: 700px; margin: auto">In the middle</p></main>')).toBe('');
});

test('every public page fits every width and large text', async ({ phone: { page } }) => {
  await visit(page, PUBLIC);
  await page.goto('/');
  await lookInto(page, 'Menu', '/');
});

test('finding a coach fits every width and large text', async ({ phone: { page } }) => {
  await visit(page, FINDING);
  await page.goto('/browse');
  await button(page, /^Price Range/).click();
  await expectSoundLayout(page, '/browse with a menu open');
  await page.goto('/browse');
  const ticks = page.getByRole('article').getByRole('checkbox', { name: /^Compare / });
  for (const nth of [0, 1, 2, 3]) await ticks.nth(nth).click();
  await expect(page.getByRole('region', { name: 'Compare coaches' })).toBeVisible();
  await expectSoundLayout(page, '/browse with four to compare');
  await page.goto('/quiz/2');
  for (let step = 1; step <= 6; step += 1) {
    await expect(page.getByText(`${step} of 6`)).toBeVisible();
    await page.getByRole('radio').first().check({ force: true });
    await expectSoundLayout(page, `/quiz/2, step ${step}`);
    if (step < 6) await button(page, 'Next').click();
  }
});

test('joining fits every width and large text', async ({ phone: { page } }) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill('nobody@example.com');
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectSoundLayout(page, '/login, refused');
  await page.goto('/register');
  await expectSoundLayout(page, '/register');
  await page.getByRole('main').getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectSoundLayout(page, '/register, refused');
  await page.getByLabel('First name').fill('Maximiliana');
  await page.getByLabel('Last name').fill('Featherstonehaugh');
  await page.getByLabel('Email').fill('maximiliana.featherstonehaugh@layout.example.com');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('heading', { name: 'Verify Your Email' })).toBeVisible({ timeout: 60_000 });
  await expectSoundLayout(page, '/register, the code');
  await page.goto('/reset-password');
  await page.getByLabel('Email').fill(MEMBER);
  await button(page, 'Send link').click();
  await expect(page.getByRole('main').getByRole('status').first()).not.toBeEmpty();
  await expectSoundLayout(page, '/reset-password, sent');
});

test('paying fits every width and large text', async ({ phone: { page } }) => {
  await page.goto('/coach/1');
  await button(page, /^Subscribe Now/).click();
  await expect(page.getByRole('heading', { level: 1, name: /Program, / })).toBeVisible();
  await expectSoundLayout(page, 'the checkout');
  await page.getByLabel('Email address').fill('somebody.with.a.long.address@layout.example.com');
  await button(page, 'Pay with a declined card').click();
  await expect(page.getByRole('alert')).toContainText(CHECKOUT_MESSAGES.declined);
  await expectSoundLayout(page, 'the checkout, declined');
});

test('the AI Coach fits every width and large text', async ({ phone: { page } }) => {
  await signIn(page);
  await page.goto(TODAY);
  await expectUpToDate(page);
  await expectWorkout(page);
  await visit(page, TRAINING);
  await page.goto('/ai-coach/exercises/back-squat');
  await expect(page.getByRole('table', { name: 'Records by reps' })).toBeVisible();
  await expectSoundLayout(page, "a logged exercise's page", [SMALLEST]);
  await lookInto(page, 'Open menu', 'the drawer');
  await page.goto(HISTORY);
  await button(page, /^Go to /).click();
  await expect(page.getByText(/^Set 1: /).first()).toBeVisible();
  await expectSoundLayout(page, `${HISTORY} with a day open`);
});

test('a workout fits every width and large text', async ({ openPhone }) => {
  const phone = await openPhone({ withWorker: true });
  const { page } = phone;
  await signIn(page);
  await page.goto(TODAY);
  await expectUpToDate(page);
  await expectWorkout(page);
  await expectReadyOffline(page);
  // What is logged here stays here.
  await phone.goOffline();
  await logNextSet(page, { reps: '12', weight: '102,5', rpe: '8.5' });
  await expect(page.getByRole('timer').first()).toBeVisible();
  // The offer to undo lies over the page until its time is over.
  await expect(button(page, /^Undo: /)).toBeHidden({ timeout: 30_000 });
  await expectSoundLayout(page, `${TODAY}, resting`);
  await lookInto(page, /^More for /, TODAY);
  await lookInto(page, /Change your gym/, TODAY);
  await lookInto(page, 'Short on time', TODAY);
  await page.getByRole('radio', { name: 'kg' }).click();
  await expect(page.getByRole('radio', { name: 'kg' })).toBeChecked();
  await expectSoundLayout(page, `${TODAY} in kg`);
  await button(page, /^Edit Set 1/).click();
  await expect(button(page, 'Keep as it was')).toBeVisible();
  await expectSoundLayout(page, `${TODAY}, a set being changed`);
  await button(page, 'Keep as it was').click();
});

test('the sheets of a swap, gyms, a shared routine and favourites fit every width and large text', async ({ phone: { page } }) => {
  await signIn(page);
  await page.goto('/ai-coach/exercises/back-squat');
  await button(page, 'Make it a favorite').click();
  await expect(button(page, 'A favorite')).toBeVisible();
  await expectUpToDate(page);
  await page.goto('/ai-coach/exercises');
  await expect(page.getByRole('heading', { name: 'Favorites' })).toBeVisible();
  await expectSoundLayout(page, 'the library with a favourite');
  await page.goto(TODAY);
  await expectUpToDate(page);
  await expectWorkout(page);
  await button(page, /^More for /).click();
  await button(page, /^Swap /).click();
  await expect(page.getByRole('dialog').getByRole('radio').first()).toBeVisible();
  await expectSoundSheet(page, 'a swap');
  await closeDialog(page);
  await button(page, 'Add exercises').click();
  await expect(page.getByRole('dialog').getByRole('checkbox', { name: /^Back squat/ })).toBeVisible();
  await expectSoundSheet(page, 'favourites where an exercise is chosen');
  await closeDialog(page);
  await page.goto('/ai-coach/settings');
  await button(page, /^Gyms and plates/).click();
  await expectSoundSheet(page, 'the gym');
  await button(page, 'Add another gym').click();
  await expectSoundSheet(page, 'another gym');
  await closeDialog(page);
  await page.goto('/ai-coach/routines');
  await button(page, /^Share .* plan$/).click();
  await expect(page.getByRole('img', { name: /^Code with / })).toBeVisible();
  await expectSoundSheet(page, 'a shared routine');
});

test('talking to the AI Coach fits every width and large text', async ({ openPhone }) => {
  const phone = await openPhone({ withWorker: true });
  const { page } = phone;
  await signIn(page);
  await page.goto(CHAT);
  await expectUpToDate(page);
  await expectReadyOffline(page);
  await phone.goOffline();
  await say(page, `Averyveryverylongwordwithoutanyspaceinit${'-and-on'.repeat(12)}. ${'How long should I rest between sets? '.repeat(5)}`);
  await say(page, 'I want to build muscle, three days a week, an hour each, in a full gym.');
  await expect(page.getByRole('button', { name: 'Accept' })).toBeVisible();
  await expectSoundLayout(page, `${CHAT} with a proposal`);
  await lookInto(page, 'Why this plan', CHAT);
});

test('the profile of a member and of a coach fits every width and large text', async ({ openPhone }) => {
  for (const [email, tabs] of [
    [MEMBER, MEMBERS_TABS],
    ['coach@example.com', { ...MEMBERS_TABS, ...COACHS_TABS }],
  ] as const) {
    const { page } = await openPhone();
    await signIn(page, email);
    await page.goto('/profile');
    for (const [tab, content] of Object.entries(tabs)) {
      await page.getByRole('navigation', { name: 'Profile' }).getByRole('button', { name: tab }).click();
      await expect(page.getByRole('region', { name: tab, exact: true })).toContainText(content);
      await expectSoundLayout(page, `/profile of ${email}, ${tab}`);
    }
    await visit(page, [[TODAY, /plan/]], ` of ${email}`);
  }
});

test('what a buyer and an onboarding coach see fits every width and large text', async ({ openPhone }) => {
  const { page: buyer } = await openPhone();
  await signIn(buyer);
  await openPayments(buyer);
  await expectSoundLayout(buyer, '/profile, payments of a buyer');
  const { page } = await openPhone();
  await signIn(page, 'newcoach@example.com');
  await page.goto('/complete-registration');
  await fillPersonal(page);
  await expectSoundLayout(page, 'onboarding, step 1');
  await goOn(page, 'Coach Info');
  await button(page, /photo$/).click();
  await page.getByLabel(/Choose a JPG/).setInputFiles(await aPhoto());
  await expect(page.getByLabel('Zoom')).toBeVisible();
  await expectSoundLayout(page, 'onboarding, the photo');
  await closeDialog(page);
  await fillCoachInfo(page);
  await expectSoundLayout(page, 'onboarding, step 2');
  await goOn(page, 'Programs');
  await button(page, 'Add Standard Program').click();
  await expectSoundLayout(page, 'onboarding, step 3');
  await page.goto('/complete-registration?step=4');
  await expect(page.getByRole('heading', { name: 'Complete', exact: true })).toBeVisible();
  await expectSoundLayout(page, 'onboarding, step 4');
});
