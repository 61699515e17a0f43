import { suggestFirstSet } from './suggest-first-set.ts';
import { suggestNextSet } from './suggest-next-set.ts';
import { readAsked, type SetSuggestion, type SuggestionInput } from './suggestion.ts';

/**
 * The next set's load and reps, from the best basis available: today's sets, earlier sessions, the replaced exercise, a reported max. null
 * when any number would be a guess. With a gym in the trainee's unit the weight can be loaded, and it is at most one step, or 7.5%, above
 * the last.
 */
export function suggestSet(input: SuggestionInput): SetSuggestion | null {
  const asked = readAsked(input);
  // Who chose no rule chooses the load (ROUTINE-6).
  if (asked === undefined || input.prescription.progression?.rule === 'none') return null;
  const last = input.done.at(-1);
  return last === undefined ? suggestFirstSet(asked) : suggestNextSet(asked, last);
}
