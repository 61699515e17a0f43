import type { WeightUnit } from '../training/units.ts';
import { HEADER_WORDS, WEAK_HEADER_WORDS } from './header-words-table.ts';
import type { ImportApp, ImportedDistance } from './imported-log.ts';

/** What a column holds. */
export type Role =
  | 'number'
  | 'date'
  /** The time of day, in a column of its own. */
  | 'clock'
  | 'end'
  | 'title'
  | 'duration'
  | 'exercise'
  | 'superset'
  | 'order'
  /** How many equal sets the row stands for. */
  | 'setCount'
  /** Sets as people write them: «3x5», «100x5, 105x3». */
  | 'setText'
  | 'kind'
  | 'warmup'
  | 'skipped'
  | 'done'
  | 'weight'
  /** The same in the other unit. */
  | 'otherWeight'
  | 'weightUnit'
  | 'reps'
  | 'rpe'
  | 'rir'
  | 'distance'
  | 'distanceUnit'
  | 'seconds'
  | 'note'
  | 'exerciseNote'
  | 'workoutNote'
  | 'occurrence';

export type Columns = Partial<Record<Role, number>>;

/** A recognised table: whose it is, where its columns are, and what its header says of units. */
export interface Dialect {
  readonly app: ImportApp;
  readonly name: string;
  readonly columns: Columns;
  readonly unit: WeightUnit | null;
  readonly otherUnit: WeightUnit | null;
  readonly distanceUnit: ImportedDistance['unit'];
}

/**
 * Header names by role, as `plainHeader` writes them, in English, German, French, Spanish, Italian and Portuguese. The first that fits and
 * has no column yet counts.
 */
const ROLES: readonly [Role, RegExp][] = [
  ['number', /^(?:workout|seance|entrainement|training|entrenamiento|allenamento|treino) ?(?:#|no|nr|n°|nº)\.?$/],
  ['end', /^(?:end(?: ?time|ed at)?|finished(?: at)?)$/],
  ['date', /^(?:date|datum|fecha|data|workout date|datetime)\b/],
  ['clock', /^(?:time of day|uhrzeit|heure|hora|orario)$/],
  ['distanceUnit', /^(?:distance unit|unite (?:de )?distance|distanzeinheit)\b/],
  ['weightUnit', /^(?:weight unit|units?|unite (?:de )?poids|unite|gewichtseinheit|einheit|unidad|unita)\b/],
  [
    'workoutNote',
    /^(?:workout notes?|not[ea]s? (?:de |d'|do |del )?(?:la )?(?:l')?(?:seance|entrainement|entrenamiento|treino|allenamento)|(?:trainings|workout )notiz(?:en)?|description)$/,
  ],
  ['exerciseNote', /^exercise notes?$/],
  [
    'duration',
    /^(?:workout )?(?:duration|duree|dauer|duracion|durata|duracao)\b(?! seconds| ?\(s\))|^(?:trainingsdauer|duree (?:de |d').*)/,
  ],
  [
    'title',
    /^(?:workout (?:name|title)|workout|title|titel|titre|nom (?:de |d')?.*(?:seance|entrainement)|trainingsname|training|nombre.*entren.*|nome .*(?:treino|allenamento)|nome allenamento|session|programma?|routine)$/,
  ],
  [
    'exercise',
    /^(?:exercise(?: (?:name|title))?|exercice|nom (?:de |d')?.*exercice|ubung(?:sname)?|uebung|ejercicio|nombre.*ejerc.*|esercizio|nome .*e[sx]erc.*|exercicio|name (?:der|of(?: the)?) (?:ubung|exercise)|lift|movement)$/,
  ],
  ['superset', /^superset/],
  ['occurrence', /^exercise n$/],
  ['kind', /^(?:set type|kind|type|(?:set|satz|serie) \/ .*)$/],
  [
    'order',
    /^(?:set (?:order|index|number|#)|set|ordre (?:de |des |d')?.*series?|ord(?:en|em|ine) .*serie|serie|satz(?:reihenfolge|nummer)?)$/,
  ],
  ['setCount', /^(?:(?:number of |# of )?sets|series|satze)$/],
  ['warmup', /^(?:is ?)?warm ?up$/],
  ['skipped', /^(?:skipped|ausgelassen|saltato|status)$/],
  ['weight', /^(?:weight|poids|gewicht|peso|load|kgs?|lbs?)\b/],
  ['otherWeight', /^(?:weight|kgs?|lbs?)\b/],
  ['reps', /^(?:reps?|repetitions?|wiederholungen|wdh\.?|repeticiones|ripetizioni|repeticoes)(?: \/ .*)?$/],
  ['rpe', /^rpe$/],
  ['rir', /^rir$/],
  ['distance', /^(?:distan[cz]|entfernung)|^(?:kms?|mi\.?|miles|met(?:er|re)s?)$/],
  ['seconds', /^(?:seconds?|secs?|secondes|sekunden|segundos|secondi|duration (?:seconds|\(s\))|duration\(s\)|time|zeit)$/],
  ['note', /^(?:not(?:e|es|as?|iz|izen)|comments?|kommentar|commentaire|appunti)$/],
];

/** Header text as words: without accents, case, underscores, hyphens and capitals inside a word. */
export function plainHeader(cell: string): string {
  return cell
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .toLowerCase()
    .replace(/[’]/g, "'")
    .replace(/[\s_-]+/g, ' ')
    .trim();
}

/** What was planned beside what was done. */
const PLANNED =
  /\b(?:target|required|planned|prescribed|goal|recommended|estimated|est|max|best|previous|prev|last|total|rest|ziel|soll|geplant)\b/;
const DONE = /\b(?:actual|completed|performed|achieved|done|real)\b/;
/** Roles of which a table may have a second column that says what was planned. */
const PLANNED_ROLES: readonly Role[] = ['weight', 'otherWeight', 'weightUnit', 'reps', 'rpe', 'rir', 'seconds', 'distance', 'setCount'];
const ROLE_OF_WORD = new Map(
  Object.entries(HEADER_WORDS).flatMap(([role, words]) => words.map((word) => [withoutBlanks(plainHeader(word)), role as Role] as const)),
);

/** The roles of a header's cells; of two columns with one role that of what was done counts, else the first. */
export function columnsOf(header: readonly string[]): Columns {
  const columns: Columns = {};
  const texts = header.map(plainHeader);
  const isFirst = (text: string) => DONE.test(text) || /^set notes?$/.test(text);
  const inOrder = [...texts.entries()].sort(([, a], [, b]) => Number(isFirst(b)) - Number(isFirst(a)));
  for (const [index, text] of inOrder) {
    const role = roleOf(text, columns);
    if (role !== undefined) columns[role] = index;
  }
  for (const [role, words] of WEAK_HEADER_WORDS) {
    const taken = Object.values(columns);
    const index = texts.findIndex(
      (text, at) => !taken.includes(at) && words.some((word) => isSameWord(word, text) || isSameWord(word, bareHeader(text))),
    );
    if (columns[role] === undefined && index !== -1) columns[role] = index;
  }
  return columns;
}

/** The role of a header's cell by itself. */
export function roleOf(text: string, taken: Columns = {}): Role | undefined {
  const bare = bareHeader(text);
  const forms = [...new Set([text, bare, ...[text, bare].map((each) => each.replace(DONE, '').replace(/ +/g, ' ').trim())])].filter(
    Boolean,
  );
  for (const form of forms) {
    const named = ROLE_OF_WORD.get(withoutBlanks(form));
    const role = named === 'weight' && taken.weight !== undefined ? 'otherWeight' : named;
    const found =
      role !== undefined && taken[role] === undefined
        ? role
        : ROLES.find(([name, pattern]) => taken[name] === undefined && pattern.test(form))?.[0];
    if (found !== undefined && !(PLANNED_ROLES.includes(found) && PLANNED.test(text))) return found;
  }
  return undefined;
}

function isSameWord(word: string, text: string): boolean {
  return withoutBlanks(plainHeader(word)) === withoutBlanks(text);
}

/** Capitals hide where a word of «StartTime» ends. */
function withoutBlanks(text: string): string {
  return text.replaceAll(' ', '');
}

/** Without what stands in brackets at its end, but for «(s)», and without signs. */
function bareHeader(text: string): string {
  return text
    .replace(/ ?[([](?!s\)).*[)\]]$/, '')
    .replace(/[?:*]+$/, '')
    .trim();
}

/** The unit a weight's header names: «Weight (kg)», «weight_lbs», «Weight(lbs)»; null when it names none or both. */
export function unitOfHeader(cell: string): WeightUnit | null {
  const named = plainHeader(cell).match(/\b(?:kgs?|kilos?|kilograms?|lbs?|pounds?)\b|кг/g) ?? [];
  const [unit, ...others] = new Set(named.map(readUnit));
  return others.length > 0 ? null : (unit ?? null);
}

export function readUnit(text: string): WeightUnit | null {
  if (/^(?:kgs?|kilo(?:gram(?:me)?s?)?s?|кг)(?!\p{L})\.?$/iu.test(text.trim())) return 'kg';
  return /^(?:lbs?|pounds?|livres?|#)\b\.?$/i.test(text.trim()) ? 'lb' : null;
}

const DISTANCE_UNITS: readonly [ImportedDistance['unit'], RegExp][] = [
  ['km', /\bkms?\b|kilomet/],
  ['mi', /\bmi\b|miles?\b/],
  ['m', /\bm\b|met(?:er|re)s?/],
  ['ft', /\bft\b|feet|foot/],
  ['yd', /\byds?\b|yards?/],
];

/** The unit a distance's cell or header names. */
export function readDistanceUnit(text: string): ImportedDistance['unit'] {
  const plain = plainHeader(text);
  return DISTANCE_UNITS.find(([, pattern]) => pattern.test(plain))?.[0] ?? '';
}
