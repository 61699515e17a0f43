import { expect, test } from 'vitest';
import { periodAsked } from './period-asked.ts';

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
])('«%s» is %s to %s', (text, from, to) => {
  expect(periodAsked(text, DATES)).toMatchObject({ from, to });
});

test.each(['may i bench more', 'how is my bench', 'am i getting stronger'])('«%s» names no period', (text) => {
  expect(periodAsked(text, DATES)).toBeUndefined();
});
