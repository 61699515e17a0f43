import { type Asked, type Brief, briefFacts, type Goal } from '../person/brief-shape.ts';
import { listWords } from '../person/list-words.ts';
import { type NotedFact, notedSentence } from './noted-words.ts';

/** After a fact was removed. */
export function forgottenWords(label: string): string {
  return `I no longer go by what you said under «${label.trim()}».`;
}

/** Goals as a clause says them. */
const GOAL_WORDS: Readonly<Record<Goal, string>> = {
  strength: 'strength',
  muscle: 'muscle',
  'fat loss': 'fat loss',
  'general fitness': 'general fitness',
  functional: 'to move and perform better',
};

function assumedFact(slot: Asked, { goal, days, gym }: Brief): string {
  if (slot === 'goal') return `${GOAL_WORDS[goal ?? 'general fitness']} as your goal`;
  return slot === 'days' ? `${days ?? 3} days a week` : gym === 'full gym' ? 'a full gym' : (gym ?? 'a full gym');
}

/** The same as clauses of «I took for granted that …». */
export function assumedClauses(slots: readonly Asked[], brief: Brief): string[] {
  return slots.map((slot) => {
    if (slot === 'goal') return `your goal is ${GOAL_WORDS[brief.goal ?? 'general fitness']}`;
    if (slot === 'days') return `you train ${brief.days ?? 3} days a week`;
    return brief.gym === 'no equipment' ? 'you have no equipment' : 'you train in a full gym';
  });
}

/** Facts that were asked for, left open and are now assumed. */
export function assumedWords(slots: readonly Asked[], brief: Brief): string {
  return `I take ${listWords(slots.map((slot) => assumedFact(slot, brief)))} for granted; tell me if that is wrong.`;
}

/** The facts that a message added or changed, so that a wrong one is seen at once. */
export function notedFacts(before: Brief, brief: Brief): NotedFact[] {
  const known = new Map(briefFacts(before).map(({ label, value }) => [label, value]));
  return briefFacts(brief).filter(({ label, value }) => known.get(label) !== value);
}

/** After «start over»: the facts that are kept. */
export function startedOverWords(brief: Brief): string[] {
  const kept = briefFacts(brief);
  return kept.length === 0 ? ['We start over.'] : ['We start over.', notedSentence(kept)];
}
