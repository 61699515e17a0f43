/** What people say around a short answer. */
const BEFORE =
  '(?:(?:no thanks?|no thank you|no|nope|nah|naw|thanks|hm+|um+|uh|well|ok|okay|actually|sorry|oh|wait|honestly|tbh|on second thoughts?)[,.! ]+)*';
const AFTER =
  '(?:[,.! ]+(?:then|please|pls|thanks?|thank you|cheers|for now|after all|coach|mate|though|tbh|actually|sorry|i think))*[.! ]*';
const IT = '(?:it|that|this|them|things|everything|anything|(?:my|the) (?:\\w+ )?(?:plan|program|programme|week|days?))';
const AS_IT_WAS =
  "(?:(?:just )?(?:as|how|the way|like) (?:it|they|that)(?: (?:is|was|are|were)|'s)?(?: now| before)?|as is|alone|the same|unchanged|be)";

const REFUSALS = [
  "no|nope|nah|naw|no thanks?|no thank you|no way|not (?:now|that|this|yet|really|for me|today)|pass|don'?t|do not",
  `(?:please |can you |(?:i'?d|i would) (?:rather )?|(?:i'?ll|i will|let'?s|lets) (?:just )?|just )*(?:keep|leave) ${IT}(?: ${AS_IT_WAS})?(?: out)?`,
  `(?:i'?ll |i will |let'?s |lets |i'?d rather |just )*(?:stick|stay) (?:with|to|on) (?:what (?:i|we) (?:have|had|got)|${IT}(?: (?:i|we) (?:have|had|got))?|(?:my|the) (?:old|current) 1|(?:my|the) (?:old|current) one)`,
  `(?:please )?(?:don'?t|do not) (?:change|do|touch|bother|accept)(?: (?:with )?${IT})?`,
  `never ?mind(?: (?:about )?${IT})?|forget (?:about )?(?:it|that|this)|changed my mind|i(?:'ve)? changed my mind|cancel (?:it|that|this)|drop (?:it|that|this)|scrap (?:that|it)`,
  `i (?:don'?t|do not) (?:want|like|need) (?:it|that|this)(?: (?:change|1|one))?|i'?d rather not|rather not|i'?m (?:good|fine)(?: with ${IT})?`,
].join('|');
const REFUSES = new RegExp(`^${BEFORE}(?:${REFUSALS})${AFTER}$`);

const FIRST = '(?:(?:ok|okay|yes|yep|yeah|yup|ya|yea|sure|alright|all right|right|great|cool|perfect|nice|fine|good|hm+|well|oh)[,.! ]+)*';
const AGREES = [
  'yes|yep|yeah|yup|yea|ya|ye|sure|ok|okay|okey|alright|all right|fine|deal|agreed|absolutely|definitely|of course|course|why not|please',
  `(?:please |(?:let'?s|lets|i'?ll|we can|you can|just|yes|then) )*(?:do|take|try|use|accept|apply|make|go (?:with|for)) (?:it|that|this|so|the (?:change|new 1|new one|swap|offer|plan|new plan))`,
  `go ahead|go for it|go on|accept(?:ed)?|let'?s go|lets go|please do|i accept|i(?:'ll| will) take it|i agree|i(?:'m| am) (?:happy|fine|ok) with (?:it|that|this)`,
  `(?:that|it|this|which)?(?:'s| is)? ?(?:sounds|looks|seems|works|work) (?:very |really |pretty )?(?:good|great|fine|ok|okay|perfect|right|nice|better|for me)(?: to me)?|(?:that|it) works|works for me|happy with (?:that|it)`,
].join('|');
const ACCEPTS = new RegExp(`^${FIRST}(?:${AGREES})(?:[,.! ]+(?:please|do it|go ahead|thanks?|thank you|then|mate|coach|cheers))*[.! ]*$`);

function plain(content: string): string {
  return content
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/[^a-z0-9',.! ]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

const BARE_NO = /^(?:no|nope|nah|naw)[,.! ]*$/;

/** How many messages of the trainee an offer stays open for a typed answer. Its buttons work for longer. */
export const OFFER_STANDS = 3;

/**
 * The whole message refuses what was offered: «nah, leave it as it is». As typed or normalised. `said` is what the coach had said: a bare
 * «no» answers the question at its end.
 */
export function refusesOffer(content: string, said = ''): boolean {
  const text = plain(content);
  return REFUSES.test(text) && !(BARE_NO.test(text) && said.trimEnd().endsWith('?'));
}

/** The whole message agrees with what was offered: «ok let's do that». Only the Accept button makes an offer the plan in use. */
export function agreesWithOffer(content: string): boolean {
  return ACCEPTS.test(plain(content));
}
