import { expect, test } from 'vitest';
import { foldBrief } from '../../brief.ts';
import { KIND_WORDS } from '../../person/danger-kinds.ts';
import { readTurn } from '../read-turn.ts';
import { askAboutDanger, deniesDanger, deniesSign } from './danger-question.ts';
import { dangerReply } from './danger-reply.ts';

const FAINTED = dangerReply({ kind: 'stroke', label: 'fainting', urgent: true, ask: false }, 'I fainted').messages.join('\n');
const HEART = askAboutDanger(KIND_WORDS.cardiac.label);

test.each([
  ['no', HEART],
  ['lol no just want bigger chest and back. no heart stuff', HEART],
  ['haha nah mate, my pecs', HEART],
  ['I have no heart trouble', HEART],
  ['I did not mean my heart', HEART],
  ['I have not fainted, I only said I cannot do a press-up on the floor.', FAINTED],
  ["I didn't faint", FAINTED],
  ['you misunderstood, it is about the muscle', HEART],
  ['I never said I fainted', FAINTED],
  ['I never passed out', FAINTED],
])('«%s» denies what the coach took for a danger', (text, said) => {
  expect(deniesDanger(text, said)).toBe(true);
});

test.each([
  ['yes', HEART],
  ['I have no chest pain now', HEART],
  ['not now, tell me the plan', FAINTED],
  ['I am fine again', FAINTED],
  ['I have not fainted since', FAINTED],
  ['I want to train anyway', FAINTED],
  ['I only asked for a plan', FAINTED],
  ['it is not only my chest, I never skip it', HEART],
])('«%s» denies nothing that was told', (text, said) => {
  expect(deniesDanger(text, said)).toBe(false);
});

test('a denial in words of another danger is none', () => {
  expect(deniesSign('I have not fainted', 'cardiac')).toBe(false);
});

test('the flag of a danger that was never told goes with the denial, one that was told stays (STATE-2)', () => {
  const flagOf = (...said: string[]) => foldBrief(said.map((content) => ({ role: 'user', content }))).red_flag;
  expect(flagOf('I fainted between two sets')).toMatchObject({ kind: 'stroke' });
  expect(flagOf('I fainted between two sets', 'I have not fainted, I only said the floor is too low')).toBeNull();
  expect(flagOf('I fainted between two sets', 'I have not fainted again since')).toMatchObject({ kind: 'stroke' });
  expect(flagOf('chest pain whenever I run', 'it is not only my chest, I just asked for a plan')).toMatchObject({ kind: 'cardiac' });
  expect(flagOf('I fainted between two sets', 'I feel fine, make the plan')).toMatchObject({ kind: 'stroke' });
});

test.each(['is it too late to lift heavy at my age', 'should girls lift heavy', 'oh and i have high blood pressure, on tablets'])(
  '«%s» raises no doubt of a danger',
  (content) => {
    const first = { role: 'user' as const, content: 'strength, 3 days, full gym, intermediate, 60 minutes' };
    const messages = [first, { role: 'assistant' as const, content: 'Your plan is ready.' }, { role: 'user' as const, content }];
    expect(readTurn(messages).danger).toBeNull();
  },
);
