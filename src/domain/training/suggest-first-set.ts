import { heavier, type LoadKind, loadableWeight, numberText } from './loading.ts';
import { capAbove, inUnit, moveByPercent, nextStep } from './move-load.ts';
import { loadAfterBreak } from './readiness/return-row.ts';
import { awayWords } from './readiness/return-words.ts';
import { fromTarget } from './resolve-target.ts';
import { shareOfMax } from './rpe-table.ts';
import { setText } from './set-text.ts';
import { byStep } from './suggest-by-step.ts';
import type { Asked, LoggedLike, SetSuggestion, SuggestionInput } from './suggestion.ts';
import { displayWeight, unitWord, weightNumber, weightWithUnit } from './units.ts';
import { workingMax } from './working-max.ts';

/** The most a load may rise per session, or the smallest loadable step. */
const RISE_MOST_PERCENT = 5;
/** A reported max is a best day, often long ago: start from nine tenths of it (Wendler's training max). */
const TOLD_MAX_SHARE = 0.9;
/** Further than this from the wanted load, reps move instead (TRAIN-8). */
const ROUNDING_MOST = 0.05;
const REPS_MOVED_MOST = 3;
/** A larger step than this is earned with two more reps in every set (TRAIN-6). */
const STEP_EARNED_SHARE = 0.08;
/** What a lighter week takes off double progression (TRAIN-7). */
const LIGHTER_PERCENT = -7.5;

/**
 * The suggestion for an exercise's first set today; a block may start lighter than the last one ended (NEXT-1). After a break only the
 * larger of the two cuts counts.
 */
export function suggestFirstSet(asked: Asked): SetSuggestion | null {
  const usual = usualFirstSet(asked);
  const load_factor = Math.min(1, (asked.input.prescription.load_factor ?? 1) / leftAfterBreak(asked));
  if (usual === null || load_factor === 1 || usual.weight === '') return usual;
  const { loading, input } = asked;
  const weight = loadableWeight(Number(usual.weight) * load_factor, loading.kind, input.unit, 'down', input.gym);
  return { ...usual, weight, reason: `The block starts ${percentLess(load_factor)} lighter here, so that the lift can climb again.` };
}

/** What the time since this lift was last trained leaves of its load (READY-1). */
function leftAfterBreak({ input }: Asked): number {
  return loadAfterBreak(daysSince(input), input.returning);
}

function daysSince({ exposures }: SuggestionInput): number {
  return exposures?.[0]?.days_ago ?? 0;
}

function usualFirstSet(asked: Asked): SetSuggestion | null {
  const { input } = asked;
  const aimed = fromTarget(asked);
  if (aimed !== null) return aimed;
  if (input.last_time.length === 0) return fromSubstitute(asked) ?? fromToldMax(asked) ?? fromWarmUp(asked);
  const rule = input.prescription.progression?.rule;
  if (rule === 'linear')
    return byStep(asked, leftAfterBreak(asked) < 1 || easedPercent(input) !== 0) ?? fromLastTime(asked, input.last_time);
  const isByEffort = rule !== 'reps' && input.prescription.rpe !== null && isLoaded(asked.loading.kind);
  return (isByEffort ? fromWorkingMax(asked) : null) ?? fromLastTime(asked, input.last_time);
}

/** RPE work: the load for these reps at this effort, from the last sessions, with a limited rise. */
function fromWorkingMax(asked: Asked): SetSuggestion | null {
  const { input, range, loading, target } = asked;
  const max = workingMax(input.exposures ?? [{ days_ago: 0, sets: input.last_time }], input.unit);
  const left = leftAfterBreak(asked);
  // The break's cut is taken from the load the plan means; the easier effort of the way back is not a second one.
  const meant = input.prescription.planned_rpe ?? target;
  const planned = meant === null ? undefined : shareOfMax(range.high, meant);
  const share = left < 1 || target === null ? planned : shareOfMax(range.high, target);
  if (max === undefined || share === undefined || planned === undefined || target === null) return null;
  const heaviest = Math.max(0, ...input.last_time.map((set) => weightNumber(set.weight, set.unit, input.unit) ?? 0));
  const cap = capAbove(heaviest, RISE_MOST_PERCENT, loading);
  const { eased = 1 } = input;
  const usual = max * share * left;
  const wanted = Math.min(eased > 1 ? usual * eased : Math.min(usual, max * planned * eased), cap);
  const isCareful = target >= 9 || input.beginner === true;
  const near = loadableWeight(wanted, loading.kind, input.unit, isCareful ? 'down' : 'nearest', input.gym);
  const weight = Number(near) > cap ? loadableWeight(wanted, loading.kind, input.unit, 'down', input.gym) : near;
  if (left < 1) {
    const reason = `${awayWords(daysSince(input))} since the last time, so start ${percentLess(left)} lighter than ${range.high} reps were.`;
    return { weight, reps: range.high, reason };
  }
  const reps = repsFor(Number(weight), wanted, max, asked);
  const points = `Last time points to a max near ${Math.round(max)} ${unitWord(input.unit)}`;
  const reason =
    eased === 1
      ? `${points}; ${reps} reps at RPE ${target} is this load.`
      : `${points}; today is ${eased < 1 ? 'lighter' : 'heavier'} than that asks for.`;
  return { weight, reps, reason };
}

/** When no load is near the target, adjusts reps to equal effort. */
function repsFor(weight: number, wanted: number, max: number, { range, target }: Asked): number {
  if (target === null || Math.abs(weight - wanted) <= wanted * ROUNDING_MOST) return range.high;
  let best = range.high;
  for (let reps = Math.max(1, range.high - REPS_MOVED_MOST); reps <= range.high + REPS_MOVED_MOST; reps += 1) {
    const [share, known] = [shareOfMax(reps, target), shareOfMax(best, target)];
    if (share !== undefined && (known === undefined || Math.abs(share * max - weight) < Math.abs(known * max - weight))) best = reps;
  }
  return best;
}

/** Double progression: reps reach the top of the range in every set, then the load rises one step. */
function fromLastTime(asked: Asked, lastTime: readonly LoggedLike[]): SetSuggestion | null {
  const { input, range, loading } = asked;
  const [first] = lastTime;
  if (first === undefined) return null;
  const weight = inUnit(first, loading);
  const shown = setText(first, input.unit);
  const left = leftAfterBreak(asked);
  if (left < 1 && weight !== '') {
    const percent = (left - 1) * 100;
    const lighter = moveByPercent(first, Math.min(percent, easedPercent(input)), loading);
    return {
      weight: lighter,
      reps: range.low,
      reason: `${awayWords(daysSince(input))} since the last time (${shown}), so start lighter.`,
    };
  }
  const percent = easedPercent(input);
  if (percent < 0 || (percent > 0 && weight !== '')) {
    const why = percent > 0 ? 'Last time was too easy' : (input.eased ?? 1) < 1 ? 'Easier today' : 'This is the lighter week';
    const weighed = moveByPercent(first, percent, loading);
    return { weight: weighed, reps: range.low, reason: `${why}: ${percent > 0 ? 'more' : 'less'} than last time's ${shown}.` };
  }
  return earnedStep(asked, lastTime, first, weight) ?? sameLoad(asked, first, weight, shown);
}

/** What today takes off or adds to a load, in percent; of a lighter week and an easier day the larger cut counts. */
function easedPercent({ eased = 1, lighter_week }: SuggestionInput): number {
  const today = (eased - 1) * 100;
  return lighter_week === true ? Math.min(today, LIGHTER_PERCENT) : today;
}

/** More weight, or the reps that earn it; null while a set was below the top. */
function earnedStep(
  { input, range, rangeAt, loading }: Asked,
  lastTime: readonly LoggedLike[],
  first: LoggedLike,
  weight: string,
): SetSuggestion | null {
  // Of «10, 8, 6» each set is measured by its own.
  const lowest = Math.min(...lastTime.map((set, index) => set.reps + range.high - rangeAt(index + 1).high));
  const reached = `Every set reached ${rangeAt(lastTime.length).high === range.high ? range.high : 'its'} reps last time`;
  const hardest = Math.max(...lastTime.map((set) => set.rpe ?? 0));
  const enough = input.prescription.sets === undefined || lastTime.length >= input.prescription.sets;
  const value = weightNumber(first.weight, first.unit, input.unit);
  if (value === undefined || lowest < range.high || !enough || hardest > 9.5) return null;
  const next = nextStep(value, loading);
  if (value < 0 && next !== null)
    return {
      weight: next === 0 ? '' : numberText(next),
      reps: range.low,
      reason: `${reached}, so take less help.`,
    };
  if (next === null) {
    const why = heavier(value, loading) === null ? 'Nothing heavier is there' : 'The next weight is too far away';
    return { weight, reps: lowest + 1, reason: `${why}, so add a rep.` };
  }
  const earned = range.high + 2;
  if (lowest < earned && value > 0 && (next - value) / value > STEP_EARNED_SHARE)
    return { weight, reps: lowest + 1, reason: `The next weight is a big step, so first earn ${earned} reps in every set.` };
  const second = input.lower_body === true && loading.kind !== 'dumbbell' ? heavier(next, loading) : null;
  const heavy = second !== null && second - value <= value * 0.025 ? second : next;
  return {
    weight: numberText(heavy),
    reps: range.low,
    reason: `${reached}, so the load goes up.`,
  };
}

function sameLoad({ input, range, loading }: Asked, first: LoggedLike, weight: string, shown: string): SetSuggestion {
  // Another unit or gym may have no equal weight.
  const isSame = weight === displayWeight(first.weight, first.unit, input.unit);
  if (first.reps < range.low) {
    const before = input.exposures?.[1]?.sets[0];
    const lighter = before !== undefined && before.reps < range.low ? moveByPercent(first, -5, loading) : weight;
    if (lighter !== weight) return { weight: lighter, reps: range.low, reason: `Under ${range.low} reps twice, so go a little lighter.` };
    return {
      weight,
      reps: range.low,
      reason: `Last time was ${shown}: aim for ${range.low} with ${isSame ? 'the same load' : 'the nearest load there is'}.`,
    };
  }
  const reps = Math.min(first.reps + 1, weight === '' ? first.reps + 1 : range.high);
  return {
    weight,
    reps,
    reason:
      reps === first.reps
        ? `${isSame ? 'Same as last time' : 'As near as it gets to last time'}: ${shown}.`
        : `Last time was ${shown}: try for a rep more.`,
  };
}

/** Never done before, but replaces an exercise that was: its load, converted. */
function fromSubstitute({ input, range, loading }: Asked): SetSuggestion | null {
  const { stands_for } = input;
  const loads = (stands_for?.sets ?? []).flatMap((set) => weightNumber(set.weight, set.unit, input.unit) ?? []);
  if (stands_for === undefined || stands_for.factor === null || loads.length === 0 || !isLoaded(loading.kind)) return null;
  const old = Math.max(...loads);
  const weight = loadableWeight(old * stands_for.factor, loading.kind, input.unit, 'down', input.gym);
  const from = `${stands_for.exercise} at ${weightWithUnit(numberText(old), input.unit)}`;
  return { weight, reps: range.low, reason: `Converted from ${from}: a start, so let the first set tell.` };
}

function fromToldMax({ input, range, loading, target }: Asked): SetSuggestion | null {
  const { known_max } = input;
  const max = known_max === undefined ? undefined : weightNumber(known_max.weight, known_max.unit, input.unit);
  const share = shareOfMax(range.high, target ?? 8);
  if (known_max === undefined || max === undefined || share === undefined || !isLoaded(loading.kind)) return null;
  const weight = loadableWeight(max * TOLD_MAX_SHARE * share, loading.kind, input.unit, 'down', input.gym);
  const told = weightWithUnit(displayWeight(known_max.weight, known_max.unit, input.unit), input.unit);
  return { weight, reps: range.high, reason: `You told the coach a max of ${told}: a careful start for ${range.high} reps.` };
}

/** Only warm-up sets are known: one step above the heaviest. */
function fromWarmUp({ input, range, loading }: Asked): SetSuggestion | null {
  const loads = (input.warm_ups ?? []).flatMap((set) => weightNumber(set.weight, set.unit, input.unit) ?? []);
  if (loads.length === 0 || !isLoaded(loading.kind)) return null;
  const heaviest = Math.max(...loads);
  const weight = numberText(heavier(heaviest, loading) ?? heaviest);
  const warmUp = weightWithUnit(numberText(heaviest), input.unit);
  return { weight, reps: range.low, reason: `One step above your warm-up of ${warmUp}: let this set tell.` };
}

function isLoaded(kind: LoadKind): boolean {
  return kind === 'barbell' || kind === 'dumbbell' || kind === 'machine';
}

/** «7.5%» */
function percentLess(left: number): string {
  return `${Math.round((1 - left) * 1000) / 10}%`;
}
