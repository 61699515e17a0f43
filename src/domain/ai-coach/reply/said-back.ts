import { type Asked, type Brief, briefFacts } from '../brief-shape.ts';
import { listWords } from '../list-words.ts';

/** After a fact was removed. */
export function forgottenWords(label: string): string {
  return `I no longer go by what you said under «${label.trim()}».`;
}

function assumedFact(slot: Asked, { goal, days, gym }: Brief): string {
  if (slot === 'goal') return `${goal ?? 'general fitness'} as your goal`;
  return slot === 'days' ? `${days ?? 3} days a week` : gym === 'full gym' ? 'a full gym' : (gym ?? 'a full gym');
}

/** Facts that were asked for, left open and are now assumed. */
export function assumedWords(slots: readonly Asked[], brief: Brief): string {
  return `I take ${listWords(slots.map((slot) => assumedFact(slot, brief)))} for granted; tell me if that is wrong.`;
}

/** Facts that need no label. */
const PLAIN_FACTS: ReadonlySet<string> = new Set(['Goal', 'Days and time', 'Gym', 'Experience']);

/** The facts that a message added or changed, so that a wrong one is seen at once; undefined when there are none. */
export function notedFacts(before: Brief, brief: Brief): string | undefined {
  const known = new Map(briefFacts(before).map(({ label, value }) => [label, value]));
  const told = briefFacts(brief).filter(({ label, value }) => known.get(label) !== value);
  if (told.length === 0) return undefined;
  return `Noted: ${told.map(({ label, value }) => (PLAIN_FACTS.has(label) ? value : `${label.toLowerCase()} ${value}`)).join(' · ')}.`;
}

/** Summarises the known facts after «start over». */
export function startedOverWords(brief: Brief): string {
  const noted = briefFacts(brief).map(({ label, value }) => (PLAIN_FACTS.has(label) ? value : `${label} ${value}`).toLowerCase());
  return noted.length === 0 ? 'We start over.' : `We start over. I go by: ${noted.join('; ')}.`;
}
