import { millisecondsToHours } from 'date-fns';
import { timeLeftWords } from '#client/coaching/contact-words.ts';
import { newMessages } from '#client/coaching/new-messages.ts';
import { dayText, numberText, weekdayName } from '#client/locale/formats.ts';
import type { DeskReason, DeskRemark } from '#domain/coaching/triage.ts';
import type { WeekStrokes } from '#domain/coaching/week-strokes.ts';
import { DESK_MESSAGES } from '#domain/messages/desk.ts';
import { unitWord, type WeightUnit } from '#domain/training/units.ts';
import { daysBetween } from '#domain/training/week.ts';

const DAY_HOURS = 24;
/** Within a week a day has its name. */
const NAMED_DAYS = 6;

/** The evidence of a reason, after its word. */
export function reasonSentence(reason: DeskReason, unit: WeightUnit, now: number): string {
  switch (reason.kind) {
    case 'contact':
      return reason.is_over
        ? DESK_MESSAGES.contactOver
        : `${timeLeftWords(new Date(reason.due_at).toISOString(), now)}. Nothing of yours has arrived yet.`;
    case 'unanswered':
      return `${sinceWords(now - reason.since)}: “${reason.text}”`;
    case 'missed':
      return `${reason.missed} of ${reason.planned} workouts in the last week.`;
    case 'silent':
      return `Nothing for ${reason.days} days; usually every ${numberText(reason.usual, 0)}.`;
    case 'above_plan':
      return `${numberText(reason.over, 1)} RPE above the plan in the last two workouts, over ${reason.sets} sets.`;
    case 'harder':
      return `${reason.name} ${numberText(reason.load, 1)} ${unitWord(unit)} × ${reason.reps} went from RPE ${numberText(reason.first_rpe, 1)} to ${numberText(reason.last_rpe, 1)}.`;
    case 'stalled':
      return reason.now < reason.before * FELL
        ? `${reason.name}: estimate ${numberText(reason.now, 0)} ${unitWord(unit)}, was ${numberText(reason.before, 0)}.`
        : `${reason.name}: estimate ${numberText(reason.now, 0)} ${unitWord(unit)}, no more than the block before.`;
  }
}

/** Below this share of before, an estimate is said to have fallen. */
const FELL = 0.98;

function sinceWords(ms: number): string {
  const hours = millisecondsToHours(ms);
  return hours < 2 * DAY_HOURS ? `${hours} hours` : `${Math.floor(hours / DAY_HOURS)} days`;
}

/** The coach's one step, said for screen readers with the name. */
export function reasonVerb({ kind }: DeskReason): string {
  if (kind === 'contact') return 'Say hello';
  if (kind === 'unanswered') return 'Reply';
  return kind === 'missed' || kind === 'silent' ? 'Ask why' : 'Write';
}

/** What stands under the name of somebody on track. */
export function remarkWords(remark: DeskRemark, today: string): string {
  switch (remark.kind) {
    case 'unread':
      return newMessages(remark.count);
    case 'plan_ends':
      return DESK_MESSAGES.planEnds;
    case 'trained':
      return `Trained ${dayWords(remark.day, today)}`;
    case 'nothing_logged':
      return DESK_MESSAGES.nothingLogged;
    case 'not_read':
      return DESK_MESSAGES.notRead;
    case 'no_grant':
      return DESK_MESSAGES.noGrant;
  }
}

/** «today», «yesterday», «on Monday», «on November 3» */
export function dayWords(day: string, today: string): string {
  const gone = daysBetween(day, today);
  if (gone <= 0) return 'today';
  if (gone === 1) return 'yesterday';
  return `on ${gone <= NAMED_DAYS ? weekdayName(day) : dayText(day, today)}`;
}

/** «8 of 9», «5 workouts» */
export function doneWords({ done, planned }: WeekStrokes): string {
  if (planned === null) return `${done} workout${done === 1 ? '' : 's'}`;
  return planned === 0 ? 'Starts this week' : `${done} of ${planned}`;
}
