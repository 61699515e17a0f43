/** Longer messages tell of several things, whose signs do not belong together. */
const PASSAGE_WORDS = 30;
/** So far a passage without punctuation reaches back into the one before. */
const OVERLAP_WORDS = 12;

/** A message in passages of at most about thirty words: neighbouring sentences together, each sentence in at least one of them. */
export function passagesOf(text: string): string[] {
  if (wordsOf(text).length <= PASSAGE_WORDS) return [text];
  const sentences = text.split(/(?<=[.!?;])\s+|\n+/).flatMap(cutLong);
  const passages: string[] = [];
  for (let first = 0; first < sentences.length; first += 1) {
    let last = first + 1;
    while (last < sentences.length && wordsOf(sentences.slice(first, last + 1).join(' ')).length <= PASSAGE_WORDS) last += 1;
    passages.push(sentences.slice(first, last).join(' '));
    if (last === sentences.length) break;
  }
  return passages;
}

function cutLong(sentence: string): string[] {
  const words = wordsOf(sentence);
  if (words.length <= PASSAGE_WORDS) return [sentence];
  const step = PASSAGE_WORDS - OVERLAP_WORDS;
  const starts = Array.from({ length: Math.ceil((words.length - OVERLAP_WORDS) / step) }, (_, index) => index * step);
  return starts.map((start) => words.slice(start, start + PASSAGE_WORDS).join(' '));
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}
