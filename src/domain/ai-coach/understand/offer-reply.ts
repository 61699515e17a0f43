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
  "(?:(?:ok|yes|yeah),? )?(?:that|this) (?:1|one)(?: (?:is|'s) (?:fine|good|ok))?",
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

/** What the coach says to a refusal. */
export const PUT_ASIDE = 'All right. I put that aside, and your plan stays as it is.';

/** What the coach adds where an open offer goes because something else is wished. */
export const TAKEN_BACK = 'The card above is withdrawn: it was made before you said this.';

/** The coach's words end the open offer: its card cannot be accepted any more. */
export function endsOffer(said: string): boolean {
  return said.startsWith(PUT_ASIDE) || said.startsWith(TAKEN_BACK);
}

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

const STAYS = /\b(?:keep|leave|stick|stay|put)\b/;

/** The whole message says that the plan in use stays: «keep my plan», «leave it as it is». */
export function keepsPlan(content: string, said = ''): boolean {
  return refusesOffer(content, said) && STAYS.test(plain(content));
}

/** The whole message agrees with what was offered: «ok let's do that». Only the Accept button makes an offer the plan in use. */
export function agreesWithOffer(content: string): boolean {
  return ACCEPTS.test(plain(content));
}

const REJECTS =
  /^(?:(?:omg|ugh|oh|um+|hm+|sorry|wait|hey|ok|well)[,.! ]+)*(?:(?:no|nope|nah|naw)(?:[,.!]+| (?=no\b|not\b|i\b|i'm\b|only\b|just\b|keep\b|that\b|that's\b|thats\b|those\b|it\b|make\b|\d))|not that\b|forget (?:that|it)[,.! ]|never ?mind[,.! ])/;

/** The message turns down what came before and says what is wanted instead: «no, only Friday». */
export function rejectsBefore(content: string): boolean {
  return REJECTS.test(plain(content));
}

const KEEPS =
  /\b(?:don'?t|do not|never|not) (?:want to |want you to |need to )?(?:lose|loose|remove|drop|take out|take away|cut out|touch|get rid of)\b|\b(?:want to|please|let me|just|do|still|i'?d like to|rather) keep (?:the|my|all|doing|those|these)\b|^(?:no,? )?keep (?:the|my|those|these) (?!plan|week|days?|program|rest)/;

/** An exercise or muscle is to stay: «I don't want to lose the curl». */
export function keepsItem(content: string): boolean {
  return KEEPS.test(plain(content));
}

const REJECTION = /^(?:(?:omg|ugh|oh|um+|hm+|sorry|wait|hey|ok|well)[,.! ]+)*(?:no|nope|nah|naw|forget it|never ?mind)[,.! ]+/i;

/** What is wanted instead: «No, only Friday» without the no. Other messages as they are. */
export function withoutRejection(content: string): string {
  const rest = rejectsBefore(content) ? content.replace(REJECTION, '') : content;
  return rest.trim() === '' ? content : rest;
}

const OF_OFFER = new RegExp(
  '^(?:(?:ok|okay|so|and|but|hm+|wait|sorry|cool|then)[,.! ]+)*(?:' +
    [
      "(?:what|which)(?: else)?(?: (?:1|1s|ones?|exercises?|things?|days?|parts?|lifts?))?(?:'s| is| are| did| do| does| would| will| could| should| can| have| has| gets?| goes?| comes?)?(?: (?:you|i|we|it|that|they|be|get|gets|have|be getting|going to|gone|being|exactly|actually|all))* ?(?:cut|cutting|drop\\w*|chang\\w*|remov\\w*|tak\\w+(?: (?:out|off|away))?|goes?|gone|go|los\\w+|add\\w*|new|left out|leave|leaving|pick\\w*|chosen|choose|out|in|different|affect\\w*)?(?: (?:then|if i do that|with that|for that|now|exactly|there|be|out|away|from it))*",
      'which (?:1|1s|ones?|exercises?|days?|day|lifts?)(?: (?:would|will|is|are) (?:that|it|those|these|they|be|you|that be|it be))?(?: (?:be|take|cut|pick|choose))?',
      'what would (?:be|come|go) (?:on|in|into) (?:it|that|there|that day)',
    ].join('|') +
    ')[?.! ]*$',
);

/** «What did you cut», «which one would you take», «what would be on it». `text` is normalised. */
export function asksOfOffer(text: string): boolean {
  return OF_OFFER.test(text) || WHICH_GOES.test(text) || IS_IT_FINE.test(text);
}

/** «Which one you binning», «what are you taking out». */
const WHICH_GOES =
  /^(?:(?:ok|okay|so|and|but|wait|then)[,.! ]+)*(?:which|what)(?: (?:1|one|ones|days?|exercises?|sessions?|lifts?))?(?: (?:are|would|will|did|r))?(?: (?:you|u))?(?: (?:be|gonna|going to))? (?:(?:[a-z]+ing|drop|cut|remove|take|leave|keep|change|swap|add|scrap|lose|ditch|bin|put))(?: (?:out|off|away|in))?[?.! ]*$/;

const IS_IT_FINE =
  /^(?:(?:ok|okay|so|and|but|hm+|wait|then)[,.! ]+)*(?:(?:(?:is|isn'?t|would|wouldn'?t|will|won'?t) (?:that|it|this)(?: be)? |that |this |not )(?:too \w+|enough|ok|okay|safe|a good idea|a lot|smart|wise|bad)|too (?:much|little|long|short|hard|many|often))(?: (?:then|for me|though|now|tho))*[?.! ]*$/;

/** «Too much?», «is that ok?» after an offer. */
export function asksWhetherFine(text: string): boolean {
  return IS_IT_FINE.test(text);
}

const BARE_WHY =
  /^(?:(?:but|and|ok|okay|so|hm+|wait|sorry|um+),? )*(?:why|how come|what for|what'?s the (?:reason|point|idea)(?: (?:of|behind|for))?|explain|how so)(?: (?:is|was|are|would|should|will|does|did|do|you|i|we|the|a|this|that|it|those|these|them|one|1|change|swap|though|tho|exactly|so|help|better|matter|good|needed|necessary|suggest\w*|think|want|say|that's))*[?.! ]*$/;

/** «Why?», «but why would that help». `text` is normalised. */
export function asksWhy(text: string): boolean {
  return BARE_WHY.test(text);
}
