import { exerciseKey } from '../../exercises/exercise-key.ts';
import { findExercise } from '../../exercises/find-exercise.ts';
import { LOGGED_FACT, UNIT_FACT } from '../log-facts.ts';
import type { AskedExercise } from './exercise-asked.ts';
import { isLastHidden, isLiftHidden } from './hide-facts.ts';
import type { LogQuestion } from './log-question.ts';
import { dayWords } from './set-words.ts';

/** Why there is nothing to say about an exercise, and what makes it answerable. */
export function notLoggedWords(asked: AskedExercise, { digest, plan }: Pick<LogQuestion, 'digest' | 'plan'>): string[] {
  if (isLiftHidden(digest.hidden, asked.name))
    return [`You removed ${asked.name} from «What your coach sees». Show it there again, and I answer from its sets.`];
  const day = digest.targets.find(({ exercise }) => exerciseKey(exercise) === exerciseKey(asked.name))?.day;
  const label = day === undefined ? undefined : digest.place?.labels[day];
  const hidden = isLastHidden(digest.hidden) ? ' in the sessions I may see' : '';
  if (asked.isPlanned)
    return [
      `I find no set of ${asked.name}${hidden}. It is in your plan${label === undefined ? '' : ` (${label})`}: tick its sets in Today's Workout, and after two sessions I can compare.`,
    ];
  const pattern = asked.exercise?.pattern;
  const near = digest.exercises.filter(({ name }) => pattern !== undefined && findExercise(name)?.pattern === pattern);
  const others = (near.length > 0 ? near : digest.exercises).slice(0, 3).map(({ name }) => name);
  const instead = others.length === 0 ? '' : ` ${near.length > 0 ? 'The nearest you log' : 'What I do see'}: ${others.join(', ')}.`;
  return [`I find no set of ${asked.name}${hidden}, and it is ${plan === undefined ? 'in no plan' : 'not in your plan'}.${instead}`];
}

/** Nothing was logged at all. */
export function emptyLogWords({ digest, plan }: Pick<LogQuestion, 'digest' | 'plan'>): string[] {
  const isHidden = digest.hidden.some((key) => key !== UNIT_FACT && key !== LOGGED_FACT);
  if (isHidden && digest.exercises.length === 0)
    return ['You removed your log from «What your coach sees». Show it there again, and I answer from it.'];
  const start = plan === undefined ? 'Once you have a plan, tick' : 'Tick';
  const seen =
    digest.since === null
      ? 'Your log is still empty.'
      : `I see too little of your log, which began ${dayWords(digest.since, digest.today)}.`;
  return [`${seen} ${start} your sets in Today's Workout: after one session I can say what you did, after three how it goes.`];
}
