import { DANGER_KINDS, type Danger, type DangerKind, KIND_WORDS, UNCLEARED_HEART } from '../../person/danger-kinds.ts';
import { vectorOf } from '../classifier/features.ts';
import { type LinearModel, unpackModel } from '../classifier/linear-model.ts';
import { memoize } from '../memoize.ts';
import { dangerFeatures } from './danger-features.ts';
import { DANGER_KIND_MODEL } from './danger-kind-weights.ts';
import { askedDanger, deniesDanger, saysYes } from './danger-question.ts';
import { DANGER_MODEL } from './danger-weights.ts';
import { withoutHarmless } from './harmless-table.ts';
import { passagesOf } from './passages.ts';
import { type Clause, isLive, plainWords, readClauses, signsOf } from './read-signs.ts';
import { rulesFor } from './rule-table.ts';
import type { Sign } from './sign-table.ts';
import { wordingsIn } from './wording-table.ts';

/** Scores of the model, set by leaving one writer out at a time: from `STOP` on it is danger, from `ASK` on the coach asks. */
const STOP = -0.2;
/** With a rule that holds. */
const STOP_BY_RULE = -0.9;
/** A lone sign is doubtful only from here on; two or more from lower. */
const ASK = -0.6;
const ASK_BY_SIGNS = -0.9;
const SIGNS_LEAST = 2;
/** Without a rule, in a passage of a longer message. */
const STOP_IN_PASSAGE = 0.2;

/**
 * The danger a message tells of; null when there is none. Read before everything else. `before` is what the coach had said: «yes» to its
 * question «Is that happening to you now?» confirms that danger, and a denial ends the doubt (PLAN-4).
 */
export function detectDanger(text: string, before = ''): Danger | null {
  const asked = askedDanger(before);
  if (asked !== null && saysYes(text)) return { ...asked, ask: false };
  if (ASKS_OF_THINGS.test(text) && !OWN.test(text)) return null;
  const passages = passagesOf(withoutHarmless(withoutClicks(text))).map(readPassage);
  const worst = worstOf(passages.length === 1 ? passages : passages.filter(isCertain));
  if (worst !== null && worst.kind === 'cardiac' && isSoreMuscle(text)) return null;
  const danger = worst !== null && isLaughedAt(text, worst) ? { ...worst, ask: true } : worst;
  return danger?.ask === true && deniesDanger(text, before) && !/\b(?:but|though|although|however)\b/i.test(text) ? null : danger;
}

/** A chest that is tender after pressing: two signs of a sore muscle and none of the heart. */
function isSoreMuscle(text: string): boolean {
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

/** «Can't feel my legs 😂»: asked about before anything is stopped. Thoughts of harming oneself are laughed off too, and count. */
function isLaughedAt(text: string, { kind }: Danger): boolean {
  return kind !== 'self-harm' && LAUGHTER.test(text);
}
const LAUGHTER = /\b(?:lol+|lmf?ao+|rofl|ha(?:ha)+h?|he(?:he)+|jk)\b|[😂🤣😆😅]/iu;

/** A danger as one passage tells it. */
interface Reading {
  danger: Danger | null;
  score: number;
  byRule: boolean;
}

/** Of a long message only what a rule names or the model is sure of: with each further passage it is wrong more often. */
function isCertain({ byRule, score }: Reading): boolean {
  return byRule || score >= STOP_IN_PASSAGE;
}

/** A danger to stop for counts before one to ask about. */
function worstOf(readings: readonly Reading[]): Danger | null {
  const dangers = readings.flatMap(({ danger }) => danger ?? []);
  return dangers.find(({ ask }) => !ask) ?? dangers[0] ?? null;
}

/** «Don't straps make your grip weak?»: what things do to people, with nobody's body in it. */
const ASKS_OF_THINGS =
  /^\W*(?:(?:but|and|so|ok|wait|hm+)\W+)*(?:do(?:es)?|do(?:es)?n'?t|won'?t|will|would|wouldn'?t|can|could) (?!i\b)(?:\w+ ){1,2}(?:make|weaken|damage|ruin|wreck|mess up|build|grow|shrink|stunt|hurt) (?:you|your|ur|one'?s|people'?s?)\b[^.!;]*$/i;
/** A joint that clicks without pain is no injury. */
function withoutClicks(text: string): string {
  return PAINLESS.test(text) ? text.replace(/\b(?:click|crack|pop|creak|crunch)(?:s|ing|y|ed)?\b/gi, ' ') : text;
}
const PAINLESS = /\b(?:no pain|painless\w*|without (?:any )?pain|not (?:painful|hurt\w*)|(?:does|do)(?: not|n'?t) hurt)\b/i;
const OWN = /\b(?:i|i'?m|i'?ve|my|me|mine|myself)\b/i;

let models: { danger: LinearModel; kind: LinearModel } | undefined;

const readPassage = memoize((text): Reading => {
  const plain = plainWords(text);
  const clauses = readClauses(plain);
  const worded = clauses.filter(isLive).flatMap((clause) => wordingsIn(clause.text).map(({ kind }) => kind));
  const rules = namedDangers(clauses);
  models ??= { danger: unpackModel(DANGER_MODEL), kind: unpackModel(DANGER_KIND_MODEL) };
  const blocks = dangerFeatures(plain, clauses);
  const score = models.danger.scores(vectorOf(blocks, models.danger.rarity))[0] ?? 0;
  const isDanger = score >= (rules.length > 0 ? STOP_BY_RULE : STOP);
  const isDoubt =
    rules.length > 0 || (score >= (countSigns(clauses) >= SIGNS_LEAST ? ASK_BY_SIGNS : ASK) && !namesOnlyMuscles(plain, clauses));
  const reading = { score, byRule: rules.length > 0 };
  if ((!isDanger && !isDoubt) || (!reading.byRule && saysTooLittle(plain, clauses))) {
    const heart = unclearedHeart(clauses);
    return { ...reading, danger: heart, byRule: reading.byRule || heart !== null };
  }
  const kinds = models.kind.scores(vectorOf(blocks, models.kind.rarity));
  return { ...reading, danger: { ...nameDanger(kinds, rules, worded), ask: !isDanger } };
});

/** What rules and wordings say of the clauses about the writer now. */
function namedDangers(clauses: readonly Clause[]): Omit<Danger, 'ask'>[] {
  const live = clauses.filter(isLive);
  return [...live.flatMap(({ text }) => wordingsIn(text)), ...rulesFor(signsOf(live))];
}

/** Nothing in the message is a sign but parts of the body, age and circumstances. */
export function namesNoSymptom(text: string): boolean {
  const plain = plainWords(withoutHarmless(text));
  const signs = [...signsOf(readClauses(plain))];
  // «Lift heavy» is no pressure where no part of the body is named.
  const isLoad = !signs.some((sign) => TRAINED.has(sign));
  const isPlain = (sign: Sign) => TRAINED.has(sign) || sign === 'child age' || CIRCUMSTANCES.has(sign) || (isLoad && sign === 'pressure');
  return signs.every(isPlain) && !SENSED.test(plain);
}

/** A rule holds, so that the doubt is more than the classifier's. */
export function hasDangerRule(text: string): boolean {
  return passagesOf(withoutHarmless(text)).some((passage) => namedDangers(readClauses(plainWords(passage))).length > 0);
}

/** Signs of when and how, which say nothing of the body. */
const CIRCUMSTANCES: ReadonlySet<Sign> = new Set([
  'now',
  'train',
  'dose',
  'effort',
  'challenge',
  'recent',
  'child strain',
  'at rest',
  'one side',
]);

/** A fragment without any sign is too short to tell of a danger, whatever the score of its words. */
const TELLING_WORDS = 4;

function saysTooLittle(plain: string, clauses: readonly Clause[]): boolean {
  return countSigns(clauses) === 0 && plain.split(' ').length < TELLING_WORDS;
}

function countSigns(clauses: readonly Clause[]): number {
  return [...signsOf(clauses)].filter((sign) => !CIRCUMSTANCES.has(sign)).length;
}

/** Parts of the body that people train; named alone they are a goal, an exercise or a place, and no symptom. */
const TRAINED: ReadonlySet<Sign> = new Set(['chest', 'arm', 'leg', 'knee', 'calf', 'shoulder', 'muscle', 'back', 'belly']);
/** Circumstances that make a part of the body suspicious: «my chest when I climb stairs». */
const TELLING: ReadonlySet<Sign> = new Set(['at rest', 'effort']);
/** How a part feels or what it does, beyond the words of `SIGNS`. */
const SENSED =
  /\b(?:feel\w*|felt|sensation|weird|strange|funny|odd|queer|wrong|off|some ?thing|smth|bad|worse|hard|stiff\w*|went|gone|cant|cannot|wont|bother\w*|complain\w*|trouble|problems?|issues?|frozen|stuck|pinch\w*|doctor|hospital)\b/;

/** «Bigger chest n back»: the only signs are muscles, nothing says how they feel, and the classifier alone would ask. */
function namesOnlyMuscles(plain: string, clauses: readonly Clause[]): boolean {
  const signs = [...signsOf(clauses)];
  return (
    signs.some((sign) => TRAINED.has(sign)) &&
    signs.every((sign) => TRAINED.has(sign) || sign === 'child age' || (CIRCUMSTANCES.has(sign) && !TELLING.has(sign))) &&
    !SENSED.test(plain)
  );
}

/** A heart condition of the writer is asked about however long ago it was, unless the message says it was looked after. */
function unclearedHeart(clauses: readonly Clause[]): Danger | null {
  const told = clauses.filter(({ signs }) => signs.includes('known heart disease'));
  const isOwn = told.some(({ contexts }) => contexts.includes('i verb') && !contexts.includes('other') && !contexts.includes('figurative'));
  return isOwn && !clauses.some(({ contexts }) => contexts.includes('healed')) ? { ...UNCLEARED_HEART, ask: true } : null;
}

/** A rule that holds weighs as much as most kinds differ in score. */
const RULE_WEIGHT = 1;

/** `worded` are the kinds that a wording names, which leaves no doubt of the kind. */
function nameDanger(scores: Float64Array, rules: readonly Omit<Danger, 'ask'>[], worded: readonly DangerKind[]): Omit<Danger, 'ask'> {
  const weightOf = (kind: DangerKind): number =>
    (scores[DANGER_KINDS.indexOf(kind)] ?? 0) + (rules.some((rule) => rule.kind === kind) ? RULE_WEIGHT : 0);
  const kind = (worded.length > 0 ? worded : DANGER_KINDS).reduce((best, other) => (weightOf(other) > weightOf(best) ? other : best));
  const { label, urgent } = rules.find((rule) => rule.kind === kind) ?? KIND_WORDS[kind];
  return { kind, label, urgent };
}
