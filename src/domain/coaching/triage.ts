import { hoursToMilliseconds } from 'date-fns';
import { UNANSWERED_HOURS } from '../limits.ts';
import { median } from '../progress/robust.ts';
import { daysBetween, shiftDay } from '../training/week.ts';
import type { DeskFacts, DeskFinding, DeskSession } from './desk-facts.ts';
import type { RelationshipState } from './relationship-state.ts';

/** What a coach's device knows of a client. Instants in ms since 1970. */
export interface DeskClient {
  readonly id: string;
  readonly name: string;
  readonly state: RelationshipState;
  /** First contact is owed until `due_at`; null where nothing is. */
  readonly contact: { readonly due_at: number; readonly is_over: boolean } | null;
  /** The client's messages after the coach's last one: since when, and the newest; null when all are answered. */
  readonly unanswered: { readonly since: number; readonly text: string } | null;
  readonly unread: number;
  /** The first day that may be read, yyyy-mm-dd; null when nothing is shared. */
  readonly history_from: string | null;
  /** Null when nothing is shared, or not read yet. */
  readonly facts: DeskFacts | null;
}

/** Why a client needs the coach, with the evidence (DESK-1). Days are yyyy-mm-dd. */
export type DeskReason =
  | { readonly kind: 'contact'; readonly due_at: number; readonly is_over: boolean }
  | { readonly kind: 'unanswered'; readonly since: number; readonly text: string }
  | { readonly kind: 'missed'; readonly missed: number; readonly planned: number; readonly since: string }
  | { readonly kind: 'silent'; readonly days: number; readonly usual: number; readonly since: string }
  | { readonly kind: 'above_plan'; readonly over: number; readonly sets: number; readonly since: string }
  | DeskFinding;

/** What stands beside somebody who needs nothing now. */
export type DeskRemark =
  | { readonly kind: 'unread'; readonly count: number }
  | { readonly kind: 'plan_ends' }
  | { readonly kind: 'trained'; readonly day: string }
  | { readonly kind: 'nothing_logged' }
  | { readonly kind: 'not_read' }
  | { readonly kind: 'no_grant' };

export interface RankedClient<Client extends DeskClient> {
  readonly client: Client;
  readonly reason: DeskReason | null;
}

/** DESK-1: the strongest first. */
const ORDER: readonly DeskReason['kind'][] = ['contact', 'unanswered', 'missed', 'silent', 'above_plan', 'harder', 'stalled'];

const WEEK_DAYS = 7;
const MISSED_MIN = 2;
/** Silence is told against the usual gap between workouts, from this many workouts on. */
const GAPS_SESSIONS_MIN = 4;
const SILENT_GAPS = 2;
const OVER_SESSIONS = 2;
const OVER_SETS_MIN = 6;
const OVER_MIN = 1;
/** A lift that was not trained for this long says nothing of today. */
const CURRENT_DAYS = 14;

/**
 * The one reason for which a client needs the coach now; null when there is none (DESK-1). Nothing is guessed of what is not shared
 * (DESK-2).
 */
export function reasonOf(client: DeskClient, now: number, today: string): DeskReason | null {
  const { state, contact, unanswered, facts } = client;
  if (state === 'ended') return null;
  if (contact !== null) return { kind: 'contact', ...contact };
  if (unanswered !== null && now - unanswered.since > hoursToMilliseconds(UNANSWERED_HOURS)) return { kind: 'unanswered', ...unanswered };
  if (facts === null || state !== 'active') return null;
  return missedOf(client, facts, today) ?? silentOf(facts, today) ?? abovePlan(facts, today) ?? findingOf(facts, today);
}

/**
 * Two or more of a week's planned workouts were not done in the last seven days and today, which may be trained yet; all of them can be
 * read.
 */
function missedOf({ history_from }: DeskClient, facts: DeskFacts, today: string): DeskReason | null {
  const from = shiftDay(today, -WEEK_DAYS);
  if (history_from === null || history_from > from) return null;
  const planned = plannedOn(facts, from);
  const done = facts.sessions.filter(({ day }) => day >= from && day <= today).length;
  if (planned === null || planned - done < MISSED_MIN) return null;
  // Of somebody who never trained by this plan it is not known that they began.
  const since = facts.sessions.findLast(({ day }) => day <= today)?.day;
  return since === undefined ? null : { kind: 'missed', missed: planned - done, planned, since };
}

/** How many workouts a week the plan asks for that was in use on this day; null when that cannot be told. */
export function plannedOn({ sessions, plan }: Pick<DeskFacts, 'sessions' | 'plan'>, day: string): number | null {
  const trained = sessions.findLast((session) => session.day <= day && session.planned !== null)?.planned ?? null;
  if (plan !== null && plan.since <= day) return plan.days.length;
  return trained;
}

/** Nothing for more than twice the usual gap, and more than a week. */
function silentOf({ sessions }: DeskFacts, today: string): DeskReason | null {
  const days = [...new Set(sessions.map(({ day }) => day))].filter((day) => day <= today);
  const since = days.at(-1);
  if (since === undefined || days.length < GAPS_SESSIONS_MIN) return null;
  const usual = median(days.slice(1).map((day, index) => daysBetween(days[index] ?? day, day)));
  const gone = daysBetween(since, today);
  return gone > WEEK_DAYS && gone > usual * SILENT_GAPS ? { kind: 'silent', days: gone, usual, since } : null;
}

/** The last two workouts were on average a point of RPE or more above the plan, over at least six sets. */
function abovePlan({ sessions }: DeskFacts, today: string): DeskReason | null {
  const last = sessions.filter((session): session is DeskSession & { over: number } => session.over !== null && session.day <= today);
  const newest = last.slice(-OVER_SESSIONS);
  const sets = newest.reduce((sum, { rated }) => sum + rated, 0);
  const since = newest[0]?.day;
  if (since === undefined || newest.length < OVER_SESSIONS || sets < OVER_SETS_MIN || !isCurrent(newest.at(-1)?.day, today)) return null;
  const over = newest.reduce((sum, session) => sum + session.over * session.rated, 0) / sets;
  return over >= OVER_MIN ? { kind: 'above_plan', over: Math.round(over * 10) / 10, sets, since } : null;
}

function findingOf({ findings }: DeskFacts, today: string): DeskReason | null {
  const current = findings.filter(({ to }) => isCurrent(to, today));
  return current.find(({ kind }) => kind === 'harder') ?? current[0] ?? null;
}

function isCurrent(day: string | undefined, today: string): boolean {
  return day !== undefined && daysBetween(day, today) <= CURRENT_DAYS;
}

/** What is said of a client without a reason (DESK-3). */
export function remarkOf({ unread, history_from, facts }: DeskClient, today: string): DeskRemark {
  if (unread > 0) return { kind: 'unread', count: unread };
  if (history_from === null) return { kind: 'no_grant' };
  if (facts === null) return { kind: 'not_read' };
  if (endsSoon(facts)) return { kind: 'plan_ends' };
  const day = facts.sessions.findLast((session) => session.day <= today)?.day;
  return day === undefined ? { kind: 'nothing_logged' } : { kind: 'trained', day };
}

/** The last week of a plan of several is under way. */
function endsSoon({ plan }: DeskFacts): boolean {
  return plan !== null && plan.weeks > 1 && plan.week === plan.weeks;
}

/**
 * Those with a reason, the strongest first and within one the oldest, then the others (DESK-1, DESK-3): the same order whatever order they
 * come in.
 */
export function rankClients<Client extends DeskClient>(
  clients: readonly Client[],
  now: number,
  today: string,
): { readonly needsYou: RankedClient<Client>[]; readonly onTrack: RankedClient<Client>[]; readonly over: RankedClient<Client>[] } {
  const ranked = clients.map((client) => ({ client, reason: reasonOf(client, now, today) }));
  const isOver = ({ state }: Client) => state === 'closing' || state === 'ended';
  return {
    needsYou: ranked.filter(({ reason }) => reason !== null).sort(byReason),
    onTrack: ranked.filter(({ client, reason }) => reason === null && !isOver(client)).sort(onTrackOrder),
    over: ranked.filter(({ client, reason }) => reason === null && isOver(client)).sort((a, b) => byName(a.client, b.client)),
  };
}

function byReason(a: RankedClient<DeskClient>, b: RankedClient<DeskClient>): number {
  const [first, second] = [a.reason, b.reason];
  if (first === null || second === null) return 0;
  return ORDER.indexOf(first.kind) - ORDER.indexOf(second.kind) || ageOf(first) - ageOf(second) || byName(a.client, b.client);
}

/** When it began, in ms since 1970, or, for a promise, when it is due. */
function ageOf(reason: DeskReason): number {
  switch (reason.kind) {
    case 'contact':
      return reason.due_at;
    case 'unanswered':
      return reason.since;
    case 'stalled':
    case 'harder':
      return Date.parse(reason.from);
    default:
      return Date.parse(reason.since);
  }
}

function onTrackOrder({ client: a }: RankedClient<DeskClient>, { client: b }: RankedClient<DeskClient>): number {
  const rank = ({ unread, facts }: DeskClient) => (unread > 0 ? 0 : facts !== null && endsSoon(facts) ? 1 : 2);
  return rank(a) - rank(b) || byName(a, b);
}

function byName(a: DeskClient, b: DeskClient): number {
  return a.name.localeCompare(b.name, 'en') || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
}
