import type { Plan } from '#domain/plan/plan.ts';
import { planView } from '#domain/plan/plan-view.ts';
import { shiftDay } from '../../training/week.ts';
import { withoutLighterStart } from '../change/lighter-week.ts';
import { describePlanChange } from '../change/plan-change.ts';
import { hasErrors } from '../check-plan.ts';
import type { LogDigest } from '../log-digest/digest-shape.ts';
import { restartBlock } from '../next-block/restart-block.ts';
import type { Brief } from '../person/brief-shape.ts';
import { traineeForPlan } from '../person/trainee.ts';
import type { Turn } from '../understand/read-turn.ts';
import { readRepeatBlock } from '../understand/wish/read-repeat-block.ts';
import type { Offer } from './offer-plan.ts';
import { planFor } from './plan-for.ts';
import { changeReplies } from './quick-replies.ts';

interface SameBlockWish {
  brief: Brief;
  inUse: Plan;
  log: LogDigest | null;
  /** The block that was named; null means the one in use. */
  number: number | null;
}

/** A block again from its first week, as a change to accept (NEXT-5); undefined when the message asks for none. */
export function offerSameBlock({ hadPlan, text, before }: Turn, inUse: Plan, log: LogDigest | null): Offer | undefined {
  const asked = hadPlan ? readRepeatBlock(text) : undefined;
  return asked === undefined ? undefined : sameBlock({ brief: before, inUse, log, number: asked.number });
}

function sameBlock({ brief: told, inUse, log, number: named }: SameBlockWish): Offer {
  const words = (sentence: string): Offer => ({ messages: [sentence], quick_replies: changeReplies() });
  const current = planView(inUse).block?.number ?? told.block;
  const number = named ?? current;
  if (inUse.block?.meet != null)
    return words(
      'This block leads to your meet, and trained again it would miss the day. Ask for the next block, and it goes on from there.',
    );
  if (number < 1 || number > current) return words(`You are in block ${current}, so there is no block ${number} to repeat yet.`);
  const brief: Brief = { ...told, lighter: null, block: number };
  const restarted = number === current ? restartBlock(withoutLighterStart(inUse), traineeForPlan(inUse, brief), number) : planFor(brief);
  const isSound = !hasErrors(restarted, brief);
  const built = isSound ? restarted : planFor(brief);
  const plan: Plan =
    log === null || built.block == null ? built : { ...built, block: { ...built.block, started_on: shiftDay(log.today, 1) } };
  const why =
    number === current && isSound
      ? `Block ${number} starts again at week 1: the same days, exercises, sets and reps, with the loads you have now.`
      : `This is block ${number} from its first week, built for what I know of you now; what you changed by hand since is not in it.`;
  const change = { ...describePlanChange(inUse, plan, 'brief', why), title: `Block ${number} again` };
  return {
    messages: [why, 'Accept it to begin tomorrow, or ask for the next block for something new.'],
    quick_replies: ['I want the next block'],
    plan,
    change,
  };
}
