import { daysBetween } from '../training/week.ts';
import { FINDING_ORDER, type FindingId, type ProgressFinding } from './progress-finding.ts';

/** Findings that may be said without being asked (PROG-15). */
const ALLOWED = ['fatigue', 'regression', 'missed-reps', 'same-load-harder', 'plateau', 'too-easy', 'rise'] as const;
type AllowedId = (typeof ALLOWED)[number];

/** A record set in the newest session of a lift. */
export interface LiftRecord {
  exercise_id: string;
  name: string;
  /** yyyy-mm-dd */
  on: string;
  /** What it beats, in one sentence. */
  sentence: string;
}

/** One thing the coach says unasked. */
export type Insight = { kind: 'record'; record: LiftRecord } | { kind: 'finding'; finding: ProgressFinding<AllowedId> };

/** What was said, and what is never to be said again; kept on the phone for each account (PROG-15). */
export interface InsightMemory {
  shown: readonly ShownInsight[];
  /** Keys of insights that were left for good. */
  dismissed: readonly string[];
}

interface ShownInsight {
  key: string;
  /** null for the whole training. */
  exercise_id: string | null;
  kind: FindingId | 'record';
  severity: number;
  /** yyyy-mm-dd of the first time. */
  on: string;
}

export const NOTHING_SHOWN: InsightMemory = { shown: [], dismissed: [] };

/** One new insight in so many days. */
const WEEK_DAYS = 7;
/** The same lift again after so many days, if it got worse. */
const AGAIN_DAYS = 28;
/** What rose over a block is news for so long after its last full week, which a lighter one may follow. */
const RISE_DAYS = 21;
/** A record is news for so long. */
const RECORD_DAYS = 3;
/** Insights remembered. */
const SHOWN_MOST = 40;

/** What the log gives to say. */
export interface Noticed {
  /** Most urgent first. */
  findings: readonly ProgressFinding[];
  records: readonly LiftRecord[];
  /** The newest block is complete: its bests are news for as long as what rose over it. */
  is_block_over?: boolean;
}

interface ChoiceInput extends Noticed {
  memory: InsightMemory;
  /** yyyy-mm-dd */
  today: string;
}

/**
 * The insight for today, or none, outside a workout: a new one at most once a week, the same lift again after four weeks only if it
 * got worse, and nothing that was left for good. The one of this week stays until it is answered or no longer true (PROG-15).
 */
export function chooseInsight({ findings, records, memory, today, is_block_over = false }: ChoiceInput): Insight | null {
  const candidates = candidatesOf(findings, newsOf(records, today, is_block_over), today).filter(
    (insight) => !memory.dismissed.includes(insightKey(insight)),
  );
  const current = memory.shown.findLast((shown) => daysBetween(shown.on, today) < WEEK_DAYS);
  if (current !== undefined) return candidates.find((insight) => insightKey(insight) === current.key) ?? null;
  return candidates.find((insight) => isNew(insight, memory, today)) ?? null;
}

/** «plateau|bench-press»: what is dismissed for good. */
export function insightKey(insight: Insight): string {
  return `${kindOf(insight)}|${liftOf(insight) ?? ''}`;
}

/** The memory with an insight shown today; unchanged while it is the one of this week. */
export function rememberShown(memory: InsightMemory, insight: Insight, today: string): InsightMemory {
  const key = insightKey(insight);
  if (memory.shown.some((shown) => shown.key === key && daysBetween(shown.on, today) < WEEK_DAYS)) return memory;
  const shown = { key, exercise_id: liftOf(insight), kind: kindOf(insight), severity: severityOf(insight), on: today };
  return { ...memory, shown: [...memory.shown, shown].slice(-SHOWN_MOST) };
}

/** The memory with an insight that is never to be said again. */
export function rememberDismissed(memory: InsightMemory, insight: Insight): InsightMemory {
  const key = insightKey(insight);
  return memory.dismissed.includes(key) ? memory : { ...memory, dismissed: [...memory.dismissed, key] };
}

/** Newest first. */
function newsOf(records: readonly LiftRecord[], today: string, isBlockOver: boolean): LiftRecord[] {
  const days = isBlockOver ? RISE_DAYS : RECORD_DAYS;
  return records.filter(({ on }) => daysBetween(on, today) <= days).sort((a, b) => (a.on > b.on ? -1 : 1));
}

function candidatesOf(findings: readonly ProgressFinding[], news: readonly LiftRecord[], today: string): Insight[] {
  const allowed = findings.filter(isAllowed).filter((finding) => finding.id !== 'rise' || daysBetween(finding.to, today) <= RISE_DAYS);
  const said = (isRise: boolean) =>
    allowed.filter(({ id }) => (id === 'rise') === isRise).map((finding): Insight => ({ kind: 'finding', finding }));
  // A rise is said at the end of a block, when nothing asks for a change and there is no newer best.
  return [...said(false), ...news.map((record): Insight => ({ kind: 'record', record })), ...said(true)];
}

function isAllowed(finding: ProgressFinding): finding is ProgressFinding<AllowedId> {
  return (ALLOWED as readonly FindingId[]).includes(finding.id);
}

function isNew(insight: Insight, { shown }: InsightMemory, today: string): boolean {
  const last = shown.findLast(({ exercise_id }) => exercise_id === liftOf(insight));
  if (last === undefined) return true;
  if (daysBetween(last.on, today) < AGAIN_DAYS) return false;
  return (
    insight.kind === 'record' ||
    insight.finding.id === 'rise' ||
    last.kind === 'record' ||
    isWorse(insight.finding.id, severityOf(insight), last)
  );
}

function isWorse(id: AllowedId, severity: number, last: ShownInsight): boolean {
  if (last.kind === 'record' || last.kind === id) return severity > last.severity;
  return FINDING_ORDER.indexOf(id) < FINDING_ORDER.indexOf(last.kind);
}

function kindOf(insight: Insight): AllowedId | 'record' {
  return insight.kind === 'record' ? 'record' : insight.finding.id;
}

function liftOf(insight: Insight): string | null {
  return insight.kind === 'record' ? insight.record.exercise_id : insight.finding.exercise_id;
}

/** Grows as a finding gets worse; comparable within one kind. */
function severityOf(insight: Insight): number {
  if (insight.kind === 'record') return 0;
  const { finding } = insight;
  switch (finding.id) {
    case 'fatigue':
      return finding.numbers.overshoot ?? 0;
    case 'regression':
      return 1 - finding.numbers.now / finding.numbers.before;
    case 'missed-reps':
      return finding.numbers.short_sets;
    case 'same-load-harder':
      return finding.numbers.last_rpe - finding.numbers.first_rpe;
    case 'plateau':
      return -finding.numbers.change;
    case 'rise':
      return 0;
    default:
      return -finding.numbers.undershoot;
  }
}
