import type { Plan } from '../../plan/plan.ts';
import { planView } from '../../plan/plan-view.ts';
import { daysBetween, formatDay, shiftDay, weekdayOf } from '../../training/week.ts';
import type { CoachAnswer } from '../answer.ts';
import { answerUnit } from '../answer-unit.ts';
import type { Brief, ChatMessage } from '../brief.ts';
import { meetOf } from '../check/powerlifting-table.ts';
import type { LogDigest } from '../log-digest/digest-shape.ts';
import type { LogFact } from '../log-facts.ts';
import { isSameMeet, type Meet, meetDay, openDays } from '../person/meet.ts';
import { traineeOf } from '../person/trainee.ts';
import { WEEKDAYS } from '../person/weekdays.ts';
import type { Turn } from '../understand/read-turn.ts';
import { ATTEMPTS, attemptWords } from './meet-attempts.ts';

/** Counts the days to a meet, from the day its plan in use was made, else from today (MEET-1). */
export function inMeet(turn: Turn, plan: Plan | null, today: string | null): Turn {
  const planned = plan?.block?.meet ?? null;
  const at = (brief: Brief): Brief => (brief.meet === null ? brief : { ...brief, meet: counted(brief.meet, planned, today) });
  return {
    ...turn,
    brief: at(turn.brief),
    before: at(turn.before),
    planned: turn.planned === null ? null : at(turn.planned),
    plans: turn.plans.map(at),
  };
}

type PlannedMeet = NonNullable<NonNullable<Plan['block']>['meet']>;

function counted(meet: Meet, planned: PlannedMeet | null, today: string | null): Meet {
  if (planned !== null && isSameMeet(meet, planned)) return { ...meet, days: planned.days, from: planned.from };
  if (today === null || (meet.on !== null && openDays(meet.on).length > 0)) return meet;
  return { ...meet, days: meet.on === null ? meet.told : daysBetween(today, dateAfter(meet.on, today)), from: weekdayOf(today) };
}

/** A date without a year and a weekday are the next of their name. */
function dateAfter(on: string, today: string): string {
  const weekday = WEEKDAYS.findIndex((name) => on.endsWith(name.toLowerCase()));
  if (weekday !== -1) return shiftDay(today, ((weekday - weekdayOf(today) + 6) % 7) + 1 + (on.startsWith('next') ? 7 : 0));
  if (!on.startsWith('--')) return on;
  const year = Number(today.slice(0, 4));
  const here = `${year}-${on.slice(2)}`;
  return here >= today ? here : `${year + 1}-${on.slice(2)}`;
}

/** The brief of the block after the plan in use, as far from the meet as it will be then; null when the meet is over. */
export function afterMeetBlock(brief: Brief, inUse: Plan, today: string | null): Brief | null {
  const planned = inUse.block?.meet;
  if (brief.meet === null || planned?.days == null) return null;
  const { started_on, weeks, number } = planView(inUse).block ?? { started_on: null, weeks: 4, number: brief.block };
  const gone = today !== null && started_on !== null ? daysBetween(shiftDay(started_on, -1), today) : weeks * 7;
  const days = planned.days - gone;
  const from = today === null ? planned.from : weekdayOf(today);
  return days < 0 ? null : { ...brief, lighter: null, block: number + 1, meet: { ...brief.meet, days, from } };
}

interface Known {
  messages: readonly ChatMessage[];
  facts: readonly LogFact[];
  log: LogDigest | null;
  inUse: Plan | undefined;
}

/** With a new plan that leads to a meet go its day and the attempts; where none can be prepared, the reason (MEET-4, MEET-5). */
export function withMeet(reply: CoachAnswer, turn: Turn, known: Known): CoachAnswer {
  const { brief } = turn;
  const { plan } = reply;
  const isNew = plan !== undefined && plan !== known.inUse;
  if (brief.meet === null) return reply;
  if (!isNew) return withAttempts(reply, turn, known);
  const reason = unpreparedWords(brief, known.log?.today ?? null);
  if (reason !== undefined)
    return { ...reply, messages: [...reply.messages, reason], quick_replies: dayReplies(brief, reply.quick_replies) };
  if (plan.block?.meet == null || (plan.explanation ?? '').includes(ATTEMPTS)) return reply;
  const unit = answerUnit(known.messages, brief, known.facts);
  const words = attemptWords(brief, { log: known.log, facts: known.facts, unit });
  return { ...reply, messages: [...reply.messages, words], plan: { ...plan, explanation: `${plan.explanation ?? ''} ${words}` } };
}

/** The days a meet may be on are answers by tap. */
function dayReplies({ meet }: Brief, usual: readonly string[]): string[] {
  const open = meet?.on == null ? [] : openDays(meet.on);
  return [...(open.length > 1 ? open.map(meetDay) : []), ...usual];
}

/** Maxima told while the plan leads to a meet give the attempts, and so does the question for them. */
function withAttempts(reply: CoachAnswer, { brief, before, text }: Turn, { messages, facts, log, inUse }: Known): CoachAnswer {
  if (inUse?.block?.meet == null) return reply;
  const isTold = brief.maxes.length > 0 && JSON.stringify(brief.maxes) !== JSON.stringify(before.maxes);
  const isAsked = ASKS_ATTEMPTS.test(text);
  if (!isTold && !isAsked) return reply;
  const words = attemptWords(brief, { log, facts, unit: answerUnit(messages, brief, facts) });
  return { ...reply, messages: isAsked ? [words] : [...reply.messages, words] };
}

const ASKS_ATTEMPTS =
  /\b(?:what|which|how|where|tell|give|show|suggest|pick|choose|plan)\b.*\b(?:attempts?|openers?|open with|second attempt|third attempt)\b|\b(?:attempts?|openers?)\b.*\?/;

/** Why the plan does not lead to the meet that was told; undefined when it does. */
function unpreparedWords(brief: Brief, today: string | null): string | undefined {
  const trainee = traineeOf(brief);
  if (brief.meet === null || meetOf(trainee) !== undefined || brief.lighter !== null) return undefined;
  const open = brief.meet.on === null ? [] : openDays(brief.meet.on);
  if (open.length > 1) return `Is the meet on ${open.map(meetDay).join(' or on ')}? Tell me which, and the plan leads to it.`;
  if (open.length === 1) return `On which day in ${meetDay(open[0] ?? '')} is the meet? Tell me, and the plan leads to it.`;
  if (brief.meet.days === null)
    return 'I do not know today’s date here: tell me in how many weeks or days the meet is, for example «my meet is in 9 weeks», and the plan leads to it.';
  if (brief.meet.days < 0) {
    const on = brief.meet.on === null || today === null ? 'day' : formatDay(dateAfter(brief.meet.on, today), today);
    return `The ${on} you named for the meet is past. Tell me the next one and the plan leads to it.`;
  }
  if (brief.age !== null && brief.age < 18)
    return 'Under 18 I do not prepare maximal attempts: this plan builds technique and strength with sets of several reps. What you open with is for the coach who sees you lift to decide.';
  return trainee.goal === 'strength'
    ? 'With what you told me of your health I do not prepare maximal attempts: the plan stays easier. Ask your doctor whether to compete, and tell me what they say.'
    : undefined;
}
