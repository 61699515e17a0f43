import { expect, test } from 'vitest';
import { CHAT_MESSAGES } from '#domain/messages/ai-coach.ts';
import type { ChatEntry } from '#offline/chat/chat.ts';
import { greetingFailureText } from '../sending/failure-text.ts';
import {
  choicesUnder,
  goneFacts,
  isAwaitingAnswer,
  isGreetedByPhone,
  messageMark,
  placeInAnswer,
  quickReplies,
} from './conversation-state.ts';

let count = 0;
function entry(more: Partial<ChatEntry>): ChatEntry {
  count += 1;
  return {
    message_id: `m${count}`,
    role: 'user',
    content: 'Hello',
    created_at: '2026-11-21T10:00:00.000Z',
    state: 'answered',
    on_phone: false,
    plan_id: null,
    answers: null,
    quick_replies: [],
    ...more,
  };
}

test.each([
  ['answered', 'server', true, 'sent', 'Sent'],
  ['queued', 'no-signal', false, 'waiting', 'Waiting for signal'],
  ['queued', 'no-signal', true, 'waiting', 'Waiting for signal'],
  ['queued', 'sign-in', false, 'waiting', 'Waiting for sign-in'],
  ['queued', 'server', false, 'waiting', 'Sending'],
  ['sending', 'server', false, 'waiting', 'Sending'],
  ['failed', 'server', false, 'not-sent', 'Not sent'],
  ['dead', 'server', false, 'not-sent', 'Not sent'],
] as const)('A message that is %s (reach: %s, answered: %s) looks %s and says «%s»', (state, reach, isAnswered, look, words) => {
  expect(messageMark(entry({ state }), reach, isAnswered)).toMatchObject({ look, words });
});

test.each(['server', 'no-answer'] as const)('A message the server did not take says so in the specified words, and waits (%s)', (reach) => {
  expect(messageMark(entry({ state: 'queued' }), reach, true)).toEqual({
    look: 'waiting',
    words: 'Waiting',
    sentence: 'Error contacting AI Coach.',
  });
});

test.each([
  ['unusable', CHAT_MESSAGES.unusableAnswer, false],
  ['refused', CHAT_MESSAGES.contactFailed, false],
  ['subscription', CHAT_MESSAGES.contactFailed, true],
  [null, CHAT_MESSAGES.contactFailed, false],
] as const)('A message given up for «%s» says so in the specified words', (failure, sentence, needs_subscription) => {
  expect(messageMark(entry({ state: 'failed', failure }), 'server', false)).toMatchObject({ sentence, needs_subscription });
});

test('The composer waits for an answer that is on its way, and only where one can come from', () => {
  const asked = [entry({ state: 'sending' })];
  expect(isAwaitingAnswer(asked, 'server')).toBe(true);
  expect(isAwaitingAnswer(asked, 'no-answer')).toBe(true);
  expect(isAwaitingAnswer(asked, 'no-signal')).toBe(false);
  expect(isAwaitingAnswer(asked, 'sign-in')).toBe(false);
  expect(isAwaitingAnswer([entry({ state: 'failed' })], 'server')).toBe(false);
  expect(isAwaitingAnswer([entry({}), entry({ role: 'assistant', state: null })], 'server')).toBe(false);
});

test('A message the phone answered already does not shut the composer while it is being sent', () => {
  const question = entry({ state: 'queued' });
  const answer = entry({ role: 'assistant', state: null, answers: question.message_id, on_phone: true });
  expect(isAwaitingAnswer([question, answer], 'server')).toBe(false);
});

test('A conversation is greeted by the phone until the coach, or its owner, has said something', () => {
  const greeting = entry({ role: 'assistant', state: null, on_phone: true });
  expect(isGreetedByPhone([greeting])).toBe(true);
  expect(isGreetedByPhone([{ ...greeting, on_phone: false }])).toBe(false);
  expect(isGreetedByPhone([greeting, entry({ state: 'queued' })])).toBe(false);
  expect(isGreetedByPhone([])).toBe(false);
});

test('Quick replies belong to the newest message and go once it was answered by the person', () => {
  const greeting = entry({ role: 'assistant', state: null, quick_replies: ['Get stronger'] });
  expect(quickReplies([greeting])).toEqual(['Get stronger']);
  expect(quickReplies([greeting, entry({ state: 'queued' })])).toEqual([]);
  expect(quickReplies([])).toEqual([]);
});

test.each([
  [null, 'This phone answers until it can be reached.', false],
  [{ kind: 'unreachable' }, null, false],
  [{ kind: 'unreadable', status: 200 }, null, false],
  [{ kind: 'refused', status: 404, body: {} }, null, false],
  [{ kind: 'refused', status: 403, body: {} }, 'This account has no active AI Coach subscription.', true],
] as const)('When the first messages fail with %j, the specified sentence is said', (failure, reason, needs_subscription) => {
  expect(greetingFailureText(failure)).toEqual({ sentence: CHAT_MESSAGES.loadFailed, reason, needs_subscription });
});

test('Lines of one answer stand together, and the next answer stands for itself', () => {
  const line = (answers: string | null) => entry({ role: 'assistant', state: null, answers });
  const entries = [line(null), line(null), entry({}), line('m'), line('m'), line('n')];
  const places = [0, 1, 3, 4, 5].map((index) => placeInAnswer(entries, index));
  expect(places.map(({ isFirst }) => isFirst)).toEqual([true, false, true, false, true]);
  expect(places.map(({ isLast }) => isLast)).toEqual([false, true, false, true, true]);
});

test('Answers to a question stand under it until anything is said, and never among the suggestions', () => {
  const question = entry({ role: 'assistant', quick_replies: ['Swap the exercise', 'Take it out'], is_choice: true });
  expect(choicesUnder(question, [question])).toEqual(['Swap the exercise', 'Take it out']);
  expect(quickReplies([question])).toEqual([]);
  expect(choicesUnder(question, [question, entry({})])).toEqual([]);
  const plain = entry({ role: 'assistant', quick_replies: ['Why this plan?'] });
  expect(choicesUnder(plain, [plain])).toEqual([]);
  expect(quickReplies([plain])).toEqual(['Why this plan?']);
});

test('A noted fact is gone once it was taken out or told anew', () => {
  const first = entry({
    role: 'assistant',
    noted: [
      { label: 'Goal', value: 'Muscle' },
      { label: 'Gym', value: 'Full gym' },
      { label: 'Age', value: '45' },
    ],
  });
  const second = entry({ role: 'assistant', noted: [{ label: 'Gym', value: 'Dumbbells' }] });
  const known = [{ label: 'Goal' }, { label: 'Gym' }];
  expect(goneFacts(first, [first, second], known)).toEqual(new Set(['Gym', 'Age']));
  expect(goneFacts(second, [first, second], known)).toEqual(new Set());
});
