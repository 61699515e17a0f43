import type { Plan } from '../plan/plan.ts';
import { chooseIntervals } from './build/conditioning.ts';
import { type Draft, isSameWeek } from './build/draft.ts';
import { draftFor } from './build/draft-for.ts';
import { easeIn, isEasedIn } from './build/ease-in.ts';
import { explainPlan } from './build/explain-plan.ts';
import { hasFewerSets, withFewerSets } from './build/fewer-sets.ts';
import { leadToMeet } from './build/lead-to-meet.ts';
import { withRamp } from './build/ramp-sets.ts';
import { repair, withEvenPairs } from './build/repair.ts';
import { weekSets } from './build/volume.ts';
import { writePlan } from './build/write-plan.ts';
import { shiftCost } from './kept-volume.ts';
import type { Brief } from './person/brief-shape.ts';
import { type Trainee, traineeOf } from './person/trainee.ts';

/**
 * Builds a plan; `traineeOf` fills the blanks. Deterministic on every machine. The result passes `checkPlan` with nothing above info. Must
 * not be called while the brief holds a red flag.
 */
export function buildPlan(brief: Brief): Plan {
  const trainee = traineeOf(brief);
  const whole = bestDraft(isSpared(trainee) ? { ...brief, season: null, after_surgery: false } : brief);
  const draft = withFewerSets({ ...(isSpared(trainee) ? whole : withRamp(whole)), trainee });
  chooseIntervals(draft);
  return easeIn(leadToMeet(writePlan(draft, explainPlan(draft)), trainee), trainee);
}

/** Sets are taken from a week that is sound in full. */
function isSpared(trainee: Trainee): boolean {
  return hasFewerSets(trainee) || isEasedIn(trainee);
}

/** Tries substitutes of the same kind, then of any kind; when both leave an unsound week, builds a new one. */
function bestDraft(brief: Brief): Draft {
  const drafted = draftFor(brief, 'like');
  const like = evaluateDraft(drafted);
  if (drafted.had === undefined || (like.sound && like.keeps)) return like.draft;
  const other = draftFor(brief, 'any');
  const any = isSameWeek(other, drafted) ? like : evaluateDraft(other);
  if (any.sound && any.keeps) return any.draft;
  const sound = [like, any].find((evaluated) => evaluated.sound) ?? evaluateDraft(draftFor(brief, 'none'));
  return sound.sound ? sound.draft : like.draft;
}

/** Repairs a draft and reports whether it passes the checker and, after exchanged exercises, keeps the volume of every muscle. */
function evaluateDraft(drafted: Draft): { draft: Draft; sound: boolean; keeps: boolean } {
  const { draft: repaired, sound } = repair(drafted);
  const draft = withEvenPairs(repaired);
  return { draft, sound, keeps: draft.had === undefined || shiftCost(draft.had, weekSets(draft)) === 0 };
}
