import type { Plan } from '#domain/plan/plan.ts';
import { dayView, planView } from '#domain/plan/plan-view.ts';
import { daysBetween, shiftDay } from '../../training/week.ts';
import { withoutLighterStart } from '../change/lighter-week.ts';
import { describePlanChange } from '../change/plan-change.ts';
import { hasErrors } from '../check-plan.ts';
import type { LogDigest } from '../log-digest/digest-shape.ts';
import { buildNextBlock, type NextBlock } from '../next-block/build-next-block.ts';
import { type BlockDecision, decideBlock } from '../next-block/decide-block.ts';
import { nextBlockWords } from '../next-block/next-block-words.ts';
import type { Brief } from '../person/brief-shape.ts';
import { type Trainee, traineeForPlan } from '../person/trainee.ts';
import { planWork, setsOfWeek } from '../plan-work.ts';
import { blockBegins } from './block-begins.ts';
import { afterMeetBlock } from './meet.ts';
import type { Offer } from './offer-plan.ts';
import { planFor } from './plan-for.ts';

interface NextBlockWish {
  /** Normalised. */
  text: string;
  brief: Brief;
  inUse: Plan;
  log: LogDigest | null;
}

/** The next block as a change of the plan in use, decided by the log (NEXT-1 to NEXT-4). It ends a lighter week. */
export function offerNextBlock({ text, brief: told, inUse, log }: NextBlockWish): Offer {
  const led = afterMeetBlock(told, inUse, log?.today ?? null);
  if (led !== null) return offerMeetBlock(led, inUse, log);
  const begins = blockBegins(text, inUse, log);
  if (begins !== undefined) return begins;
  // A meet that is over leads nowhere.
  const brief: Brief = { ...told, lighter: null, meet: inUse.block?.meet == null ? told.meet : null };
  const trainee = traineeForPlan(inUse, brief);
  const ended = log?.block ?? null;
  const last = log?.workouts?.at(-1)?.[0];
  const days_away = last === undefined || log === null ? null : daysBetween(last, log.today);
  const decisions = decideBlock({ block: ended, experience: trainee.experience, days_away, weekly_sets: weeklySets(inUse) });
  const block = soundBlock(inUse, decisions, trainee);
  // Today's session, if there was one, belongs to the block that ends; later ones of this plan count by themselves.
  const started = log === null || block.plan.block == null ? {} : { block: { ...block.plan.block, started_on: shiftDay(log.today, 1) } };
  const plan: Plan = { ...block.plan, ...started };
  const number = planView(plan).block?.number ?? 1;
  const first_rir = dayView(plan, 0, 0)?.primary.find(({ rir }) => rir !== null)?.rir ?? null;
  const reps = firstReps(inUse, plan);
  const messages = nextBlockWords({ block, ended, number, first_rir, reps, unit: brief.unit ?? log?.unit ?? 'lb' });
  const change = { ...describePlanChange(inUse, plan, 'brief', messages[1] ?? messages[0] ?? ''), title: `Block ${number}` };
  return { messages, quick_replies: ['Why this plan?'], plan: { ...plan, explanation: messages.join(' ') }, change };
}

/** The four weeks after the plan in use on the way to the same meet. */
function offerMeetBlock(brief: Brief, inUse: Plan, log: LogDigest | null): Offer {
  const built = planFor(brief);
  const started = log === null || built.block == null ? {} : { block: { ...built.block, started_on: shiftDay(log.today, 1) } };
  const plan: Plan = { ...built, ...started };
  const why = `Block ${brief.block} leads on to your meet, ${brief.meet?.days ?? 0} days away.`;
  const change = { ...describePlanChange(inUse, plan, 'brief', why), title: `Block ${brief.block}` };
  return { messages: [why, plan.explanation ?? ''], quick_replies: ['Why this plan?'], plan, change };
}

/**
 * The next block of the plan in use, without its lighter week if it starts with one; where what was told since rules something of it out, of
 * the plan that follows from all that. Never one that breaks a rule.
 */
function soundBlock(inUse: Plan, decisions: readonly BlockDecision[], trainee: Trainee): NextBlock {
  const { brief } = trainee;
  const isSound = (plan: Plan): boolean => !hasErrors(plan, brief);
  const full = withoutLighterStart(inUse);
  const bases = [...(isSound(full) ? [full] : []), planFor(brief)];
  for (const base of bases) {
    const block = buildNextBlock(base, decisions, trainee);
    if (isSound(block.plan)) return block;
  }
  return { plan: planFor({ ...brief, block: brief.block + 1 }), made: [], rotated: [], stays: null };
}

/** Reps of the first main lift that both plans have, where they differ. */
function firstReps(before: Plan, after: Plan): { before: string; after: string } | null {
  const mains = (plan: Plan) => Array.from({ length: planView(plan).days }, (_, day) => dayView(plan, 0, day)?.primary ?? []).flat();
  const now = mains(after);
  for (const lift of mains(before)) {
    const same = now.find(({ exercise }) => exercise === lift.exercise);
    if (same !== undefined && same.reps !== lift.reps) return { before: lift.reps, after: same.reps };
  }
  return null;
}

/** Weekly sets of the first muscle that each planned exercise trains. */
function weeklySets(plan: Plan): ReadonlyMap<string, number> {
  const week = planWork(plan)[0] ?? [];
  const sets = setsOfWeek(week);
  return new Map(
    week
      .flatMap(({ work }) => work)
      .flatMap(({ exercise }) => {
        const [muscle] = exercise?.primary ?? [];
        return exercise === undefined || muscle === undefined ? [] : [[exercise.id, sets.get(muscle) ?? 0] as const];
      }),
  );
}
