import type { Brief } from '../person/brief-shape.ts';
import { goalNamed } from './facts/read-goal.ts';

/** Kinds of facts from which a plan can start, by the length of the message in words: a longer one describes its writer. */
const ENOUGH: readonly (readonly [kinds: number, words: number])[] = [
  [4, 10],
  [3, 18],
  [2, 20],
  [1, 28],
];
/** The same for who tells of age, body, sport or lifts: nobody answers a question with those. */
const ENOUGH_OF_SELF: readonly (readonly [kinds: number, words: number])[] = [
  [3, 8],
  [2, 12],
  [1, 25],
];

/** What there is to train with matters most for a plan: a short message without it is asked. */
const WITHOUT_PLACE = 17;

/** The message describes its writer well enough for a first plan: what it leaves open is assumed and said, not asked (FACT-19). */
export function tellsEnough(brief: Brief, text: string): boolean {
  const words = text.split(' ').length;
  const { age, sports, limitations, states, maxes } = brief;
  const ofSelf = [age !== null, sports.length > 0, limitations.length > 0 || states.length > 0, maxes.length > 0].filter(Boolean).length;
  const isHinted = brief.goal === null && brief.focus.length === 0 && goalNamed(text) !== undefined;
  const kinds = ofSelf + planKinds(brief) + (isHinted ? 1 : 0);
  if (!isPlaceTold(brief) && words < WITHOUT_PLACE) return false;
  return (ofSelf > 0 ? ENOUGH_OF_SELF : ENOUGH).some(([least, length]) => kinds >= least && words >= length);
}

function isPlaceTold({ kit, place, lacks }: Brief): boolean {
  return kit !== null || place !== null || lacks.length > 0;
}

function planKinds(brief: Brief): number {
  const { goal, days, busy, minutes, experience, focus, refused, wanted } = brief;
  return [
    goal !== null || focus.length > 0,
    days !== null || busy.length > 0,
    minutes !== null,
    isPlaceTold(brief),
    experience !== null,
    refused.length > 0 || wanted.length > 0,
  ].filter(Boolean).length;
}
