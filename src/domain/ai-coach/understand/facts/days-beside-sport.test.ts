import { expect, test } from 'vitest';
import { type Brief, foldBrief } from '../../brief.ts';

const brief = (said: string): Brief => foldBrief([{ role: 'user', content: said }]);

test.each<[string, number, string]>([
  ['run 2 of the days, lift the other 3, full gym, strength', 3, 'run'],
  ['5 days, 2 of them running, full gym, strength', 3, 'running'],
  ['running 2 mornings, lifting 3, full gym, muscle', 3, 'running'],
  ['6 days total, half of them cycling, full gym, muscle', 3, 'cycling'],
  ['I have 5 days, 3 for lifting and 2 for runs, gym, muscle', 3, 'runs'],
  ['4 days full gym, one of them a long run, strength', 3, 'run'],
  ['5 days, one of them yoga, gym muscle', 4, 'yoga'],
  ['2 days running and 3 days weights, full gym, muscle', 3, 'running'],
  ["I'm running 2 mornings and can lift 3 evenings, full gym, strength", 3, 'running'],
  ['swim 3x a week and want to lift 2x, full gym, muscle', 2, 'swim'],
])('the days of a sport are no lifting days: «%s» (FACT-31)', (said, days, sport) => {
  expect(brief(said)).toMatchObject({ days, sports: [{ name: sport }] });
});

test.each<[string, number]>([
  ['I lift 3 and run 2, full gym, strength', 3],
  ['3 days full gym, I run 5k, strength', 3],
  ['4 days: squat 2 days, bench 2 days, gym strength', 4],
  ['3 sets of 10, 4 days, gym, cardio 2 times, muscle', 4],
  ['want 4 days of lifting and cardio on 2 of them, gym, muscle', 4],
  ['3 days gym, walk 2 dogs, muscle', 3],
  ['gym 3 days, strength, one of them heavy', 3],
])('a number of something else leaves the days: «%s» (FACT-31)', (said, days) => {
  expect(brief(said).days).toBe(days);
});

test('lifting on the rest of the weekdays leaves the days of the run', () => {
  expect(brief('run Mon and Thu, lift the rest of the weekdays, gym, muscle')).toMatchObject({ days: 3, weekdays: [2, 3, 5] });
});

test.each<[string, readonly number[]]>([
  ["I'd rather train at weekends, 3 days full gym muscle", [3, 6, 0]],
  ['weekend preference, 3 days, full gym muscle', [3, 6, 0]],
  ['ideally Tue and Thu, 4 days, gym, muscle', [1, 2, 4, 6]],
  ['only weekends, gym, muscle', [6, 0]],
])('days that are only preferred leave room for as many as are asked for: «%s» (FACT-37)', (said, weekdays) => {
  expect(brief(said).weekdays).toEqual(weekdays);
});
