import { orderedAct } from './acts/command.ts';
import { isAsked } from './acts/question-form.ts';
import { asksSomewhere } from './acts/request-form.ts';
import { normaliseText } from './normalise-text.ts';

const SENTENCES = /(?<=[.!?])\s+|\n+/;
const ASKS_FOR = /\b(?:can|could|would|will) (?:you|we|i)\b/;

/** What a message asks for beside the sentence in which its writer tells their age; undefined where it asks for nothing. */
export function requestBesideAge(content: string, age: number): string | undefined {
  const sentences = content.split(SENTENCES);
  const rest = sentences.filter((sentence) => !new RegExp(`\\b${age}\\b`).test(sentence));
  if (rest.length === 0 || rest.length === sentences.length) return undefined;
  const request = rest.join(' ');
  const text = normaliseText(request);
  return isAsked(text) || asksSomewhere(text) || ASKS_FOR.test(text) || orderedAct(text) !== undefined ? request : undefined;
}
