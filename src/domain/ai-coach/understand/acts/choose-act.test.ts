import { expect, test } from 'vitest';
import { chooseActs } from './choose-act.ts';
import { asksOnly } from './question-form.ts';

const IN_USE = { before: '', asked: null, hasPlan: true } as const;

test.each([
  ['last session of week 6 done this morning, what comes now?', 'ask-next-block'],
  ['lets bin all of this and begin again from zero', 'start-over'],
  ['build me the next phase please', 'ask-next-block'],
])('With a plan in use another is asked for in any words: «%s»', (content, act) => {
  expect(chooseActs(content, IN_USE)[0]?.act).toBe(act);
});

test('What is asked of every week is no shift of one session', () => {
  expect(chooseActs("thursdays don't work, could we do it on sundays", IN_USE)[0]?.act).not.toBe('shift-session');
});

test('«Too many?» asks', () => {
  expect(asksOnly('too many?')).toBe(true);
  expect(asksOnly('too many')).toBe(false);
});

test("«Didn't» without a subject tells, and with one it asks", () => {
  expect(asksOnly("didn't manage monday or the weekend")).toBe(false);
  expect(asksOnly("didn't i bench more last month?")).toBe(true);
});
