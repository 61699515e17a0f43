import type { Plan } from '../../plan/plan.ts';
import { planView } from '../../plan/plan-view.ts';
import { chooseSubstitutes } from '../change/choose-substitute.ts';
import type { SessionItem } from '../change/session-items.ts';
import { isSameWork, type StayReason } from '../check/check-same-block.ts';
import { checkReadPlan } from '../check-plan.ts';
import { applyEdit } from '../edit/apply-edit.ts';
import { changeDays, type PlanDraft, readPlanDraft, writePlanDraft } from '../edit/plan-draft.ts';
import type { ExerciseRef, PlanEdit } from '../edit/plan-edit.ts';
import { type Trainee, traineeOf } from '../person/trainee.ts';
import type { BlockDecision } from './decide-block.ts';
import { restartBlock, shiftWave, withFewerSets } from './restart-block.ts';

export interface NextBlock {
  plan: Plan;
  /** The decisions that changed the plan, or that leave it on purpose. */
  made: readonly BlockDecision[];
  /** Exercises rotated for variety: what was and what comes. */
  rotated: readonly { from: string; to: string }[];
  /** Why its work may be that of the block before; null where it is another (SAME_BLOCK). */
  stays: StayReason | null;
}

/** Sets of compounds after a tiring block. */
const TIRED_SETS = 0.8;
/** The share of an estimate to start from again after a regression, and after missed reps (NEXT-1). */
const RESET_FACTOR = 0.925;
const MISSED_FACTOR = 0.95;
/** Share of the accessories that change at once, and the block from which they do (NEXT-3). */
const ROTATED_SHARE = 0.3;
const ROTATES_FROM = { beginner: 4, intermediate: 3, advanced: 3 } as const;

/** The next block from the plan in use and the decisions about it; every other item stays (NEXT-2). Pure. */
export function buildNextBlock(plan: Plan, decisions: readonly BlockDecision[], trainee: Trainee): NextBlock {
  const repeats = decisions.some(({ row }) => row === 'repeat' || row === 'return');
  const number = planView(plan).block?.number ?? trainee.brief.block;
  const next = traineeOf({ ...trainee.brief, block: repeats ? number : number + 1 });
  let now = restartBlock(plan, traineeOf({ ...trainee.brief, block: number }), next.brief.block);
  const made: BlockDecision[] = [];
  for (const decision of decisions) {
    const changed = applyDecision(now, decision, next);
    if (changed === undefined) continue;
    now = changed;
    made.push(decision);
  }
  if (repeats) return { plan: now, made, rotated: [], stays: 'repeat' };
  const isSame = isSameWork(plan, now);
  const reason = reasonToStay(decisions, next);
  if (reason !== null) return { plan: now, made, rotated: [], stays: isSame ? reason : null };
  if (!isRotationDue(next) && !isSame) return { plan: now, made, rotated: [], stays: null };
  const rotation = rotate(now, next, decisions);
  if (rotation.rotated.length > 0 && isSound(rotation.plan, now, next)) return { ...rotation, made, stays: null };
  if (!isSame) return { plan: now, made, rotated: [], stays: null };
  const grown = withOneSet(now, next);
  if (grown === undefined) return { plan: now, made, rotated: [], stays: 'no-choice' };
  return { plan: grown.plan, made: [...made, { row: 'one-set', name: grown.name }], rotated: [], stays: null };
}

/** Who is new and rises needs nothing else yet, and matches need the legs as they are (NEXT-3). */
function reasonToStay(decisions: readonly BlockDecision[], { experience, brief }: Trainee): StayReason | null {
  if (brief.season === 'in') return 'season';
  const rises = decisions.some(({ row }) => row === 'rise');
  return rises && experience === 'beginner' && brief.block <= FIRST_BLOCKS ? 'beginner' : null;
}

const FIRST_BLOCKS = 2;

/** One set more of the first exercise that takes it without an objection; undefined where none does. */
function withOneSet(plan: Plan, trainee: Trainee): { plan: Plan; name: string } | undefined {
  const items = (readPlanDraft(plan).weeks[0] ?? []).flatMap((day) => day.items);
  for (const item of items.toSorted((a, b) => a.sets - b.sets)) {
    if (item.exercise === undefined || item.exercise.pattern === 'conditioning') continue;
    const more = edited(plan, { kind: 'sets', target: { exercise: { id: item.exercise.id, name: item.name } }, by: 1 }, trainee);
    if (more !== undefined && objectionsTo(more, trainee) <= objectionsTo(plan, trainee) && !isSameWork(plan, more))
      return { plan: more, name: item.name };
  }
  return undefined;
}

function objectionsTo(plan: Plan, { brief }: Trainee): number {
  return checkReadPlan(plan, brief).filter(({ severity }) => severity !== 'info').length;
}

/** undefined when nothing could be changed as decided. */
function applyDecision(plan: Plan, decision: BlockDecision, trainee: Trainee): Plan | undefined {
  switch (decision.row) {
    case 'return':
    case 'repeat':
    case 'rise':
    case 'steady':
    case 'one-set':
    case 'unknown':
      return plan;
    case 'pain':
      return edited(plan, { kind: 'swap', from: refOf(decision), to: null }, trainee);
    case 'fatigue':
    case 'regressions':
      return changeAll(plan, (item) => {
        const fewer = withFewerSets(item, TIRED_SETS);
        return { ...fewer, raw: shiftWave(fewer.raw, 1) };
      });
    case 'harder':
      // Some bodies keep their reserve however easy it feels.
      if (trainee.easy || trainee.guarded) return undefined;
      return changeAll(plan, (item) => (item.main ? { ...item, raw: shiftWave(item.raw, -1) } : item));
    case 'reset':
      return startLighter(
        edited(plan, { kind: 'sets', target: { exercise: refOf(decision) }, by: -1 }, trainee) ?? plan,
        decision,
        RESET_FACTOR,
      );
    case 'lower-load':
      return startLighter(plan, decision, MISSED_FACTOR);
    case 'more-sets':
      return edited(plan, { kind: 'sets', target: { exercise: refOf(decision) }, weekly: setsOf(plan, decision) + decision.by }, trainee);
    case 'other-reps':
      return edited(plan, { kind: 'reps', target: { exercise: refOf(decision) }, style: 'lighter' }, trainee);
    case 'variation':
      return edited(plan, { kind: 'swap', from: refOf(decision), to: null }, trainee);
    case 'shorten':
      return edited(plan, { kind: 'superset', pair: true, exercises: [] }, trainee);
    case 'prefer':
      return edited(plan, { kind: 'swap', from: { id: null, name: decision.from }, to: { id: null, name: decision.to } }, trainee);
    case 'skipped':
      return edited(plan, { kind: 'swap', from: { id: null, name: decision.name }, to: null }, trainee);
  }
}

function edited(plan: Plan, edit: PlanEdit, trainee: Trainee): Plan | undefined {
  const result = applyEdit(plan, edit.kind === 'swap' ? { ...edit, because: 'block' } : edit, trainee);
  return result.plan === plan || !isSound(result.plan, plan, trainee) ? undefined : result.plan;
}

/** A change brings no error in. */
function isSound(after: Plan, before: Plan, { brief }: Trainee): boolean {
  const errors = (plan: Plan): number => checkReadPlan(plan, brief).filter(({ severity }) => severity === 'error').length;
  return errors(after) <= errors(before);
}

function changeAll(plan: Plan, change: (item: SessionItem) => SessionItem): Plan {
  const draft = readPlanDraft(plan);
  return writePlanDraft(
    draft,
    changeDays(draft, (items) => items.map(change)),
  );
}

/** The first session of the block starts from a share of the usual load. */
function startLighter(plan: Plan, lift: { exercise_id: string; name: string }, load_factor: number): Plan {
  return changeAll(plan, (item) => (isLift(item, lift) ? { ...item, raw: { ...item.raw, load_factor } } : item));
}

function isLift(item: SessionItem, { exercise_id, name }: { exercise_id: string; name: string }): boolean {
  return item.exercise === undefined ? item.name === name : item.exercise.id === exercise_id;
}

function setsOf(plan: Plan, lift: { exercise_id: string; name: string }): number {
  return (readPlanDraft(plan).weeks[0] ?? [])
    .flatMap(({ items }) => items)
    .reduce((sum, item) => sum + (isLift(item, lift) ? item.sets : 0), 0);
}

function refOf({ exercise_id, name }: { exercise_id: string; name: string }): ExerciseRef {
  return { id: exercise_id === '' ? null : exercise_id, name };
}

/** From the third block on every other block changes accessories, so that no muscle is trained by one movement for ever (NEXT-3). */
function isRotationDue({ experience, brief }: Trainee): boolean {
  return brief.block >= ROTATES_FROM[experience] && brief.block % 2 !== 0;
}

function rotate(plan: Plan, trainee: Trainee, decisions: readonly BlockDecision[]): Pick<NextBlock, 'plan' | 'rotated'> {
  const draft = readPlanDraft(plan);
  const items = (draft.weeks[0] ?? []).flatMap((day) => day.items);
  const kept = new Set(decisions.flatMap((decision) => ('name' in decision ? [decision.name] : 'to' in decision ? [decision.to] : [])));
  const may = acrossDays(draft)
    .filter((item) => !item.main && isRotatable(item, trainee) && !kept.has(item.name))
    .toSorted((a, b) => Number(isOfCore(a)) - Number(isOfCore(b)));
  const most = Math.max(1, Math.floor(items.filter((item) => !item.main).length * ROTATED_SHARE));
  const rotated: { from: string; to: string }[] = [];
  let now = plan;
  for (const item of may) {
    if (rotated.length >= most) break;
    const to = partnerOf(item, readPlanDraft(now), trainee);
    const next =
      to === undefined ? undefined : edited(now, { kind: 'swap', from: { id: item.exercise?.id ?? null, name: item.name }, to }, trainee);
    if (to === undefined || next === undefined) continue;
    now = next;
    rotated.push({ from: item.name, to: to.name });
  }
  return { plan: now, rotated };
}

/** The items of a week, the first of each day, then the second of each, so that no day changes alone. */
function acrossDays({ weeks }: PlanDraft): SessionItem[] {
  const days = (weeks[0] ?? []).map(({ items }) => items.filter(({ main }) => !main));
  const most = Math.max(0, ...days.map((items) => items.length));
  return Array.from({ length: most }, (_, place) => days.flatMap((items) => items[place] ?? [])).flat();
}

function isRotatable({ exercise, name }: SessionItem, { brief }: Trainee): boolean {
  if (exercise === undefined || exercise.pattern === 'conditioning') return false;
  return !brief.wanted.includes(exercise.id) && !brief.swaps.some(({ to }) => to === exercise.id) && name !== '';
}

/** Work for the trunk changes last: there is least to gain by it. */
function isOfCore({ exercise }: SessionItem): boolean {
  return exercise?.pattern === 'core';
}

/** The closest exercise of the same pattern that the week does not have. */
function partnerOf({ exercise }: SessionItem, draft: PlanDraft, trainee: Trainee): ExerciseRef | undefined {
  if (exercise === undefined) return undefined;
  const here = new Set((draft.weeks[0] ?? []).flatMap(({ items }) => items.flatMap((item) => item.exercise?.id ?? [])));
  const found = chooseSubstitutes(exercise, trainee, { exercises: here }).find(({ pattern }) => pattern === exercise.pattern);
  return found === undefined ? undefined : { id: found.id, name: found.name };
}
