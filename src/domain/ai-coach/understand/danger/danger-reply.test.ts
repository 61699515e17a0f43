import { expect, test } from 'vitest';
import { DANGER_KINDS, KIND_WORDS } from '../../person/danger-kinds.ts';
import { dangerReply } from './danger-reply.ts';
import { CLEARED_REPLY, heldBack, isCleared, redFlagOf } from './held-back.ts';

test.each(DANGER_KINDS)('%s has an answer that says what to do and diagnoses nothing', (kind) => {
  const { messages } = dangerReply({ kind, ...KIND_WORDS[kind], ask: false }, '');
  expect(messages.length).toBeGreaterThan(0);
  expect(messages.join(' ')).not.toMatch(/you have|diagnos/i);
  if (KIND_WORDS[kind].urgent) expect(messages.join(' ')).toMatch(/emergency number/);
});

test('Self-harm is met with warmth and numbers, and training is not held back', () => {
  const danger = { kind: 'self-harm', ...KIND_WORDS['self-harm'], ask: false } as const;
  expect(dangerReply(danger, '').messages.join(' ')).toMatch(/glad you told me.*988.*116 123.*emergency number/s);
  expect(redFlagOf(danger, '')).toBeNull();
});

test('Somebody of 13 to 17 may lift, lightly and beside an adult; a child may not', () => {
  const child = { kind: 'child', label: 'a child training alone or too hard', urgent: false, ask: false } as const;
  const of = (text: string) => dangerReply(child, text).messages.join(' ');
  expect(of("My lad's 16 and wants to come along. can he do what I do just less")).toMatch(/^From 13 on lifting is good/);
  expect(of('my son is 9 and deadlifts alone')).toMatch(/^I do not write plans for children/);
});

test('Training waits where the body is in doubt; an injured joint alone is spared', () => {
  const tear = redFlagOf({ kind: 'tear', ...KIND_WORDS.tear, ask: false }, 'a pop in my left knee');
  expect(tear).toMatchObject({ regions: ['knee'] });
  expect(tear === null ? null : heldBack(tear).parts).toEqual(['knee']);
  const heart = redFlagOf({ kind: 'cardiac', ...KIND_WORDS.cardiac, ask: false }, 'a pressure, and my elbow aches');
  expect(heart === null ? null : heldBack(heart).parts).toBe('all');
  expect(redFlagOf({ kind: 'cardiac', ...KIND_WORDS.cardiac, ask: true }, '')).toBeNull();
});

test.each([
  CLEARED_REPLY,
  'my doctor says I am fine',
  'the cardiologist gave me the all clear',
  'physio checked it and said I can train',
  'tests came back normal',
])('«%s» ends the wait', (text) => {
  expect(isCleared(text)).toBe(true);
});

test.each([
  'I have not been cleared yet',
  'I will see a doctor tomorrow',
  'can I train before the doctor looked at it?',
  'it feels better',
])('«%s» does not', (text) => {
  expect(isCleared(text)).toBe(false);
});
