import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { EMPTY_BRIEF } from '../person/brief-shape.ts';
import { chooseActs } from '../understand/acts/choose-act.ts';
import { candidatesFor, nearestQuestions } from './answer-general.ts';
import { personOf } from './person.ts';
import { FITS, type Prior } from './rank-answers.ts';
import { TOPICS } from './topic-table.ts';

/** Of three writers who had topics and their answers before them, and none of the phrasings; nothing was tuned on these lines. */
const QUESTIONS = readFileSync(join(process.cwd(), 'tests/fixtures/topic-questions.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => line.split('\t') as [id: string, question: string]);

type Outcome = 'right' | 'other' | 'offered' | 'missed';

function outcomeOf([id, question]: [string, string], phrase: string | undefined): Outcome {
  const acts = chooseActs(question, { before: '', asked: null, hasPlan: true });
  const prior: Prior = (act) => acts.find((ranked) => ranked.act === act)?.p ?? 0;
  const [best] = candidatesFor(question, prior, personOf({ plan: undefined, brief: EMPTY_BRIEF, unit: 'lb' }));
  if (best !== undefined && best.fit >= FITS) return best.id === id ? 'right' : 'other';
  return phrase !== undefined && nearestQuestions(question, prior).includes(phrase) ? 'offered' : 'missed';
}

test('Of 1,218 questions in strangers’ words more than a third get their answer, one in seven another, and a fifth finds it one tap away (KNOW-6)', () => {
  const phrases = new Map(TOPICS.map(({ id, asks }) => [id, asks[0]]));
  const counts: Record<Outcome, number> = { right: 0, other: 0, offered: 0, missed: 0 };
  for (const each of QUESTIONS) counts[outcomeOf(each, phrases.get(each[0]))] += 1;
  expect(QUESTIONS).toHaveLength(1_218);
  expect(counts.right).toBeGreaterThanOrEqual(430);
  expect(counts.other).toBeLessThanOrEqual(165);
  expect(counts.offered).toBeGreaterThanOrEqual(260);
});
