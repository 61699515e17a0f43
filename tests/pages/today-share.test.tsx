import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TodayPage } from '#client/features/today/today-page.tsx';
import { STRENGTH_PLAN, storePlan, storeWorkout, type TrainingWorld, trainingWorld } from './training-world.tsx';

let world: TrainingWorld;
/** What was written on the picture, by the last drawing. */
let written: string[];

beforeEach(async () => {
  world = await trainingWorld();
  await storePlan(world, STRENGTH_PLAN);
  await storeWorkout(world, '2026-11-11', [{ exercise: 'Back squat', reps: 5, weight: '200', rpe: 8 }]);
  written = [];
  const pen = new Proxy(
    {
      measureText: () => ({ width: 10 }),
      fillText: (text: string) => written.push(text),
      fillRect: () => {
        written = [];
      },
    } as Record<string, unknown>,
    { get: (target, key) => target[String(key)] ?? (() => {}), set: () => true },
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation((() => pen) as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob(['picture'], { type: 'image/png' })));
});
afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'canShare');
  Reflect.deleteProperty(navigator, 'share');
});

async function openShare(): Promise<HTMLElement> {
  world.show(<TodayPage />);
  await screen.findByRole('button', { name: /Log Workout$/ });
  await world.user.click(screen.getByRole('button', { name: 'Log set 1' }));
  await screen.findByRole('button', { name: /^Edit Set 1/ });
  await world.user.click(screen.getByRole('button', { name: /Log Workout$/ }));
  await world.user.click(await screen.findByRole('button', { name: 'Finish now' }));
  await world.user.click(await screen.findByRole('button', { name: 'Share' }));
  return screen.findByRole('dialog', { name: 'Share' });
}

test('PROG-30 a browser that hands on pictures gets one, drawn from the workout, without a name', async () => {
  const shared: File[] = [];
  Object.assign(navigator, {
    canShare: () => true,
    share: ({ files }: { files: File[] }) => {
      shared.push(...files);
      return Promise.resolve();
    },
  });
  const sheet = await openShare();
  await waitFor(() => expect(written).toContain('Squat and bench'));
  expect(written).toEqual(expect.arrayContaining(['Setwise', '1', 'set']));
  expect(within(sheet).getByRole('img', { name: /^Squat and bench, .*1 set/ })).toBeDefined();
  await world.user.click(within(sheet).getByRole('button', { name: 'Share' }));
  await within(sheet).findByText('Handed on.');
  expect(shared).toMatchObject([{ name: 'setwise-2026-11-18.png', type: 'image/png' }]);
});

test('PROG-30 a browser that cannot says so and saves it; without weights none is on the picture', async () => {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture');
  const sheet = await openShare();
  expect(within(sheet).getByText(/^A picture made on this phone. This browser cannot hand it/)).toBeDefined();
  expect(within(sheet).queryByRole('button', { name: 'Share' })).toBeNull();
  await world.user.click(within(sheet).getByRole('switch', { name: 'Show weights' }));
  await waitFor(() => expect(within(sheet).getByRole('img').getAttribute('aria-label')).not.toMatch(/lbs/));
  expect(written.join(' ')).not.toMatch(/lbs/);
  await world.user.click(within(sheet).getByRole('button', { name: 'Save picture' }));
  await within(sheet).findByText('Saved as setwise-2026-11-18.png.');
  expect(saved).toHaveBeenCalledOnce();
});
