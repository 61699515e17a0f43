import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { OwnActions } from '#client/features/library/own-actions.tsx';
import { RoutinePage } from '#client/features/routines/routine-page.tsx';
import { RoutinesPage } from '#client/features/routines/routines-page.tsx';
import { PageParamsContext } from '#client/routing/page-params.ts';
import { exerciseOf, ownExerciseValue } from '#domain/exercises/own-exercise.ts';
import type { Held } from '#domain/sync/register.ts';
import { ownExerciseSlot } from '#domain/sync/slots.ts';
import { readOwnExercise } from '#offline/log/own-exercises.ts';
import { type Routine, readRoutine, saveRoutine } from '#offline/log/routines.ts';
import { saveDraft } from '#offline/store/drafts.ts';
import { record } from '#offline/sync/record.ts';
import { type TrainingWorld, trainingWorld } from './training-world.tsx';

let world: TrainingWorld;
beforeEach(async () => {
  world = await trainingWorld();
});

const PUSH: Routine = {
  routine_id: 'r1',
  name: 'Push day',
  days: [
    { day_id: 'd1', day: { title: 'A', exercises: [{ exercise: 'Bench press', exercise_id: 'bench-press', sets: 2, reps: '5' }] } },
    { day_id: 'd2', day: { title: 'B', exercises: [{ exercise: 'Dip', exercise_id: 'dip', sets: 2, reps: '5' }] } },
  ],
};

const withReps = (day_id: string, reps: string): Routine => ({
  ...PUSH,
  days: PUSH.days.map((one) =>
    one.day_id === day_id ? { ...one, day: { ...one.day, exercises: one.day.exercises?.map((item) => ({ ...item, reps })) } } : one,
  ),
});

test('ROUTINE-2 a kept draft of a routine leaves what it did not touch as it is stored now, and shows what both changed', async () => {
  await saveRoutine(world.account, PUSH, undefined);
  await saveDraft(world.account, 'routine|r1', { base: PUSH, routine: withReps('d1', '3') });
  // What the other phone changed meanwhile.
  const theirs = { ...PUSH, days: [withReps('d1', '8').days[0]!, withReps('d2', '12').days[1]!] };
  await saveRoutine(world.account, theirs, PUSH);
  const page = world.show(
    <PageParamsContext value={{ id: 'r1' }}>
      <RoutinePage />
    </PageParamsContext>,
  );
  await world.user.click(await screen.findByRole('button', { name: 'Save' }));
  const repsOf = async () => (await readRoutine(world.account, 'r1'))?.days.map(({ day }) => day.exercises?.[0]?.reps);
  await waitFor(async () => expect(await repsOf()).toEqual(['3', '12']));
  page.unmount();
  world.show(<RoutinesPage />);
  const two = within(await screen.findByRole('region', { name: 'Two phones differ' }));
  await world.user.click(two.getByRole('button', { name: /^Keep Bench press: 2 sets × 8/ }));
  await waitFor(async () => expect(await repsOf()).toEqual(['8', '12']));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Two phones differ' })).toBeNull());
}, 60_000);

test('ROUTINE-16 a note typed in the settings of an exercise stays in the draft when the sheet is closed outside', async () => {
  await saveRoutine(world.account, PUSH, undefined);
  world.show(
    <PageParamsContext value={{ id: 'r1' }}>
      <RoutinePage />
    </PageParamsContext>,
  );
  await world.user.click(await screen.findByRole('button', { name: 'Settings of Bench press' }));
  const sheet = await screen.findByRole('dialog', { name: 'Bench press' });
  await world.user.type(within(sheet).getByRole('textbox', { name: 'Note' }), 'Pause');
  fireEvent.click(sheet);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await world.user.click(await screen.findByRole('button', { name: 'Save' }));
  await waitFor(async () => expect((await readRoutine(world.account, 'r1'))?.days[0]?.day.exercises?.[0]?.note).toBe('Pause'));
});

test('ROUTINE-3 settings that are changed leave warm-ups another app put among the sets', async () => {
  const bench = { exercise: 'Bench press', exercise_id: 'bench-press', sets: 3, reps: '5', set_kinds: ['warm-up', null, 'drop'] };
  await saveRoutine(world.account, { ...PUSH, days: [{ day_id: 'd1', day: { exercises: [bench] } }] }, undefined);
  world.show(
    <PageParamsContext value={{ id: 'r1' }}>
      <RoutinePage />
    </PageParamsContext>,
  );
  await world.user.click(await screen.findByRole('button', { name: 'Settings of Bench press' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Bench press' }));
  expect(sheet.getByRole<HTMLSelectElement>('combobox', { name: 'Sets' }).value).toBe('2');
  await world.user.selectOptions(sheet.getByRole('combobox', { name: 'Rest' }), '3:00');
  await world.user.click(sheet.getByRole('button', { name: 'Use this' }));
  await world.user.click(await screen.findByRole('button', { name: 'Save' }));
  await waitFor(async () =>
    expect((await readRoutine(world.account, 'r1'))?.days[0]?.day.exercises).toMatchObject([{ ...bench, rest_seconds: 180 }]),
  );
});

test('SYNC-27 an exercise of one’s own that two phones changed is asked about on its page', async () => {
  const entry = { name: 'Log lift', counts: 'weight', primary: ['chest'], secondary: [], equipment: ['barbell'] } as const;
  const now = new Date(world.clock.now).toISOString();
  const mine = ownExerciseValue(entry, undefined, now);
  const theirs = { ...mine, counts: 'time' };
  const slot = ownExerciseSlot(mine.exercise_id);
  await record(world.account, [{ kind: 'exercise.put', slot, value: mine }]);
  const held = (value: Held['value']): Held => ({ kind: 'exercise.put', op_id: '', hlc: '', v: 1, value });
  await saveDraft(world.account, `conflict|${slot}`, {
    slot,
    mine: held(mine),
    theirs: held(theirs),
    noticed_at: world.clock.now,
    kept: null,
  });
  world.show(<OwnActions exercise={exerciseOf(mine)} />);
  const two = within(await screen.findByRole('region', { name: 'Two phones differ' }));
  await world.user.click(two.getByRole('button', { name: 'Keep Time' }));
  await waitFor(async () => expect((await readOwnExercise(world.account, mine.exercise_id))?.counts).toBe('time'));
});
