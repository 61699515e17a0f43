import { expect, test, vi } from 'vitest';
import { type ExportProgress, exportFileName, writeExport, writeTable } from './write-export.ts';

const never = new AbortController().signal;
const breathe = () => Promise.resolve();

test('An exported file is JSON that says exactly what the phone holds', async () => {
  const content = {
    format: 1,
    sets: Array.from({ length: 1_203 }, (_, n) => ({ n, weight: '82.5', note: '"quoted" – ok' })),
    plans: [],
    chat: [null],
  };
  const file = await writeExport(content, { signal: never, onProgress: () => undefined, breathe });
  expect(JSON.parse(file!.parts.join(''))).toEqual(content);
  expect(file!.entries).toBe(1_204);
});

test('An export of nothing is still a valid file', async () => {
  const file = await writeExport({}, { signal: never, onProgress: () => undefined, breathe });
  expect(JSON.parse(file!.parts.join(''))).toEqual({});
});

test('A large export tells how far it is, up to the end', async () => {
  const onProgress = vi.fn<(progress: ExportProgress) => void>();
  await writeExport({ sets: Array.from({ length: 250 }, () => 1) }, { signal: never, onProgress, breathe });
  expect(onProgress.mock.calls.map(([progress]) => progress)).toEqual([
    { written: 100, of: 250 },
    { written: 200, of: 250 },
    { written: 250, of: 250 },
  ]);
});

test('Cancel stops an export and gives no file', async () => {
  const control = new AbortController();
  const onProgress = vi.fn<(progress: ExportProgress) => void>(() => control.abort());
  const file = await writeExport({ sets: Array.from({ length: 5_000 }, () => 1) }, { signal: control.signal, onProgress, breathe });
  expect(file).toBeNull();
  expect(onProgress).toHaveBeenCalledTimes(1);
});

test('The file is named after the day it was made', () => {
  expect(exportFileName(new Date(2026, 10, 5))).toBe('setwise-2026-11-05.json');
  expect(exportFileName(new Date(2026, 10, 5), 'strong')).toBe('setwise-2026-11-05-strong.csv');
});

const rows = { header: 'h', rowsOf: ({ label }: { label: string }) => [label, label] };
const workout = (label: string, started_at: string) => ({
  performed_on: '2026-11-05',
  label,
  note: '',
  started_at,
  finished_at: null,
  sets: [{ session_id: 's', exercise: 'Row', exercise_n: 1, set_n: 1, reps: 5, weight: '', unit: 'kg' as const, rpe: null, logged_at: '' }],
});

test('A table holds the workouts that have sets, oldest first, and tells how far it is', async () => {
  const onProgress = vi.fn<(progress: ExportProgress) => void>();
  const workouts = [
    workout('b', '2026-11-05T18:00'),
    workout('a', '2026-11-04T18:00'),
    { ...workout('none', '2026-11-03T18:00'), sets: [] },
  ];
  const file = await writeTable(rows, workouts, { signal: never, onProgress, breathe });
  expect(file!.parts.join('')).toBe('h\r\na\r\na\r\nb\r\nb\r\n');
  expect(onProgress.mock.calls.at(-1)).toEqual([{ written: 2, of: 2 }]);
});

test('Cancel stops a table and gives no file', async () => {
  const control = new AbortController();
  const many = Array.from({ length: 500 }, (_, n) => workout(String(n), '2026-11-05T18:00'));
  expect(await writeTable(rows, many, { signal: control.signal, onProgress: () => control.abort(), breathe })).toBeNull();
});
