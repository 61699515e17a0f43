import { DANGER_KINDS, type Danger, type DangerKind, KIND_WORDS, UNCLEARED_HEART } from '../../person/danger-kinds.ts';
import { vectorOf } from '../classifier/features.ts';
import { type LinearModel, unpackModel } from '../classifier/linear-model.ts';
import { memoize } from '../memoize.ts';
import { dangerFeatures } from './danger-features.ts';
import { DANGER_KIND_MODEL } from './danger-kind-weights.ts';
import { askedDanger, deniesDanger, saysYes, TAKEN_BACK } from './danger-question.ts';
import { DANGER_MODEL } from './danger-weights.ts';
import { isHarmless } from './harmless-danger.ts';
import { withoutHarmless } from './harmless-table.ts';
import { KIND_EVIDENCE } from './kind-evidence-table.ts';
import { isMereWheeze } from './mere-wheeze.ts';
import { passagesOf } from './passages.ts';
import { type Clause, isLive, plainWords, readClauses, signsOf } from './read-signs.ts';
import { rulesFor } from './rule-table.ts';
import type { Sign } from './sign-table.ts';
import { isAfterChestWork, isSoreMuscle } from './sore-chest.ts';
import { warningSignIn } from './warning-sign.ts';
import { wordingsIn } from './wording-table.ts';

/** Scores of the model, set on voices that trained nothing: from `STOP` on it is danger, from `ASK` on the coach asks. */
const STOP = 1;
const ASK = -0.05;
/** A warm word to somebody who is well costs less than a question to somebody who is not. */
const MET_WITH_CARE: ReadonlySet<DangerKind> = new Set(['self-harm', 'eating']);
const CARE = 0.3;
/** What is felt in the chest is asked about from here on. */
const ASK_OF_CHEST = -0.6;
/** With a rule that holds; below it the coach asks. */
const STOP_BY_RULE = -0.6;
/** What is refused or met with a warm word stops nobody's training, and needs no certainty. */
const REFUSED: ReadonlySet<DangerKind> = new Set(['self-harm', 'eating', 'drugs', 'child', 'violence']);
const REFUSE_BY_RULE = -1.1;
/** Without a rule, in a passage of a longer message. */
const STOP_IN_PASSAGE = 0.3;

/**
 * The danger a message tells of; null when there is none. Read before everything else. `before` is what the coach had said: «yes» to its
 * question «Is that happening to you now?» confirms that danger, and a denial ends the doubt (PLAN-4).
 */
export function detectDanger(text: string, before = ''): Danger | null {
  if (before === TAKEN_BACK) return null;
  const asked = askedDanger(before);
  if (asked !== null && saysYes(text)) return { ...asked, ask: false };
  if (ASKS_OF_THINGS.test(text) && !OWN.test(text)) return null;
  const passages = passagesOf(withoutHarmless(withoutClicks(text))).map(readPassage);
  const worst = worstOf(passages.length === 1 ? passages : passages.filter(isCertain));
  if (worst !== null && worst.kind === 'cardiac' && isSoreMuscle(text)) return null;
  const isNone = worst === null || isHarmless(text, worst);
  const danger = isNone ? null : isLaughedAt(text, worst) || isAfterChestWork(text, worst) ? { ...worst, ask: true } : worst;
  if (danger !== null && (!danger.ask || hasRule(text))) return withoutDenied(danger, text, before);
  const warning = warningSignIn(withoutHarmless(text));
  return withoutDenied(warning === undefined ? danger : { ...warning, ask: true }, text, before);
}

/** A doubt ends with the writer's denial. */
function withoutDenied(danger: Danger | null, text: string, before: string): Danger | null {
  return danger?.ask === true && deniesDanger(text, before) && !/\b(?:but|though|although|however)\b/i.test(text) ? null : danger;
}

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

/** Kinds whose name would be a strange guess. */
const NEVER_GUESSED: ReadonlySet<DangerKind> = new Set(['child', 'drugs', 'eating', 'pregnancy', 'violence']);

let models: { danger: LinearModel; kind: LinearModel } | undefined;

const readPassage = memoize((text): Reading => {
  const plain = plainWords(text);
  const clauses = readClauses(plain);
  const worded = clauses.filter(isLive).flatMap((clause) => wordingsIn(clause.text).map(({ kind }) => kind));
  const rules = namedDangers(clauses);
  models ??= { danger: unpackModel(DANGER_MODEL), kind: unpackModel(DANGER_KIND_MODEL) };
  const blocks = dangerFeatures(plain, clauses);
  const score = models.danger.scores(vectorOf(blocks, models.danger.rarity))[0] ?? 0;
  const isDoubt = rules.length > 0 || (score >= (isFeltInChest(clauses) ? ASK_OF_CHEST : ASK) && !namesOnlyMuscles(plain, clauses));
  const reading = { score, byRule: rules.length > 0 };
  if (!isDoubt || (!reading.byRule && saysTooLittle(plain, clauses))) {
    const heart = unclearedHeart(clauses);
    return { ...reading, danger: heart, byRule: reading.byRule || heart !== null };
  }
  if (rules.length === 0 && score < ASK) return { ...reading, danger: { kind: 'cardiac', ...KIND_WORDS.cardiac, ask: true } };
  const kinds = models.kind.scores(vectorOf(blocks, models.kind.rarity));
  const named = nameDanger(kinds, rules, worded);
  if (rules.length === 0 && score < STOP && !REFUSED.has(named.kind) && isOnlyOfOthers(clauses)) return { ...reading, danger: null };
  const isDanger =
    !isMereWheeze(named.kind, signsOf(clauses), plain) &&
    score >= (rules.length === 0 ? STOP : REFUSED.has(named.kind) ? REFUSE_BY_RULE : STOP_BY_RULE);
  const isCare = MET_WITH_CARE.has(named.kind) && (rules.length > 0 || score >= CARE);
  if (rules.length > 0 || isTold(named.kind, clauses)) return { ...reading, danger: { ...named, ask: !isDanger && !isCare } };
  return { ...reading, danger: doubtOf(named, clauses) };
});

/** Every sign in it stands in a clause about somebody else, another time or a mere case. */
function isOnlyOfOthers(clauses: readonly Clause[]): boolean {
  return countSigns(clauses) > 0 && countSigns(clauses.filter(isLive)) === 0;
}

/** A sign of the kind is in the message, or it is a kind that people tell without naming any. */
function isTold(kind: DangerKind, clauses: readonly Clause[]): boolean {
  const signs = signsOf(clauses);
  return KIND_EVIDENCE[kind]?.some((sign) => signs.has(sign)) ?? true;
}

/** What only the sound of the words speaks for stops nobody: it is asked about, and not at all where nobody writes of themselves. */
function doubtOf({ kind, label, urgent }: Omit<Danger, 'ask'>, clauses: readonly Clause[]): Danger | null {
  const felt = clauses.filter(({ signs }) => signs.some((sign) => !CIRCUMSTANCES.has(sign)));
  const isOfOthers = felt.length > 0 && felt.every(({ contexts }) => contexts.includes('other') && !contexts.includes('my body'));
  if (isOfOthers) return null;
  return NEVER_GUESSED.has(kind) ? { kind: 'other', ...KIND_WORDS.other, ask: true } : { kind, label, urgent, ask: true };
}

/** «Got knocked Saturday, saw stars, headache till Sunday»: told in one clause after the other. */
const HEAD_BLOW =
  /\b(?:hit|struck|knock\w*|bang\w*|clash\w*|kicked|kneed|elbowed|head ?butt\w*|tackl\w*|fell)\b.{0,60}\b(?:(?:saw|seen|seeing) stars|bell (?:got |was )?(?:rung|rang)|out cold|dazed)\b/;
const BLOW: Omit<Danger, 'ask'> = { kind: 'head', label: 'a blow to the head', urgent: true };

/** What rules and wordings say of the clauses about the writer now. */
function namedDangers(clauses: readonly Clause[]): Omit<Danger, 'ask'>[] {
  const live = clauses.filter(isLive);
  const all = live.map(({ text }) => text).join(' ');
  return [...live.flatMap(({ text }) => wordingsIn(text)), ...(HEAD_BLOW.test(all) ? [BLOW] : []), ...rulesFor(signsOf(live))];
}

/** Only the sound of its words speaks for a danger: no rule holds, and no sign is named but parts of the body that people train. */
export function isBareGuess(text: string): boolean {
  return passagesOf(withoutHarmless(text)).every((passage) => {
    const clauses = readClauses(plainWords(passage));
    return namedDangers(clauses).length === 0 && namesNothingFelt(clauses);
  });
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

/** A rule holds, something is felt in the chest or a warning sign is told, so that the doubt is more than the classifier's. */
export function hasDangerRule(text: string): boolean {
  return hasRule(text) || tellsWarningSign(text);
}

/** A warning sign is told that is asked about whatever else the message says (PLAN-36). */
export function tellsWarningSign(text: string): boolean {
  return warningSignIn(withoutHarmless(text)) !== undefined;
}

function hasRule(text: string): boolean {
  return passagesOf(withoutHarmless(text)).some((passage) => {
    const clauses = readClauses(plainWords(passage));
    return namedDangers(clauses).length > 0 || isFeltInChest(clauses);
  });
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

const ODD = /\b(?:something (?:is )?(?:wrong|off)|weird|strange|funny|odd|tight\w*|flutter\w*|discomfort|uncomfortable|squeez\w*)\b/;

/** Pain or something odd in the chest, of the writer and now. */
function isFeltInChest(clauses: readonly Clause[]): boolean {
  return clauses.filter(isLive).some(({ text, signs }) => signs.includes('chest') && (signs.includes('pain') || ODD.test(text)));
}

/** A fragment without any sign is too short to tell of a danger, whatever the score of its words. */
const TELLING_WORDS = 5;

function saysTooLittle(plain: string, clauses: readonly Clause[]): boolean {
  return countSigns(clauses) === 0 && plain.split(' ').length < TELLING_WORDS;
}

/** No sign at all but parts of the body that people train; «everything feels heavy» names no part. */
function namesNothingFelt(clauses: readonly Clause[]): boolean {
  const signs = [...signsOf(clauses)];
  const isLoad = !signs.some((sign) => TRAINED.has(sign));
  return signs.every((sign) => CIRCUMSTANCES.has(sign) || TRAINED.has(sign) || sign === 'child age' || (isLoad && sign === 'pressure'));
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
  const told = clauses.filter(({ signs, text }) => signs.includes('known heart disease') || /\bangina\b/.test(text));
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
