/** A word that means something else in the setting of a trade, a game or a saying. */
export interface TwoMeanings {
  /** Left out where a phrase of `other` holds the word itself; then the phrase is what means the other thing. */
  word?: RegExp;
  /** What the message speaks of where the word means the other thing. */
  other: RegExp;
  /** Words of its own sentence that keep the first meaning all the same. */
  unless?: RegExp;
}

const SENTENCES = /[^.!?;\n]*(?:[.!?;\n]|$)/g;

/** The message without the words of `table` that mean their other thing in it. */
export function withoutOtherMeanings(text: string, table: readonly TwoMeanings[]): string {
  return table.reduce((rest, { word, other, unless }) => {
    if (rest.search(other) === -1) return rest;
    return rest.replace(SENTENCES, (sentence) => (unless?.test(sentence) === true ? sentence : sentence.replace(word ?? other, ' ')));
  }, text);
}
