import { asksOnly } from './acts/question-form.ts';
import { memoize } from './memoize.ts';

const PLAN =
  '(?:the|my|this|that|our|your) (?:(?:whole|entire|old|current|existing|last|previous|first|damn|stupid|\\d days?|\\d-day|workout|training) )*(?:plan|program|programme|routine|split(?! squats?)|thing|lot)';
const ALL = '(?:it all|all (?:of )?(?:it|this|that)|all(?= *(?:[.,;:!]|$|and\\b))|everything|the lot)';
const THROW = '(?:scrap|ditch|bin|trash|dump|wipe|nuke|toss|scratch|burn)';
const DROP = '(?:drop|delete|erase|clear|remove|replace|forget|ignore|disregard)';
const BEGIN = '(?:re)?(?:start|begin|commenc)(?:e|ing|ning|ed)?';
/** Restarts one set, lift or weight, or training after a break: no request for another plan. */
const ONLY_THIS =
  '(?! (?:from (?:set|rep|exercise)|after\\b|tomorrow|today|tonight|this|next|on (?:mon|tue|wed|thu|fri|sat|sun)|with (?:a )?(?:light|low|less)|when\\b|if\\b|on (?:bench|squat|the)|training|lifting))';

/** Matched on normalised text. */
const SIGNS = [
  `\\b${BEGIN} (?:it |this |all |the hell |everything |me ){0,2}(?:over|again|afresh|anew|fresh|new)\\b${ONLY_THIS}(?: (?:from|at) (?:the )?(?:start|begin\\w*|scratch|top|0|zero))?`,
  `\\b(?:${BEGIN}|go|again|plan|program|it|this|all|everything|build|anew|new)(?: again)? (?:back )?(?:from|to) (?:the )?(?:very )?(?:scratch|0|zero|start|begin|beginning|top|ground up|square 1|drawing board)\\b`,
  '^(?:ok |okay |please |again )*(?:from (?:scratch|0|zero)|back to (?:square 1|the drawing board))\\b',
  '^(?:k |ok |okay |please |just )*restart\\b(?! (?:the |my )?(?:set|timer|workout|session|exercise|app|phone))',
  '\\brestart (?:the|my) (?:plan|program)\\b',
  '\\b(?:do it over|do over|redo (?:it|this|everything|all|(?:the|my) (?:whole )?(?:plan|program)))\\b',
  '\\b(?:hit |press )?reset\\b(?: everything| all)?(?! (?:my|the|a|your) (?!plan|program))',
  '\\bnew (?:brief|start|beginning)\\b|\\b(?:clean|blank) slate\\b|\\bwipe the slate(?: clean)?\\b|\\bfresh start\\b',
  `\\b(?:${THROW}|${DROP}|cancel|throw(?: away| out)?) ${ALL}\\b(?! (?:previous |prior |the |your )?(?:instructions?|prompts?|rules|sets?|exercises?|squats?|about))(?: (?:away|out))?`,
  `\\b(?:${DROP}|${THROW}|cancel) (?:(?:all|everything) )?(?:what|whatever) (?:i|you|we)(?:'ve)? (?:said|told|wrote|know|knew|had|made|have)(?: (?:you|me|before|earlier|so far|until now))*\\b(?! about (?!me))`,
  `(?:^|[.,;!?] ?)(?:(?:ok|okay|no|nah|please|just|actually|so|then|and|lol|ugh) )*(?:${THROW}|throw) (?:it|this|that|this (?:rubbish|garbage|crap|junk|trash|mess))(?: (?:away|out))?\\b(?= *[.,;!:]| and\\b| out\\b|$)(?: out)?`,
  `\\b(?:${THROW}|${DROP}|throw (?:away|out)|get rid of) ${PLAN}\\b`,
  `\\bthrow ${PLAN} (?:away|out)\\b`,
  '\\b(?:plan|program|this)\\b.{0,12}\\bdelete it\\b',
];
const START_OVER = new RegExp(SIGNS.map((sign) => `(?:${sign})`).join('|'), 'g');

/** Questions, past events and what is to be as it was are no restart. */
const NOT_NOW =
  /^(?:when|what if|if i)\b|\b(?:start over or|do i start|how (?:do|can|long|should)|explain|do i (?:need|have) to|should i|would it|password|i restarted|put (?:it|that|everything|all) back)\b/;

/** The message without its «start over» part; undefined when it does not start over. `text` is normalised. */
export const restAfterStartingOver = memoize((text: string): string | undefined => {
  const found = text.search(START_OVER);
  if (found === -1 || NOT_NOW.test(text) || asksOnly(text)) return undefined;
  return text
    .replace(START_OVER, ' ')
    .replace(/^[^a-z0-9]+|\s+(?=\s)/g, '')
    .trim();
});
