import { screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, test } from 'vitest';
import { linkOf, readLink } from '#client/features/routines/routine-link.ts';
import { RoutinesPage } from '#client/features/routines/routines-page.tsx';
import { type SharedRoutine, sharedRoutine, writeRoutineFile } from '#domain/plan/shared-routine.ts';
import { listRoutines, saveRoutine } from '#offline/log/routines.ts';
import { MUSCLE_PLAN, storePlan, type TrainingWorld, trainingWorld } from './training-world.tsx';

let world: TrainingWorld;
beforeEach(async () => {
  world = await trainingWorld();
});

const DAY = { title: 'Push', exercises: [{ exercise: 'Bench press', sets: 4, reps: '5', rpe: 8 }] };
const ROUTINE = sharedRoutine('Push day', [DAY]);
const ORIGIN = 'https://setwise.example';

function Where() {
  const { pathname, hash } = useLocation();
  return <output aria-label="address">{pathname + hash}</output>;
}

function show(at = '/ai-coach/routines') {
  world.show(
    <>
      <RoutinesPage />
      <Where />
    </>,
    at,
  );
}

const sheetNamed = (name: string) => screen.findByRole('dialog', { name });
const open = async (text: string) => {
  await world.user.upload(await screen.findByLabelText('File of a routine'), new File([text], 'push.setwise'));
};

describe('ROUTINE-9: what arrives is shown before it is taken', () => {
  test('a file: its days and sets, then a routine of its own', async () => {
    show();
    await open(writeRoutineFile(ROUTINE));
    const sheet = await sheetNamed('Push day');
    expect(await within(sheet).findByText('Bench press')).toBeDefined();
    expect(within(sheet).getByText('4 × 5, RPE 8')).toBeDefined();
    expect(await listRoutines(world.account)).toEqual([]);
    await world.user.click(within(sheet).getByRole('button', { name: 'Add to my routines' }));
    await waitFor(async () => expect(await listRoutines(world.account)).toHaveLength(1));
    expect(await screen.findByText('Push day is in your routines.')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    const [taken] = await listRoutines(world.account);
    expect(taken).toMatchObject({
      name: 'Push day',
      days: [{ day: { title: 'Push', exercises: [{ exercise: 'Bench press', sets: 4 }] } }],
    });
  });

  test('one that is here already is said to be, and «Not now» stores nothing', async () => {
    await saveRoutine(world.account, { routine_id: 'r1', name: 'Push day', days: [{ day_id: 'd1', day: DAY }] }, undefined);
    show();
    await open(writeRoutineFile(ROUTINE));
    const sheet = await sheetNamed('Push day');
    expect(within(sheet).getByText('You have this routine already. Adding it makes a second one.')).toBeDefined();
    await world.user.click(within(sheet).getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await listRoutines(world.account)).toHaveLength(1);
  });

  test('a link: taken once, the address holds it no longer', async () => {
    const link = (await linkOf(ROUTINE, ORIGIN)) ?? '';
    show(link.slice(ORIGIN.length));
    const sheet = await sheetNamed('Push day');
    await world.user.click(within(sheet).getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(screen.getByLabelText('address').textContent).toBe('/ai-coach/routines'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('what is damaged changes nothing and says so', async () => {
    show();
    await open(writeRoutineFile(ROUTINE).slice(0, 80));
    const sheet = await sheetNamed('A shared routine');
    expect(await within(sheet).findByText(/^No routine could be read from this/)).toBeDefined();
    expect(within(sheet).queryByRole('button', { name: 'Add to my routines' })).toBeNull();
  });
});

describe('ROUTINE-8: a routine or the plan of this week goes to another phone', () => {
  test('the plan has a code of all days and of each', async () => {
    await storePlan(world, MUSCLE_PLAN);
    show();
    await world.user.click(await screen.findByRole('button', { name: /^Share .* plan$/ }));
    const sheet = await screen.findByRole('dialog', { name: /^Share .* plan$/ });
    expect(await within(sheet).findByRole('img', { name: /^Code with .* plan$/ })).toBeDefined();
    const [, second] = within(within(sheet).getByRole('group', { name: 'What to share' })).getAllByRole('button');
    await world.user.click(second as HTMLElement);
    expect(await within(sheet).findByRole('img', { name: /^Code with .* plan, / })).toBeDefined();
  });
});

describe('ROUTINE-10: a link for a code', () => {
  const large: SharedRoutine = {
    name: 'Everything',
    days: Array.from({ length: 12 }, (_, day) => ({
      title: `Day ${day}`,
      exercises: Array.from({ length: 10 }, (_each, place) => ({
        exercise: `Exercise ${day * 7919 + place * 104_729} of ${Math.sin(day * 10 + place)}`,
        sets: 3,
        reps: '8–12',
        rpe: null,
        rest_seconds: null,
        superset: null,
        note: null,
        progression: null,
      })),
    })),
  };

  test('brings back what went in, in the part of an address that browsers never send', async () => {
    const link = await linkOf(ROUTINE, ORIGIN);
    expect(link?.startsWith(`${ORIGIN}/ai-coach/routines#`)).toBe(true);
    expect(await readLink(link ?? '')).toEqual(ROUTINE);
  });

  test('a routine too large for a code has none, and each of its days has one', async () => {
    expect(await linkOf(large, ORIGIN)).toBeUndefined();
    for (const day of large.days) expect(await linkOf({ name: large.name, days: [day] }, ORIGIN)).toBeDefined();
  });

  test.each([['#routine='], ['#routine=%%%'], ['#routine=AAAA'], [`#routine=${'A'.repeat(5000)}`], ['#other=1'], ['']])(
    'nothing comes of %s',
    async (hash) => {
      expect(await readLink(hash)).toBeUndefined();
    },
  );
});
