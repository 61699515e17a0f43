import type { DoubtReason } from '../import/find-doubts.ts';
import type { ImportApp, OtherKind, UnreadableFile, UnreadReason } from '../import/imported-log.ts';
import type { LogPreview } from '../import/preview-log.ts';

/** What a file is called once it was recognised. */
export const FILE_OF_APP: Readonly<Record<ImportApp, string>> = {
  strong: 'A Strong export',
  hevy: 'A Hevy export',
  fitnotes: 'A FitNotes export',
  stronglifts: 'A StrongLifts export',
  fitbod: 'A Fitbod export',
  jefit: 'A JEFIT export',
  'alpha-progression': 'An Alpha Progression export',
  setwise: 'A Setwise file',
  table: 'A table of sets',
};

const PROBLEMS: Readonly<Record<UnreadableFile['problem'], string>> = {
  'too-large': 'This file is larger than 50 MB, so it is no training log.',
  empty: 'This file is empty.',
  'not-text':
    'This is no text: a picture, a spreadsheet or a packed file. Choose the CSV or JSON file the app exported, or the .zip it is in.',
  spreadsheet: 'This is a workbook of a spreadsheet. Open it there, save the sheet with your sets as CSV, and choose that file.',
  'packed-empty': 'This .zip holds no CSV, JSON or text file.',
  'packed-damaged': 'This .zip is damaged, cut off or locked with a password. Unpack it, or export it again.',
  'unknown-format':
    'This file is of no app that is known here, and has no columns for day, exercise and reps. A table of your own needs a first row that names them.',
  'no-day-column':
    'This table has exercises and reps, but no column that says on which day. Add one named Date, and choose the file again.',
  'health-export':
    'This is an export of Apple Health, which holds no sets, only that you trained. Export from the app you logged your sets in.',
  'open-quote': 'A quotation mark that opens a text never closes it, so the file may be cut off. Export it again.',
  'damaged-json': 'This file is damaged or cut off. Export it again.',
  'body-weight': 'This file holds weights of your body, no sets. Enter what you weigh under Progress, Body weight.',
  'no-sets': 'The columns are known, but not one row holds a set that can be read.',
};

/** Why a file cannot be read, and where (IMPORT-7). */
export function unreadableText({ problem, line }: UnreadableFile): string {
  const where =
    line === undefined || ['unknown-format', 'no-day-column', 'health-export', 'body-weight'].includes(problem)
      ? ''
      : ` Look at line ${line}.`;
  return `${PROBLEMS[problem]}${where} Nothing was changed.`;
}

/** What is wrong with a row (IMPORT-3). */
export const UNREAD_TEXT: Readonly<Record<UnreadReason, string>> = {
  'no-date': 'no day that can be read',
  'no-exercise': 'no exercise',
  'bad-weight': 'the weight is no number',
  'bad-reps': 'the reps are no whole number',
  'negative-weight': 'a weight below zero',
  impossible: 'more weight or reps than anybody lifts',
  'bad-number': 'a number cannot be read',
  'too-few-cells': 'cells are missing',
  'lost-quote': 'a quotation mark is missing, so that its cells cannot be told apart',
};

/** What is hard to believe of a row, and what becomes of it (IMPORT-18). */
export const DOUBT_TEXT: Readonly<Record<DoubtReason, string>> = {
  heavy: 'more weight than most can lift, added as written',
  'many-reps': 'very many reps, added as written',
  effort: 'effort goes from 1 to 10, so the set is added without it',
  'reps-left': 'reps left go from 0 to 9, so the set is added without them',
  long: 'longer than a day, so the set is added without its time',
  far: 'no distance that can be kept, so the set is added without it',
  'lost-quote': 'a quotation mark is missing, added as far as it can be read',
};

/** How days are read whose file does not tell month from day (IMPORT-16). */
export function daysReadText(written: string, read: string): string {
  return `The file does not say which number is the month. ${written} is read as ${read}, and all other days alike.`;
}

/** A date after today, mostly a slip in the file (IMPORT-12). */
export function daysToComeText(last: string, line: number): string {
  return `The last workout of this file is on a day to come, ${last} (line ${line}). Look at that date before you add it: it is kept as written.`;
}

/** One and several of what our own file holds besides workouts (IMPORT-20). */
export const OTHER_WORDS: Readonly<Record<Exclude<OtherKind, 'routine-day.put' | 'plan.use'>, readonly [string, string]>> = {
  'plan.put': ['version of your plan', 'versions of your plan'],
  'routine.put': ['routine', 'routines'],
  'exercise.put': ['own exercise', 'own exercises'],
  'favourite.put': ['favorite', 'favorites'],
  'gym.put': ['gym', 'gyms'],
  'preference.put': ['training setting', 'training settings'],
  'body.put': ['body measurement', 'body measurements'],
};

/** What of our own file stays in it. */
export function leftInFileText({ unreadable, messages, supersets }: LogPreview['left']): string | null {
  const parts = [
    ...(unreadable === 0 ? [] : [`${unreadable} ${unreadable === 1 ? 'entry that cannot' : 'entries that cannot'} be read`]),
    ...(messages === 0 ? [] : [`${messages} ${messages === 1 ? 'message' : 'messages'} of chats, which only the account keeps`]),
  ];
  const missing = parts.length === 0 ? [] : [`Not added: ${parts.join(' and ')}.`];
  const apart =
    supersets === 0
      ? []
      : [`${supersets} sets were done in supersets: all are added, each exercise for itself, without which belong together.`];
  return missing.length + apart.length === 0 ? null : [...missing, ...apart].join(' ');
}

/** After an undo: what of the file's workouts stayed, because the person logged or changed it (IMPORT-5). */
export function removedText({ workouts, sets }: { workouts: number; sets: number }): string {
  if (sets === 0) return 'Removed. No set of this file is left.';
  const kept = sets === 1 ? 'One set that you logged or changed yourself stays' : `${sets} sets that you logged or changed yourself stay`;
  return `Removed. ${kept}, in ${workouts === 1 ? 'one workout' : `${workouts} workouts`} of History.`;
}

export const IMPORT_MESSAGES = {
  othersStay: 'What is here already stays as it is: the file adds what is missing. Its plan becomes yours only where you have none.',
  columns: 'No app is known that writes such a table. Say what its columns hold: a day, an exercise, and reps, time or distance.',
  unopened: 'The file could not be opened. Nothing was changed: choose it again.',
  notStarted:
    'The file could not be read here: this part of the app is not on this phone yet. With signal, reload the page and choose it again.',
  interrupted: 'The import was interrupted. What was added so far is safe: choose the same file again, and it goes on where it ended.',
  stopped: 'Stopped. What was added so far stays: choose the same file again to add the rest, or undo.',
  allHere: 'Everything in this file is here already.',
  listFailed: 'Your imports could not be read from this phone. Nothing is lost: try again, or reload the page.',
  unfinished: 'Not finished: choose the same file again to add the rest.',
  undoQuestion:
    'All that this file brought goes, on all your devices: sets, and the plans, routines and measures it had. What you logged or edited since stays, and the file can be brought in again.',
} as const;

/** Said at a name that is taken for the same exercise as others of its file (IMPORT-23). */
export function namesakesText(chosen: string, others: readonly string[]): string {
  return `${others.join(', ')} ${others.length === 1 ? 'is' : 'are'} taken for ${chosen} too. They become one exercise unless you keep one apart.`;
}
