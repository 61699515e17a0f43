import { expect, test } from 'vitest';
import { answer, type CoachAnswer } from './answer.ts';
import { briefFacts, type ChatMessage, forgetFact } from './brief.ts';
import { correctionStart, factWords, notedSentence, placeOfNoted } from './reply/noted-words.ts';

function talk(...told: string[]): CoachAnswer {
  const messages: ChatMessage[] = [];
  let last = answer({ messages });
  for (const content of told) {
    messages.push({ role: 'user', content });
    last = answer({ messages });
    messages.push(...last.messages.map((line) => ({ role: 'assistant' as const, content: line })));
  }
  return last;
}

const READY = 'I want to build muscle, 3 days a week, 45 minutes, full gym, two years of lifting, nothing hurts';

test('Facts of a message come with its answer, and a question is preceded by the sentence that says them', () => {
  const { noted = [], messages } = talk('Muscle, 3 days, 45 minutes');
  expect(noted).toEqual([
    { label: 'Goal', value: 'Muscle' },
    { label: 'Days and time', value: '3 days, 45 minutes' },
  ]);
  expect(messages[placeOfNoted(noted, messages)]).toBe('Noted: Muscle · 3 days, 45 minutes.');
  expect(notedSentence(noted)).toBe('Noted: Muscle · 3 days, 45 minutes.');
});

test('A plan and a change come with the facts that led to them', () => {
  const first = talk('Muscle, 3 days, 45 minutes', 'full gym');
  expect(first.plan).toBeDefined();
  expect(first.noted).toEqual([{ label: 'Gym', value: 'Full gym' }]);
  const change = talk(READY, 'only 2 days now');
  expect(change.change).toBeDefined();
  expect(change.noted).toEqual([{ label: 'Days and time', value: '2 days, 45 minutes' }]);
});

test('A taken out fact is not noted, nor is anything by a question', () => {
  expect(talk(READY, forgetFact('Experience')).noted).toBeUndefined();
  expect(talk(READY, 'Why this plan?').noted).toBeUndefined();
});

test('Danger is answered without facts to correct', () => {
  expect(talk('Muscle, 3 days, I get chest pain when I climb stairs').noted).toBeUndefined();
});

test('A fact is short on its chip, with its label where the value alone is unclear', () => {
  expect(factWords({ label: 'Goal', value: 'Muscle' })).toBe('Muscle');
  expect(factWords({ label: 'Careful with', value: 'Knee' })).toBe('Careful with knee');
});

test.each([
  ['Goal', 'strength', 'Strength'],
  ['Days and time', '4 days, 30 minutes', '4 days, 30 minutes'],
  ['Gym', 'dumbbells', 'Dumbbells'],
  ['Careful with', 'shoulder', 'Shoulder'],
  ['Weights in', 'kg', 'Kilograms'],
  ['Age', '45', '45'],
])('A message begun for %s is understood', (label, words, value) => {
  const { brief } = talk(READY, correctionStart(label) + words);
  expect(briefFacts(brief)).toContainEqual({ label, value });
});
