import type { Brief } from '../person/brief-shape.ts';

/** A fact that the coach read from a message: a line of `briefFacts`. */
export interface NotedFact {
  label: string;
  value: string;
}

/** Labels that their values make plain. */
const PLAIN_FACTS: ReadonlySet<string> = new Set(['Goal', 'Days and time', 'Gym', 'Experience']);

/** A fact in a few words: «3 days, 45 minutes», «Careful with knee». */
export function factWords({ label, value }: NotedFact): string {
  return PLAIN_FACTS.has(label) ? value : `${label} ${value.charAt(0).toLowerCase()}${value.slice(1)}`;
}

/** The sentence of an answer that says its facts. Screens draw the facts instead of it; readers of plain messages learn them from it. */
export function notedSentence(facts: readonly NotedFact[]): string {
  const told = facts.map((fact) => (PLAIN_FACTS.has(fact.label) ? fact.value : factWords(fact).toLowerCase()));
  return `Noted: ${told.join(' · ')}.`;
}

/** Index of the line of an answer that says the noted facts, else of the first line. */
export function placeOfNoted(facts: readonly NotedFact[], lines: readonly string[]): number {
  return Math.max(0, lines.indexOf(notedSentence(facts)));
}

/** The message sent when the trainee removes a line of `briefFacts`; `foldBrief` clears that fact. */
export function forgetFact(label: string): string {
  return `Forget: ${label}`;
}

/** How a message begins that tells a fact of this label anew. */
export function correctionStart(label: string): string {
  return CORRECTION_STARTS[label] ?? `${label}: `;
}

const CORRECTION_STARTS: Readonly<Record<string, string>> = {
  Gym: 'I train with ',
  Wants: 'Add ',
  'Weights in': 'Use ',
  Age: 'I am ',
};

/** Facts that are stored without changing the plan: a unit, a maximum. */
export function storedWords(brief: Brief, before: Brief): string | undefined {
  if (JSON.stringify(brief.maxes) !== JSON.stringify(before.maxes))
    return 'Noted. Where nothing is logged yet, I reckon a careful first weight from it; ask me «how heavy?» for a lift.';
  if (brief.unit === before.unit || brief.unit === null) return undefined;
  return `Noted: I write weights in ${brief.unit === 'kg' ? 'kilograms' : 'pounds'}. What you logged stays as you typed it.`;
}
