import type { Plan } from '#domain/plan/plan.ts';
import { dayView, type PrescriptionView, planView } from '#domain/plan/plan-view.ts';
import { exerciseKey } from '../../exercises/exercise-key.ts';
import { findExercise } from '../../exercises/find-exercise.ts';
import { dayName } from '../../training/next-workout.ts';
import { parseReps } from '../../training/rep-range.ts';
import { setText } from '../../training/set-text.ts';
import type { SetSuggestion } from '../../training/suggestion.ts';
import { displayWeight, type WeightUnit, weightNumber } from '../../training/units.ts';
import { daysBetween } from '../../training/week.ts';
import { weightsIn } from '../answer-unit.ts';
import type { Brief } from '../person/brief-shape.ts';
import { suggestionBasis, suggestPlannedSet } from '../planned-suggestion.ts';
import { loadsBetween } from '../understand/acts/plain-log-forms.ts';
import { betweenWords } from './between-words.ts';
import type { DigestTarget, LogDigest } from './digest-shape.ts';
import { type AskedExercise, exerciseNamed, insteadWords, loggedExercise } from './exercise-asked.ts';
import { isLastHidden, isLiftHidden } from './hide-facts.ts';
import type { LogQuestion } from './log-question.ts';
import { emptyLogWords } from './missing-words.ts';
import { onDay, readLoad, setsWords, writtenSet } from './set-words.ts';

const EXERCISES_SAID = 6;

/** «What should I bench today?», «85 or 87.5?», «why so heavy?» */
export function answerLoad(question: LogQuestion): string[] {
  const { exercise, digest, plan } = question;
  const between = loadsBetween(question.text);
  if (between !== undefined)
    return [betweenWords(between), ...(exercise === undefined ? [] : [lastTime(exercise, question)])].filter((words) => words !== '');
  if (exercise === undefined) return sessionLoads(question);
  const here = digest.targets.filter((target) => isSame(target, exercise));
  const target = here.find(({ day }) => day === digest.place?.day) ?? here[0];
  if (target === undefined || plan === undefined) return [...insteadWords(exercise), ...unplannedLoad(exercise, question)];
  return [...insteadWords(exercise), ...plannedLoad(exercise, target, question)];
}

function isSame(target: { exercise: string }, asked: AskedExercise): boolean {
  return (
    exerciseKey(target.exercise) === exerciseKey(asked.name) ||
    (asked.exercise !== undefined && findExercise(target.exercise)?.id === asked.exercise.id)
  );
}

/** The session of Today's Workout as a person names it: «Today», «Fri, the next session». */
function sessionName({ place }: LogDigest, day: number): string {
  const label = dayName(place?.labels[day] ?? '');
  if (day !== place?.day) return `On ${label}`;
  return place.scheduled ? 'Today' : `Next, on ${label},`;
}

function plannedLoad(asked: AskedExercise, target: DigestTarget, question: LogQuestion): string[] {
  const { digest, unit, text } = question;
  const isDone = target.day === digest.place?.day && (digest.place.session === 'logged' || target.done >= target.sets);
  const elsewhere =
    target.day === digest.place?.day
      ? []
      : [`${asked.name} is not in ${digest.place?.scheduled === true ? "today's session" : 'the next session'}.`];
  if (isDone) return [`${asked.name} is done for today. ${lastTime(asked, question)}`.trim()];
  const suggestion = suggestionOf(target, question);
  const head = `${sessionName(digest, target.day)} ${asked.name}`;
  if (suggestion === undefined) return [...elsewhere, ...firstLoad(asked, target, question)];
  const left = target.sets - target.done;
  const sets = target.done === 0 ? `${target.sets} ${target.sets === 1 ? 'set' : 'sets'}` : `${left} more ${left === 1 ? 'set' : 'sets'}`;
  const effort = target.rpe === null ? '' : ` at RPE ${target.rpe}`;
  return [
    ...elsewhere,
    `${head}: ${sets} of ${setText({ ...suggestion, unit }, unit)}${effort}. ${suggestion.reason}${chosenOf(text, suggestion, unit)}`,
    ...[lastTime(asked, question)].filter((words) => words !== '' && target.done === 0),
  ];
}

/** The suggestion in the answer's unit, from the digest, else from a maximum the trainee reported. */
function suggestionOf(target: DigestTarget, question: LogQuestion): SetSuggestion | undefined {
  const { unit } = question;
  if (target.suggestion === null) return fromToldMax(target, question);
  const { load, reps, reason } = target.suggestion;
  const { weight, unit: from } = readLoad(load);
  return { weight: displayWeight(weight, from, unit), reps, reason: weightsIn(reason, unit) };
}

/** As Today's Workout does where nothing is logged. */
function fromToldMax(target: DigestTarget, { digest, plan, brief, unit }: LogQuestion): SetSuggestion | undefined {
  const view = plan === undefined ? undefined : prescriptionOf(plan, target, digest.place?.week ?? 0);
  const hasSets = digest.exercises.some(({ name }) => exerciseKey(name) === exerciseKey(target.exercise));
  if (view === undefined || plan === undefined || hasSets || isHidden(digest, target.exercise)) return undefined;
  return (
    suggestPlannedSet({
      prescription: view,
      logged: [],
      last_time: [],
      exposures: [],
      basis: suggestionBasis(view, { note: undefined, maxes: toldMaxes(brief), setsOf: () => [] }),
      gym: digest.gym ?? undefined,
      unit,
      is_strength: planView(plan).is_strength,
      lighter_week: false,
    }) ?? undefined
  );
}

function prescriptionOf(plan: Plan, target: DigestTarget, week: number): PrescriptionView | undefined {
  const day = dayView(plan, week, target.day);
  return [...(day?.primary ?? []), ...(day?.accessories ?? [])].find(
    (item) => exerciseKey(item.exercise) === exerciseKey(target.exercise) && item.exercise_n === target.exercise_n,
  );
}

function isHidden(digest: LogDigest, name: string): boolean {
  return isLastHidden(digest.hidden) || isLiftHidden(digest.hidden, name);
}

/** Nothing to compute a weight from: timed work repeats, anything else is found by feel. */
function firstLoad(asked: AskedExercise, target: DigestTarget, question: LogQuestion): string[] {
  const { digest } = question;
  const planned = `${asked.name}: ${target.sets} × ${target.reps}${target.rpe === null ? '' : ` at RPE ${target.rpe}`}.`;
  if (isHidden(digest, asked.name))
    return [planned, "You removed its sets from «What your coach sees», so only Today's Workout can suggest the weight."];
  const before = lastTime(asked, question);
  if (before !== '') return [planned, `${before} Repeat that, or a little more if it was easy.`];
  return [planned, findLoad(asked, target.reps)];
}

/** How to find a first load (TRAIN-11). */
function findLoad({ exercise }: AskedExercise, reps: string): string {
  const range = parseReps(reps);
  const of = range === undefined || range.unit === 'seconds' ? 'a set feels' : `a set of ${range.low} feels`;
  if (exercise?.load === 'time' || exercise?.load === 'bodyweight' || exercise?.load === 'band')
    return 'Nothing is logged yet: stop each set with two or three more in you, and the next target follows from that.';
  const start = exercise?.load === 'barbell' ? 'the empty bar' : 'the lightest weight';
  return `Nothing is logged yet, so I name no weight: start with ${start} and add until ${of} like 3 more were in you. Today's Workout counts on from there.`;
}

function lastTime(asked: AskedExercise, { digest, unit }: LogQuestion): string {
  const last = loggedExercise(digest, asked)?.sessions.find(({ on }) => on < digest.today);
  return last === undefined ? '' : `Last time, ${onDay(last.on, digest.today)}: ${setsWords(last.sets, unit, asked.exercise)}.`;
}

/** Which of two weights named in the question is nearer; empty without two. */
function chosenOf(text: string, { weight }: SetSuggestion, unit: WeightUnit): string {
  const named = /(\d+(?:\.\d+)?)(?: ?(?:kg|kilos?|lbs?|pounds?))? or (?:the )?(\d+(?:\.\d+)?)/.exec(text);
  const target = weightNumber(weight, unit, unit);
  if (named === null || target === undefined) return '';
  const [first, second] = [Number(named[1]), Number(named[2])];
  if (first === second) return '';
  return ` Of your two, take ${Math.abs(first - target) <= Math.abs(second - target) ? first : second}.`;
}

function toldMaxes(brief: Brief): ReadonlyMap<string, { weight: string; unit: WeightUnit }> {
  return new Map(brief.maxes.map(({ exercise_id, weight, unit }) => [exercise_id, { weight, unit }]));
}

/** An exercise without a target here: as the plan prescribes it elsewhere, else five reps with two in reserve, by the same rules. */
function unplannedLoad(asked: AskedExercise, question: LogQuestion): string[] {
  const { plan, unit } = question;
  const planned = plan === undefined ? undefined : plannedItem(plan, asked);
  const elsewhere = planned === undefined ? 'is not in your plan' : 'is on another day of your plan';
  const place = plan === undefined ? 'You have no plan in use' : `${asked.name} ${elsewhere}`;
  const suggestion = fromLog(asked, question);
  if (suggestion === undefined) return [`${place}. ${findLoad(asked, planned?.reps ?? FIVE_REPS.reps)}`];
  const before = lastTime(asked, question);
  return [`${place}. ${setText({ ...suggestion, unit }, unit)} would be right. ${suggestion.reason}`, ...(before === '' ? [] : [before])];
}

function plannedItem(plan: Plan, asked: AskedExercise): PrescriptionView | undefined {
  const days = Array.from({ length: planView(plan).days }, (_, day) => dayView(plan, 0, day));
  return days.flatMap((day) => [...(day?.primary ?? []), ...(day?.accessories ?? [])]).find((item) => isSame(item, asked));
}

const FIVE_REPS = {
  exercise_n: 1,
  sets: 3,
  reps: '5',
  rpe: 8,
  rir: null,
  rest_seconds: null,
  superset: null,
  note: null,
  why: null,
} as const;

/** The next set of an exercise by the rules of Today's Workout, from what is logged of it. */
function fromLog(asked: AskedExercise, { digest, plan, brief, unit }: LogQuestion): SetSuggestion | undefined {
  const logged = loggedExercise(digest, asked);
  const planned = plan === undefined ? undefined : plannedItem(plan, asked);
  const exposures = (logged?.sessions ?? []).map(({ on, sets }) => ({
    days_ago: daysBetween(on, digest.today),
    sets: sets.map(writtenSet),
  }));
  const prescription: PrescriptionView = planned ?? { ...FIVE_REPS, exercise: asked.name, exercise_id: asked.exercise?.id ?? null };
  const suggestion = suggestPlannedSet({
    prescription,
    logged: [],
    last_time: (exposures[0]?.sets ?? []).map((set) => ({ ...set, rpe: set.rpe, exercise_n: 1 })),
    exposures,
    basis: suggestionBasis(prescription, { note: undefined, maxes: toldMaxes(brief), setsOf: () => [] }),
    gym: digest.gym ?? undefined,
    unit,
    is_strength: planned === undefined || plan === undefined || planView(plan).is_strength,
    lighter_week: false,
  });
  return suggestion ?? undefined;
}

/** The exercises of the session where the phone told no targets. */
function plannedTargets(plan: Plan, { week, day }: NonNullable<LogDigest['place']>): DigestTarget[] {
  const view = dayView(plan, week, day);
  return [...(view?.primary ?? []), ...(view?.accessories ?? [])].map(({ exercise, exercise_n, sets, reps, rpe }) => ({
    day,
    exercise,
    exercise_n,
    sets,
    done: 0,
    reps,
    rpe,
    suggestion: null,
  }));
}

/** Every exercise of the session. */
function sessionLoads(question: LogQuestion): string[] {
  const { digest, plan, unit } = question;
  const { place } = digest;
  if (plan !== undefined && place === null) return ["I do not see which session is due; Today's Workout shows it with its weights."];
  if (place === null || plan === undefined)
    return [
      'There is no plan in use, so nothing is due today. Name an exercise, and I look at your log.',
      ...(digest.exercises.length === 0 ? emptyLogWords(question) : []),
    ];
  const told = digest.targets.filter(({ day }) => day === place.day);
  const targets = told.length > 0 ? told : plannedTargets(plan, place);
  const label = dayName(place.labels[place.day] ?? '');
  const head =
    place.session === 'logged'
      ? `Today's session (${label}) is logged.`
      : place.scheduled
        ? `Today is ${label}.`
        : `Nothing is planned today; next is ${label}.`;
  const items = targets.slice(0, EXERCISES_SAID).map((target) => {
    const suggestion = suggestionOf(target, question) ?? fromLog(exerciseNamed(target.exercise, plan, digest), question);
    if (suggestion === undefined) return `${target.exercise}, ${target.sets} × ${target.reps}, weight by feel`;
    return `${target.exercise}, ${target.sets} ${target.sets === 1 ? 'set' : 'sets'} of ${setText({ ...suggestion, unit }, unit)}`;
  });
  const rest = targets.length - items.length;
  if (items.length === 0) return [head];
  const main = targets[0] === undefined ? undefined : suggestionOf(targets[0], question);
  const why =
    main === undefined || !/\bwhy\b|\bhow come\b|\bbasis\b/.test(question.text)
      ? []
      : [`${exerciseNamed(targets[0]?.exercise ?? '', plan, digest).name}: ${main.reason}`];
  return [`${head} ${items.join('; ')}${rest > 0 ? `; and ${rest} more` : ''}.`, ...why];
}
