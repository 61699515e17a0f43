import type { WeightUnit } from '../training/units.ts';
import type { ImportApp, ImportedDistance } from './imported-log.ts';

/** What a column holds. */
export type Role =
  | 'number'
  | 'date'
  | 'end'
  | 'title'
  | 'duration'
  | 'exercise'
  | 'superset'
  | 'order'
  | 'kind'
  | 'warmup'
  | 'weight'
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
  readonly distanceUnit: ImportedDistance['unit'];
  /** The first row is a row of data. */
  readonly isHeaderless: boolean;
}

/** Header names by role, without accents and case, in English, German, French, Spanish, Italian and Portuguese. The first that fits counts. */
const ROLES: readonly [Role, RegExp][] = [
  ['number', /^(?:workout|seance|entrainement|training|entrenamiento|allenamento|treino) ?(?:#|no|nr|n°|nº)\.?$/],
  ['end', /^(?:end[_ ]time|finished(?:_at)?|end)$/],
  ['date', /^(?:date|datum|fecha|data|day|tag|dia|jour|start[_ ]time|started(?:_at)?|datetime|logged_at)\b/],
  ['weightUnit', /^(?:weight unit|unit|unite (?:de )?poids|unite|gewichtseinheit|einheit|unidad|unita)\b/],
  ['distanceUnit', /^(?:distance unit|unite (?:de )?distance|distanzeinheit|distance_unit)\b/],
  [
    'workoutNote',
    /^(?:workout notes?|notes? (?:de |d')?(?:la )?(?:l')?(?:seance|entrainement)|trainingsnotizen?|description|workout_note)$/,
  ],
  ['exerciseNote', /^(?:exercise[_ ]notes?)$/],
  ['duration', /^(?:workout )?(?:duration|duree|dauer|duracion|durata)\b(?!_seconds|\(s\))|^(?:trainingsdauer|duree (?:de |d').*)/],
  [
    'title',
    /^(?:workout name|workout|title|titel|titre|nom (?:de |d')?.*(?:seance|entrainement)|trainingsname|nombre.*entren.*|workout_title|session)$/,
  ],
  [
    'exercise',
    /^(?:exercise(?: name|_title)?|exercice|nom (?:de |d')?.*exercice|ubung(?:sname)?|uebung|ejercicio|nombre.*ejerc.*|esercizio|exercicio|lift|movement)$/,
  ],
  ['superset', /^superset/],
  ['occurrence', /^exercise_n$/],
  ['order', /^(?:set order|set_index|set|ordre (?:de |des |d')?.*series?|serie|satz(?:reihenfolge)?|set #|set number)$/],
  ['kind', /^(?:set_type|set type|kind|type)$/],
  ['warmup', /^is_?warm_?up$/],
  ['weight', /^(?:weight(?:_kg|_lbs?)?|poids|gewicht|peso|load|kg|lbs?)\b/],
  ['reps', /^(?:reps|repetitions?|wiederholungen|wdh\.?|repeticiones|ripetizioni|repeticoes)$/],
  ['rpe', /^rpe$/],
  ['rir', /^rir$/],
  ['distance', /^(?:distance|distanz|distancia|distanza)/],
  ['seconds', /^(?:seconds|secondes|sekunden|segundos|secondi|duration_seconds|duration ?\(s\)|time|zeit)$/],
  ['note', /^(?:notes?|notizen?|notas?|comments?|kommentar|commentaire)$/],
];

/** Header text without accents, case and outer blanks. */
export function plainHeader(cell: string): string {
  return cell.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/[’]/g, "'").replace(/\s+/g, ' ').trim();
}

/** The roles of a header's cells; of two columns with one role the first counts. */
export function columnsOf(header: readonly string[]): Columns {
  const columns: Columns = {};
  for (const [index, cell] of header.entries()) {
    const text = plainHeader(cell);
    const bare = text.replace(/ ?\((?!s\)).*\)$/, '');
    const role = ROLES.find(([name, pattern]) => columns[name] === undefined && (pattern.test(text) || pattern.test(bare)))?.[0];
    if (role !== undefined) columns[role] = index;
  }
  return columns;
}

/** The unit a weight's header names: «Weight (kg)», «weight_lbs», «Weight(lbs)». */
export function unitOfHeader(cell: string): WeightUnit | null {
  return readUnit(
    /\(([^)]*)\)|_(\w+)$|^(kgs?|lbs?)$/
      .exec(plainHeader(cell))
      ?.slice(1)
      .find((part) => part !== undefined) ?? '',
  );
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
  const plain = plainHeader(text).replaceAll('_', ' ');
  return DISTANCE_UNITS.find(([, pattern]) => pattern.test(plain))?.[0] ?? '';
}
