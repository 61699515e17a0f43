import { describe, expect, test } from 'vitest';
import { parseSnapshotFacts, snapshotFits } from './snapshot-fits.ts';

const FACTS = {
  id: 'a-1',
  owner: '17',
  entry: '/assets/index-a.js',
  day: '2026-11-27',
  language: 'en-US',
  dark: false,
  sheets: ['/assets/index-a.css'],
};
const NOW = { entry: FACTS.entry, at: new Date(2026, 10, 27, 23, 59), language: FACTS.language };

describe('a snapshot of the day is shown (TODAY-13)', () => {
  test('to the same version of the app, on the same day, in the same language', () => {
    expect(snapshotFits(FACTS, NOW)).toBe(true);
  });

  test.each([{ entry: '/assets/index-b.js' }, { at: new Date(2026, 10, 28, 0, 0) }, { language: 'de-DE' }])('not where %o', (other) => {
    expect(snapshotFits(FACTS, { ...NOW, ...other })).toBe(false);
  });

  test.each(['https://elsewhere.example/a.css', '//elsewhere.example/assets/a.css', '/assets/a.css"><script>', '/api/a.css'])(
    'not with the style sheet %s',
    (sheet) => {
      expect(snapshotFits({ ...FACTS, sheets: [sheet] }, NOW)).toBe(false);
    },
  );
});

test('facts are read as they were written, and anything else is none', () => {
  expect(parseSnapshotFacts(JSON.stringify(FACTS))).toEqual(FACTS);
  for (const text of [
    '',
    'null',
    '[]',
    '{}',
    JSON.stringify({ ...FACTS, id: '"><b' }),
    JSON.stringify({ ...FACTS, sheets: [1] }),
    JSON.stringify({ ...FACTS, day: 1 }),
  ])
    expect(parseSnapshotFacts(text)).toBeUndefined();
});
