import type { Plan } from '../../plan/plan.ts';
import { planView } from '../../plan/plan-view.ts';
import { shiftDay } from '../../training/week.ts';
import type { CoachAnswer } from '../answer.ts';
import type { Brief } from '../brief.ts';
import type { LogDigest } from '../log-digest/digest-shape.ts';
import type { Turn } from '../understand/read-turn.ts';
import { readRepeatBlock } from '../understand/wish/read-repeat-block.ts';

/** Changes of a plan stay in its block; somebody who starts over begins with the first. */
export function inBlock(turn: Turn, plan: Plan | null): Turn {
  const block = plan === null ? null : planView(plan).block;
  if (block === null || turn.act === 'start-over') return turn;
  const at = (brief: Brief): Brief => (brief.block === block.number ? brief : { ...brief, block: block.number });
  return { ...turn, brief: at(turn.brief), before: at(turn.before), planned: turn.planned === null ? null : at(turn.planned) };
}

/**
 * A changed plan goes on in the block of the plan in use; of a new one, other plans' sessions count from tomorrow on (BLOCK-5). Without a log the day is unknown, and only the
 * sessions of the plan itself count.
 */
export function withBlockStart(
  reply: CoachAnswer,
  turn: Turn,
  { inUse, log }: { inUse: Plan | undefined; log: LogDigest | null },
): CoachAnswer {
  const { plan } = reply;
  if (plan?.block == null || plan === inUse || turn.act === 'ask-next-block' || readRepeatBlock(turn.text) !== undefined) return reply;
  const before = inUse === undefined ? null : planView(inUse).block;
  // A lighter week is the first week of the plan it changes, so that it comes now.
  const isLighterNow = turn.brief.lighter === 'deload' && turn.before.lighter === null;
  const goesOn = turn.act !== 'start-over' && !isLighterNow && before !== null && before.number === plan.block.number;
  const started_on = goesOn ? (before.started_on ?? log?.plan_since ?? null) : log === null ? null : shiftDay(log.today, 1);
  return started_on === null ? reply : { ...reply, plan: { ...plan, block: { ...plan.block, started_on } } };
}
