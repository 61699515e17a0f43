import { expect, test } from 'vitest';
import { countLog } from './count-log.ts';
import { readLog } from './read-log.ts';

/** What tables hold that people and small apps keep, counted by hand. */
function counted(...lines: string[]) {
  const read = readLog(lines.join('\n'));
  if (!read.ok) throw new Error(read.failure.problem);
  const { app, workouts, sets, reps, volume, unread } = countLog(read.log);
  return { app, workouts, sets, reps, volume, unread, log: read.log };
}

test('IMPORT-1 a list after a weight is the reps of each set, where every list of the file begins with a weight', () => {
  const found = counted('Date|Squat|Press|Deadlift|Notes', '01/13/2021|110,5,5,5|60,5,4,0|130,5|', '01/15/2021|112.5,5,5,5|||Tired');
  expect(found).toMatchObject({ workouts: 2, sets: 10, reps: 44, volume: 4527.5, unread: [] });
});

test('IMPORT-1 a list of reps alone stays one, and so does every list of a file in which one of them can be nothing else', () => {
  const found = counted('Date,Exercise,Reps', '2024-01-01,Push-up,"50,40,30"', '2024-01-02,Push-up,"45,20,20"');
  expect(found).toMatchObject({ sets: 6, reps: 205, volume: 0 });
});

test('IMPORT-1 a Japanese count of sets stands for as many sets', () => {
  const found = counted(
    '日付,種目,重量,回数,セット数,総負荷量',
    '2026-04-27,ベンチプレス,50.0,10,3,1500.0',
    '2026-07-3,ベンチプレス,60.0,8,4,1920.0',
  );
  expect(found).toMatchObject({ workouts: 2, sets: 7, reps: 62, volume: 3420 });
});

test('IMPORT-1 Strong in German with short names of columns keeps its reps', () => {
  const found = counted(
    'Datum;Workout-Name;Name der Übung;Reihenfolge festlegen;Gewicht;Wiederh.;RPE;Entfernung;Sekunden;Notizen;Workout-Notizen;Dauer',
    '2026-01-01 08:00:00;Push;Bankdrücken (Langhantel);1;100,5;5;8;0;0;;;1h 5m',
    '2026-01-01 08:00:00;Push;Plank;1;0;0;;0;60;;;1h 5m',
  );
  expect(found).toMatchObject({ app: 'strong', workouts: 1, sets: 2, reps: 5, volume: 502.5 });
});

test('IMPORT-1 a time of day beside each set is not how long the set took, and makes the table nobody’s export', () => {
  const found = counted(
    'Date;Time;Routine;Exercise;Set;Weight;Reps;Duration;Distance;Note;Type',
    '29.04.2025;12:00:00;Chest;Bench Press;1;100;10;;;;1',
    '29.04.2025;12:05:00;Chest;Bench Press;2;100;10;;;;1',
  );
  expect(found).toMatchObject({ app: 'table', workouts: 1, sets: 2, reps: 20, volume: 2000 });
  const [workout] = found.log.workouts;
  expect([workout?.time, workout?.blocks.flatMap(({ sets }) => sets.map(({ seconds }) => seconds))]).toEqual(['12:00:00', [null, null]]);
});

test.each(['Ruhezeit', 'Rusttijd', '休息'])('IMPORT-1 Strong’s rest timer is no set in any language: %s', (timer) => {
  const row = (order: string, reps: string, seconds: string) =>
    `2026-04-13 18:07:25,"PUSH",27min,"Push Up",${order},0,${reps},0,${seconds},"",,`;
  const header = 'Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE';
  const found = counted(header, row('1', '8.0', '0.0'), row(timer, '0.0', '75.0'), row('F', '6.0', '0.0'), row('2', '0.0', '40.0'));
  expect(found).toMatchObject({ app: 'strong', sets: 3, reps: 14 });
});

test.each(['Week 1 (1/8/2024)', 'Wk 1 - 1/8/2024', 'W1: 2024-01-08', 'Mon 1/8/2024'])('a column for a week may be named «%s»', (name) => {
  const other = name.replace('1/8', '1/15').replace('01-08', '01-15');
  const read = readLog(`Exercise,${name},${other}\nSquat,3x5 @ 185,3x5 @ 190\nDeadlift,,1x5 @ 225\n`);
  expect(read.ok && read.log.workouts.map(({ date, blocks }) => [date, blocks.map(({ sets }) => sets.length)])).toEqual([
    ['2024-01-08', [3]],
    ['2024-01-15', [3, 1]],
  ]);
});

test('IMPORT-17 a row that is cut off is no set of other cells, whatever commas stand in its texts', () => {
  const header = 'Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE';
  const row = (order: number) =>
    `2022-07-10 06:30:00,"Morning, A",45m,"Squat (Barbell)",${order},"1,100.5",5,0,0,"one\ntwo","well\nand good",`;
  const text = [header, row(1), row(2), row(3)].join('\n');
  for (let cut = 8; cut < 95; cut += 1) {
    const read = readLog(text.slice(0, -cut));
    if (!read.ok) expect(read.failure.problem).toBe('open-quote');
    else
      expect(read.log.workouts.flatMap(({ title, blocks }) => [title, ...blocks.map(({ exercise }) => exercise)])).toEqual([
        'Morning, A',
        'Squat (Barbell)',
      ]);
  }
});

test.each([
  ['3x5 100kg', ['100×5', '100×5', '100×5']],
  ['2 x 5 102,5 kg', ['102.5×5', '102.5×5']],
  ['2x5x102,5', ['102.5×5', '102.5×5']],
  ['2x5x100,1x3x110', ['100×5', '100×5', '110×3']],
  ['102,5x5x2', ['102.5×5', '102.5×5']],
  ['BW 2x20', ['×20', '×20']],
  ['60 kg: 8, 8, 7', ['60×8', '60×8', '60×7']],
])('sets written «%s» are read as they are meant', (cell, sets) => {
  const read = readLog(`Datum;Übung;Sätze\n02.01.2024;Rudern;60x10\n02.01.2024;Kniebeuge;${cell}\n`);
  if (!read.ok) throw new Error(read.failure.problem);
  expect(read.log.workouts[0]?.blocks[1]?.sets.map(({ weight, reps }) => `${weight}×${reps}`)).toEqual(sets);
});
