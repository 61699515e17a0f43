import { DANGER_KINDS, type Danger, type DangerKind, KIND_WORDS, UNCLEARED_HEART } from '../../person/danger-kinds.ts';
import { vectorOf } from '../classifier/features.ts';
import { type LinearModel, unpackModel } from '../classifier/linear-model.ts';
import { memoize } from '../memoize.ts';
import { dangerFeatures } from './danger-features.ts';
import { DANGER_KIND_MODEL } from './danger-kind-weights.ts';
import { askedDanger, deniesDanger, saysYes } from './danger-question.ts';
import { DANGER_MODEL } from './danger-weights.ts';
import { withoutHarmless } from './harmless-table.ts';
import { type Clause, isLive, plainWords, readClauses, signsOf } from './read-signs.ts';
import { type DangerRule, rulesFor } from './rule-table.ts';
import type { Sign } from './sign-table.ts';

/** Scores of the model, set by leaving one writer out at a time: from `STOP` on it is danger, from `ASK` on the coach asks. */
const STOP = -0.2;
/** With a rule that holds. */
const STOP_BY_RULE = -0.9;
/** A lone sign is doubtful only from here on; two or more from lower. */
const ASK = -0.6;
const ASK_BY_SIGNS = -0.9;
const SIGNS_LEAST = 2;

/**
 * The danger a message tells of; null when there is none. Read before everything else. `before` is what the coach had said: «yes» to its
 * question «Is that happening to you now?» confirms that danger, and a denial ends the doubt (PLAN-4).
 */
export function detectDanger(text: string, before = ''): Danger | null {
  const asked = askedDanger(before);
  if (asked !== null && saysYes(text)) return { ...asked, ask: false };
  const danger = dangerIn(withoutHarmless(text));
  return danger?.ask === true && deniesDanger(text, before) && !/\b(?:but|though|although|however)\b/i.test(text) ? null : danger;
}

let models: { danger: LinearModel; kind: LinearModel } | undefined;

const dangerIn = memoize((text): Danger | null => {
  const plain = plainWords(text);
  const clauses = readClauses(plain);
  const rules = rulesFor(signsOf(clauses.filter(isLive)));
  models ??= { danger: unpackModel(DANGER_MODEL), kind: unpackModel(DANGER_KIND_MODEL) };
  const blocks = dangerFeatures(plain, clauses);
  const score = models.danger.scores(vectorOf(blocks, models.danger.rarity))[0] ?? 0;
  const isDanger = score >= (rules.length > 0 ? STOP_BY_RULE : STOP);
  const isDoubt =
    rules.length > 0 || (score >= (countSigns(clauses) >= SIGNS_LEAST ? ASK_BY_SIGNS : ASK) && !namesOnlyMuscles(plain, clauses));
  if (!isDanger && !isDoubt) return unclearedHeart(clauses);
  const kinds = models.kind.scores(vectorOf(blocks, models.kind.rarity));
  return { ...nameDanger(kinds, rules), ask: !isDanger };
});

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
  return rulesFor(signsOf(readClauses(plainWords(withoutHarmless(text))).filter(isLive))).length > 0;
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

function nameDanger(scores: Float64Array, rules: readonly DangerRule[]): Omit<Danger, 'ask'> {
  const weightOf = (kind: DangerKind): number =>
    (scores[DANGER_KINDS.indexOf(kind)] ?? 0) + (rules.some((rule) => rule.kind === kind) ? RULE_WEIGHT : 0);
  const kind = DANGER_KINDS.reduce((best, other) => (weightOf(other) > weightOf(best) ? other : best));
  const { label, urgent } = rules.find((rule) => rule.kind === kind) ?? KIND_WORDS[kind];
  return { kind, label, urgent };
}
