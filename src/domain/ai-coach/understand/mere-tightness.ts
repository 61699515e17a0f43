const DENIES =
  /\b(?:not|isn't|is not|aren't|are not|wasn't|ain't|no|never|nothing|n't|without|nor)(?! (?:just|only|without)\b)(?: (?:really|even|actually|exactly|quite|any|a|an|in|of|kind of|sort of|real|it|that|is|so much|as much))* (?:pain\w*|sore\w*|hurt\w*|ach(?:e|es|ing|y)|injur\w*)\b(?: (?:as such|exactly|really|per se))*/g;
const MERE = /\b(?:pump(?:ed|s)?|tight\w*|tired|fatigued?|stiff\w*|full|worked|swole|warm|fine|ok|okay)\b/g;

/** Where tightness is no matter of tired muscles. */
const NOT_MERE = /\b(?:chest|heart|throat|jaw|breath\w*)\b/;

/** «Not really pain, just pumped»: what the words say besides, where they deny pain and tell of a pump, tightness or tired muscles. */
export function besideTightness(text: string): string | undefined {
  if (NOT_MERE.test(text)) return undefined;
  const rest = text.replace(DENIES, ' ');
  return rest !== text && rest.search(MERE) !== -1 ? rest.replace(MERE, ' ') : undefined;
}
