import { proposedNames } from './chosen-names.ts';
import { countLog, type LogCounts } from './count-log.ts';
import type { DoubtfulRow } from './find-doubts.ts';
import { findNamesakes } from './find-namesakes.ts';
import { guessUnit, type UnitEvidence } from './guess-unit.ts';
import type { ImportedLog, OtherKind, PackedFile, UnreadRow } from './imported-log.ts';
import { matchExercise, type NameMatch } from './match-exercise.ts';
import { type DayOrder, readDate } from './read-date.ts';

/** What is shown of a file before anything of it is stored. */
export interface LogPreview extends Omit<LogCounts, 'unread' | 'doubts'> {
  /** Undefined when the file names the unit of every weight. */
  readonly unit: UnitEvidence | undefined;
  /** The exercises, those with most sets first. */
  readonly names: readonly FoundName[];
  readonly unread: NamedRows<UnreadRow>;
  /** What is brought in and said (IMPORT-18). */
  readonly doubts: NamedRows<DoubtfulRow>;
  /** What our own file holds besides workouts (IMPORT-20). */
  readonly others: readonly CountedOthers[];
  /** Of our own file: entries that cannot be read, and messages of chats, which stay in it. Of any: sets whose superset is not kept. */
  readonly left: { readonly unreadable: number; readonly messages: number; readonly supersets: number };
  /** Files of a packed one, when it holds several. */
  readonly files: readonly PackedFile[];
  /** Undefined when the file tells the order of its days. */
  readonly unsure_days: UnsureDays | undefined;
  /** The line of the newest workout. */
  readonly last_line: number;
}

/** A day of the file that could be two, as it is written, as it is read (yyyy-mm-dd), and as the other order reads it. */
interface UnsureDays {
  readonly written: string;
  readonly read: string;
  readonly other: string;
  readonly other_order: DayOrder;
}

export interface FoundName extends NameMatch {
  readonly sets: number;
  /** Whether the person is asked: it is not sure, or shares its exercise with another name of the file (IMPORT-23). */
  readonly isOpen: boolean;
}

interface CountedOthers {
  readonly kind: (typeof COUNTED_OTHERS)[number];
  readonly count: number;
}

/** In the order they are said; days belong to their routine, and the pointer to its plan. */
const COUNTED_OTHERS = [
  'plan.put',
  'routine.put',
  'exercise.put',
  'favourite.put',
  'gym.put',
  'preference.put',
  'body.put',
] as const satisfies readonly OtherKind[];

function countOthers({ others }: ImportedLog): CountedOthers[] {
  return COUNTED_OTHERS.flatMap((kind) => {
    const count = (others?.registers ?? []).filter((register) => register.kind === kind).length;
    return count === 0 ? [] : [{ kind, count }];
  });
}

interface NamedRows<Row> {
  readonly count: number;
  /** The first of them. */
  readonly rows: readonly Row[];
}

/** More lines than anybody reads; a table of junk has one for each row. */
const ROWS_SHOWN = 100;

export function previewLog(log: ImportedLog): LogPreview {
  const { unread, doubts, ...counts } = countLog(log);
  return {
    ...counts,
    unit: guessUnit(log),
    names: namesOf(log),
    unsure_days: unsureDaysOf(log),
    last_line: log.workouts.at(-1)?.blocks[0]?.sets[0]?.line ?? 1,
    unread: firstOf(unread),
    doubts: firstOf(doubts),
    others: countOthers(log),
    left: { unreadable: log.others?.unreadable ?? 0, messages: log.others?.messages ?? 0, supersets: log.supersets ?? 0 },
    files: log.files ?? [],
  };
}

function firstOf<Row>(rows: readonly Row[]): NamedRows<Row> {
  return { count: rows.length, rows: rows.slice(0, ROWS_SHOWN) };
}

function unsureDaysOf({ days }: ImportedLog): UnsureDays | undefined {
  if (days?.unsure === undefined) return undefined;
  const written = days.unsure;
  const other_order = days.order === 'day-first' ? 'month-first' : 'day-first';
  const [read, other] = [readDate(written, days.order)?.date, readDate(written, other_order)?.date];
  return read === undefined || other === undefined ? undefined : { written, read, other, other_order };
}

function namesOf({ workouts }: ImportedLog): FoundName[] {
  const counts = new Map<string, number>();
  for (const { blocks } of workouts)
    for (const { exercise, sets } of blocks) counts.set(exercise, (counts.get(exercise) ?? 0) + sets.length);
  const found = [...counts].sort(([, a], [, b]) => b - a).map(([written, sets]) => ({ ...matchExercise(written), sets }));
  const namesakes = findNamesakes(
    found.map(({ written }) => written),
    proposedNames(found),
  );
  return found.map((name) => ({ ...name, isOpen: name.certainty !== 'sure' || namesakes[name.written] !== undefined }));
}
