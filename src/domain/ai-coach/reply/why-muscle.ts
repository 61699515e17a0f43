import type { Plan } from '#domain/plan/plan.ts';
import type { Muscle } from '../../exercises/exercise.ts';
import { LEAST_WEEKLY_SETS, PRODUCTIVE_WEEKLY_SETS } from '../check/volume-table.ts';
import type { MuscleMention } from '../edit/read/find-muscles.ts';
import { listWords } from '../person/list-words.ts';
import { allowedExercises, type Trainee } from '../person/trainee.ts';
import { MOVEMENTS } from './exercise-words.ts';
import type { Offer } from './offer-plan.ts';
import { workFor } from './plan-part-words.ts';
import { type PlannedPart, partsOf, weeklySets } from './planned-part.ts';

interface MuscleQuestion {
  /** Normalised. */
  text: string;
  plan: Plan;
  trainee: Trainee;
}

/** The question is of how many exercises, or how many sets; else of whether at all. */
const MANY = /\b(?:so (?:much|many)|too (?:much|many)|more|twice|lots?)\b/;
const OF_AMOUNT = /\b(?:so|too|more|less|fewer|only|just|twice|lots?|little|few|many|much|sets?|[2-9]|exercises|no|not)\b/;
const SEVERAL = /\b(?:[2-9]|two|three|several|different|separate) (?:different )?(?:exercises|lifts|movements|moves|kinds)\b/;

/** Why a body part has the work it has, from its own sets, helpers and place in the goal (PLAN-39). */
export function whyMuscle({ text, plan, trainee }: MuscleQuestion, muscle: MuscleMention): Offer {
  const work = workFor(plan, muscle.muscles);
  const chip = `${MANY.test(text) ? 'Less' : 'More'} ${muscle.words}`;
  const words =
    work.length === 0
      ? noneWords(muscle, plan, trainee)
      : [
          countWords(muscle, work, plan),
          severalWords(text, work),
          OF_AMOUNT.test(text) ? '' : goalWords(trainee),
          ruleWords(muscle, plan, trainee),
        ];
  return {
    messages: [[...words, `Say «${chip.toLowerCase()}» if you want it otherwise.`].filter((sentence) => sentence !== '').join(' ')],
    quick_replies: [chip],
  };
}

/** «Work for biceps: dumbbell curl 2 sets, cable curl 2. With rows and pulldowns, which count half, that is 10 sets a week.» */
function countWords({ muscles, words }: MuscleMention, work: readonly PlannedPart[], plan: Plan): string {
  const each = namesOf(work).map((name) => `${name} ${setsOf(work.filter(({ item }) => item.exercise.toLowerCase() === name))}`);
  const helpers = helping(muscles, plan);
  const totals = muscles.map((muscle) => `${muscles.length === 1 ? '' : `${muscle} `}${weeklySets(plan, muscle)}`);
  const help =
    helpers.length === 0
      ? ''
      : ` With ${listWords(helpers.slice(0, 2))}, which help${helpers.length === 1 ? 's' : ''} and counts half,`.replace(
          'help and counts',
          'help and count',
        );
  const sum = `${help === '' ? ' That' : `${help} that`} is ${listWords(totals)} sets a week.`;
  return `For ${words} your plan has ${listWords(each)} sets.${sum}`;
}

function noneWords({ muscles, words }: MuscleMention, plan: Plan, trainee: Trainee): string[] {
  const helpers = helping(muscles, plan);
  const sets = listWords(muscles.map((muscle) => `${muscles.length === 1 ? '' : `${muscle} `}${weeklySets(plan, muscle)}`));
  const fact =
    helpers.length === 0
      ? `Nothing in your plan is for ${words}.`
      : `Nothing in your plan is for ${words} alone; ${listWords(helpers.slice(0, 2))} train${helpers.length === 1 ? 's' : ''} it along, counted half: ${sets} sets a week.`;
  const canDo = allowedExercises(trainee).some(({ primary }) => muscles.some((muscle) => primary.includes(muscle)));
  const reason = canDo
    ? `In ${trainee.minutes} minutes large movements come first, because they train most for the time (Iversen et al. 2021).`
    : 'None of its exercises fits what you have and what you told me to leave out.';
  return [fact, reason];
}

/** What several exercises for one muscle do differently. */
function severalWords(text: string, work: readonly PlannedPart[]): string {
  if (!SEVERAL.test(text)) return '';
  const kinds = [...new Set(work.flatMap(({ exercise }) => (exercise === undefined ? [] : [MOVEMENTS[exercise.pattern]])))];
  const how = kinds.length > 1 ? ` (${kinds.slice(0, 2).join('; ')})` : '';
  return `Several exercises reach more of a muscle than one does${how}, and spare the joints the same strain each time (Fonseca et al. 2014).`;
}

function ruleWords({ muscles }: MuscleMention, plan: Plan, trainee: Trainee): string {
  const { goal, experience, brief } = trainee;
  const least = LEAST_WEEKLY_SETS[goal][experience];
  const most = PRODUCTIVE_WEEKLY_SETS[experience];
  const own = brief.focus.filter((muscle) => muscles.includes(muscle));
  if (own.length > 0)
    return `You asked for more work for your ${listWords(own)}; up to about ${most} sets still add (Pelland et al. 2025).`;
  const low = muscles.filter((muscle) => weeklySets(plan, muscle) < least);
  const range = `At your experience gains show from about ${least} sets a week and rise up to about ${most} (Pelland et al. 2025)`;
  if (low.length > 0) return `${range}; for more ${listWords(low)} the week has no room beside what your goal (${goal}) needs first.`;
  return `${range}${goal === 'muscle' ? ', so it has enough' : `; for ${goal} it has enough, and the rest of the time goes to other muscles`}.`;
}

/** Names of the exercises that train a muscle as helpers, those with most sets first. */
function helping(muscles: readonly Muscle[], plan: Plan): string[] {
  const parts = partsOf(plan).filter(
    ({ exercise }) =>
      muscles.some((muscle) => exercise?.secondary.includes(muscle)) && !muscles.some((muscle) => exercise?.primary.includes(muscle)),
  );
  return namesOf(parts);
}

function namesOf(parts: readonly PlannedPart[]): string[] {
  return [...new Set(parts.map(({ item }) => item.exercise.toLowerCase()))];
}

function setsOf(parts: readonly PlannedPart[]): number {
  return parts.reduce((sum, { item }) => sum + item.sets, 0);
}

/** Why a body part is trained at all, by what the training is for. */
function goalWords({ goal, brief }: Trainee): string {
  const [sport] = brief.sports;
  if (sport !== undefined)
    return `For your sport (${sport.name}) strong muscles tire later and are hurt less often (Lauersen et al. 2014).`;
  return GOAL_WORDS[goal];
}

const GOAL_WORDS: Readonly<Record<Trainee['goal'], string>> = {
  strength: 'Heavy lifts need the whole body to hold the load, so no part is left behind (consensus).',
  muscle: 'Every large muscle is trained, so that the body grows in proportion (consensus).',
  'fat loss': 'Lifting keeps the muscle while you eat less, in every part that is trained (Murphy and Koehler 2022).',
  'general fitness': 'For health all large muscles are trained on two or more days a week (World Health Organization 2020).',
  functional: 'What you do outside the gym asks for the whole body, and strong muscles are hurt less often (Lauersen et al. 2014).',
};

/** Why lift at all, by what the training is for. */
export function whyLifting(trainee: Trainee): string {
  return `Because of what you train for (${trainee.brief.sports[0]?.name ?? trainee.brief.goal_words ?? trainee.goal}). ${goalWords(trainee)} Two days a week are enough to feel it (World Health Organization 2020).`;
}
