import { exerciseKey } from '../../../exercises/exercise-key.ts';
import { kitNamedIn } from '../../understand/facts/read-equipment.ts';
import { BUT_NOT } from '../../understand/wish/continue-wish.ts';
import type { Exceptions } from '../keep-excepted.ts';
import type { PlanContents } from '../plan-contents.ts';
import type { Target } from '../plan-edit.ts';
import type { ExerciseMention } from './find-exercises.ts';
import { readEditMessage } from './read-context.ts';

const EXCEPTION = new RegExp(
  `${BUT_NOT}|,? (?:but (?:please )?(?:keep|leave|don'?t (?:touch|change|cut))|except(?: for)?|apart from|other than|with the exception of|not(?= (?:on |the |my )))(?: in)? `,
);

/** A wish and what it leaves alone: «shorter sessions, but keep the squats», «more arms but not on Monday». */
export function withoutExceptions(text: string, plan: PlanContents): { wish: string; except: Exceptions } {
  const [wish = text, ...kept] = text.split(EXCEPTION);
  const parts = kept.map((part) => exceptionsIn(part, plan));
  const except = {
    targets: parts.flatMap(({ targets }) => targets),
    not: parts.flatMap(({ not }) => not),
    kit: parts.flatMap(({ kit }) => kit),
  };
  return except.targets.length + except.not.length + except.kit.length === 0 ? { wish: text, except } : { wish, except };
}

function exceptionsIn(text: string, plan: PlanContents): Exceptions {
  const { exercises, muscles, days } = readEditMessage(text, plan, {});
  const on = days.flatMap(({ day }) => day ?? []);
  const isOther = ({ library, in_plan, words }: ExerciseMention): boolean =>
    library !== undefined &&
    (!in_plan || (exerciseKey(library.name) === exerciseKey(words) && plan.exercises.every(({ ref }) => ref.id !== library.id)));
  const inPlan = exercises.filter((mention) => mention.in_plan && !isOther(mention));
  const named: Target[] = [
    ...inPlan.flatMap(({ ref, others }) => [ref, ...others].map((exercise) => ({ exercise }))),
    ...(exercises.length > 0 ? [] : muscles.map((mention) => ({ muscles: mention.muscles }))),
  ];
  const targets =
    named.length === 0
      ? on.map((day) => ({ day }))
      : on.length === 0
        ? named
        : named.flatMap((target) => on.map((day) => ({ ...target, day })));
  return {
    targets,
    not: exercises.flatMap((mention) => (mention.library !== undefined && isOther(mention) ? [mention.library.id] : [])),
    kit: exercises.length > 0 ? [] : kitNamedIn(text),
  };
}
