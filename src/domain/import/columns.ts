import type { WeightUnit } from '../training/units.ts';
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
  | 'kind'
  | 'warmup'
  | 'skipped'
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
  ['date', /^(?:date|datum|fecha|data|day|tag|dia|jour|start(?:ed)? ?(?:time|at|date)|workout date|datetime|logged at)\b/],
  ['clock', /^(?:start time|time of day|uhrzeit|heure|hora|orario)$/],
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
    /^(?:exercise(?: (?:name|title))?|exercice|nom (?:de |d')?.*exercice|ubung(?:sname)?|uebung|ejercicio|nombre.*ejerc.*|esercizio|nome .*e[sx]erc.*|exercicio|lift|movement)$/,
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

/** The roles of a header's cells; of two columns with one role the first counts. */
export function columnsOf(header: readonly string[]): Columns {
  const columns: Columns = {};
  for (const [index, cell] of header.entries()) {
    const text = plainHeader(cell);
    const bare = text.replace(/ ?[([](?!s\)).*[)\]]$/, '');
    const role = ROLES.find(([name, pattern]) => columns[name] === undefined && (pattern.test(text) || pattern.test(bare)))?.[0];
    if (role !== undefined) columns[role] = index;
  }
  return withName(columns, header);
}

/** «Name» is the workout's beside a column of exercises, and the exercise's where there is none. */
function withName(columns: Columns, header: readonly string[]): Columns {
  const index = header.findIndex((cell) => plainHeader(cell) === 'name');
  const role = columns.exercise === undefined ? 'exercise' : 'title';
  return index === -1 || columns[role] !== undefined ? columns : { ...columns, [role]: index };
}

/** The unit a weight's header names: «Weight (kg)», «weight_lbs», «Weight(lbs)»; null when it names none or both. */
export function unitOfHeader(cell: string): WeightUnit | null {
  const named = plainHeader(cell).match(/\b(?:kgs?|kilos?|kilograms?|lbs?|pounds?)\b/g) ?? [];
  const [unit, ...others] = new Set(named.map(readUnit));
  return others.length > 0 ? null : (unit ?? null);
}

export function readUnit(text: string): WeightUnit | null {
  if (/^(?:kgs?|kilo(?:gram(?:me)?s?)?s?|кг)\b\.?$/i.test(text.trim())) return 'kg';
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
