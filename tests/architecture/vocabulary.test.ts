import { expect, test } from 'vitest';
import { read, repositoryFiles } from './source-files.ts';

/** Names that were replaced by the field's terms: old → new. */
const REPLACED: Readonly<Record<string, string>> = {
  takeEvent: 'processPaymentEvent',
  lookAt: 'fetchSnapshots',
  applyLooks: 'applySnapshots',
  mayHaveChanged: 'invalidate',
  noteWrites: 'invalidateOnWrite',
  marketRest: 'marketMaxStaleMs',
  createTurns: 'createKeyedMutex',
  createQueue: 'createSemaphore',
  remembering: 'memoize',
  letGoWhenFrozen: 'abortTransactionsOnPageHide',
  takeEpoch: 'adoptEpoch',
  mendPlan: 'repairPlan',
  askOn: 'askNextQuestion',
  takenBack: 'undoReply',
  inWords: 'replyWithoutPlan',
  MailOffice: 'OutgoingMail',
  createSeal: 'createTextCipher',
  PageDataKept: 'PageDataCache',
  MuscleCode: 'Muscle',
};

/** Phrases that make a reader guess what is meant; a comment names the thing instead. */
const RIDDLES = ['whoever', 'what is asked of', 'the one that', 'the word that', 'before the door', 'heard on'];

const CHECKED = repositoryFiles().filter(
  (path) => /^(src|tests)\/.*\.(tsx?|mjs|css)$/.test(path) && path !== 'tests/architecture/vocabulary.test.ts',
);

test.each(Object.entries(REPLACED))('%s is called %s', (old) => {
  const word = new RegExp(`\\b${old}\\b`);
  expect(CHECKED.filter((path) => word.test(read(path)))).toEqual([]);
});

test('no comment speaks in riddles', () => {
  const riddle = new RegExp(`\\b(?:${RIDDLES.join('|')})\\b`, 'i');
  const found = CHECKED.flatMap((path) =>
    commentsOf(read(path))
      .filter((comment) => riddle.test(comment))
      .map((comment) => `${path}: ${comment}`),
  );
  expect(found).toEqual([]);
});

/** Comments as one line each; block comments, and line comments at the start or end of a line. */
function commentsOf(text: string): string[] {
  const found = text.matchAll(/\/\*[\s\S]*?\*\/|(?<=^|[\s;,{}()])\/\/ [^\n]*(?:\n\s*\/\/ [^\n]*)*/gm);
  return [...found].map(([comment]) => comment.replace(/\s*\n\s*(?:\*|\/\/)?\s*/g, ' '));
}
