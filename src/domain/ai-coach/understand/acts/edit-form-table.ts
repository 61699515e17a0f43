import { EFFORT_STEP } from '../../edit/read/read-amounts.ts';
import type { Act } from './acts.ts';

/** Parts of wishes, with exercises as EX, days as DAY and body parts as MUS. */
const SESSION = '(?: (?:session|workout|training|day|one|1))?';
const THE = '(?:(?:the|my|all|all the|all my|every|each|those|these|both) )?';
const WHAT = `${THE}(?:EX|MUS|accessor(?:y|ies)|main lifts?|compounds|everything)`;
const ON = '(?: (?:on|of|in|for|from) (?:the )?DAY)?';
const AMOUNT = '(?:a|an|1|[2-9]|another)';
const SETS = 'sets?';
const RANGE = '\\d{1,2}(?: ?(?:-|–|to) ?\\d{1,2})?';
export const REPS = `${RANGE} ?reps?`;
const PUT = '(?:do|put|move|place|bring|have|make|shift)';
const KIND = '(?:MUS|push|pull|upper(?: body)?|lower(?: body)?|full[- ]body|cardio|easy|mobility)(?:(?: and|,) (?:MUS|push|pull|cardio))?';

function form(...parts: readonly string[]): RegExp {
  return new RegExp(`^(?:${parts.join('|')})$`);
}

const MORE_SETS = form(
  `(?:(?:do|have|make it|use|give me|keep|only|only do) )?[1-9] ${SETS} (?:of|for|on|in) ${WHAT}${ON}(?: instead of \\d)?`,
  `(?:set|change|put|make|bring|raise|lower|reduce|increase|cut|switch|keep|leave) ${WHAT}${ON} (?:to|at|down to|up to|be)? ?[1-9] ${SETS}${ON}`,
  `(?:DAY[:,]? )?${WHAT}${ON}[:,]? (?:(?:should|could|shall|must|can) )?(?:(?:have|be|get|do|with|needs?|gets?|at) )?[1-9] ${SETS}(?: instead of \\d)?`,
  `(?:(?:add|give me|do|have) )?${AMOUNT} (?:more|extra|additional|further)? ?${SETS} (?:more )?(?:of|for|on|to|in) ${WHAT}${ON}`,
  `(?:(?:add|give me|do|have) )?(?:an? )?(?:more|extra|additional) ${SETS} (?:of|for|on|to|in) ${WHAT}${ON}`,
  `another set (?:of|for|on) ${WHAT}${ON}`,
  `${WHAT}${ON}[:,]? ${AMOUNT} (?:more ${SETS}|${SETS} more|extra ${SETS})`,
  `(?:do )?more for ${WHAT}${ON}`,
  `more (?:sets|volume|work|sets of work) (?:for|of|on|in) ${WHAT}${ON}`,
  `more ${WHAT} (?:sets|volume|work)${ON}`,
  `(?:increase|raise|bump up|up) (?:the )?(?:number of )?(?:sets|volume) (?:for|of|on) ${WHAT}${ON}`,
  `${WHAT} (?:could use|needs?|should get|can take) (?:some )?more (?:sets|volume|work)`,
);
const PER_WEEK = '(?: ?(?:(?:a|per|each|every|in the) |/ ?)(?:week|wk|w))?';
/** How often an exercise is done in a week. */
const OFTEN = form(
  `(?:(?:do|have|train|want to|hit|go|get|put in) )*${THE}EX(?: (?:only|just|more often,?))? [1-7] ?(?:x|times|days)(?: (?:a|per|each|every|in the) week)?(?: instead)?`,
  `[1-7] ?(?:x|times|days)(?: (?:a|per|each|every) week)? (?:of )?EX`,
  `${THE}EX (?:(?:needs?|has|have|got|ought|must|should|could|want|wants) (?:to )?)?(?:(?:be|get|go|come up) )?(?:(?:hit|done|trained|in|up|programmed|programed|there) )?(?:(?:at least|a minimum of|minimum|min\\.?|about|like|more like) )?[1-7] ?(?:x|times|days?)${PER_WEEK}`,
  `(?:(?:at least|minimum|min\\.?|about) )?[1-7] ?(?:x|times|days)${PER_WEEK} (?:for|of|on) ${THE}EX`,
);
/** A body part on so many days and no more. */
export const LIMITED = form(
  `(?:(?:do|train|hit|work|have|want|only|just) )*${THE}MUS(?: (?:work|training|stuff|exercises?|to be))? (?:(?:only|just|at most|max(?:imum)?|no more than|not more than|on|to) )+[1-7] ?(?:x|times|days)${PER_WEEK}`,
  `(?:(?:do|train|hit|work|have|want|only|just) )*${THE}MUS(?: (?:work|training|stuff|exercises?))? [1-7] ?(?:x|times|days)${PER_WEEK}(?: (?:only|max(?:imum)?|at most|tops|and no more))+`,
  `(?:only|just|at most|no more than|max(?:imum)?) [1-7] ?(?:x|times|days)${PER_WEEK} (?:of |for )?${THE}MUS`,
);
const FEWER_SETS = form(
  `${AMOUNT} ${SETS} (?:less|fewer) (?:of|for|on) ${WHAT}${ON}`,
  `(?:take|drop|cut|remove|lose|shave) ${AMOUNT} ${SETS} (?:off|from|of|out of) ${WHAT}${ON}`,
  `${WHAT}${ON}[:,]? ${AMOUNT} (?:${SETS} (?:less|fewer)|(?:less|fewer) ${SETS})`,
  `(?:do )?less for ${WHAT}${ON}`,
  `(?:fewer|less) (?:sets|volume|work) (?:for|of|on|in) ${WHAT}${ON}`,
  `(?:fewer|less) ${WHAT} (?:sets|volume|work)${ON}`,
  `(?:cut back|cut down|cut|reduce|lower|decrease|trim)(?: on)? (?:the )?(?:number of )?(?:sets|volume) (?:for|of|on) ${WHAT}${ON}`,
  `too many sets (?:for|of|on) ${WHAT}${ON}(?:,? (?:do |make it )?(?:fewer|less))?`,
);
const REPS_CHANGED = form(
  `(?:(?:do|make it|go for|use|keep|have) )?${REPS} (?:on|for|of|with|in) ${WHAT}${ON}`,
  `(?:do )?sets of ${RANGE}(?: reps?)? (?:on|for|of|with|in) ${WHAT}${ON}`,
  `(?:change|set|put|move) (?:the )?reps (?:of|for|on) ${WHAT}${ON} to ${RANGE}(?: reps?)?`,
  `(?:for|on) ${WHAT}${ON},? (?:i (?:prefer|want|like)|i'?d (?:like|prefer|rather do)|do|use|go for|make it|give me) ${REPS}`,
  `(?:change|set|put|make|switch|keep) ${WHAT}${ON} (?:to|at|for)? ?${REPS}`,
  `${WHAT}${ON}[:,]? (?:(?:should be|should have|with|at|for) )?${REPS}`,
);
export const EFFORT = `(?:(?:rir|rpe) ?(?:of )?\\d{1,2}(?:\\.5)?|\\d ?rir|\\d reps? (?:left )?in (?:the )?(?:reserve|tank))`;
/** «RPE 1 below», «make it all one RPE lower», «lower the RPE on squats by half a point». */
const EFFORT_MOVED = form(
  `(?:(?:make|do|keep|put|set|have|take|it|them|that|${WHAT}|everything|every set|all sets|whole plan|the whole plan|all|at|be|should)${ON}[:,]? ){0,6}(?:${EFFORT_STEP}|\\d (?:reps? )?(?:more|extra|less|fewer) (?:rir|(?:reps? )?(?:left )?in (?:the )?(?:reserve|tank)))(?: (?:on|for|in|of|with) ${WHAT})?${ON}(?: (?:everywhere|throughout|overall|on all|for all|in every set|on every set|each week|every week|than planned|than now))*`,
);
const EFFORT_CHANGED = form(
  `(?:(?:keep|leave|use|do|have|give me|set|go to|aim for) )?${EFFORT} (?:on|for|with|in) ${WHAT}${ON}`,
  `(?:keep|leave|set|change|put|make|do|have)? ?${WHAT}${ON}[:,]? (?:(?:at|to|with|should be|should be at|on) )?${EFFORT}`,
);
export const TIME = '\\d{1,3} ?(?:s|sec\\w*|min\\w*)';
export const PAUSE = '(?:rests?|resting|breaks?|pauses?)';
const REST_CHANGED = form(
  `(?:take |keep |only )?${PAUSE} (?:only |for )?${TIME} (?:(?:between|after) (?:the |each |every |my )?sets? )?(?:of|on|for|with|between) ${WHAT}${ON}`,
  `(?:give me |only |take |use )?${TIME} (?:of )?${PAUSE} (?:(?:between|after) (?:the |each |every |my )?sets? )?(?:of|on|for|with|between|after) ${WHAT}${ON}`,
  `(?:give me |take |only )?${TIME} (?:between|after) (?:the |each |every |my )?sets? (?:of|on|for) ${WHAT}${ON}`,
  `(?:set|change|put|make|keep|cut|reduce|lengthen|shorten|raise) (?:the |my |all )?${PAUSE} (?:on|for|of|between|after) ${WHAT}${ON} (?:to |at )?${TIME}`,
  `(?:set|change|put|make|keep|cut) (?:all )?(?:the )?accessory ${PAUSE} (?:to |at )?${TIME}`,
  `(?:longer|shorter|more|less) ${PAUSE} (?:on|for|between|after|with) ${WHAT}${ON}`,
);
const ORDERED = form(
  `(?:start|begin|open|kick off) (?:on )?(?:DAY )?with ${WHAT}${ON}`,
  `(?:can|could|should|may) DAY${SESSION} (?:start|begin|open) (?:with|on) ${WHAT}`,
  `on DAY,? (?:i (?:want|would like|'d like) to )?(?:start|begin|open) with ${WHAT}`,
  `(?:finish|end|close) (?:on )?(?:DAY )?with ${WHAT}${ON}`,
  `(?:${PUT} )?${WHAT} (?:first|last)${ON}`,
  `on DAY,? ${PUT} ${WHAT} (?:first|last)`,
  `${PUT} ${WHAT} (?:to|at) (?:the )?(?:very )?(?:start|top|beginning|front|end|bottom)${ON}`,
  `(?:leave|keep|save) ${WHAT} (?:for|to|until|till|at) (?:the )?(?:very )?(?:end|last)${ON}`,
  `(?:on DAY,? )?(?:${PUT} |i'?d rather do )?${WHAT} (?:before|after|ahead of) ${WHAT}${ON}`,
  `(?:on DAY,? )?${WHAT} should (?:come|be|go) (?:before|after|first|last)(?: ${WHAT})?${ON}`,
);
const PAIRED = form(
  `(?:superset|pair(?: up)?|couple|combine|alternate)(?: together)? ${WHAT} (?:and|with|&|\\+) ${WHAT}${ON}`,
  `(?:do )?${WHAT} (?:and|with|&|\\+) ${WHAT} (?:one after another|as a superset|as a pair|in a superset|together|alternating)${ON}`,
  `${WHAT} (?:and|with) ${WHAT} be (?:a superset|paired|a pair)${ON}`,
  `(?:make )?${WHAT} (?:and|with) ${WHAT} a superset${ON}`,
  `(?:can|could|should) ${WHAT} (?:and|with) ${WHAT} be (?:a superset|paired|a pair)${ON}`,
  `(?:i'?d )?(?:rather|prefer) (?:not(?: to)?|no) supersets?${ON}`,
  `(?:remove|undo|drop|stop|take out)(?: the| all| all the)? supersets?${ON}`,
  `(?:no|no more|without|stop the|remove the|undo the|i don'?t want(?: any)?) supersets?(?: ${ON.trim()})?`,
  `(?:i )?(?:don'?t|do not) (?:want|like)(?: any)? supersets?${ON}`,
  `(?:DAY[:,]? )?(?:1|one) exercise at a time${ON}`,
);
const SWAPPED = form(
  `(?:make |do |have |turn |change )?${THE}EX${ON} (?:as|into|to) (?:an? |the )?EX${ON}`,
  `(?:swap|replace|change|substitute|exchange|switch|trade)(?: out)? ${THE}EX(?: out)?${ON} (?:for|with|by|to|against) (?:an? |the )?EX${ON}`,
  `(?:do |have |use |give me )?${THE}EX${ON} (?:instead of|in place of|rather than) ${THE}EX${ON}`,
  `i'?d rather (?:do|have) ${THE}EX than ${THE}EX${ON}`,
  `(?:swap|replace|substitute|exchange)(?: out)? ${THE}EX(?: out)?${ON}(?: (?:for|with|by) something (?:else|different|similar))?`,
  `i (?:don'?t|do not) like ${THE}EX,? (?:so )?(?:can i have|give me|i want|use|find me) (?:something else|an alternative|another (?:one|1|exercise))`,
  `(?:give me )?something (?:other|else|different) than ${THE}EX${ON}`,
);
const ADDED = form(
  `(?:add|include|throw in|squeeze in|put in|put|insert|fit in)(?: in)? (?:[1-9] ${SETS} of )?(?:an? |some |the )?EX (?:to|on|in|into|at) (?:the )?DAY`,
  `(?:add|include|throw in|squeeze in|put in|insert|fit in) (?:[1-9] ${SETS} of )?(?:an? |some |the )?EX`,
  `EX on DAY`,
  `DAY[:,]? (?:also|and|plus) (?:[1-9] ${SETS} of )?(?:an? |some )?EX`,
);
const REMOVED_HERE = form(
  `(?:take|leave) ${THE}EX (?:out|off|away)(?: of| from| on)? (?:the )?DAY`,
  `(?:take out|remove|drop|delete|leave out|get rid of|cut|scrap) ${THE}EX (?:from|on|out of) (?:the )?DAY`,
  `(?:i (?:want )?)?no(?: more| heavy)? ${THE}(?:EX|MUS)(?: (?:work|training|stuff|exercises?))? on (?:a |the |my )?DAYs?`,
  `(?:i )?(?:don'?t|do not|never) (?:want |do |train |put |have |give me )*(?:any |to do |to train )?${THE}(?:EX|MUS)(?: (?:work|training|stuff|exercises?))? on DAYs?`,
  `(?:i (?:want )?)?(?:no(?: more| heavy)?|without|never|don'?t (?:train|do)) ${THE}(?:EX|MUS)(?: (?:work|training|stuff|exercises?))? (?:on )?(?:the )?(?:day|night|evening|session|workout) (?:before|after) .{2,40}`,
  `(?:keep|make|leave) DAYs? (?:free of|without|clear of) ${THE}(?:EX|MUS)(?: (?:work|training|stuff|exercises?))?`,
);
const REMOVED = form(
  `(?:take out|remove|delete|leave out|get rid of|drop|scrap|cut) ${THE}EX(?: (?:from|out of) (?:my|the) (?:plan|program|week))?`,
  `take ${THE}EX out(?: of (?:my|the) (?:plan|program|week))?`,
  `${THE}EX (?:can|could|may|should|must|has to|have to|needs to|need to) go(?: (?:out|away|then))?`,
);
const DAY_MOVED = form(
  `(?:move|shift|switch|change|put) (?:the |my )?DAY(?: (?:session|workout|training|day|one|1))? (?:to|onto|on|into) (?:a |the )?DAY`,
  `(?:train|lift|work out|go)(?: on)? DAY (?:instead of|rather than|not) (?:on )?DAY`,
  `DAY (?:doesn'?t|does not|won'?t) (?:work|fit|suit me)(?: any ?more)?[,;.:]? (?:make it|use|take|move it to) DAY`,
  `DAY instead of DAY`,
);
const DAYS_SWAPPED = form(
  `(?:swap|switch|trade|exchange|flip)(?: the (?:sessions|workouts|days) of| around)? (?:the )?DAY${SESSION} (?:and|with|for|&) (?:the )?DAY${SESSION}(?: around)?`,
  `DAY and DAY should (?:change places|swap(?: places)?|trade places|be swapped)`,
);
const DAY_DROPPED = form(
  `(?:drop|remove|cut|delete|lose|take out|scrap|leave out) (?:the |my )?DAY(?: (?:session|workout|training|day|one|1))?(?: (?:from|out of) (?:the|my) (?:week|plan|program))?`,
  `(?:take|leave) (?:the )?DAY${SESSION} (?:out|off)(?: of (?:the|my) (?:week|plan|program))?`,
  `(?:i (?:want to )?)?stop training on DAY`,
  `i can'?t (?:make|do|train(?: on)?) DAY(?: any ?more)?,? (?:so )?(?:take|leave|drop|cut|remove) (?:that|this|the) (?:day|session|one|1)(?: out)?`,
);
const DAY_ADDED = form(
  `(?:add|give me|include|put|have|do) (?:an? |1 |another )?(?:extra |additional |more |further )?(?:training |gym )?(?:session|day|workout)(?: day)?(?: in)? on (?:a )?DAY`,
  `(?:add|give me|include) (?:an |1 |another )(?:extra |additional |more |further )?(?:training |gym )?(?:session|day|workout)`,
  `(?:i can )?(?:also )?train on DAY(?: now| as well| too)*,? (?:so )?add it`,
);
const WEEKS_DAYS =
  '(?:(?:only|just|about|maybe) )?[1-7] ?(?:training |gym |lifting )?(?:days?|times|x|sessions?|workouts?)(?: ?(?:a|per|each|every|/|in the) ?(?:week|wk))?(?: instead(?: of [1-7](?: days)?)?)?';
/** «Change it to 3 days», «from 3 to 4»: how many days the week has. */
const DAYS_COUNTED = form(
  `(?:make|change|switch|set|put|bring|take|drop|cut|reduce|lower|up|bump|increase|raise|move|get|turn|go|do|train|scale|shift|adjust|update|swap)(?: (?:it|that|this|me|us|them|things|back|down|up|over|(?:the|my) (?:plan|week|program|programme|schedule|routine|split|days|training|workouts?)))*(?: from [1-7](?: days?)?)?(?: (?:back|down|up|over))?(?: (?:to|into|at|on))? ${WEEKS_DAYS}`,
  `(?:(?:make|change|switch|set|put|bring|take|drop|cut|reduce|lower|up|bump|increase|raise|move|get|go)(?: (?:it|that|this|me|things|down|up|(?:the|my) (?:plan|week|program|schedule|routine|days)))* )?from [1-7](?: days?)? (?:(?:down|up) )?to [1-7](?: days?)?(?: (?:a|per|each) week)?`,
);
const DAY_TIMED = form(
  `(?:only|just|at most|max(?:imum)?|no more than)? ?\\d{2,3} ?min\\w* (?:on|for) (?:the )?DAY(?: session)?`,
  `(?:make|keep|shorten|cut|lengthen|extend|bring) (?:the )?DAY(?: session)? (?:to |at |down to |under |only )?\\d{2,3} ?min\\w*(?: (?:max|at most))?`,
  `DAY (?:should|must|can|may|has to|needs to) (?:only )?(?:take|be|last) (?:only )?\\d{2,3} ?min\\w*(?: (?:max|at most|or less))?`,
);
const DAY_LONG = form(
  `DAY${SESSION}(?:'s)? (?:is|are|was|feels?|takes?|seems?|looks?|runs?) (?:a bit |a little |way |far |just |really |much |always )*(?:too )(?:long|much|big|packed|full|many exercises)(?: (?:for me|time))?(?:[,.;] .*)?`,
  `(?:too much|too long) (?:on|for) DAY`,
  `(?:do |have )?(?:a (?:bit|little) )?(?:less|not so much)(?: work| stuff| to do)? (?:on|for) DAY`,
  `(?:make|keep|have|do|get|can|could) (?:the )?DAY${SESSION} (?:be )?(?:a (?:bit|little) |much |way |even )?(?:shorter|quicker|faster)`,
);
const DAY_LONGER = form(`(?:make|keep|have|do|get) (?:the )?DAY${SESSION} (?:a (?:bit|little) |much |way |even )?longer`);
const COUNT = '(?:an?|1|[2-5]|a few|some|a couple(?: of)?)';
const FEW_ITEMS = form(
  `(?:(?:drop|cut|remove|take|lose|delete|leave out|get rid of|ditch|skip|trim|do|have|like) )?(?:out |off )?${COUNT} (?:less |fewer )?(?:exercises?|things?|lifts?|movements?|moves?)(?: (?:less|fewer|out|off))*(?: (?:from|of|on|for|out of))?(?: (?:the )?DAY${SESSION})?`,
  `(?:take|cut|drop) ${COUNT} (?:exercises?|things?|lifts?|movements?) (?:off|from|out of) (?:it|DAY)`,
  `(?:fewer|less) exercises(?: ${'(?:on|for|in)'} (?:the )?DAY${SESSION})?`,
  `(?:too many|so many) exercises(?: (?:on|for) (?:the )?DAY)?`,
  `DAY${SESSION} (?:has|is|got) (?:too many|so many) exercises`,
);
const SESSIONS = '(?:(?:the|my|all|all the|all my|every|each|these) )?(?:sessions?|workouts?|trainings?|days|it|them)';
const SHORTER = form(
  `(?:make|keep|get|have) ${SESSIONS} (?:a (?:bit|little) |much |way |all )?shorter(?: then)?`,
  `(?:a (?:bit|little) )?shorter (?:sessions|workouts)(?: then)?`,
  `${SESSIONS} (?:is|are|takes?|feels?) (?:a bit |way |all |just )*(?:too long|taking too long|too much time)`,
);
const LONGER = form(
  `(?:make|get|have) ${SESSIONS} (?:a (?:bit|little) |much |way |all )?longer(?: then)?`,
  `(?:a (?:bit|little) )?longer (?:sessions|workouts)(?: then)?`,
);
const DAY_FILLED = form(
  `(?:make|turn|change) (?:the )?DAY (?:into |to )?(?:an? |the )?${KIND}(?: (?:day|session|workout|only))?`,
  `DAY as (?:an? |the )?${KIND} (?:day|session|workout)`,
  `DAY (?:should|could|shall|can|to) be (?:an? |only )?${KIND}(?: (?:day|session|workout|only))?`,
);

const HARD = '(?:hard(?:er|est)?|heav(?:y|ier|iest)|tough(?:er)?|intense|light(?:er|est)?|easier|easiest|gentler?)';
const STYLED = form(`(?:make|do|have|go) ${WHAT}${ON} (?:a (?:bit|little) |way |much |even )?(?:heavier|lighter|harder|easier)`);
const DAY_STYLED = form(
  `(?:make|have|keep|turn) (?:the )?DAY${SESSION} (?:into )?(?:an? |the |a (?:bit|little) |way |much )*${HARD}(?: (?:day|session|workout|one|1))?`,
);

const SPLIT_CHANGED = form(
  `(?:(?:give me|make|use|do|have|switch to|change to|(?:(?:can|could) )?my week be|make my week) )?(?:an? )?(?:ppl|push[ ,/]+pull[ ,/]+(?:and )?MUS)(?: (?:split|week|routine|plan))?`,
);

/** Forms of structural edits on abstracted text; the first that matches wins. */
export const FORMS: readonly (readonly [RegExp, Act, isOfPlanOnly: boolean])[] = [
  [OFTEN, 'more-sets', true],
  [EFFORT_MOVED, 'change-reps', true],
  [EFFORT_CHANGED, 'change-reps', true],
  [LIMITED, 'fewer-sets', true],
  [FEWER_SETS, 'fewer-sets', true],
  [MORE_SETS, 'more-sets', true],
  [REPS_CHANGED, 'change-reps', true],
  [REST_CHANGED, 'change-rest', true],
  [STYLED, 'change-reps', true],
  [DAY_STYLED, 'easier', true],
  [DAY_FILLED, 'change-day-content', true],
  [ORDERED, 'reorder', true],
  [PAIRED, 'superset', true],
  [DAYS_SWAPPED, 'reorder', true],
  [DAY_MOVED, 'move-day', true],
  [DAY_TIMED, 'shorter-sessions', true],
  [DAY_LONG, 'shorter-sessions', true],
  [DAY_LONGER, 'longer-sessions', true],
  [FEW_ITEMS, 'remove-exercise', true],
  [SHORTER, 'shorter-sessions', false],
  [LONGER, 'longer-sessions', false],
  [DAYS_COUNTED, 'fewer-days', true],
  [DAY_DROPPED, 'fewer-days', true],
  [DAY_ADDED, 'more-days', true],
  [SPLIT_CHANGED, 'change-split', true],
  [SWAPPED, 'swap-exercise', false],
  [REMOVED_HERE, 'remove-exercise', true],
  [REMOVED, 'remove-exercise', false],
  [ADDED, 'add-exercise', false],
];
