/** A set as it was written, its cells still text. */
export interface NotedSet {
  readonly weight: string;
  readonly reps: string;
  readonly seconds: string;
  readonly rpe: string;
}

export interface NotationContext {
  /** The weight stands in a column of its own. */
  readonly hasWeight: boolean;
  /** «100x5» is a weight and its reps, not sets and reps. */
  readonly isWeightFirst: boolean;
  /** «110,5,5,5» is a weight and the reps of each set, not reps alone. */
  readonly isLoadedList: boolean;
}

/** More sets than anybody does of an exercise. */
const SETS_MAX = 20;
/** Of «12x8» the first number is a weight from here on, since nobody does so many sets. */
const WEIGHT_FROM = 21;
/** An «@» up to here is an effort unless a unit follows. */
const RPE_MAX = 10;

const UNIT = '(?:kgs?|lbs?|pounds?|#)';
const NUMBER = String.raw`\d+(?:\.\d+)?`;
/** «100», «82,5x5», «3x5@100kg», «5x5@8»: up to three numbers joined by x, and what follows an @. */
const TERM = new RegExp(
  String.raw`^(\+?\d+(?:[.,]\d+)?)\s*(${UNIT})?(?:\s*x\s*(${NUMBER})\s*(${UNIT}|sec(?:ond)?s?|seg(?:undos?)?|sek(?:unden)?|s)?)?(?:\s*x\s*(\d+(?:\.\d+|,\d{1,2}(?!\d|\s*x))?)\s*(${UNIT})?)?\s*(?:reps?|wdh\.?)?(?:\s*(?:@|at|w\/)\s*(rpe)?\s*(\d+(?:[.,]\d+)?)\s*(${UNIT})?)?`,
);
/** A weight, and after it the reps of each set, all with the same sign between. */
const LOADED_LIST = new RegExp(String.raw`^(${NUMBER})\s*(${UNIT})?((?:\s*,\s*\d+)+|(?:\s*/\s*\d+)+|(?:\s*;\s*\d+)+)$`);
const WEIGHT_BEFORE = new RegExp(String.raw`^(\d+(?:[.,]\d+)?)(?:\s*(${UNIT})\s*[–—:-]?|\s+[–—:-]?)\s*(\d|10)\s*x\s*(\d{1,3})$`);
const UNIT_LIST = new RegExp(
  String.raw`^(\d+(?:[.,]\d+)?)\s*(${UNIT})?\s*(x|[–—:-])?\s*(\d{1,2}(?:\s*,\s*\d{1,2}(?!\d|\s*${UNIT}|\s*x))+|\d{1,2}(?:\s*/\s*\d{1,2})+|\d{1,2}(?:\s+\d{1,2})+)$`,
);
/** «3x5 100kg»: the weight last, without a sign. */
const WEIGHT_LAST = new RegExp(String.raw`^((?:\d|1\d)\s*x\s*\d{1,3})\s+(?=\d+(?:[.,]\d+)?\s*${UNIT}$)`);
/** «bw 3x20» are no sets of 3 kg. */
const BODYWEIGHT_SETS = /^(?:bw|body ?weight)\s*\d{1,2}\s*[x×*✕]\s*\d{1,3}$/i;
const BETWEEN = /^(?:[\s,;/|+&]|and\b|then\b)+/;

/** The sets of «3x5», «135x10, 155x8», «5,5,5», «3x5 @ 225 lb», «5, 5, 5 @ 225, 225, 235 lb»; undefined for what is no such note. */
export function readSetNotation(text: string, given: NotationContext): NotedSet[] | undefined {
  const context = BODYWEIGHT_SETS.test(text.trim()) ? { ...given, isWeightFirst: false } : given;
  const plain = plainNotation(text);
  const lists = readWeightBefore(plain, context) ?? readUnitList(plain, context) ?? readLoadedList(plain, context) ?? readLists(plain);
  if (lists !== undefined) return lists;
  const sets: NotedSet[] = [];
  let rest = plain;
  while (rest !== '') {
    const match = TERM.exec(rest);
    const read = match === null ? undefined : readTerm(match, context);
    if (match === null || read === undefined) return undefined;
    sets.push(...read);
    const after = rest.slice(match[0].length);
    rest = after.replace(BETWEEN, '');
    if (rest !== '' && rest === after) return undefined;
  }
  return sets.length === 0 || sets.length > 2 * SETS_MAX ? undefined : sets;
}

/** Whether any of the notes has a first number that can only be a weight. */
export function isWeightFirst(notes: Iterable<string>): boolean {
  for (const note of notes)
    for (const [, first = '', unit] of plainNotation(note).matchAll(new RegExp(String.raw`(${NUMBER}|\d+,\d+)\s*(${UNIT})?\s*x`, 'g')))
      if (unit !== undefined || /[.,]/.test(first) || Number(first) >= WEIGHT_FROM) return true;
  return false;
}

/** Whether the lists of numbers among the notes, several and all of them, begin with one that is a weight: more than twice every other. */
export function hasLoadedLists(notes: Iterable<string>): boolean {
  const lists = [...notes].flatMap((note) => {
    const match = LOADED_LIST.exec(plainNotation(note));
    return match === null ? [] : [{ first: Number(match[1]), others: (match[3]?.match(/\d+/g) ?? []).map(Number) }];
  });
  return lists.length > 1 && lists.every(({ first, others }) => first >= WEIGHT_FROM && first > 2 * Math.max(...others));
}

/** Small letters, «x» for every sign between numbers, and nothing for bodyweight. */
export function plainNotation(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[×*✕]/g, 'x')
    .replace(/\b(?:bw|body ?weight)\s*\+\s*(?=\d)/g, '')
    .replace(/\b(?:bw|body ?weight)\b\s*x?\s*|\s*x\s*(?:bw|body ?weight)\b/g, '')
    .replace(/\(\s*(?:@\s*)?rpe\s*(\d+(?:[.,]\d+)?)\s*\)/g, '@ rpe $1')
    .replace(/(?<=\d\s*(?:kgs?|lbs?|x\s*\d+)?)\s+(?:à|con|mit|bei|with|avec)\s+(?=\d)/g, ' @ ')
    .replace(/(\d)\s*(?:sets?|sätze|series|séries|serie)\s*(?:of|x|à|a|de)?\s*(?=\d)/g, '$1x')
    .trim()
    .replace(WEIGHT_LAST, '$1 @ ');
}

/** Reps of sets as a list, each with the weight that stands behind an @, alone or as a list too. */
function readLists(plain: string): NotedSet[] | undefined {
  const match =
    /^(\d+(?:\s*[,;/|]\s*\d+)*|\d+(?:\s*-\s*\d+){2,}|\d+(?:\s+\d+)+)\s*(?:reps?)?(?:\s*@\s*([\d.,;\s/]+?)\s*(kgs?|lbs?|pounds?)?)?$/.exec(
      plain,
    );
  if (match === null) return undefined;
  const [, list = '', loads = '', unit = ''] = match;
  const reps = list.split(/[^\d]+/);
  const weights = loads === '' ? [] : loads.split(/\s*[;/]\s*|,\s+|\s+/).filter(Boolean);
  if (reps.length > SETS_MAX || (weights.length > 1 && weights.length !== reps.length)) return undefined;
  const isEffort = unit === '' && weights.length === 1 && toNumber(weights[0]) <= RPE_MAX;
  return reps.map((count, index) => {
    const load = weights[index] ?? weights[0] ?? '';
    return noted({ reps: count, ...(isEffort ? { rpe: load } : { weight: withUnit(load, unit) }) });
  });
}

/** «40 kg 3x12», «185 3x5»: a weight before sets and reps. */
function readWeightBefore(plain: string, { hasWeight }: NotationContext): NotedSet[] | undefined {
  const [, weight = '', unit, count = '', reps = ''] = WEIGHT_BEFORE.exec(plain) ?? [];
  if (count === '' || hasWeight || (unit === undefined && toNumber(weight) < WEIGHT_FROM)) return undefined;
  return repeated(Number(count), { reps, weight: withUnit(weight, unit) });
}

/** «50 kg 10/9/8», «70kg 5 5 5», and where a first number is a weight «95 x 8, 8, 7»: one weight, and the reps of each set. */
function readUnitList(plain: string, { hasWeight, isWeightFirst: isFirst }: NotationContext): NotedSet[] | undefined {
  const [, weight = '', unit, sign, list = ''] = UNIT_LIST.exec(plain) ?? [];
  const isLoad = unit !== undefined || (sign !== undefined && isFirst && !hasWeight && toNumber(weight) >= WEIGHT_FROM);
  const reps = list.match(/\d+/g) ?? [];
  return isLoad && reps.length > 1 && reps.length <= SETS_MAX
    ? reps.map((count) => noted({ reps: count, weight: withUnit(weight, unit) }))
    : undefined;
}

/** «110,5,5,5,5,5»: a weight, and the reps of each set. */
function readLoadedList(plain: string, { hasWeight, isLoadedList }: NotationContext): NotedSet[] | undefined {
  if (hasWeight || !isLoadedList) return undefined;
  const [, weight = '', unit, list = ''] = LOADED_LIST.exec(plain) ?? [];
  const reps = list.match(/\d+/g) ?? [];
  return reps.length === 0 || reps.length > SETS_MAX
    ? undefined
    : reps.map((count) => noted({ reps: count, weight: withUnit(weight, unit) }));
}

function readTerm(match: RegExpExecArray, { hasWeight, isWeightFirst: isFirst }: NotationContext): NotedSet[] | undefined {
  const [, first = '', firstUnit, second, secondUnit, third, thirdUnit, rpeWord, behind, behindUnit] = match;
  const isEffort = behind !== undefined && (rpeWord !== undefined || (behindUnit === undefined && toNumber(behind) <= RPE_MAX));
  const own = { rpe: isEffort ? (behind ?? '') : '', weight: isEffort || behind === undefined ? '' : withUnit(behind, behindUnit) };
  if (second === undefined) return firstUnit === undefined ? repeated(1, { ...own, reps: first }) : undefined;
  if (third !== undefined) {
    const isWeightLast = thirdUnit !== undefined || (firstUnit === undefined && toNumber(third) >= toNumber(first));
    return isWeightLast
      ? repeated(toNumber(first), { ...own, reps: second, weight: withUnit(third, thirdUnit) })
      : repeated(toNumber(third), { ...own, reps: second, weight: withUnit(first, firstUnit) });
  }
  if (secondUnit?.startsWith('s') === true) return repeated(toNumber(first), { ...own, seconds: second });
  if (secondUnit !== undefined) return repeated(1, { ...own, reps: first, weight: withUnit(second, secondUnit) });
  const isWeight = firstUnit !== undefined || (!hasWeight && own.weight === '' && isFirst);
  return isWeight
    ? repeated(1, { ...own, reps: second, weight: withUnit(first, firstUnit) })
    : repeated(toNumber(first), { ...own, reps: second });
}

function repeated(count: number, set: Partial<NotedSet>): NotedSet[] | undefined {
  return Number.isInteger(count) && count >= 1 && count <= SETS_MAX ? Array.from({ length: count }, () => noted(set)) : undefined;
}

function noted({ weight = '', reps = '', seconds = '', rpe = '' }: Partial<NotedSet>): NotedSet {
  return { weight, reps, seconds, rpe };
}

function withUnit(number: string, unit: string | undefined): string {
  const told = unit === undefined || unit === '' ? '' : unit.startsWith('k') ? 'kg' : 'lb';
  return number === '' ? '' : `${number.replace(',', '.').replace('+', '')}${told}`;
}

function toNumber(text = ''): number {
  return Number(text.replace(',', '.').replace('+', ''));
}
