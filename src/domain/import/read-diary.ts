import { readDate, withoutWeekday } from './read-date.ts';
import type { TableRow } from './read-table.ts';
import { readSetNotation } from './set-notation.ts';

/** The columns a diary becomes, as the header of a table names them. */
const HEADER = ['date', 'workout', 'exercise', 'sets x reps', 'set type', 'notes', 'workout notes'] as const;

/** Lines that say who wrote them. */
const CREDIT = /^(?:https?:\/\/|(?:logged|shared|sent|tracked|generated|exported) (?:with|via|from|by|using)\b)/i;
const NOTE = /^(?:notes?|notas?|notiz(?:en)?|remarques?|comments?|kommentar)\s*:/i;
/** «Set 1:», «1.», «W2:», «Satz 3 -»: the place of a set, before what was done. */
const PLACE =
  /^(?:(?:set|satz|serie|série|sarja)\s*#?\s*\d{1,2}\s*[:.)–—-]?|(?<warm>w\s*\d{0,2}\s*[:.)–—-]|(?:warm[- ]?ups?|aufw[äa]rmen|calentamiento|[ée]chauffement)\s*\d{0,2}\s*[:.)–—-]?)|\d{1,2}\s*[:.)])\s*(?<rest>.+)$/iu;

interface Diary {
  readonly rows: TableRow[];
  date: string;
  title: string;
  exercise: string;
  /** Of the workout: words before its first exercise. */
  workoutNote: string;
  /** Words for the notes of the next set. */
  pending: string;
  /** Days are written with two digits for the year. */
  hasShortYears: boolean;
  /** The last line with words alone: a workout's name where a day follows, an exercise where sets follow, else a note. */
  open: TableRow | undefined;
}

/**
 * A text written as a diary, as rows of a table: days and exercises as lines of their own, and below them sets, one or several in a line.
 * Undefined when no day with a set is found in it, or when more lines are left over than were read.
 */
export function diaryRows(text: string): TableRow[] | undefined {
  const diary: Diary = { rows: [], date: '', title: '', exercise: '', workoutNote: '', pending: '', hasShortYears: false, open: undefined };
  if (TABLE.test(text)) return undefined;
  let leftOver = 0;
  for (const [index, written] of text.split(/\r\n|[\r\n]/).entries()) {
    const words = plainLine(written);
    if (words === '' || CREDIT.test(words)) continue;
    const isRead = takeLine(diary, { cells: [words], line: index + 1 });
    if (!isRead) leftOver += 1;
  }
  closeOpen(diary);
  const { rows } = diary;
  return rows.length > 0 && leftOver <= Math.max(1, rows.length / LEFT_OVER_SHARE) ? [{ line: 1, cells: HEADER }, ...rows] : undefined;
}

/** One line in so many may be left over; a text of which less is understood is another kind of text. */
const LEFT_OVER_SHARE = 6;
/** Lines of a table between bars. */
const TABLE = /^\s*\|.*\|\s*\r?\n\s*\|.*\|/m;

/** Without the marks of a list, a heading or bold letters. */
function plainLine(written: string): string {
  return written
    .replace(/\*\*|__/g, '')
    .replace(/^\s*(?:#{1,6}\s|[-*•·–]\s+|>\s*)+/u, '')
    .trim();
}

function takeLine(diary: Diary, row: TableRow): boolean {
  const [words = ''] = row.cells;
  const day = dayOf(words) ?? shortDayOf(words, diary);
  if (day !== undefined) {
    // Beside a day with a name, what stood above it belongs to the day before.
    if (day.title !== '') closeOpen(diary);
    diary.title = day.title !== '' ? day.title : (diary.open?.cells[0] ?? '');
    diary.date = day.date;
    diary.exercise = '';
    diary.workoutNote = '';
    diary.pending = '';
    diary.open = undefined;
    return true;
  }
  if (NOTE.test(words) && diary.date !== '') {
    if (diary.exercise === '' && diary.open === undefined) diary.workoutNote = joined(diary.workoutNote, words);
    else if (diary.open === undefined) noteLast(diary, words);
    else diary.pending = joined(diary.pending, words);
    return true;
  }
  const { warm, rest } = PLACE.exec(words)?.groups ?? {};
  const text = rest ?? words;
  const sets = readSets(text, rest !== undefined);
  if (sets === undefined) {
    closeOpen(diary);
    diary.open = row;
    return true;
  }
  if (sets.exercise !== '') {
    closeOpen(diary);
    diary.exercise = sets.exercise;
  } else if (diary.open !== undefined) [diary.exercise = '', diary.open] = [diary.open.cells[0], undefined];
  if (diary.date === '' || diary.exercise === '') return false;
  const kind = warm === undefined ? '' : 'warmup';
  const notes = joined(diary.pending, sets.note);
  diary.pending = '';
  const exercise = diary.exercise.replace(/\s*[:–—-]$/, '');
  diary.rows.push({ line: row.line, cells: [diary.date, diary.title, exercise, sets.text, kind, notes, diary.workoutNote] });
  return sets.isRead;
}

/** `isSet`: the line says so, «Set 1: 1:00». What looks like sets and is not understood is named (IMPORT-3). */
function readSets(text: string, isSet: boolean): NotedLine | undefined {
  const isBare = /^(?:\+?\d|x\s?\d|bw\b|body ?weight\b)/i.test(text);
  const read = isBare ? splitNote(text, isSet) : exerciseWithSets(text);
  if (read !== undefined) return read;
  const [, exercise = '', rest = ''] = /^(\p{L}\D{1,39}?)[\s:–—-]+(\d.*)$/u.exec(text) ?? [];
  const looksSo = isSet || LIKE_SETS.test(text) || (/^[^:]+:\s*\+?\d/.test(text) && !/\d{1,2}(?::\d\d)?\s*(?:[ap]m)?$/i.test(rest));
  return looksSo && (isBare || exercise !== '') ? { exercise, text: isBare ? text : rest, note: '', isRead: false } : undefined;
}

const LIKE_SETS = /\d\s*(?:kgs?\b|lbs?\b|[x×*]|[,;|/@]\s*\d)/i;

interface NotedLine {
  readonly exercise: string;
  readonly text: string;
  readonly note: string;
  readonly isRead: boolean;
}

const READING = { hasWeight: false, isWeightFirst: true, isLoadedList: false } as const;

/** «80 kg x 5, dur dur»: the sets, and words without a number behind them. A number alone is no set where words follow: «20 min». */
function splitNote(text: string, isSet: boolean): NotedLine | undefined {
  const ends = [text.length, ...[...text.matchAll(/[\s,;(–—!¡[]+(?=[^\s\d])/gu)].map(({ index }) => index).toReversed()];
  for (const end of ends) {
    const note = text.slice(end).replace(MARKS, '');
    if (/\d/.test(note)) return undefined;
    const sets = text.slice(0, end);
    if (TIME_WORD.test(note) || (!isSet && /^\+?\d+$/.test(sets) && (note !== '' || Number(sets) > REPS_ALONE_MAX))) return undefined;
    if (readSetNotation(sets, READING) !== undefined) return { exercise: '', text: withoutDoubt(sets), note, isRead: true };
  }
  return undefined;
}

/** «3 x 40 seconds» are no reps. */
const TIME_WORD = /^(?:s|se[ckg]\p{L}*|m|mins?|minut\p{L}*|h|hrs?|hours?|km|mi|met\p{L}*|yards?)(?![\p{L}\d])/iu;
/** A number alone is a year or a time from here on. */
const REPS_ALONE_MAX = 100;

/** «3x10» as the reps of each set: beside weights such as «60x5» its first number would be taken for one. */
function withoutDoubt(sets: string): string {
  const [, count, reps = ''] = /^([1-9]|10)\s*[x×*]\s*(\d{1,3})$/i.exec(sets.trim()) ?? [];
  return count === undefined ? sets : Array.from({ length: Number(count) }, () => reps).join(', ');
}

/** Words that no sets follow: before the first exercise the workout's name, then its note, else a note of what was done last. */
function closeOpen(diary: Diary): void {
  const words = diary.open?.cells[0];
  diary.open = undefined;
  if (words === undefined || diary.date === '') return;
  if (diary.exercise === '') {
    // A note between a name and the first exercise was the workout's too.
    diary.workoutNote = diary.title === '' ? joined(diary.workoutNote, diary.pending) : joined(diary.workoutNote, words, diary.pending);
    if (diary.title === '') diary.title = words;
    diary.pending = '';
  } else noteLast(diary, words);
}

/** A note of what was done last. */
function noteLast({ rows }: Diary, words: string): void {
  const last = rows.at(-1);
  if (last !== undefined) rows[rows.length - 1] = { ...last, cells: last.cells.with(NOTES, joined(last.cells[NOTES] ?? '', words)) };
}

const NOTES = HEADER.indexOf('notes');

function joined(...notes: readonly string[]): string {
  return notes.filter((note) => note !== '').join('\n');
}

const NAME_MAX_LENGTH = 40;

/** «Squat 3x5 @ 100 kg», «Bench press: 60x5, 65x5»: the shortest name that leaves nothing but sets, and words behind them. */
function exerciseWithSets(words: string): NotedLine | undefined {
  for (const { index } of words.matchAll(/[\s:–—-]\(?(?:\+?\d|x\s?\d|bw\b)/giu)) {
    const exercise = words.slice(0, index + 1).replace(/[\s:–—(-]+$/u, '');
    const isName =
      /\p{L}{2}/u.test(exercise) && exercise.length <= NAME_MAX_LENGTH && !/[.!?] |\d\s*(?:kgs?|lbs?|x)(?!\p{L})/iu.test(exercise);
    const sets = isName ? splitNote(words.slice(index + 1).trim(), false) : undefined;
    if (sets !== undefined) return { ...sets, exercise };
  }
  return undefined;
}

const DAY_OF_DIGITS = String.raw`\d{4}[-/.年]\s?\d{1,2}[-/.月]\s?\d{1,2}日?|\d{1,2}([-/.])\s?\d{1,2}\1\s?\d{4}`;
const DAY_WITH_MONTH = String.raw`\p{L}{3,}\.?\s+\d{1,2}(?:st|nd|rd|th)?,?\s+\d{4}|\d{1,2}(?:st|nd|rd|th|º)?\.?\s+(?:of\s+|de\s+)?\p{L}{3,}\.?,?\s+(?:de\s+)?\d{4}`;
const TIME_OF_DAY = String.raw`(?:T|,?\s+(?:at\s+|um\s+|à\s+|kl\.?\s+|@\s*)?)\d{1,2}[:h]\d{2}(?::\d{2})?(?:\s?[ap]\.?m\b\.?)?`;
const DAY = new RegExp(String.raw`(?<!\d)(?:${DAY_OF_DIGITS}|${DAY_WITH_MONTH})(?!\d)(?:${TIME_OF_DAY})?`, 'iu');
/** Between a day and the workout's name. */
const MARKS = /^[\s:|,()–—-]+|[\s:|,()–—-]+$/gu;

/** The day a line names, alone or beside the workout's name: «Monday, January 6, 2025 at 10:00», «2025-01-13 Push», «Legs - 13.1.2025». */
function dayOf(words: string): { date: string; title: string } | undefined {
  const found = DAY.exec(words);
  if (found === null || (readDate(found[0], 'month-first') ?? readDate(found[0], 'day-first')) === undefined) return undefined;
  const beside = [words.slice(0, found.index), words.slice(found.index + found[0].length)];
  const title = beside
    .map((part) => bareTitle(part.replace(/\(\d{1,2}[:h]\d{2}\)?$/, '').replace(MARKS, '')))
    .filter((part) => part !== '');
  // A sentence that mentions a day is a note.
  return title.join(' ').length > TITLE_MAX_LENGTH ? undefined : { date: found[0], title: title.join(', ') };
}

const SHORT_DAY = /^(\d{1,2}[-/.]\d{1,2}[-/.](?:1[5-9]|[2-4]\d))(?![\d/.-])(?:\s+(.*))?$/u;

/** «1/8/24 Mon», in a text that began so: elsewhere, and below an exercise, it is the reps of three sets. */
function shortDayOf(words: string, diary: Diary): { date: string; title: string } | undefined {
  const bare = bareTitle(words);
  const [, date, rest = ''] = SHORT_DAY.exec(bare) ?? [];
  if (date === undefined || (readDate(date, 'month-first') ?? readDate(date, 'day-first')) === undefined) return undefined;
  if (diary.rows.length > 0 && !diary.hasShortYears) return undefined;
  if (rest === '' && bare === words && diary.open !== undefined && diary.rows.length > 0 && date.includes('/') && diary.exercise === '')
    return undefined;
  diary.hasShortYears = true;
  return { date, title: bareTitle(rest) };
}

function bareTitle(words: string): string {
  return withoutWeekday(words).replace(MARKS, '');
}

const TITLE_MAX_LENGTH = 60;
