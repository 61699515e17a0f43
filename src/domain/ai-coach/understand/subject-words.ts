import { COMMON_QUESTION_WORDS } from './question-words-table.ts';

/** The words of a question that say what it is about, in order: none in «how much of it», «creatine» in «how much creatine a day». */
export function subjectWords(text: string): string[] {
  return (text.match(/[a-z][a-z'-]*[a-z]|\d+x\d+/g) ?? []).filter(
    (word) => !COMMON_QUESTION_WORDS.has(word) && !COMMON_QUESTION_WORDS.has(singular(word)),
  );
}

function singular(word: string): string {
  return word.replace(/(?:'s|s)$/, '');
}
