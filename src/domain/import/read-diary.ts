import { readDate } from './read-date.ts';
import type { TableRow } from './read-table.ts';
import { isNotation } from './split-sets.ts';

/** The columns a diary becomes, as the header of a table names them. */
const HEADER = ['date', 'workout', 'exercise', 'sets x reps', 'set type', 'notes'] as const;

/** Lines that say who wrote them. */
const CREDIT = /^(?:https?:\/\/|(?:logged|shared|sent|tracked|generated|exported) (?:with|via|from|by|using)\b)/i;
/** «Set 1:», «1.», «W2:», «Satz 3 -»: the place of a set, before what was done. */
const PLACE =
  /^(?:(?:set|satz|serie|série|sarja)\s*#?\s*\d{1,2}\s*[:.)–—-]?|(?<warm>w(?:arm[- ]?up)?\s*\d{0,2})\s*[:.)–—-]|\d{1,2}\s*[:.)])\s*(?<rest>.+)$/iu;

interface Diary {
  readonly rows: TableRow[];
  date: string;
  title: string;
  exercise: string;
  /** The last line with words alone: a workout's name where a day follows, an exercise where sets follow, else a note. */
  open: TableRow | undefined;
}

/**
 * A text written as a diary, as rows of a table: days and exercises as lines of their own, and below them sets, one or several in a line.
 * Undefined when no day with a set is found in it, or when more lines are left over than were read.
 */
export function diaryRows(text: string): TableRow[] | undefined {
  const diary: Diary = { rows: [], date: '', title: '', exercise: '', open: undefined };
  let leftOver = 0;
  for (const [index, written] of text.split(/\r\n|[\r\n]/).entries()) {
    const words = plainLine(written);
    if (words === '' || CREDIT.test(words)) continue;
    const isRead = takeLine(diary, { cells: [words], line: index + 1 });
    if (!isRead) leftOver += 1;
  }
  closeOpen(diary);
  const { rows } = diary;
  return rows.length > 0 && leftOver <= rows.length ? [{ line: 1, cells: HEADER }, ...rows] : undefined;
}

/** Without the marks of a list, a heading or bold letters. */
function plainLine(written: string): string {
  return written
    .replace(/\*\*|__/g, '')
    .replace(/^\s*(?:#{1,6}\s|[-*•·–]\s+|>\s*)+/u, '')
    .trim();
}

function takeLine(diary: Diary, row: TableRow): boolean {
  const [words = ''] = row.cells;
  const day = dayOf(words);
  if (day !== undefined) {
    diary.title = day.title !== '' ? day.title : (diary.open?.cells[0] ?? '');
    diary.date = day.date;
    diary.exercise = '';
    diary.open = undefined;
    return true;
  }
  const { warm, rest } = PLACE.exec(words)?.groups ?? {};
  const text = rest ?? words;
  const isSets = /^(?:\+?\d|bw\b|body ?weight\b)/i.test(text) && (rest !== undefined || isNotation(text));
  const sets = isSets ? { exercise: '', text } : exerciseWithSets(words);
  if (sets === undefined) {
    closeOpen(diary);
    diary.open = row;
    return diary.date === '' || !/\d\s*[x×*]/i.test(words);
  }
  if (sets.exercise !== '') {
    closeOpen(diary);
    diary.exercise = sets.exercise;
  } else if (diary.open !== undefined) [diary.exercise = '', diary.open] = [diary.open.cells[0], undefined];
  if (diary.date === '' || diary.exercise === '') return false;
  const kind = warm === undefined ? '' : 'warmup';
  diary.rows.push({ line: row.line, cells: [diary.date, diary.title, diary.exercise.replace(/\s*[:–—-]$/, ''), sets.text, kind, ''] });
  return true;
}

/** Words that no sets follow: the workout's name before its first exercise, else a note of what was done last. */
function closeOpen(diary: Diary): void {
  const words = diary.open?.cells[0];
  diary.open = undefined;
  const last = diary.rows.at(-1);
  if (words === undefined || diary.date === '') return;
  if (diary.exercise === '') diary.title = diary.title === '' ? words : `${diary.title}, ${words}`;
  else if (last !== undefined)
    diary.rows[diary.rows.length - 1] = { ...last, cells: last.cells.with(-1, [last.cells.at(-1), words].filter(Boolean).join('\n')) };
}

/** «Squat 3x5 @ 100 kg», «Bench press: 60x5, 65x5»: the shortest name that leaves nothing but sets. */
function exerciseWithSets(words: string): { exercise: string; text: string } | undefined {
  for (const { index } of words.matchAll(/[\s:–—-]\(?\+?\d/gu)) {
    const exercise = words.slice(0, index + 1).replace(/[\s:–—-]+$/u, '');
    const text = words.slice(index + 1).trim();
    if (/\p{L}{2}/u.test(exercise) && isNotation(text)) return { exercise, text };
  }
  return undefined;
}

const DAY_OF_DIGITS = String.raw`\d{4}[-/.年]\s?\d{1,2}[-/.月]\s?\d{1,2}日?|\d{1,2}([-/.])\s?\d{1,2}\1\s?\d{4}`;
const DAY_WITH_MONTH = String.raw`\p{L}{3,}\.?\s+\d{1,2}(?:st|nd|rd|th)?,?\s+\d{4}|\d{1,2}(?:st|nd|rd|th|º)?\.?\s+(?:of\s+|de\s+)?\p{L}{3,}\.?,?\s+(?:de\s+)?\d{4}`;
const TIME_OF_DAY = String.raw`(?:T|,?\s+(?:at\s+|um\s+|à\s+|kl\.?\s+|@\s*)?)\d{1,2}[:h]\d{2}(?::\d{2})?(?:\s?[ap]\.?m\b\.?)?`;
const DAY = new RegExp(String.raw`(?<!\d)(?:${DAY_OF_DIGITS}|${DAY_WITH_MONTH})(?!\d)(?:${TIME_OF_DAY})?`, 'iu');
/** Before or after the day: a name of the weekday says nothing, and marks lead over to the workout's name. */
const WEEKDAY =
  /^(?:mon|tue|wed|thu|fri|sat|sun|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|mi[ée]rcoles|jueves|viernes|s[áa]bado|domingo|luned|marted|mercoled|gioved|venerd|sabato|domenica|segunda|ter[çc]a|quarta|quinta|sexta)\p{L}*(?:-feira)?[.,]?(?=\s|$)/iu;
const MARKS = /^[\s:|,()–—-]+|[\s:|,()–—-]+$/gu;

/** The day a line names, alone or beside the workout's name: «Monday, January 6, 2025 at 10:00», «2025-01-13 Push», «Legs - 13.1.2025». */
function dayOf(words: string): { date: string; title: string } | undefined {
  const found = DAY.exec(words);
  if (found === null || (readDate(found[0], 'month-first') ?? readDate(found[0], 'day-first')) === undefined) return undefined;
  const beside = [words.slice(0, found.index), words.slice(found.index + found[0].length)];
  const title = beside.map((part) => part.replace(MARKS, '').replace(WEEKDAY, '').replace(MARKS, '')).filter((part) => part !== '');
  // A sentence that mentions a day is a note.
  return title.join(' ').length > TITLE_MAX_LENGTH ? undefined : { date: found[0], title: title.join(', ') };
}

const TITLE_MAX_LENGTH = 60;
