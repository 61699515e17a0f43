import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { ProgressPage } from '#client/features/progress/progress-page.tsx';
import { listBody, saveBody } from '#offline/log/body.ts';
import { saveUnit } from '#offline/log/training-choice.ts';
import { type TrainingWorld, trainingWorld } from './training-world.tsx';

let world: TrainingWorld;

beforeEach(async () => {
  world = await trainingWorld();
});

const card = (name = 'Body weight') => within(screen.getByRole('region', { name }));
const weigh = (measured_on: string, amount: string, unit: 'kg' | 'lb' = 'kg') =>
  saveBody(world.account, { measure: 'weight', measured_on, amount, unit });
const stored = async (measure = 'weight') =>
  (await listBody(world.account, measure, { from: '', to: '9999' })).map(
    ({ measured_on, amount, unit }) => `${measured_on} ${amount} ${unit}`,
  );

async function enter(amount: string): Promise<void> {
  const dialog = within(await screen.findByRole('dialog'));
  const field = dialog.getAllByRole('textbox')[0]!;
  await world.user.clear(field);
  await world.user.type(field, amount);
  await world.user.click(dialog.getByRole('button', { name: 'Save' }));
}

test('the first body weight is two taps, kept as typed, and needs no workout (PROG-23)', async () => {
  await saveUnit(world.account, 'kg');
  world.show(<ProgressPage />);
  await world.user.click(await screen.findByRole('button', { name: 'Add body weight' }));
  await enter('82,50');
  await screen.findByText('82.50');
  expect(await stored()).toEqual(['2026-11-18 82.50 kg']);
  expect(card().getByText('Measured on November 18')).toBeDefined();
});

test('a slip is asked about and nothing is stored; the typed amount stays', async () => {
  world.show(<ProgressPage />);
  await world.user.click(await screen.findByRole('button', { name: 'Add body weight' }));
  await enter('18.14');
  await screen.findByText('Enter a number from 44 lbs to 882 lbs, or choose the other unit.');
  expect(screen.getByDisplayValue('18.14')).toBeDefined();
  expect(await stored()).toEqual([]);
});

test('the other unit takes what was said of the amount in the first one with it', async () => {
  world.show(<ProgressPage />);
  await world.user.click(await screen.findByRole('button', { name: 'Add body weight' }));
  await enter('1820');
  await screen.findByText(/from 44 lbs to 882 lbs/);
  await world.user.click(screen.getByRole('radio', { name: 'kg' }));
  expect(screen.queryByText(/from 44 lbs to 882 lbs/)).toBeNull();
  await world.user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(/from 20 kg to 400 kg/);
  await world.user.selectOptions(screen.getByLabelText('What'), 'Waist');
  expect(screen.queryByText(/from 20 kg to 400 kg/)).toBeNull();
});

test('the trend over the noise is told in words, with a line whose points the arrow keys read (PROG-24)', async () => {
  for (const [day, amount] of [
    ['2026-11-02', '84'],
    ['2026-11-12', '82.5'],
    ['2026-11-15', '81.5'],
    ['2026-11-18', '82'],
  ] as const)
    await weigh(day, amount);
  await saveUnit(world.account, 'kg');
  world.show(<ProgressPage />);
  await screen.findByText('82.0');
  expect(card().getByText(/7-day average/)).toBeDefined();
  expect(card().getByText('Down 2.0 kg since November 2')).toBeDefined();
  const line = card().getByRole('slider', { name: 'Body weight: Down 2.0 kg since November 2' });
  expect(line.getAttribute('aria-valuetext')).toBe('November 18, 82.0, measured 82.0');
  line.focus();
  await world.user.keyboard('{ArrowLeft}');
  expect(line.getAttribute('aria-valuetext')).toBe('November 15, 82.7, measured 81.5');
  await world.user.keyboard('{Home}{ArrowLeft}');
  expect(line.getAttribute('aria-valuetext')).toBe('November 2, 84.0, measured 84.0');
});

test('weights in two units are one line in the reader’s unit, and each entry stays as typed', async () => {
  await weigh('2026-11-17', '80');
  await weigh('2026-11-18', '176.4', 'lb');
  world.show(<ProgressPage />);
  await world.user.click(await screen.findByText('2 entries'));
  expect(
    card()
      .getAllByRole('listitem')
      .map((entry) => entry.textContent),
  ).toEqual(['November 18176.4 lbs', 'November 1780 kg']);
});

test('an entry moves to another day, and a deleted one comes back by undo', async () => {
  await weigh('2026-11-17', '80');
  world.show(<ProgressPage />);
  await world.user.click(await screen.findByText('One entry'));
  await world.user.click(card().getByRole('button', { name: /November 17/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await world.user.clear(dialog.getByLabelText('Day'));
  await world.user.type(dialog.getByLabelText('Day'), '2026-11-16');
  await world.user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(async () => expect(await stored()).toEqual(['2026-11-16 80 kg']));
  await world.user.click(await card().findByRole('button', { name: /November 16/ }));
  await world.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  const undo = await screen.findByRole('button', { name: 'Undo: Body weight of November 16 deleted' });
  expect(screen.getByRole('status').textContent).toBe('Body weight of November 16 deleted');
  expect(await stored()).toEqual([]);
  await world.user.click(undo);
  await waitFor(async () => expect(await stored()).toEqual(['2026-11-16 80 kg']));
});

test('the offer to undo a deletion goes when its time is over', async () => {
  await weigh('2026-11-17', '80');
  world.show(<ProgressPage />);
  await world.user.click((await open(/November 17/)).getByRole('button', { name: 'Delete' }));
  await screen.findByRole('button', { name: /^Undo: / });
  await world.user.unhover(screen.getByRole('button', { name: /^Undo: / }));
  world.clock.now += 9_000;
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Undo: / })).toBeNull());
  expect(await stored()).toEqual([]);
});

test('another measure has its own units and line, and the others stay a tap away', async () => {
  await weigh('2026-11-17', '80');
  world.show(<ProgressPage />);
  await world.user.click(await screen.findByRole('button', { name: 'Add body weight' }));
  const dialog = within(await screen.findByRole('dialog'));
  await world.user.selectOptions(dialog.getByLabelText('What'), 'Waist');
  await world.user.click(dialog.getByRole('radio', { name: 'cm' }));
  await enter('84');
  await screen.findByRole('region', { name: 'Waist' });
  expect(await stored('waist')).toEqual(['2026-11-18 84 cm']);
  await world.user.click(card('Waist').getByRole('button', { name: /Body weight/ }));
  await screen.findByRole('region', { name: 'Body weight' });
});

async function open(day: RegExp) {
  await world.user.click(await screen.findByText('One entry'));
  await world.user.click(card().getByRole('button', { name: day }));
  return within(await screen.findByRole('dialog'));
}

test('a sheet left open keeps what was read meanwhile where it changed nothing (PROG-38)', async () => {
  await weigh('2026-11-17', '80');
  world.show(<ProgressPage />);
  const dialog = await open(/November 17/);
  await weigh('2026-11-17', '79.5');
  await world.user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await stored()).toEqual(['2026-11-17 79.5 kg']);
  await open(/November 17/);
  await weigh('2026-11-17', '79');
  await enter('81');
  expect(await stored()).toEqual(['2026-11-17 81 kg']);
  expect(await screen.findByText(/each entered body weight/)).toBeDefined();
});

test('what stands on the chosen day is told before an entry takes its place (PROG-23)', async () => {
  await weigh('2026-11-18', '80');
  world.show(<ProgressPage />);
  await world.user.click(await screen.findByRole('button', { name: 'Add body weight' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('80 kg stands on this day. Saving replaces it.')).toBeDefined();
  await weigh('2026-11-18', '79');
  expect(await dialog.findByText('79 kg stands on this day. Saving replaces it.')).toBeDefined();
  await world.user.clear(dialog.getByLabelText('Day'));
  await world.user.type(dialog.getByLabelText('Day'), '2026-11-16');
  await waitFor(() => expect(dialog.queryByText(/stands on this day/)).toBeNull());
});
