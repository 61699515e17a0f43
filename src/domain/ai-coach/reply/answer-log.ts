import type { Exercise } from '../../exercises/exercise.ts';
import { factOf, LAST_SESSION_FACT, type LogFact, liftFacts, loggedMax, WORKOUTS_FACT } from '../log-facts.ts';

const LIFTS_SAID = 3;

/** A summary of progress from the log facts. */
export function progressWords(facts: readonly LogFact[], exercise: Exercise | undefined): string {
  const lifts = liftFacts(facts);
  const lift = exercise === undefined ? undefined : loggedMax(facts, exercise.name);
  if (exercise !== undefined && lift !== undefined) return `${exercise.name}: best estimated maximum ${lift.words}.`;
  const workouts = factOf(facts, WORKOUTS_FACT);
  if (lifts.length === 0 && workouts === undefined)
    return "I see nothing of your log here, so I cannot say. Workout History draws each lift's line from what you logged.";
  const said = lifts.slice(0, LIFTS_SAID).map((fact) => `${fact.label.replace(/, .*$/, '')} ${fact.value}`);
  return [
    workouts === undefined ? '' : `In the last 4 weeks: ${workouts.value}.`,
    said.length === 0 ? '' : `Best estimates: ${said.join('; ')}.`,
    'Workout History shows the whole line of each lift.',
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/** What was done last time. */
export function historyWords(facts: readonly LogFact[], exercise: Exercise | undefined): string {
  const last = factOf(facts, LAST_SESSION_FACT)?.value;
  if (last === undefined)
    return "I see nothing of your log here. Today's Workout shows last time beside each set, and Workout History has every session.";
  const day = last.split(': ')[0] ?? '';
  const item =
    exercise === undefined
      ? undefined
      : last
          .slice(day.length + 2)
          .split('; ')
          .find((part) => part.toLowerCase().startsWith(exercise.name.toLowerCase()));
  if (exercise !== undefined && item === undefined)
    return `${exercise.name} was not in your last session (${day}). Today's Workout shows its last time beside each set.`;
  return item === undefined ? `Your last session, ${last}.` : `On ${day}: ${item}.`;
}
