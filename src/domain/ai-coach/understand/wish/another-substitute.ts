import type { PlanContents } from '../../edit/plan-contents.ts';
import { slotted } from '../acts/slotted.ts';
import { findMentions } from '../find-mentions.ts';
import { BUT_NOT, type ContinuedWish, type Wish } from './continue-wish.ts';
import { besideRefusal, DISLIKED } from './refused-offer.ts';

const OTHER =
  '(?:(?:something|anything|some|is there|got|have you|do you have|give me|can i have|what about|maybe|please|a|an|any|the)(?: |$))*(?:else|another|different|other|alternatives?|easier|similar|harder|next|try again)(?: (?:1|one|ones|option|options|exercise|thing|than that))*';
/** «Something else», «not that one», «no, another»: what was offered must not come again. */
const ANOTHER = new RegExp(
  `^(?:(?:${DISLIKED}[,.!? ]+)*${OTHER}|(?:${DISLIKED}[,.!? ]+)*(?:(?:i )?(?:don'?t|do not|dont) (?:like|want|fancy)|not|i hate) (?:that|it|this)(?: 1)?)(?: (?:please|pls|then|instead|there|on (?:the|my) [a-z]+|for (?:the|my) [a-z]+))*[?.! ]*$`,
);
const SOME = '(?:something|anything|smth|smthn|sth|(?:a |an |another )?(?:one|1|exercise|version)(?! (?:more|less)))';
/** How the substitute should be: «something with both legs», «one that I can do seated». */
const OF_KIND = new RegExp(
  `^(?:(?:no|nah|ok|well|please|rather|maybe|but|and|can (?:i|we) have|give me|i(?:'d| would)? (?:want|like|prefer|rather have))[,.! ]+)*(${SOME} (?:with(?! my\\b)|without|on (?!mon|tue|wed|thu|fri|sat|sun|the day)|using|that|where|done|i can|seated|sitting|standing|lying|(?:more|less)(?! (?:sets?|reps?|rest|weight))|easier|harder|two|2|one|1|both|single|bilateral|unilateral)(?![a-z]).*?)(?:[,. ]+(?:please|pls|then|instead))*[.! ]*$`,
);

/** The plan in use has an exercise of that name. */
export function isInPlan(plan: PlanContents, name: string): boolean {
  const named = findMentions(name, true).map(({ exercise }) => exercise.id);
  return plan.exercises.some(({ ref }) => ref.id !== null && named.includes(ref.id));
}

/** The exercise that the coach put in another's place. */
export function offeredIn(said: string): string | undefined {
  return /^([A-Z][A-Za-z' -]+?) instead of /.exec(said)?.[1]?.toLowerCase();
}

/**
 * The swap with a substitute other than the offered one, of the kind that the message tells. After an accepted offer, the offered exercise is
 * what is swapped. `isPlanned` tells whether the plan in use has an exercise of that name.
 */
export function wishWithout(
  text: string,
  wish: Wish,
  offered: string | undefined,
  isPlanned: (name: string) => boolean,
): ContinuedWish | undefined {
  if (offered === undefined || wish.act !== 'swap-exercise') return undefined;
  const kind = OF_KIND.exec(besideRefusal(text) ?? text)?.[1];
  if (kind === undefined && !ANOTHER.test(text)) return undefined;
  const [from] = slotted(wish.text).exercises;
  const isIn = from !== undefined && !isPlanned(from) && isPlanned(offered);
  const swap = isIn ? `swap ${offered}` : kind === undefined || from === undefined ? wish.text : `swap ${from}`;
  const next = kind === undefined ? swap : `${swap} for ${kind}`;
  return { act: wish.act, text: isIn ? next : `${next}${BUT_NOT}${offered}`, replaces: true };
}
