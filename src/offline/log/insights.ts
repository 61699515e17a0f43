import { dayView } from '#domain/plan/plan-view.ts';
import { type InsightMemory, type LiftRecord, NOTHING_SHOWN, type Noticed } from '#domain/progress/choose-insight.ts';
import { findFindings } from '#domain/progress/find-findings.ts';
import type { LiftHistory } from '#domain/progress/lift-history.ts';
import { isBlockOver } from '#domain/training/block-week.ts';
import { sessionRecord } from '#domain/training/notice-records.ts';
import type { WeightUnit } from '#domain/training/units.ts';
import { daysBetween, shiftDay } from '#domain/training/week.ts';
import { type Account, readTogether } from '../store/account.ts';
import { readDraft, saveDraft } from '../store/drafts.ts';
import type { EarlierSession } from './last-workout.ts';
import { readLift } from './lift-histories.ts';
import type { PlanVersion } from './plans.ts';
import { sessionsForPlan, type Training } from './training.ts';

const MEMORY_KEY = 'insights';
const LIFTS_MOST = 8;
/** Adherence and breaks are judged over these days. */
const LOOK_DAYS = 28;
const AWAY_DAYS = 10;
/** At the end of a block the bests of so many days count: a lighter week has none. */
const BLOCK_RECORD_DAYS = 21;

/** What was said unasked on this phone, and what was left for good; the account's own. */
export async function readInsightMemory(account: Account): Promise<InsightMemory> {
  return (await readDraft<InsightMemory>(account, MEMORY_KEY)) ?? NOTHING_SHOWN;
}

/** Throws StorageFailure. */
export function saveInsightMemory(account: Account, memory: InsightMemory): Promise<void> {
  return saveDraft(account, MEMORY_KEY, memory);
}

interface InsightInput {
  training: Training;
  /** yyyy-mm-dd */
  today: string;
  unit: WeightUnit;
}

/** What the phone's own log gives the coach to say unasked; null during a workout (PROG-15). What was said before is read apart. */
export async function readNoticed(account: Account, { training, today, unit }: InsightInput): Promise<Noticed | null> {
  const { version, view, sessions } = training;
  if (sessions.some((session) => session.performed_on === today && session.finished_at === null)) return null;
  const plans = new Map<string, PlanVersion | undefined>([[version.plan_id, version]]);
  const history: LiftHistory[] = [];
  const isEnd = isBlockEnd(training, today);
  const records: LiftRecord[] = [];
  await readTogether(account, async () => {
    for (const name of mainLifts(training)) {
      const { found, lift } = await readLift(account, name, { unit, plans });
      history.push(lift);
      records.push(...recordOf(found, lift, { unit, since: isEnd ? shiftDay(today, -BLOCK_RECORD_DAYS) : null }));
    }
  });
  const findings = findFindings(history, {
    today,
    experience: 'intermediate',
    goal: view.goal === 'fat loss' ? 'fat loss' : null,
    adherence: adherenceOf(training, today),
    phase: phaseOf(training, today),
    is_block_over: isEnd,
    pain: [],
    notes: [],
  });
  return { findings, records, is_block_over: isEnd };
}

function mainLifts({ version, labels, next }: Training): string[] {
  const names = labels.flatMap((_, day) => dayView(version.plan, next?.week ?? 0, day)?.primary ?? []).map(({ exercise }) => exercise);
  return [...new Set(names)].slice(0, LIFTS_MOST);
}

/** The newest session's record; with `since` (yyyy-mm-dd) that of the newest session from then on that set one. */
function recordOf(
  found: readonly EarlierSession[],
  { exercise_id, name }: LiftHistory,
  { unit, since }: { unit: WeightUnit; since: string | null },
): LiftRecord[] {
  for (let index = found.length - 1; index >= 0; index -= 1) {
    const session = found[index];
    if (session === undefined || (index < found.length - 1 && (since === null || session.performed_on < since))) return [];
    const before = found.slice(0, index).flatMap(({ sets }) => sets);
    const record = sessionRecord(session.sets, before, unit)?.record;
    if (record != null) return [{ exercise_id, name, on: session.performed_on, sentence: record.sentence }];
  }
  return [];
}

/** The newest block is complete: its last week was trained, or another one has begun and nothing of it is trained yet. */
function isBlockEnd(training: Training, today: string): boolean {
  const own = sessionsForPlan(training);
  const { block, days } = training.view;
  return own.length === 0 || (block !== null && isBlockOver(own, { block, days, today }));
}

/** Days trained of those the plan has in four weeks; null while it is younger. */
function adherenceOf({ sessions, view }: Training, today: string): number | null {
  const from = shiftDay(today, -LOOK_DAYS);
  if (view.days === 0 || !sessions.some(({ performed_on }) => performed_on < from)) return null;
  const trained = new Set(sessions.flatMap(({ performed_on }) => (performed_on >= from && performed_on < today ? performed_on : [])));
  return Math.min(1, trained.size / ((view.days * LOOK_DAYS) / 7));
}

function phaseOf({ sessions, view, next }: Training, today: string): 'loading' | 'light' | 'return' {
  const days = [...new Set(sessions.map(({ performed_on }) => performed_on).filter((day) => day < today))].sort();
  const gaps = [...days, today].map((day, index) => ({ day, gap: index === 0 ? 0 : daysBetween(days[index - 1] ?? day, day) }));
  if (gaps.some(({ day, gap }) => gap > AWAY_DAYS && daysBetween(day, today) < 7)) return 'return';
  return view.block != null && view.block.light_week === (next?.week ?? 0) + 1 ? 'light' : 'loading';
}
