import { expect, test } from 'vitest';
import { EMPTY_BRIEF } from '../person/brief-shape.ts';
import { readLogQuestion } from '../understand/acts/read-log-question.ts';
import { answerLogQuestion } from './answer-log-question.ts';
import type { LogDigest } from './digest-shape.ts';

const DAYS = ['2026-03-02', '2026-03-09', '2026-03-16', '2026-03-23', '2026-03-30', '2026-04-06'];
const set = (weight: number): [number, string, number] => [5, `${weight}lb`, 8];

/** Bench press rises by 5 lbs a week. */
const DIGEST: LogDigest = {
  today: '2026-04-07',
  week_start: '2026-04-06',
  unit: 'lb',
  hidden: [],
  since: '2026-03-02',
  workouts: DAYS.map((day) => [day, null]),
  exercises: [
    {
      name: 'Bench press',
      first: '2026-03-02',
      sessions: DAYS.map((on, week) => ({ on, sets: [set(150 + 5 * week)] })).toReversed(),
      months: [],
      records: { from: '2026-03-02', estimate: null, reps: null, heaviest: [] },
    },
  ],
  weeks: [],
  last: null,
  place: null,
  targets: [],
  gym: null,
  plan_since: null,
  changes: [],
};

function said(text: string): string {
  const question = { text, digest: DIGEST, plan: undefined, brief: EMPTY_BRIEF, facts: [], unit: 'lb' } as const;
  return answerLogQuestion({ act: 'ask-log-trend', ...question }).join(' ');
}

test.each(['how long til i hit 225 on bench', 'when will i bench 2 plates', 'how many weeks until i bench 225'])(
  '«%s» asks the log',
  (text) => expect(readLogQuestion(text)).toBe('ask-log-trend'),
);

test('When a weight will be reached is told as a span of weeks from the pace of the log (ASK-1)', () => {
  expect(said('how long til i hit 225 on bench')).toMatch(
    /^About \d+ to \d+ weeks at your present pace: Bench press is near \d+ lbs .* missing to 225 lbs/,
  );
  expect(said('when will i bench 200')).toMatch(/^You are there/);
});

test('A number that is passed in pounds is read as kilograms (ASK-1)', () => {
  expect(said('how long til i hit 100 on bench')).toMatch(/missing to 100 kg \(220 lbs\)/);
});
