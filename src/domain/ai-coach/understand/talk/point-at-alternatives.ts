import { findMentions } from '../find-mentions.ts';
import { LEAD, type PointingMessage, TAIL } from './pointing.ts';
import type { TalkRecord } from './talk-record.ts';

const INSTEAD = '(?:instead of|in place of|rather than|other than|besides|in lieu of)';
const FOR_IT =
  '(?:(?:alternative|substitute|replacement|stand[- ]in|swap|option)s? (?:to|for|of)|replaces?|swap|stands? in for|takes? the place of)';
/** «What could I do instead of the bench press», «any alternatives to dips», «which exercise could replace the row». */
const ASKS_FOR_OTHERS = new RegExp(
  `^(?:hey[,.! ]+)?${LEAD}(?:(?:what|which)(?:'?s)?\\b(?! (?:about|if)\\b)|any(?:thing)?\\b|is there\\b|are there\\b|do (?:you|we) have\\b|got any\\b)[^.!?]*?\\b(?:${INSTEAD}|${FOR_IT}) (?:doing )?(?:a |the |my |those )?([a-z][a-z' -]+?)(?: (?:for|with|on \\w+))?${TAIL}[?.! ]*$`,
);
/** «Alternatives to the row?» */
const OTHERS_OF = new RegExp(
  `^${LEAD}(?:alternatives?|substitutes?|replacements?) (?:to|for) (?:a |the |my )?([a-z][a-z' -]+?)${TAIL}[?.! ]*$`,
);
/** «What about dips instead of bench press?» wishes for them. */
const SUPPOSES = new RegExp(
  `^${LEAD}(?:what|how) about (?:doing )?(?:a |the |some )?([a-z][a-z' -]+?) ${INSTEAD} (?:the |my |a )?([a-z][a-z' -]+?)${TAIL}[?.! ]*$`,
);
/** «No swings? I thought they were in.» */
const NONE_OF =
  /^(?:(?:wait|hm+|oh|huh|so|ok|okay|and|but|what|hey|coach)[,.!? ]+)*no (?:more |any )?([a-z][a-z' -]+?) ?\?(?! *(?:swap|drop|add))/;

const TAKES =
  "(?:(?:i'?d|i'?ll|i will|i would|let'?s|lets|we'?ll|give me|gimme|make it|can i have|rather) )*(?:(?:take|do|go (?:with|for)|pick|choose|try|have|like|prefer|use|want) )?";
const PLACE = '(?:first|1st|second|2nd|third|3rd|last)';
const NUMBER = '(?:(?:option|number|no\\.?|#|choice) ?(?:1|2|3|one|two|three))';
/** «The second one», «option 2 please», «let's do the last one». */
const PICKS = new RegExp(
  `^${LEAD}${TAKES}(?:the |that )?(${PLACE}|${NUMBER})(?: (?:1|one|option|choice|exercise))?(?: (?:of (?:them|those|these)))?(?: (?:sounds|looks|is|would be|seems) (?:good|great|fine|ok|okay|better|nice|best))?${TAIL}[?.! ]*$`,
);
const PLACES: Readonly<Record<string, number>> = {
  first: 0,
  '1st': 0,
  '1': 0,
  one: 0,
  second: 1,
  '2nd': 1,
  '2': 1,
  two: 1,
  third: 2,
  '3rd': 2,
  '3': 2,
  three: 2,
  last: -1,
};
const NAMES = new RegExp(`^${LEAD}${TAKES}(?:the )?([a-z][a-z' -]+?)(?: (?:sounds|looks|is|would be|seems) \\w+)?${TAIL}[?.! ]*$`);

/** A question for alternatives, a choice among those told, and a doubt whether an exercise is there (PLAN-31). */
export function pointAtAlternative(text: string, record: TalkRecord): PointingMessage | undefined {
  return asked(text) ?? supposed(text) ?? missed(text) ?? picked(text, record);
}

/** It is answered by the alternatives, and takes nothing out of the plan. */
function asked(text: string): PointingMessage | undefined {
  const of = (ASKS_FOR_OTHERS.exec(text) ?? OTHERS_OF.exec(text))?.[1];
  const name = of === undefined || findMentions(text, true).length !== 1 ? undefined : nameIn(of);
  return name === undefined ? undefined : { pointing: { to: 'text', text: `what would be a good substitute for the ${name}?` } };
}

function supposed(text: string): PointingMessage | undefined {
  const [, to = '', from = ''] = SUPPOSES.exec(text) ?? [];
  return swap(nameIn(from), nameIn(to));
}

function missed(text: string): PointingMessage | undefined {
  const words = NONE_OF.exec(text)?.[1] ?? '';
  const name = nameIn(words) === words ? words : undefined;
  return name === undefined ? undefined : { pointing: { to: 'text', text: `why is there no ${name}` } };
}

function picked(text: string, { alternatives }: TalkRecord): PointingMessage | undefined {
  if (alternatives === undefined) return undefined;
  const place = PLACES[PICKS.exec(text)?.[1]?.replace(/^.*[ .#](?=\w)/, '') ?? ''];
  if (place !== undefined) return swap(alternatives.of, alternatives.names.at(place));
  const name = NAMES.exec(text)?.[1];
  return name !== undefined && alternatives.names.includes(name) ? swap(alternatives.of, name) : undefined;
}

function nameIn(words: string): string | undefined {
  const [mention, ...more] = findMentions(words, true);
  return more.length > 0 ? undefined : mention?.words;
}

function swap(from: string | undefined, to: string | undefined): PointingMessage | undefined {
  if (from === undefined || to === undefined) return undefined;
  return { pointing: { to: 'text', text: `swap ${from} for ${to}`, act: 'swap-exercise', replaces: true } };
}
