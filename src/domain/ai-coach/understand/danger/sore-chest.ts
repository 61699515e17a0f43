import type { Danger } from '../../person/danger-kinds.ts';

/** A chest that is tender after pressing: two signs of a sore muscle and none of the heart. */
export function isSoreMuscle(text: string): boolean {
  return SORE_MUSCLE.filter((signs) => signs.test(text)).length >= 2 && !OF_THE_HEART.test(text);
}
const SORE_MUSCLE: readonly RegExp[] = [
  /\bdoms\b|\bsore\b|\bachy\b|\bstiff\b/i,
  /\b(?:press|touch|poke|prod|push|stretch)\w* (?:on |down on )?(?:it|them|there)\b|\bwhen i (?:laugh|cough|stretch|press|touch)\b|\btender\b/i,
  /\bboth sides\b|\bleft and right\b/i,
  /\b(?:since|after|from|did|done) (?:\w+ ){0,3}(?:bench\w*|flies|flyes|dips|push ?-?ups|press(?:ing|es)?|chest day)\b/i,
];
const OF_THE_HEART =
  /\b(?:pressure|tight\w*|heav(?:y|iness)|squeez\w*|crush\w*|jaw|(?:left|down my) arm|sweat\w*|dizz\w*|faint\w*|sick|nausea|palpit\w*|stairs|uphill|at rest|sitting|lying)\b|\b(?:short|out) of breath\b|\bcan(?:no|')?t breathe\b/i;

/** «Chest tight from yesterday's bench»: most likely the muscle, and asked about. */
export function isAfterChestWork(text: string, { kind }: Danger): boolean {
  return kind === 'cardiac' && AFTER_CHEST_WORK.test(text) && !OF_THE_HEART.test(text.replace(/\btight\w*/gi, ' '));
}
const AFTER_CHEST_WORK =
  /\b(?:from|after|since) (?:[\w']+ ){0,3}(?:bench\w*|press(?:es|ing)?|push ?-?ups?|dips?|fl(?:y|ies|yes)|chest (?:day|work\w*|session|training))\b/i;
