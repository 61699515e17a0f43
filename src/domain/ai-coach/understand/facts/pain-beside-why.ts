import type { Limitation } from '../../person/limitations.ts';
import { findMentions } from '../find-mentions.ts';
import { memoize } from '../memoize.ts';
import { readPain } from './read-pain.ts';

const WHY =
  /\b(?:why|how come|what(?:'?s| is) (?:with|the (?:reason|point|idea|logic|sense))|who (?:put|chose|picked|thought)|whose idea)\b/;
/** Where what is asked ends and what is told in passing begins. */
const IN_PASSING =
  /,| - |\b(?:with|when|while|if|given|considering|knowing|despite|since|because|as|even though|although|though|for|and)\b/;

/** «Why lunges with my dodgy hip»: parts in trouble that are told beside the question why an exercise is there. `text` is normalised. */
export const painBesideWhy = memoize((text: string): readonly Limitation[] => {
  const why = WHY.exec(text);
  if (why === null) return [];
  const asked = text.slice(why.index);
  const at = asked.search(IN_PASSING);
  if (at === -1 || findMentions(asked.slice(0, at), true).length === 0) return [];
  const told = asked.slice(at).replace(/^(?:, | - )/, '');
  // «Why squats with a bar» and «why rows if they hurt» name no part of the writer.
  return /\b(?:my|an?|this|the|i)\b/.test(told) ? readPain(told.replace(/^[a-z]+ /, 'i have '), false).add : [];
});
