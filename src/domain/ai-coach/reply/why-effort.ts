import type { Plan } from '#domain/plan/plan.ts';
import { dayView, planView } from '#domain/plan/plan-view.ts';
import { listWords } from '../person/list-words.ts';
import type { Trainee } from '../person/trainee.ts';
import { type PlannedPart, partsOf } from './planned-part.ts';

/** Why so near or so far from the limit; of the main lifts where none is named. */
export function whyEffort(plan: Plan, trainee: Trainee, named: PlannedPart | undefined): string {
  const view = planView(plan);
  const scheduled = weekEfforts(plan, named);
  const of = named === undefined ? 'Your main lifts' : named.item.exercise;
  const weeks = scheduled.length > 1 ? `, week by week ${listWords(scheduled)}` : '';
  const fact = `${of} ${named === undefined ? 'are' : 'is'} planned with ${view.is_strength ? 'RPE' : 'reps in reserve (RIR)'} ${scheduled[0] ?? 'open'}${weeks}.`;
  const careful = trainee.easy
    ? 'With what you told me of your health nothing goes near the limit.'
    : trainee.guarded
      ? 'At your age at least two reps stay in reserve.'
      : trainee.experience === 'beginner'
        ? 'New lifters learn the movement better with reps to spare.'
        : '';
  const wave =
    scheduled.length > 1
      ? 'A block starts easier and comes closer to the limit, so that it ends with numbers to compare; the last week is lighter.'
      : '';
  const rule = view.is_strength
    ? 'Strength rises from heavy sets that stay clear of failure (Robinson et al. 2024).'
    : 'Stopping one to three reps short of failure builds as much muscle with less fatigue (Refalo et al. 2023; Robinson et al. 2024).';
  return [fact, careful, wave, rule].filter((sentence) => sentence !== '').join(' ');
}

/** RPE or reps in reserve of each week of the block; of the first main lift without a part. */
function weekEfforts(plan: Plan, named: PlannedPart | undefined): string[] {
  const view = planView(plan);
  const weeks = view.is_strength ? view.weeks : (view.block?.weeks ?? 1);
  return Array.from({ length: weeks }, (_, week) => {
    const day = dayView(plan, week, named?.day_index ?? 0);
    const items = day === undefined ? [] : [...day.primary, ...day.accessories];
    const item = named === undefined ? items[0] : items.find(({ exercise }) => exercise === named.item.exercise);
    return item === undefined ? '' : view.is_strength ? String(item.rpe ?? '') : (item.rir ?? '');
  }).filter((effort) => effort !== '');
}

/** Why this load; where none is named, of the exercise that has it today, else of the first main lift. */
export function whyLoad(
  plan: Plan,
  named: PlannedPart | undefined,
  text: string,
  loadOf: (exercise: string) => string,
): string | undefined {
  const part = named ?? loadNamed(text, plan, loadOf) ?? partsOf(plan).find(({ main }) => main);
  if (part === undefined) return undefined;
  const rule = planView(plan).is_strength
    ? 'Loads follow from your estimated maximum by reps and RPE (chart of Reactive Training Systems), rounded to what can be loaded.'
    : 'It goes up one step once every set reached the top of its reps, and down 5% after falling short twice (double progression, consensus).';
  const isUnknown = named === undefined && LOAD.test(text) && loadNamed(text, plan, loadOf) === undefined;
  return `${isUnknown ? `Nothing in your plan is set to ${LOAD.exec(text)?.[0]} now. ` : ''}${loadOf(part.item.exercise)} ${rule}`;
}

const LOAD = /\b\d+(?:\.\d+)? ?(?:kg|lbs?)\b/;

/** The planned exercise whose load of today is the one named: «why 60 kg», which is not in «160 kg». */
function loadNamed(text: string, plan: Plan, loadOf: (exercise: string) => string): PlannedPart | undefined {
  const [number, unit] = /([\d.]+) ?(kg|lb)/.exec(LOAD.exec(text)?.[0] ?? '')?.slice(1) ?? [];
  const same = new RegExp(`(?<![\\d.])${number}\\s?${unit}`);
  return number === undefined ? undefined : partsOf(plan).find(({ item }) => same.test(loadOf(item.exercise)));
}
