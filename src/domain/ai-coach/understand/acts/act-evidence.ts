import type { Brief } from '../../person/brief-shape.ts';
import type { Act } from './acts.ts';
import type { RankedAct } from './rank-acts.ts';

/** The acts that explain a changed field of the brief. */
const EXPLAINED_BY: Readonly<Partial<Record<keyof Brief, readonly Act[]>>> = {
  goal: ['give-goal', 'ask-plan', 'start-over', 'correct-fact'],
  experience: ['give-experience', 'ask-plan', 'correct-fact'],
  days: ['give-days', 'fewer-days', 'more-days', 'ask-plan', 'correct-fact'],
  weekdays: ['give-days', 'move-day', 'ask-plan', 'correct-fact'],
  minutes: ['give-time', 'shorter-sessions', 'longer-sessions', 'ask-plan', 'correct-fact'],
  kit: ['give-equipment', 'give-place', 'equipment-gone', 'ask-plan', 'correct-fact'],
  limitations: ['give-injury', 'report-pain', 'give-condition', 'correct-fact'],
  refused: ['remove-exercise', 'give-likes', 'swap-exercise'],
  wanted: ['add-exercise', 'give-likes', 'swap-exercise'],
  swaps: ['swap-exercise'],
  focus: ['give-focus', 'focus-shift', 'more-sets', 'fewer-sets'],
  unit: ['give-unit'],
  maxes: ['give-max', 'correct-fact'],
  lighter: ['deload-now', 'report-missed', 'report-back', 'report-away', 'report-ill'],
  age: ['give-body'],
};

/** What was read from the words is surer than the guess at their purpose, unless that is this sure. */
const EVIDENCE_LEAST = 0.7;
const GUESS_SURE = 0.8;

/** Acts weighed anew by what the message was read to say; probabilities add up to at most 1. */
export function weighEvidence(acts: readonly RankedAct[], before: Brief, brief: Brief): RankedAct[] {
  const fields = Object.keys(EXPLAINED_BY) as (keyof Brief)[];
  const changed = fields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(brief[field]));
  const explaining = [...new Set(changed.flatMap((field) => EXPLAINED_BY[field] ?? []))];
  const first = explaining[0];
  if (first === undefined || (acts[0]?.p ?? 0) >= GUESS_SURE) return [...acts];
  const own = acts.filter(({ act }) => explaining.includes(act));
  const share = own.reduce((sum, { p }) => sum + p, 0);
  if (share >= EVIDENCE_LEAST) return [...acts];
  const others = acts.filter(({ act }) => !explaining.includes(act));
  const rest = others.reduce((sum, { p }) => sum + p, 0);
  const raised =
    own.length === 0 ? [{ act: first, p: EVIDENCE_LEAST }] : own.map(({ act, p }) => ({ act, p: (p / share) * EVIDENCE_LEAST }));
  const lowered = others.map(({ act, p }) => ({ act, p: rest === 0 ? 0 : (p / rest) * (1 - EVIDENCE_LEAST) }));
  return [...raised, ...lowered].sort((a, b) => b.p - a.p);
}
