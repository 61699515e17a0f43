import type { BlockView } from '../plan/plan-view.ts';
import { daysBetween } from './week.ts';

interface PlacedSession {
  plan_id: string;
  week: number;
  day: number;
  /** Of the plan day, as it was when the session began. */
  label: string;
  /** yyyy-mm-dd */
  performed_on: string;
}

/** By id of an earlier plan, the day of the plan in use that each of its days has become; null when it is gone. */
export type MovedDays = ReadonlyMap<string, readonly (number | null)[]>;

/**
 * The sessions that count for the place in a plan: its own, and since the block began those of the plans it was changed from, so that an
 * accepted change does not send anybody back to week 1 (BLOCK-5). Each counts for the day that its session has become in the plan
 * (`moved`); days of a plan that is not known are matched by label.
 */
export function sessionsOfBlock<Session extends PlacedSession>(
  sessions: readonly Session[],
  {
    plan_id,
    labels,
    block,
    moved,
  }: { plan_id: string; labels: readonly string[]; block: Pick<BlockView, 'started_on' | 'weeks'> | null; moved: MovedDays },
): Session[] {
  return sessions.flatMap((session) => {
    if (session.plan_id === plan_id) return [session];
    if (block?.started_on == null || session.performed_on < block.started_on || session.week >= block.weeks) return [];
    const places = moved.get(session.plan_id);
    const day = places === undefined ? labels.indexOf(session.label) : (places[session.day] ?? -1);
    return day === -1 ? [] : [{ ...session, day }];
  });
}

const WEEK_DAYS = 7;

/** From so many days without training the week of the block is trained again, and from so many the block (BLOCK-8). */
const REPEATS_WEEK_DAYS = 11;
const RESTARTS_BLOCK_DAYS = 18;

/** The sessions of a block that still count after breaks, and the week, from 0, they have come to (BLOCK-8). */
export function sinceBreak<Session extends Pick<PlacedSession, 'week' | 'performed_on'>>(
  sessions: readonly Session[],
  today: string,
): { sessions: Session[]; week: number } {
  const sorted = sessions.toSorted((a, b) => (a.performed_on < b.performed_on ? -1 : 1));
  const latest = sorted.at(-1);
  if (latest === undefined) return { sessions: [], week: 0 };
  const away = daysBetween(latest.performed_on, today);
  if (away >= REPEATS_WEEK_DAYS) return { sessions: [], week: away >= RESTARTS_BLOCK_DAYS ? 0 : latest.week };
  const start = sorted.findLastIndex(
    ({ performed_on }, index) => index > 0 && daysBetween(sorted[index - 1]?.performed_on ?? '', performed_on) >= REPEATS_WEEK_DAYS,
  );
  return { sessions: sorted.slice(Math.max(0, start)), week: latest.week };
}

/**
 * The week to go on with, from 0: that of the latest session, or the one after it when a week has passed since that week began and at
 * least half of its days were trained (BLOCK-5).
 */
export function goOnWeek(
  sessions: readonly Pick<PlacedSession, 'week' | 'day' | 'performed_on'>[],
  { week, days, weeks, today }: { week: number; days: number; weeks: number; today: string },
): number {
  const own = sessions.filter((session) => session.week === week).sort((a, b) => (a.performed_on < b.performed_on ? -1 : 1));
  // A block trained a second time begins anew: only the last run through the week counts.
  const begun = own.findLast(
    (session, index) => index === 0 || daysBetween(own[index - 1]?.performed_on ?? '', session.performed_on) > 2 * WEEK_DAYS,
  );
  if (begun === undefined || daysBetween(begun.performed_on, today) < WEEK_DAYS || week + 1 >= weeks) return week;
  const trained = new Set(own.filter(({ performed_on }) => performed_on >= begun.performed_on).map(({ day }) => day));
  return trained.size >= days / 2 ? week + 1 : week;
}

/** After so many days a block has run its time, however much of it was trained. */
const LONGEST_DAYS = 49;

/**
 * Whether the last week of a block was trained, or seven weeks have passed since its first session (BLOCK-7). `sessions` are the block's.
 */
export function isBlockOver(
  sessions: readonly Pick<PlacedSession, 'week' | 'day' | 'performed_on'>[],
  { block, days, today }: { block: BlockView; days: number; today: string },
): boolean {
  const first = sessions.reduce((earliest, { performed_on }) => (performed_on < earliest ? performed_on : earliest), today);
  if (daysBetween(first, today) >= LONGEST_DAYS) return true;
  const last = new Set(sessions.filter(({ week }) => week >= block.weeks - 1).map(({ day }) => day));
  return days > 0 && last.size >= days;
}
