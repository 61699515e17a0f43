import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { ProgressPage } from '#client/features/progress/progress-page.tsx';
import { saveBody } from '#offline/log/body.ts';
import { showLibrary } from './library-world.tsx';
import { storeWorkout, type TrainingWorld, trainingWorld } from './training-world.tsx';

let world: TrainingWorld;

beforeEach(async () => {
  world = await trainingWorld();
});

/** All that the page said from now on, so that what stood for a moment only is seen too. */
function watchPage(): () => string[] {
  const said: string[] = [];
  const observer = new MutationObserver(() => said.push(document.body.textContent));
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  return () => {
    observer.disconnect();
    return said;
  };
}

const SQUAT = { exercise: 'Back squat', reps: 5, weight: '235', rpe: 8 };

describe('a title and the values below it change together, also while the new ones are read (PROG-39)', () => {
  test('of a measurement of another kind', async () => {
    for (const day of ['2026-11-10', '2026-11-14', '2026-11-17'])
      await saveBody(world.account, { measure: 'weight', measured_on: day, amount: '182.1', unit: 'lb' });
    world.show(<ProgressPage />);
    await screen.findByText(/7-day average|average/);
    await world.user.click(screen.getByRole('button', { name: 'Add body weight' }));
    const dialog = within(await screen.findByRole('dialog'));
    await world.user.selectOptions(dialog.getByLabelText('What'), 'Waist');
    await world.user.type(dialog.getByLabelText('Waist'), '34');
    const said = watchPage();
    await world.user.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByRole('region', { name: 'Waist' });
    await screen.findByText('Measured on November 18');
    expect(said().filter((text) => /Waist Add182\.1/.test(text))).toEqual([]);
  });

  test('of a month', async () => {
    await storeWorkout(world, '2026-11-17', [SQUAT]);
    world.show(<ProgressPage />);
    const month = within(await screen.findByRole('region', { name: 'Month' }));
    await month.findByText('1 workout');
    const said = watchPage();
    await world.user.click(month.getByRole('button', { name: 'October' }));
    await month.findByText('No workout in this month.');
    expect(said().filter((text) => /October 2026.*1 workout 1 min/.test(text))).toEqual([]);
  });

  test('of the sets of a week', async () => {
    await storeWorkout(world, '2026-11-17', [SQUAT, SQUAT, SQUAT]);
    world.show(<ProgressPage />);
    await screen.findByText('quads');
    await waitFor(() => expect(document.body.textContent).toContain('quads3'));
    const said = watchPage();
    await world.user.click(screen.getByRole('button', { name: 'Sets of the week before' }));
    await waitFor(() => expect(document.body.textContent).toContain('quads0'));
    expect(said().filter((text) => /Sets of a week.*quads3/.test(text))).toEqual([]);
  });

  test('of an exercise that another one led to', async () => {
    await storeWorkout(world, '2026-11-17', [{ ...SQUAT, exercise: 'Bench press', weight: '165' }]);
    showLibrary(world, '/ai-coach/exercises/bench-press');
    await screen.findByRole('heading', { name: 'Last time, November 17' });
    const instead = within(screen.getByRole('region', { name: 'In its place' })).getAllByRole('link')[0]!;
    const said = watchPage();
    await world.user.click(instead);
    await screen.findByText('You have not logged this exercise yet.');
    expect(screen.getByRole('heading', { level: 1 }).textContent).not.toBe('Bench press');
    expect(said().filter((text) => !text.startsWith('Bench press') && text.includes('165 lbs × 5'))).toEqual([]);
  });
});
