import { array, boolean, int, maximum, maxLength, minimum, nullable, number, object, type output, string, enum as zodEnum } from 'zod/mini';
import type { BlockSummary } from '../../progress/block-summary.ts';
import { FINDING_ORDER, type ProgressFinding } from '../../progress/progress-finding.ts';

const LIFTS_MOST = 40;
const WISHES_MOST = 10;

const nameSchema = string().check(maxLength(200));
const countSchema = int().check(minimum(0), maximum(100_000));

const findingSchema = object({
  id: zodEnum(FINDING_ORDER),
  exercise_id: nullable(nameSchema),
  name: nullable(nameSchema),
  /** Estimated one-rep maxes or best reps, in the trainee's unit. */
  before: nullable(number()),
  now: nullable(number()),
  /** Sessions, exposures, running pairs of blocks or reports that show it. */
  times: countSchema,
  short_sets: countSchema,
});

/** The block in use as the coach gets it with a message: what decides the next one (NEXT-1). */
export const blockDigestSchema = object({
  weeks_trained: countSchema,
  done: countSchema,
  planned: countSchema,
  lifts: array(
    object({
      exercise_id: nameSchema,
      name: nameSchema,
      is_main: boolean(),
      trend: zodEnum(['rise', 'flat', 'fall', 'unknown']),
      finding: nullable(findingSchema),
      /** Estimated maxes of the block before and of this one. */
      moved: nullable(object({ before: number(), now: number() })),
    }),
  ).check(maxLength(LIFTS_MOST)),
  findings: array(findingSchema).check(maxLength(LIFTS_MOST)),
  reps: zodEnum(['high', 'on', 'low', 'unknown']),
  effort: zodEnum(['hard', 'on', 'easy', 'unknown']),
  /** Median minutes over the stated minutes; null when unknown. */
  time_share: nullable(number()),
  swaps: array(object({ from: nameSchema, to: nameSchema, times: countSchema })).check(maxLength(WISHES_MOST)),
  skipped: array(object({ name: nameSchema, skipped: countSchema, planned: countSchema })).check(maxLength(WISHES_MOST)),
});

export type BlockDigest = output<typeof blockDigestSchema>;
export type FindingDigest = output<typeof findingSchema>;

/** The numbers of a block that decide the next one. */
export function digestBlock(summary: BlockSummary): BlockDigest {
  return {
    weeks_trained: summary.weeks_trained,
    done: summary.adherence.done,
    planned: summary.adherence.planned,
    lifts: summary.lifts.slice(0, LIFTS_MOST).map(({ finding, moved, ...lift }) => ({
      ...lift,
      finding: finding === null ? null : digestFinding(finding),
      moved: moved === null ? null : { before: round(moved.before), now: round(moved.now) },
    })),
    findings: summary.findings.slice(0, LIFTS_MOST).map(digestFinding),
    reps: summary.reps_against_target.reading,
    effort: summary.effort_drift.reading,
    time_share: summary.time.share === null ? null : round(summary.time.share),
    swaps: summary.swaps.slice(0, WISHES_MOST),
    skipped: summary.skips
      .filter(({ kind }) => kind === 'exercise')
      .slice(0, WISHES_MOST)
      .map(({ name, skipped, planned }) => ({ name, skipped, planned })),
  };
}

function digestFinding(finding: ProgressFinding): FindingDigest {
  const { id, exercise_id, name } = finding;
  const numbers: Readonly<Record<string, unknown>> = { ...finding.numbers };
  const value = (key: string): number | null => (typeof numbers[key] === 'number' ? round(numbers[key]) : null);
  const times = value('pairs') ?? value('exposures') ?? value('sessions') ?? value('reports') ?? 0;
  return {
    id,
    exercise_id,
    name,
    before: value('before'),
    now: value('now'),
    times: Math.round(times),
    short_sets: Math.round(value('short_sets') ?? 0),
  };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
