import { BODY_MESSAGES } from '../messages/progress.ts';
import { type BodyMeasure, type BodyUnit, bodyNumber, bodyText } from './body-measures.ts';

export type BodyEntryResult = { ok: true; amount: string } | { ok: false; field: 'amount' | 'day'; message: string };

/** Reads a typed amount, exactly as typed but for the decimal comma; refuses what no body can be, and days to come (PROG-23). */
export function parseBodyEntry(
  typed: { amount: string; unit: BodyUnit; measured_on: string },
  measure: BodyMeasure,
  today: string,
): BodyEntryResult {
  const text = typed.amount.trim().replace(',', '.');
  if (text === '') return { ok: false, field: 'amount', message: BODY_MESSAGES.missing };
  const match = /^0*(\d{1,4}(?:\.\d{1,4})?)\.?$/.exec(text);
  if (match?.[1] === undefined) return { ok: false, field: 'amount', message: BODY_MESSAGES.number };
  const amount = match[1];
  const metric = measure.kind === 'weight' ? 'kg' : measure.kind === 'length' ? 'cm' : '%';
  const value = bodyNumber(amount, typed.unit, metric) ?? 0;
  if (value < measure.least || value > measure.most) {
    const [least, most] = [measure.least, measure.most].map((bound) => bodyText({ amount: `${bound}`, unit: metric }, typed.unit));
    return { ok: false, field: 'amount', message: BODY_MESSAGES.range(least ?? '', most ?? '') };
  }
  if (!/^\d{4}-\d{2}-\d{2}$/.test(typed.measured_on)) return { ok: false, field: 'day', message: BODY_MESSAGES.day };
  if (typed.measured_on > today) return { ok: false, field: 'day', message: BODY_MESSAGES.future };
  return { ok: true, amount };
}

interface Typed {
  readonly amount: string;
  readonly unit: BodyUnit;
}

/**
 * What is kept of an edit that began with `base`, of what is stored `now` (undefined when deleted): the amount it typed, else the stored
 * one (PROG-38). `isOver` when it replaces what was changed since then too.
 */
export function mergeAmount(edited: Typed, base: Typed, now: Typed | undefined): Typed & { isTyped: boolean; isOver: boolean } {
  const isTyped = saysOtherAmount(edited, base);
  const { amount, unit } = isTyped ? edited : (now ?? base);
  return { amount, unit, isTyped, isOver: now === undefined || (isTyped && saysOtherAmount(now, base) && saysOtherAmount(now, edited)) };
}

/** Whether two entries say another number or unit, as typed. */
export function saysOtherAmount(one: Typed, other: Typed): boolean {
  return one.amount !== other.amount || one.unit !== other.unit;
}
