import { expect, test } from 'vitest';
import { normaliseText } from '../normalise-text.ts';
import { clausesOf, isNegatedAt, liveText, statedText } from './clauses.ts';

const read = (typed: string) => clausesOf(normaliseText(typed));
const textsOf = (typed: string): string[] => read(typed).map(({ text }) => text);

test.each<[string, string[]]>([
  ['dumbbells, a bench and a doorway bar', ['dumbbells, a bench and a doorway bar']],
  ['Mon, Wed and Fri but not Sunday', ['mon, wed and fri', 'not sunday']],
  ['4 days, because I work weekends', ['4 days', 'i work weekends']],
  ['no pain, dizziness or numbness', ['no pain, dizziness or numbness']],
  ['I have a rack, no bench', ['i have a rack', 'no bench']],
  ["my boy's the lifter in the family i just haul things", ["my boy's the lifter in the family", 'i just haul things']],
])('«%s» is split into clauses, and lists stay together', (typed, clauses) => {
  expect(textsOf(typed)).toEqual(clauses);
});

test('the connector is kept', () => {
  expect(read('squats are fine until my knee hurts').map(({ connector }) => connector)).toEqual(['', 'until']);
});

test.each([
  'my husband trains 5 days a week',
  'the lad next door squats 200',
  'a friend of mine has a hernia',
  "it was my sister's elbow",
  'people at work go six days',
  'Need a 5k plan for my wife',
])('«%s» is about another person', (typed) => {
  expect(read(typed)[0]?.other).toBe(true);
  expect(liveText(normaliseText(typed))).toBe('');
});

test.each([
  "my daughter's dumbbells and a mat",
  'a friend lent me kettlebells',
  'my wife says I should lift',
  'my doctor says no overhead',
  'I train with my husband',
])('«%s» is about the writer', (typed) => {
  expect(read(typed).some(({ other }) => other)).toBe(false);
});

test('he and she go on about the person before, and I ends it', () => {
  expect(read('my brother lifts. he goes 6 days. I do 3').map(({ other }) => other)).toEqual([true, true, false]);
});

test.each(['when I was 20 I trained 6 days', 'I used to run', 'broke my wrist 10 years ago', 'last year I did 4 days'])(
  '«%s» is past',
  (typed) => {
    expect(read(typed)[0]?.past).toBe(true);
  },
);

test('what changed since then is not past', () => {
  expect(liveText(normaliseText('I used to train 5 days but now I can do 3'))).toBe('now i can do 3');
});

test.each(['what if I only had 20 minutes', 'should I train 6 days', '6 days if my boss lets me'])(
  '«%s» is hypothetical in part',
  (typed) => {
    expect(read(typed).some(({ hypothetical }) => hypothetical)).toBe(true);
  },
);

test('a polite if is no condition', () => {
  expect(read('3 days if possible').some(({ hypothetical }) => hypothetical)).toBe(false);
});

test.each<[string, boolean]>([
  ['is 3 days enough?', true],
  ['why so many squats', true],
  ['how many days should I train?', true],
  ['three?', false],
  ['can you make me a plan for 3 days?', false],
  ['a new goal, which is building muscle?', false],
])('«%s» is a question: %s', (typed, question) => {
  expect(read(typed).at(-1)?.question).toBe(question);
});

test('stated text leaves questions out, live text keeps them', () => {
  const text = normaliseText('I have 30 minutes. is that enough?');
  expect(statedText(text)).toBe('i have 30 minutes');
  expect(liveText(text)).toBe(text);
});

test.each<[string, string, boolean]>([
  ['no pain, dizziness or numbness', 'numbness', true],
  ['sundays are out', 'sundays', true],
  ['not only dumbbells', 'dumbbells', false],
  ['I have a bench', 'bench', false],
])('in «%s», «%s» is negated: %s', (typed, word, negated) => {
  const [clause] = read(typed);
  expect(clause && isNegatedAt(clause, clause.text.indexOf(word))).toBe(negated);
});
