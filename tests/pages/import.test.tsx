import { readFileSync } from 'node:fs';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ImportPage } from '#client/features/import/import-page.tsx';
import type { FromWorker, ToWorker } from '#client/features/import/import-protocol.ts';
import { serveImports } from '#client/features/import/serve-imports.ts';
import { listImports } from '#offline/import/imports.ts';
import { readAllSets } from '#offline/log/set-logs.ts';
import { readUnit } from '#offline/log/training-choice.ts';
import { storeWorkout, type TrainingWorld, trainingWorld } from './training-world.tsx';

let world: TrainingWorld;

/** The worker's own code, in the page's thread: the tests' browser has no workers. */
class WorkerInPage extends EventTarget {
  readonly #take = serveImports(
    (message: FromWorker) => this.dispatchEvent(new MessageEvent('message', { data: message })),
    () => Promise.resolve(world.account),
  );
  #isEnded = false;

  postMessage(message: ToWorker): void {
    if (!this.#isEnded) this.#take(message);
  }

  terminate(): void {
    this.#isEnded = true;
  }
}

beforeEach(async () => {
  vi.stubGlobal('Worker', WorkerInPage);
  world = await trainingWorld();
  world.show(<ImportPage />);
});
afterEach(() => vi.unstubAllGlobals());

const textOf = (name: string) => readFileSync(new URL(`../fixtures/imports/${name}`, import.meta.url), 'utf8');

async function choose(text: string, name = 'export.csv'): Promise<void> {
  await world.user.upload(screen.getByLabelText('File of another app'), new File([text], name, { type: 'text/csv' }));
}
const tap = async (name: string | RegExp) => world.user.click(await screen.findByRole('button', { name }));
const setsHere = () => readAllSets(world.account);

test('IMPORT-8 nothing is stored before Add; then it is here, and Undo takes it away', async () => {
  await choose(textOf('hevy-kg.csv'));
  expect(await screen.findByRole('heading', { name: 'A Hevy export' })).toBeDefined();
  const add = await screen.findByRole('button', { name: 'Add 3 workouts' });
  expect(await setsHere()).toEqual([]);
  await world.user.click(add);
  expect(await screen.findByRole('heading', { name: 'Your history is here' })).toBeDefined();
  expect(await setsHere()).toHaveLength(6);
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Undo' }).disabled).toBe(false));
  await tap('Undo');
  await world.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Removed. No set of this file is left.')).toBeDefined();
  expect(await setsHere()).toEqual([]);
});

test('IMPORT-8 what will be added is shown as it will be in the log, runs and holds too', async () => {
  await choose('Date,Exercise,Weight (kg),Reps,Seconds,Distance (km)\n2026-05-01,Plank,,0,60,\n2026-05-01,Running,,0,1380,4\n');
  const sample = within(await screen.findByRole('region', { name: 'How it will look' }));
  const texts = sample.getAllByText(/./, { selector: 'p' }).map(({ textContent }) => textContent);
  expect(texts).toEqual(['May 1', '1:00', '4 km in 23:00']);
});

test('IMPORT-8 a file dropped anywhere on the page is shown like a chosen one', async () => {
  const file = new File([textOf('hevy-kg.csv')], 'hevy.csv', { type: 'text/csv' });
  fireEvent.drop(document.body, { dataTransfer: { files: [file] } });
  expect(await screen.findByRole('heading', { name: 'A Hevy export' })).toBeDefined();
});

test('IMPORT-2 the unit is asked for where the numbers fit both, and Add waits for it', async () => {
  await choose('Date,Exercise,Weight,Reps\n2024-05-01,Back squat,60,5\n');
  const add = await screen.findByRole<HTMLButtonElement>('button', { name: 'Choose lbs or kg first' });
  expect(add.disabled).toBe(true);
  await world.user.click(screen.getByRole('radio', { name: 'lbs' }));
  await tap('Add 1 workout');
  await screen.findByRole('heading', { name: 'Your history is here' });
  expect(await setsHere()).toMatchObject([{ weight: '60', unit: 'lb' }]);
});

test('IMPORT-3 a name is kept, or taken for another exercise by search, and each unread row is said with its line', async () => {
  await choose(
    'Date,Exercise,Weight,Unit,Reps\n2024-05-01,Viking Press,60,kg,5\n2024-05-01,Zercher Thing,70,kg,5\n2024-05-01,Row,heavy,kg,5\n',
  );
  expect(await screen.findByText(/^1 row could not be read/)).toBeDefined();
  expect(screen.getByText('Line 4: the weight is no number')).toBeDefined();
  const own = within(screen.getByRole('group', { name: 'Viking Press' })).getByRole('button', { name: 'New: my own exercise' });
  expect(own.getAttribute('aria-pressed')).toBe('true');
  await tap('Other exercise for Zercher Thing');
  const sheet = within(await screen.findByRole('dialog', { name: '“Zercher Thing” is' }));
  await world.user.type(await sheet.findByRole('searchbox', { name: 'Search by name' }), 'front squat');
  await world.user.click(await sheet.findByRole('button', { name: /^Front squat/ }));
  await tap(/^Add 1 workout/);
  await screen.findByRole('heading', { name: 'Your history is here' });
  const sourceOf = async (name: string) => (await setsHere()).find(({ exercise }) => exercise === name)?.source;
  expect(await sourceOf('Front squat')).toMatchObject({ app: 'table', name: 'Zercher Thing' });
  expect(await sourceOf('Viking Press')).toEqual({ app: 'table', import_id: expect.any(String) });
});

test('what was logged of the exercises to choose from is told in the reader’s unit, not the file’s', async () => {
  await storeWorkout(world, '2026-11-11', [{ exercise: 'Deadlift', reps: 5, weight: '225' }]);
  await choose('Date,Exercise,Weight,Unit,Reps\n2024-05-01,Viking Press,60,kg,5\n');
  await tap('Other exercise for Viking Press');
  const sheet = within(await screen.findByRole('dialog', { name: '“Viking Press” is' }));
  await world.user.type(await sheet.findByRole('searchbox', { name: 'Search by name' }), '{Control>}a{/Control}deadlift');
  expect((await sheet.findByRole('button', { name: /^Deadlift/ })).textContent).toContain('225 × 5');
});

test('IMPORT-23 two names that lead to one exercise are said, and one is kept apart', async () => {
  await choose(
    'Date,Exercise,Weight,Unit,Reps\n2024-05-01,Lat Pulldown (Cable),60,lb,5\n2024-05-01,Lat Pulldown (Machine),70,lb,5\n2024-05-01,Squat (Barbell),70,lb,5\n',
  );
  expect(await screen.findByRole('heading', { name: '2 exercises to match' })).toBeDefined();
  expect(screen.getByText('1 known, 2 to match')).toBeDefined();
  expect(screen.getByText(/^“Lat Pulldown \(Machine\)” is taken for Lat pulldown too\./)).toBeDefined();
  const machine = within(screen.getByRole('group', { name: 'Lat Pulldown (Machine)' }));
  await world.user.click(machine.getByRole('button', { name: 'Keep as my own' }));
  await waitFor(() => expect(screen.queryByText(/is taken for Lat pulldown too/)).toBeNull());
  await tap('Add 1 workout');
  await screen.findByRole('heading', { name: 'Your history is here' });
  expect((await setsHere()).map(({ exercise }) => exercise).sort()).toEqual(['Back squat', 'Lat Pulldown (Machine)', 'Lat pulldown']);
});

test.each([
  ['with a keyboard the search has the focus', true],
  ['on touch it has not, since the keypad would hide the list', false],
])('the sheet for another exercise: %s', async (_, isFine) => {
  const matchMedia = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    query === '(pointer: fine)' ? ({ matches: isFine } as MediaQueryList) : matchMedia(query),
  );
  await choose('Date,Exercise,Weight,Unit,Reps\n2024-05-01,Viking Press,60,kg,5\n');
  await tap('Other exercise for Viking Press');
  const field = await within(await screen.findByRole('dialog')).findByRole('searchbox', { name: 'Search by name' });
  // The browser gives a dialog's focus by it; the document of these tests does not.
  expect(field.hasAttribute('autofocus')).toBe(isFine);
});

test('IMPORT-14 the columns of a table of no known app are named by hand, and it is read', async () => {
  await choose('Wann;Was;Last;Anz\n01.06.2026;Back squat;60,5;8\n13.06.2026;Back squat;61,25;5\n', 'mine.csv');
  expect(await screen.findByRole('heading', { name: 'Which column is what?' })).toBeDefined();
  const go = screen.getByRole<HTMLButtonElement>('button', { name: 'Read the file' });
  expect(go.disabled).toBe(true);
  for (const [label, option] of [
    ['Day', 'Wann: 01.06.2026, 13.06.2026'],
    ['Exercise', 'Was: Back squat'],
    ['Weight', 'Anz: 8, 5'],
    ['Reps', 'Anz: 8, 5'],
    ['Weight', 'Last: 60,5, 61,25'],
  ] as const)
    await world.user.selectOptions(screen.getByLabelText(label), option);
  await world.user.click(go);
  expect(await screen.findByRole('button', { name: 'Add 2 workouts' })).toBeDefined();
  expect(screen.getByText('61.25 kg × 5')).toBeDefined();
});

test('IMPORT-4 of a file that is here nothing is offered to add', async () => {
  await choose(textOf('hevy-kg.csv'));
  await tap('Add 3 workouts');
  await tap('Bring another file');
  await choose(textOf('hevy-kg.csv'));
  expect(await screen.findByText('Everything in this file is here already.')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull();
  expect(screen.queryByText(/to match$/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Choose another file' })).toBeDefined();
});

test('IMPORT-21 a name taken for another exercise by hand is taken for it in the next file too, also after an undo', async () => {
  await choose(textOf('hevy-kg.csv'));
  await screen.findByRole('button', { name: 'Add 3 workouts' });
  const written = 'Lat Pulldown (Cable)';
  const group = screen.getByRole('group', { name: written });
  await world.user.click(within(group).getByRole('button', { name: 'Keep as my own' }));
  await tap('Add 3 workouts');
  await screen.findByRole('heading', { name: 'Your history is here' });
  expect((await listImports(world.account))[0]?.names).toEqual({ [written]: written });
  cleanup();
  world.show(<ImportPage />);
  await tap('Undo export.csv');
  await world.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
  await screen.findByText('Removed. No set of this file is left.');
  await choose(textOf('hevy-kg.csv').replaceAll('2024', '2025'), 'later.csv');
  const again = await screen.findByRole('group', { name: written });
  expect(within(again).getByRole('button', { name: 'Keep as my own' }).getAttribute('aria-pressed')).toBe('true');
});

test('IMPORT-15 a log in the other unit offers to show weights in it, once', async () => {
  await choose(textOf('hevy-kg.csv'));
  await tap('Add 3 workouts');
  await tap('Show weights in kg');
  await waitFor(async () => expect(await readUnit(world.account)).toBe('kg'));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Show weights in kg' })).toBeNull());
});

test.each([
  ['kg', '100,kg', '100 kg × 3', '110 kg', '243 lbs', 'lbs'],
  ['lbs', '100,lb', '100 × 3', '110 lbs', '110 lbs', null],
])('IMPORT-15 what is said of the unit agrees with what is shown, of a log in %s', async (log, weight, sample, own, best, other) => {
  await choose(`Date,Exercise,Weight,Unit,Reps\n2026-05-01,Bench press,${weight},3\n`);
  await screen.findByText(sample);
  await tap('Add 1 workout');
  expect(await screen.findByText(best)).toBeDefined();
  if (other === null) return expect(screen.queryByText(/^This log is in/)).toBeNull();
  expect(screen.getByText(`This log is in ${log}. Here and everywhere, weights are shown in ${other}.`)).toBeDefined();
  await tap(`Show weights in ${log}`);
  expect(await screen.findByText(own)).toBeDefined();
});

test('IMPORT-15 a log in both units is said to be in neither', async () => {
  await choose('Date,Exercise,Weight,Unit,Reps\n2026-05-01,Bench press,100,kg,3\n2026-05-01,Back squat,225,lb,3\n');
  expect(await screen.findByText('100 kg × 3')).toBeDefined();
  expect(await screen.findByText('225 × 3')).toBeDefined();
  await tap('Add 1 workout');
  await screen.findByRole('heading', { name: 'Your history is here' });
  expect(screen.queryByText(/^This log is in/)).toBeNull();
});

test('IMPORT-5 what was brought in stays listed with its undo, after the page was left', async () => {
  await choose(textOf('strong-ios-old.csv'), 'strong.csv');
  await tap(/^Add 2 workouts/);
  await screen.findByRole('heading', { name: 'Your history is here' });
  cleanup();
  world.show(<ImportPage />);
  expect(await screen.findByText(/^2 workouts, 3 sets, /)).toBeDefined();
  await tap('Undo strong.csv');
  await world.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
  await screen.findByText('Removed. No set of this file is left.');
  expect(await setsHere()).toEqual([]);
  expect((await listImports(world.account))[0]?.undone_at).not.toBeNull();
});

test.each([
  ['an empty file', '', /is empty/],
  ['a file of no app', 'nothing of a log', /no app that is known here.*Nothing was changed/],
  ['a picture', '\u0089PNG\u0000\u0000\u0000\r', /is no text.*Nothing was changed/],
  ['a file that is cut off', '{"format": "setwise-export-1", "sessions": [', /damaged or cut off.*Nothing was changed/],
])('IMPORT-7 %s changes nothing and says what is wrong', async (_, text, sentence) => {
  await choose(text);
  expect((await screen.findByRole('alert')).textContent).toMatch(sentence);
  expect(await setsHere()).toEqual([]);
  expect(screen.getByRole('button', { name: 'Choose a file' })).toBeDefined();
});

test('IMPORT-12 a day to come and rows that cannot be are said with their lines before anything is stored', async () => {
  const rows = ['2026-11-01 10:00:00,Push,Bench Press (Barbell),1,-50,5', '2026-11-01 10:00:00,Push,Bench Press (Barbell),2,60,5'];
  await choose(
    ['Date,Workout Name,Exercise Name,Set Order,Weight,Reps', ...rows, '2031-05-04 10:00:00,Pull,Deadlift (Barbell),1,100,5'].join('\n'),
  );
  expect(await screen.findByText(/on a day to come, May 4, 2031 \(line 4\)/)).toBeDefined();
  await world.user.click(screen.getByText('1 row could not be read'));
  expect(screen.getByText('Line 2: a weight below zero')).toBeDefined();
  expect(await setsHere()).toEqual([]);
});

test('IMPORT-16 days that could be two are said as they are read, and one tap reads them the other way', async () => {
  await choose('Date,Exercise,Weight (kg),Reps\n03/04/2024,Viking Press,60,5\n05/04/2024,Viking Press,60,5\n');
  expect(await screen.findByText(/03\/04\/2024 is read as April 3, 2024/)).toBeDefined();
  // The tap counts once the workouts are counted.
  await screen.findByRole('button', { name: 'Add 2 workouts' });
  await tap('Read it as March 4, 2024');
  expect(await screen.findByText(/03\/04\/2024 is read as March 4, 2024/)).toBeDefined();
  await tap('Add 2 workouts');
  await screen.findByRole('heading', { name: 'Your history is here' });
  expect((await setsHere()).map(({ performed_on }) => performed_on).sort()).toEqual(['2024-03-04', '2024-05-04']);
});
