import { findDays } from '../../edit/read/find-days.ts';
import { findMentions } from '../find-mentions.ts';
import { isForGood, isOneOff } from '../one-off.ts';
import { LEAD, type PointingMessage } from './pointing.ts';
import { named, type TalkRecord } from './talk-record.ts';

/** «In weeks with only two sessions, which one do I skip?» */
const WHICH_TO_SKIP =
  /\b(?:which|what) (?:1|one|day|session|workout)s? (?:do|should|shall|can|could|would|to) (?:i |you |we )?(?:best |better |rather )?(?:skip|drop|leave out|miss|cut|sacrifice)\b(?!.* (?:exercises?|lifts?|most|least|min\w*)\b)/;
const COUNT = /\b(?:only|just) (?:\w+ ){0,3}?([1-6])\b|\b([1-6]) (?:days?|sessions?|times|workouts?)\b/;

const NEXT_BLOCK = '(?:the |my |our |this )?(?:next|following|coming|upcoming) (?:training )?(?:block|plan|cycle|phase|mesocycle|program)';
const ASKS_NEXT_BLOCK = new RegExp(
  `^${LEAD}(?:(?:what|how|when|show|tell|which|see|preview|does|do|is|will)\\b.*\\b${NEXT_BLOCK}|what (?:comes|happens|follows) after (?:this|the) (?:block|plan|cycle))(?![^.!?]*\\b(?:ready|now|start)\\b)[^.!]*$`,
);
const WISHES_NEXT_BLOCK = new RegExp(
  `^(?!.*\\b(?:build|start|create|give me|make me)\\b)(?=.*\\b(?:make|have|want|like|do|get|focus|turn|be|more|less|in|for)\\b).*\\b(?:${NEXT_BLOCK}|the next (?:1|one) (?:more|less|harder|easier|shorter|longer|about|for|with|heavier|lighter))\\b`,
);
const WISH =
  /\b(?:more|less|fewer|harder|easier|shorter|longer|heavier|lighter|focus\w*|instead|without|only|hypertrophy|strength|muscle|volume)\b/;

/** «Can next week be a light week?» */
const LIGHT_NEXT_WEEK =
  /^(?!.*\b(?:why|this week)\b).*\bnext week\b.*\b(?:light\w*|eas(?:y|ier)|deload|recovery)\b|^(?!.*\b(?:why|this week)\b).*\b(?:light|lighter|easy|easier|deload|recovery)\b.*\bnext week\b/;

const NO_TIME =
  /\b(?:no time|can'?t|cannot|won'?t|busy|not free|away|doesn'?t work|does not work|not possible|working|taken|out|impossible|a no)\b/;
const OTHER_DAY =
  /\b(?:do|have|move|shift|train|put|make) (?:it|that|this|the session|the workout|that (?:1|one|session|workout)) (?:on|to|onto) (mon|tue|wed|thu|fri|sat|sun)[a-z]*/;

const LEAVES_OUT = /\b(?:no|without|skip|leave out|drop|not do|not doing|won'?t do|rather not|leave|spare me)\b/;
const OF_PAIN = /\b(?:hurt\w*|pain\w*|injur\w*|pinch\w*|sharp|numb\w*|swollen|sprain\w*|strain\w*|tweak\w*)\b/;

/** What is asked or wished for a week or block ahead, which changes nothing of the plan in use (PLAN-17). */
export function pointAhead(text: string, record: TalkRecord): PointingMessage | undefined {
  return whichToSkip(text) ?? ofNextBlock(text) ?? lightNextWeek(text) ?? movedOnce(text, record) ?? withoutOnce(text, record);
}

function whichToSkip(text: string): PointingMessage | undefined {
  if (!WHICH_TO_SKIP.test(text)) return undefined;
  const count = COUNT.exec(text);
  return { pointing: { to: 'skip', left: count === null ? undefined : Number(count[1] ?? count[2]) }, content: 'ok' };
}

function ofNextBlock(text: string): PointingMessage | undefined {
  const isWish = WISHES_NEXT_BLOCK.test(text) && WISH.test(text);
  if (!isWish && !ASKS_NEXT_BLOCK.test(text)) return undefined;
  return { pointing: { to: 'next-block', isWish }, content: 'ok' };
}

function lightNextWeek(text: string): PointingMessage | undefined {
  return LIGHT_NEXT_WEEK.test(text) && !isForGood(text) ? { pointing: { to: 'light-week' }, content: 'ok' } : undefined;
}

/** «Saturday I have no time, can I do it on Friday this week?» */
function movedOnce(text: string, { plan }: TalkRecord): PointingMessage | undefined {
  const to = OTHER_DAY.exec(text);
  const from = to === null ? undefined : findDays(text.slice(0, to.index), plan).find(({ day }) => day !== undefined)?.day;
  if (to === null || from === undefined || !isOneOff(text) || !NO_TIME.test(text)) return undefined;
  const written = `move ${from.label.toLowerCase()} to ${to[1] ?? ''} this week`;
  return { pointing: { to: 'text', text: written, act: 'shift-session', replaces: true }, content: 'ok' };
}

/** «This Thursday no deadlift, my back is tired»: pain is a fact and is read as one. */
function withoutOnce(text: string, { plan }: TalkRecord): PointingMessage | undefined {
  if (!isOneOff(text) || !LEAVES_OUT.test(text) || OF_PAIN.test(text) || /\?|\binstead\b|\bsessions?\b|\bgym\b/.test(text))
    return undefined;
  const exercises = findMentions(text, true).length === 1 ? named(text, plan) : [];
  const [exercise] = exercises;
  const day = findDays(text, plan).find((found) => found.day !== undefined)?.day;
  return exercise === undefined ? undefined : { pointing: { to: 'without-once', exercise, day }, content: 'ok' };
}
