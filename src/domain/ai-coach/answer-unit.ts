import { displayWeight, unitWord, type WeightUnit } from '../training/units.ts';
import { isLiftFact, type LogFact, UNIT_FACT, unitFact, unitOfFacts } from './log-facts.ts';
import type { Brief, ChatMessage } from './person/brief-shape.ts';
import { readUnit } from './understand/facts/read-body.ts';
import { normaliseText } from './understand/normalise-text.ts';
import { forgottenLabel } from './understand/read-message.ts';

/**
 * The unit of an answer: the unit requested from the coach, else the unit chosen in the app, else the unit of the trainee's own weights.
 */
export function answerUnit(messages: readonly ChatMessage[], brief: Brief, facts: readonly LogFact[]): WeightUnit {
  return askedUnit(messages) ?? unitOfFacts(facts) ?? writtenUnit(facts) ?? brief.unit ?? 'lb';
}

/** The last «use kg» that was not undone. */
function askedUnit(messages: readonly ChatMessage[]): WeightUnit | undefined {
  for (const { role, content } of messages.toReversed()) {
    if (role !== 'user') continue;
    const text = normaliseText(content);
    if (forgottenLabel(content)?.trim().toLowerCase() === 'weights in') return undefined;
    const read = readUnit(text);
    if (read?.asked === true) return read.unit;
  }
  return undefined;
}

/** Log facts still contain weights when the trainee has removed the unit fact. */
function writtenUnit(facts: readonly LogFact[]): WeightUnit | undefined {
  const word = facts.map(({ value }) => /\d (kg|lbs)\b/.exec(value)?.[1]).find((found) => found !== undefined);
  return word === undefined ? undefined : word === 'kg' ? 'kg' : 'lb';
}

const WEIGHT = /\b(\d{1,4}(?:\.\d{1,4})?) ?(kg|lbs?)\b/g;

/** Converts every weight in a text to `unit`. */
export function weightsIn(text: string, unit: WeightUnit): string {
  return text.replace(WEIGHT, (written: string, weight: string, word: string) => {
    const from: WeightUnit = word === 'kg' ? 'kg' : 'lb';
    return from === unit ? written : `${displayWeight(weight, from, unit)} ${unitWord(unit)}`;
  });
}

/** Converts the weights in log facts to `unit`. Estimates are rounded to whole numbers. */
export function inUnit(facts: readonly LogFact[], unit: WeightUnit): LogFact[] {
  return facts.map((fact) => {
    const value = weightsIn(fact.value, unit);
    const isWhole = isLiftFact(fact) && value !== fact.value;
    return { ...fact, value: isWhole ? value.replace(/\d+\.\d+/g, (number) => String(Math.round(Number(number)))) : value };
  });
}

/** Log facts prepared for an answer: in its unit, with a fact for that unit. */
export function factsForAnswer(messages: readonly ChatMessage[], brief: Brief, facts: readonly LogFact[]): LogFact[] {
  const unit = answerUnit(messages, brief, facts);
  return [...inUnit(facts, unit).filter((fact) => fact.key !== UNIT_FACT), unitFact(unit)];
}
