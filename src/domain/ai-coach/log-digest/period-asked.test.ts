import { expect, test } from 'vitest';
import { periodAsked, periodsAsked } from './period-asked.ts';

const DATES = { today: '2026-11-20', week_start: '2026-11-15' };

test.each([
  ['what did i do yesterday', '2026-11-19', '2026-11-19'],
  ['how many sets this week', '2026-11-15', '2026-11-20'],
  ['sets last week', '2026-11-08', '2026-11-14'],
  ['was i good this month', '2026-11-01', '2026-11-20'],
  ['and last month', '2026-10-01', '2026-10-31'],
  ['in october', '2026-10-01', '2026-10-31'],
  ['since august', '2026-08-01', '2026-11-20'],
  ['how many in december', '2025-12-01', '2025-12-31'],
  ['in the last 6 weeks', '2026-10-10', '2026-11-20'],
  ['what did i bench on friday', '2026-11-13', '2026-11-13'],
  ['what was it wed', '2026-11-18', '2026-11-18'],
  ['what did i do on october 12', '2026-10-12', '2026-10-12'],
  ['my squat on 9 nov', '2026-11-09', '2026-11-09'],
  ['what did i lift the week before last', '2026-11-01', '2026-11-07'],
  ['was it better 3 weeks ago', '2026-10-25', '2026-10-31'],
  ['how often since summer', '2026-06-01', '2026-11-20'],
  ['which lift improved most in 3 months', '2026-08-23', '2026-11-20'],
  ['did it move over the last few weeks', '2026-10-31', '2026-11-20'],
  ['how often did i train between september and october', '2026-09-01', '2026-10-31'],
  ['how often during the month of october', '2026-10-01', '2026-10-31'],
  ['how much since 3 weeks ago', '2026-10-25', '2026-11-20'],
])('«%s» is %s to %s', (text, from, to) => {
  expect(periodAsked(text, DATES)).toMatchObject({ from, to });
});

test.each(['may i bench more', 'how is my bench', 'am i getting stronger'])('«%s» names no period', (text) => {
  expect(periodAsked(text, DATES)).toBeUndefined();
});

test('two spans are two, «now» is the second of a comparison only, and what happened then has no days of its own', () => {
  expect(periodsAsked('my deadlift in the first week versus now', { ...DATES, since: '2026-08-31' })).toMatchObject([
    { from: '2026-08-31', to: '2026-09-06' },
    { isNow: true },
  ]);
  expect(periodsAsked('did i train more in october or november', DATES).map(({ words }) => words)).toEqual(['in October', 'in November']);
  expect(periodsAsked('what did i bench before my holiday', DATES)).toMatchObject([{ event: { name: 'holiday', side: 'before' } }]);
  expect(periodAsked('what did i bench before my holiday', DATES)).toBeUndefined();
});
