import type { Plan } from '#domain/plan/plan.ts';
import { planDayAt, planView, readPlanDay } from '#domain/plan/plan-view.ts';
import { KIT, type Kit } from '../../exercises/exercise.ts';
import { adjustSession, type SessionRequest } from '../change/adjust-session.ts';
import { dayName } from '../change/compare-days.ts';
import { contentsOfPlan } from '../edit/plan-contents.ts';
import type { DayRef } from '../edit/plan-edit.ts';
import { findDays } from '../edit/read/find-days.ts';
import type { LogDigest } from '../log-digest/digest-shape.ts';
import { type Brief, EMPTY_BRIEF } from '../person/brief-shape.ts';
import { GYMS } from '../person/gyms-table.ts';
import { listWords } from '../person/list-words.ts';
import type { Act } from '../understand/acts/acts.ts';
import { gymAfter } from '../understand/facts/gym-of.ts';
import { kitNamedIn } from '../understand/facts/read-equipment.ts';
import { readFacts } from '../understand/facts/read-facts.ts';
import { isOneOff } from '../understand/one-off.ts';
import type { Offer } from './offer-plan.ts';

interface Asked {
  act: Act;
  /** Normalised. */
  text: string;
  brief: Brief;
  inUse: Plan;
  log: LogDigest | null;
}

const STAYS = 'Your plan stays as it is.';
const HOW = "When you are there, «Change this session» in Today's Workout does the same.";

/** Less time, other equipment or fewer days for once: the sessions so changed in words, and the plan stays. undefined for anything else. */
export function answerOneOff({ act, text, brief, inUse, log }: Asked): Offer | undefined {
  if (!isOneOff(text)) return undefined;
  const facts = readFacts(text, null);
  const request = requestOf(text, facts);
  if (request !== undefined) {
    const asked = { text, brief, inUse, log };
    return said([
      ...sessionsWith(request, asked),
      `${STAYS}${endWords(text)} ${HOW}${forGoodWords(request)}`,
      ...weightsQuestion(request, asked),
    ]);
  }
  const count = facts.weekdays.weekdays?.length ?? facts.days ?? countForOnce(text);
  return act === 'shift-session' || count === undefined ? undefined : said([daysForOnce(inUse, count)]);
}

function forGoodWords(request: SessionRequest): string {
  return request.kind === 'minutes' ? ` If every session should take that long, say «${request.minutes} minutes from now on».` : '';
}

const WEIGHTS: readonly Kit[] = ['dumbbells', 'kettlebells', 'barbell'];

/** The weights there are elsewhere decide reps and exercises, so they are asked for where the message does not tell them. */
function weightsQuestion(request: SessionRequest, { text }: Pick<Asked, 'text'>): string[] {
  if (request.kind !== 'kit') return [];
  const { heaviest } = gymAfter(EMPTY_BRIEF, readFacts(text, null), text);
  const named = kitNamedIn(text).filter((kit) => WEIGHTS.includes(kit) && !heaviest.some((limit) => limit.kit === kit));
  const [first] = named;
  return first === undefined
    ? []
    : [
        `How heavy do the ${listWords(named.map(weightsName))} there go? Say «${weightsName(first)} to 20 kg», and exercises and reps follow.`,
      ];
}

function weightsName(kit: Kit): string {
  return kit === 'barbell' ? 'barbell weights' : KIT[kit];
}

/** How long it holds, where the message names a time. */
function endWords(text: string): string {
  const time = /\b(?:this|next) (?:week(?:end)?|\w+day)\b|\b(?:the )?next \w+ (?:days|weeks)\b|\bfor (?:a|1|2|3) (?:days?|weeks?)\b/.exec(
    text,
  )?.[0];
  return time === undefined ? '' : ` This is ${time.startsWith('for') ? '' : 'for '}${time} only; then it goes on as written.`;
}

const SESSIONS_OF_WEEK =
  /\b(?:only|just|to|do|manage|train|get|make it|fit in|have) (?:for )?([1-7]) ?(?:days?|sessions?|times|x|workouts?)\b(?! (?:a|per|each|every)\b)/;

/** «Can we drop to two days next week» */
function countForOnce(text: string): number | undefined {
  const count = /\bweek\b/.test(text) ? SESSIONS_OF_WEEK.exec(text)?.[1] : undefined;
  return count === undefined ? undefined : Number(count);
}

/** «The gym is closed today», «no gym while I am away». `text` is normalised. */
export function isGymShut(text: string): boolean {
  return (
    /\bgym(?:'s| is| was)? (?:\w+ )?(?:closed|shut|full)\b|\b(?:no|without (?:a|the)|can'?t (?:get to|make it to) (?:the|my)) gym\b/.test(
      text,
    ) && isOneOff(text)
  );
}

function said(messages: string[]): Offer {
  return { messages, quick_replies: [] };
}

function requestOf(text: string, facts: ReturnType<typeof readFacts>): SessionRequest | undefined {
  const named = /\b(?:only|just|all)\b/.test(text) ? kitNamedIn(text) : [];
  const kit = named.length > 0 ? [...GYMS.bodyweight.kit, ...named] : gymAfter(EMPTY_BRIEF, facts, text).kit;
  if (kit !== null) return { kind: 'kit', kit };
  if (isGymShut(text)) return { kind: 'kit', kit: GYMS.bodyweight.kit };
  return facts.minutes === undefined ? undefined : { kind: 'minutes', minutes: facts.minutes };
}

/** The next session as somebody does it who is spent; undefined where it cannot be made easier. */
export function easedSession({ brief, inUse, log }: Omit<Asked, 'act' | 'text'>): string | undefined {
  const [session = ''] = sessionsWith({ kind: 'state', state: { name: 'easier' } }, { text: '', brief, inUse, log });
  return session.includes(', for once: ') ? session : undefined;
}

/** The next sessions with the equipment or minutes that a message tells; empty where it tells none. */
export function sessionsFor(asked: Omit<Asked, 'act'>): string[] {
  const request = requestOf(asked.text, readFacts(asked.text, null));
  return request === undefined ? [] : [...sessionsWith(request, asked), HOW, ...weightsQuestion(request, asked)];
}

function sessionsWith(request: SessionRequest, { text, brief: known, inUse, log }: Omit<Asked, 'act'>): string[] {
  const week = log?.place?.week ?? 0;
  // The heaviest weight there is counts for these sessions alone.
  const brief = request.kind === 'kit' ? { ...known, heaviest: gymAfter(EMPTY_BRIEF, readFacts(text, null), text).heaviest } : known;
  const { is_strength, goal } = planView(inUse);
  return daysMeant(text, inUse, log).map((day) => {
    const name = dayName(day.label);
    const planned = planDayAt(inUse, week, day.index);
    if (planned === undefined) return `${name} has no session.`;
    const changed = adjustSession({ day: planned, goal, is_strength, week, done: [], brief, request });
    if ('refused' in changed) return `${name}: ${changed.refused}`;
    const view = readPlanDay(changed.day, week, day.index);
    const items = [...view.primary, ...view.accessories].map(({ exercise, sets, reps }) => `${exercise} ${sets} × ${reps}`);
    return `${name}, for once: ${items.join(', ')}.`;
  });
}

/** The days of the plan that are named, else the next one. */
function daysMeant(text: string, plan: Plan, log: LogDigest | null): DayRef[] {
  const contents = contentsOfPlan(plan);
  const mentions = findDays(text, contents);
  const range = /\b\w+ (?:to|-|until|till|through) \w+\b/.test(text)
    ? weekdaysBetween(mentions.flatMap(({ weekday }) => weekday ?? []))
    : [];
  const named = contents.days.filter(
    ({ index }) => mentions.some(({ day }) => day?.index === index) || range.includes(contents.weekdays[index] ?? -1),
  );
  if (named.length > 0) return named;
  const next = contents.days[log?.place?.day ?? 0];
  return /\bweek\b/.test(text) ? [...contents.days] : next === undefined ? [] : [next];
}

/** Monday to Wednesday holds Tuesday. */
export function weekdaysBetween([from, to]: readonly number[]): number[] {
  if (from === undefined || to === undefined) return [];
  return Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, step) => (from + step) % 7);
}

function daysForOnce(plan: Plan, count: number): string {
  const { days } = planView(plan);
  if (count >= days)
    return `${STAYS} Train on the days that suit you this week: the sessions keep their order, with a day between them where you can.`;
  return `Then do the next ${count === 1 ? 'session' : `${count} sessions`} this week, in order, on the days you have. The rest waits: the one you did not do comes first next week, and nothing is lost. ${STAYS}`;
}
