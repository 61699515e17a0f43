import { expect, test } from 'vitest';
import { EXERCISES } from '#domain/exercises/library.ts';
import { GROUPS, type Group } from '#tests/fixtures/conversations/conversation.ts';
import { HELD_OUT } from '#tests/fixtures/conversations/held-out-table.ts';
import { judgeAll, scoreGroups } from '#tests/fixtures/conversations/score.ts';
import { slipAccuracy } from '#tests/fixtures/conversations/slips.ts';
import { TUNED } from '#tests/fixtures/conversations/tuned-table.ts';
import { QUESTIONS } from '../reply/question-table.ts';
import { normaliseText } from './normalise-text.ts';

const JUDGED = [...judgeAll(TUNED), ...judgeAll(HELD_OUT)];
/** Minimum share of conversations with the right intent and brief. */
const LEAST: Partial<Record<Group, number>> = { ordinary: 0.95, terse: 0.85, misspelt: 0.85 };

test('The corpus holds at least 200 conversations, and a third of them were never tuned on', () => {
  const heldOut = GROUPS.flatMap((group) => HELD_OUT[group]).length;
  expect(JUDGED.length).toBeGreaterThanOrEqual(200);
  expect(heldOut / JUDGED.length).toBeGreaterThanOrEqual(1 / 3);
});

test.each(GROUPS)('Conversations of the group «%s» are understood, intent and brief', (group) => {
  const score = scoreGroups(JUDGED).find((item) => item.group === group);
  const wrong = JUDGED.filter((item) => item.group === group && item.differences.length > 0 && LEAST[group] !== undefined);
  expect(score?.both, wrong.map((item) => `${item.says.at(-1)}: ${item.differences.join('; ')}`).join('\n')).toBeGreaterThanOrEqual(
    LEAST[group] ?? 0.85,
  );
});

test('What was never tuned on is understood nearly as well', () => {
  const scores = scoreGroups(judgeAll(HELD_OUT));
  const both = (group: Group): number => scores.find((score) => score.group === group)?.both ?? 0;
  expect(both('ordinary')).toBeGreaterThanOrEqual(0.95);
  expect(both('terse')).toBeGreaterThanOrEqual(0.85);
});

test('No red flag and nothing unsafe is ever missed', () => {
  const serious = (['red flags', 'hostile'] as const).flatMap((group) =>
    [TUNED, HELD_OUT].flatMap((corpus) => judgeAll({ ...EMPTY, [group]: corpus[group] })),
  );
  const missed = serious.filter((item) => ['flag', 'unsafe', 'minor'].includes(item.wanted) && !item.isIntentRight);
  expect(missed.map((item) => item.says.at(-1))).toEqual([]);
  expect(serious.length).toBeGreaterThan(40);
});

const EMPTY = Object.fromEntries(GROUPS.map((group) => [group, []])) as unknown as typeof TUNED;

test('One slip of the thumb in a message leaves nine in ten as they were understood', () => {
  expect(slipAccuracy(TUNED)).toBeGreaterThanOrEqual(0.9);
}, 20_000);

test('What the coach itself offers, and every exercise by name, is never corrected into something else', () => {
  const offered = Object.values(QUESTIONS).flatMap((question) => question.quick_replies);
  const names = EXERCISES.map((exercise) => exercise.name.toLowerCase()).filter((name) => !/\d|one|one-|three/.test(name));
  for (const text of offered)
    expect(normaliseText(text).replace(/[^a-z]/g, '')).toBe(
      text.toLowerCase().replace(/minutes|[^a-z]/g, (part) => (part === 'minutes' ? 'minutes' : '')),
    );
  for (const name of names) expect(normaliseText(name)).toBe(name);
});
