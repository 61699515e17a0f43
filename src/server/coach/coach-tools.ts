import type { core, ZodMiniType } from 'zod/mini';
import { mayDo, traineeOf } from '#domain/ai-coach/person/trainee.ts';
import { findExercise } from '#domain/exercises/find-exercise.ts';
import { substitutesFor } from '#domain/exercises/substitutes.ts';
import type { Plan } from '#domain/plan/plan.ts';
import { dayView, planView } from '#domain/plan/plan-view.ts';
import type { ModelTool } from '../ports/language-model.ts';
import type { Bench, ToolAnswer } from './bench.ts';
import { briefPatchSchema, explainSchema, minutesSchema, nothingSchema, proposalSchema, swapSchema } from './bench-shapes.ts';
import { planEditsSchema } from './edit-shapes.ts';

/** The engine's functions as tools on one bench. `onAnswer` receives their results, which the model's text may repeat. */
export function coachTools(bench: Bench, before: Plan | null, onAnswer: (answer: ToolAnswer) => void): ModelTool[] {
  const tool = <S extends ZodMiniType>(
    name: string,
    description: string,
    input: S,
    run: (given: core.output<S>) => ToolAnswer,
  ): ModelTool => ({
    name,
    description,
    input,
    run: (given) => {
      const answer = run(given as core.output<S>);
      onAnswer(answer);
      return answer;
    },
  });
  return [
    tool(
      'update_brief',
      'Record what the trainee said about themselves that the engine has not understood: goal, experience, days a week, minutes a session, gym, what to be careful with, exercises to leave out or to have, muscles that want more work. Only what they said.',
      briefPatchSchema,
      bench.update,
    ),
    tool('build_plan', 'Build a plan from the brief. Answers with the plan, or with what is missing.', nothingSchema, () => bench.build()),
    tool(
      'keep_plan',
      'The engine would change the plan although the trainee asked for no change: leave it as it is.',
      nothingSchema,
      bench.keep,
    ),
    tool(
      'edit_plan',
      'Change the plan the trainee has, and nothing but what they name: exercises added, left out, swapped, moved or paired, sets, reps, reps in reserve, rest, days moved, added, left out or with other contents, the split, the length of one day. Days by their label, exercises by name. Answers with what was done, what else had to change, and what could not be.',
      planEditsSchema,
      bench.edit,
    ),
    tool('swap_exercise', 'Put one exercise in the place of another, everywhere in the plan.', swapSchema, bench.swap),
    tool('set_minutes', 'Make every session fit into this many minutes.', minutesSchema, bench.setMinutes),
    tool(
      'propose_plan',
      'Hand in a whole plan of your own, only when the trainee asks for something the other tools cannot do. It is checked, mended where that is possible, or refused with reasons.',
      proposalSchema,
      bench.propose,
    ),
    tool(
      'explain_exercise',
      'What the library knows about an exercise: muscles, cues, why it is in the plan, what can stand in for it.',
      explainSchema,
      ({ exercise }) => explain(exercise, bench, before),
    ),
  ];
}

function explain(name: string, bench: Bench, before: Plan | null): ToolAnswer {
  const exercise = findExercise(name);
  if (exercise === undefined) return { ok: false, why: 'no such exercise in the library' };
  const trainee = traineeOf(bench.brief);
  return {
    ok: true,
    exercise: exercise.name,
    muscles: exercise.primary,
    cues: exercise.cues,
    why_in_plan: whyIn(bench.made?.plan ?? before, exercise.name),
    substitutes: substitutesFor(exercise, {}, 20)
      .filter((other) => mayDo(other, trainee))
      .slice(0, 3)
      .map((other) => other.name),
  };
}

function whyIn(plan: Plan | null, name: string): string | null {
  if (plan === null) return null;
  const views = Array.from({ length: planView(plan).days }, (_, day) => dayView(plan, 0, day));
  const items = views.flatMap((view) => [...(view?.primary ?? []), ...(view?.accessories ?? [])]);
  return items.find((item) => item.exercise === name)?.why ?? null;
}
