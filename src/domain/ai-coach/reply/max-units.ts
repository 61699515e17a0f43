import { exerciseById } from '../../exercises/library.ts';
import type { WeightUnit } from '../../training/units.ts';
import type { CoachAnswer } from '../answer.ts';
import type { Brief, KnownMax } from '../person/brief-shape.ts';
import { listWords } from '../person/list-words.ts';
import type { Turn } from '../understand/read-turn.ts';

/** Maxima told without a unit, and the unit they were taken for; null while nobody knows it. */
export interface GuessedMaxes {
  maxes: readonly KnownMax[];
  unit: WeightUnit | null;
}

/** The maxima that this message told without a unit. */
export function guessedMaxes({ brief, before }: Pick<Turn, 'brief' | 'before'>, unit: WeightUnit | null): GuessedMaxes {
  const known = new Set(before.maxes.map((max) => JSON.stringify(max)));
  return { unit, maxes: brief.maxes.filter((max) => max.is_guess === true && !known.has(JSON.stringify(max))) };
}

/** Maxima without a unit are in that of the account; without one nothing is reckoned from them (FACT-26). */
export function withMaxUnit(turn: Turn, unit: WeightUnit | null): Turn {
  const at = (brief: Brief): Brief =>
    brief.maxes.some(({ is_guess }) => is_guess === true) ? { ...brief, maxes: known(brief.maxes, unit) } : brief;
  return { ...turn, brief: at(turn.brief), before: at(turn.before) };
}

function known(maxes: readonly KnownMax[], unit: WeightUnit | null): KnownMax[] {
  return maxes.flatMap(({ is_guess, ...max }) => (is_guess !== true ? [max] : unit === null ? [] : [{ ...max, unit }]));
}

const UNIT_REPLIES = ['Kilograms', 'Pounds'] as const;

/** Says in which unit numbers were taken, or asks for it: kilograms read as pounds would load a lift with less than half, pounds read as kilograms with twice as much. */
export function sayMaxUnit(reply: CoachAnswer, { maxes, unit }: GuessedMaxes): CoachAnswer {
  if (maxes.length === 0) return reply;
  const named = listWords(
    maxes.map(({ exercise_id, weight }) => `${(exerciseById(exercise_id)?.name ?? exercise_id).toLowerCase()} ${weight}`),
  );
  if (unit !== null) {
    const [taken, other] = unit === 'kg' ? ['kilograms', 'pounds'] : ['pounds', 'kilograms'];
    return {
      ...reply,
      messages: [...reply.messages, `I take ${named} as ${taken}, the unit of your account. If they are ${other}, say «${other}».`],
    };
  }
  const question = `Is ${named} in kilograms or in pounds? I reckon with ${maxes.length === 1 ? 'it' : 'them'} once I know.`;
  return { ...reply, messages: [...reply.messages, question], quick_replies: [...UNIT_REPLIES, ...reply.quick_replies] };
}
