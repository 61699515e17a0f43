import { hoursToMilliseconds } from 'date-fns';
import { coachPlanOf } from '#domain/coaching/coach-plan.ts';
import { proposalSlot } from '#domain/coaching/scope-rules.ts';
import { planWeeks } from '#domain/coaching/shared-log.ts';
import type { Plan } from '#domain/plan/plan.ts';
import type { CoachItem, CoachPlan, Proposal } from '#domain/sync/proposal-shape.ts';
import { readValue } from '#domain/sync/values.ts';
import { demoId } from './demo-id.ts';
import { buildTrainingHistory } from './training-history.ts';

const SENT_HOURS_AGO = 3;
const NOTE = 'Easier on the knee for this block. Look at it line by line and keep what you like; I write more tonight.';

interface Change {
  readonly exercise: string;
  readonly reason: string;
  readonly change: (item: CoachItem) => CoachItem;
}

const CHANGES: readonly Change[] = [
  {
    exercise: 'back squat',
    reason: 'Three calmer sets until the knee is quiet on the way down.',
    change: (item) => ({ ...item, sets: [3], rpe: [6.5] }),
  },
  {
    exercise: 'reverse lunge',
    reason: 'A low step bends the knee less than a lunge.',
    change: (item) => ({ ...item, exercise: 'Step-up', exercise_id: 'step-up' }),
  },
  {
    exercise: 'bulgarian split squat',
    reason: 'One set less here makes room for the rest.',
    change: (item) => ({ ...item, sets: [1] }),
  },
];

/**
 * The plan the demo coach proposes to the demo trainee, whose answer it waits for; undefined where the trainee's plan has none of its
 * lines.
 */
export function demoProposal(now: number): { slot: string; value: Proposal; wall: number } | undefined {
  const plan = planInUse(new Date(now).toISOString().slice(0, 10));
  if (plan === undefined) return undefined;
  const base = coachPlanOf(planWeeks(plan));
  const { proposed, reasons } = changed(base);
  if (Object.keys(reasons).length === 0) return undefined;
  const wall = now - hoursToMilliseconds(SENT_HOURS_AGO);
  const value = { base, plan: proposed, note: NOTE, reasons, made_at: new Date(wall).toISOString() };
  return { slot: proposalSlot(demoId('proposal 1')), value, wall };
}

function changed(base: CoachPlan): { proposed: CoachPlan; reasons: Record<string, string> } {
  const reasons: Record<string, string> = {};
  const days = base.days.map((day) => ({
    ...day,
    items: day.items.map((item) => {
      const found = CHANGES.find(({ exercise }) => exercise === item.exercise.toLowerCase());
      if (found !== undefined) reasons[`item|${day.day_id}|${item.item_id}`] = found.reason;
      return found?.change(item) ?? item;
    }),
  }));
  return { proposed: { ...base, days }, reasons };
}

function planInUse(today: string): Plan | undefined {
  const operations = buildTrainingHistory(today);
  const used = operations.findLast(({ kind }) => kind === 'plan.use');
  const plan_id = used === undefined ? undefined : readValue('plan.use', used)?.plan_id;
  const plans = operations.flatMap((operation) => (operation.kind === 'plan.put' ? [readValue('plan.put', operation)] : []));
  return plans.find((each) => each?.plan_id === plan_id)?.plan;
}
