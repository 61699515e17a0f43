import type { DayRef } from '../../edit/plan-edit.ts';
import { findDays } from '../../edit/read/find-days.ts';
import { findMentions } from '../find-mentions.ts';
import { keepsPlan } from '../offer-reply.ts';
import { nameOf } from './point-at-days.ts';
import { LEAD, type PointingMessage } from './pointing.ts';
import { dayIn, named, type TalkRecord } from './talk-record.ts';

const BEFORE = '(?:before|it was|they were|it used to be|it had been|always|it were)';
/** «Put like before», «back to how it was», «the old one again». */
const RESTORE = new RegExp(
  `\\b(?:put|set|make|change|turn|go|bring|have|leave|switch|restore|keep|want|back)\\b.{0,30}\\b(?:like|as|how|the way|to what|same as) ${BEFORE}\\b|\\b(?:put|bring|get|give me|go|switch|change|restore)\\b.{0,24}\\b(?:old|previous|earlier|original|normal|usual) (?:1|one|plan|program|version|week|days?)\\b|\\b(?:undo|take back|reverse) (?:it|that|this|the (?:last )?(?:change|thing))\\b`,
);
const OTHER_WAY = /\b(?:rather|instead|do|take|go with|prefer|want)\b.*\b(?:the )?(other|second|2nd|first|1st) (?:1|one|option|way)\b/;
const ACCEPT_BUT = new RegExp(
  `^${LEAD}(?:do|make|take|accept|go (?:with|ahead with)) (?:the (?:change|swap|offer)|it|that|this|so)\\b[, ]*(?:but|only|though|just)\\b(.+)$`,
);
const LEAVES = /\b(?:don'?t|do not|not|never|without|except|leave|keep)\b/;
const FOR_NOW =
  /\b(?:till?|until|for now|temporar\w*|not (?:for ?ever|for good|permanent\w*|always)|for (?:a |the next )?(?:few|couple|\d) ?(?:of )?(?:days?|weeks?|months?)|while)\b/;
const TOUCHED =
  /\b(?:did|does|do|will|would|has|have|is)\b.{0,20}\b(?:chang\w*|touch\w*|affect\w*|mov\w*|mess\w*)\b|\b(?:don'?t|do not|dont) (?:want|touch|change).{0,20}\btouch\w*\b/;
/** «Can I have the old one back later», «is it gone now?» */
const ASKS_KEPT =
  /\b(?:when|can|could|will|is|how)\b.*\b(?:put it back|get (?:it|the old|my old)|go back|back to)\b.*\b(?:old|previous|before|earlier|original)\b.*\?|\b(?:is|are) (?:it|the old (?:1|one|plan)|my old plan) (?:gone|lost|deleted)\b/;
const ONLY_ONE = /^(?:\w+[,.! ]+){0,2}the (?:first|1st|second|2nd|other) (?:option|choice|suggestion)\b/;
/** «Put my gym days before lunch», «train in the mornings instead». */
const CLOCK =
  /\b(?:put|move|make|change|set|switch|shift)\b.{0,40}\b(?:before|after|at|to|in|into|around) (?:the |my )?(?:lunch|noon|mornings?|evenings?|afternoons?|work|breakfast|dinner|\d{1,2} ?(?:am|pm|o'clock))\b/;
const OTHER_FACT = /\b(?:min\w*|kids?|eat|protein|coffee|how|why|should|what|cardio|run|stretch\w*|walk\w*)\b/;
const POINTS = /\b(?:that|it|this|the change)\b/;

/** The plan before, the open offer with a limit, and what a change does to a day. */
export function pointAtChange(text: string, record: TalkRecord): PointingMessage | undefined {
  const other = OTHER_WAY.exec(text)?.[1];
  const choice = other === undefined ? undefined : record.choices[/first|1st/.test(other) ? 0 : 1];
  if (choice !== undefined) return { pointing: { to: 'text', text: choice, replaces: true } };
  if (ASKS_KEPT.test(text)) return { pointing: { to: 'kept' }, content: 'ok' };
  if (ONLY_ONE.test(text) && record.choices.length === 0) return { pointing: { to: 'accept-but', limit: 'only one' }, content: 'ok' };
  if (CLOCK.test(text) && !/\?\s*$/.test(text) && !OTHER_FACT.test(text) && findDays(text, record.plan).length === 0)
    return { pointing: { to: 'clock' }, content: 'ok' };
  if (RESTORE.test(text) && !text.endsWith('?') && named(text, record.plan).length === 0 && findDays(text, record.plan).length === 0)
    return { pointing: { to: 'text', text: keepsPlan(text) ? 'keep my plan as it was' : 'undo that', act: 'undo' } };
  const [, limit] = ACCEPT_BUT.exec(text) ?? [];
  if (limit !== undefined && FOR_NOW.test(limit)) return { pointing: { to: 'accept-but', limit: 'for now' }, content: 'ok' };
  if (limit !== undefined && LEAVES.test(limit)) {
    const days = daysOf(limit, record);
    if (days.length > 0) return { pointing: { to: 'accept-except', days }, content: 'ok' };
  }
  return touched(text, record);
}

/** The days a limit names: by their own names, or by a lift that is done on them. */
function daysOf(limit: string, { plan }: TalkRecord): DayRef[] {
  const own = findDays(limit, plan).flatMap(({ day }) => day ?? []);
  const lifts = findMentions(limit, true);
  const kin = plan.exercises.filter(({ exercise }) => lifts.some((lift) => lift.exercise.pattern === exercise?.pattern));
  return own.length > 0 ? own : plan.days.filter(({ index }) => kin.some(({ day }) => day === index));
}

function touched(text: string, { plan }: TalkRecord): PointingMessage | undefined {
  const first = text.split(/[.!?]/)[0] ?? '';
  if (!TOUCHED.test(first) || !POINTS.test(first) || !/^(?:\w+[, ]+){0,2}(?:did|does|do|will|would|has|have|is)\b/.test(first))
    return undefined;
  const day = dayIn(first, plan);
  return day === undefined ? undefined : { pointing: { to: 'touched', day: day.ref, name: nameOf(day) }, content: 'ok' };
}
