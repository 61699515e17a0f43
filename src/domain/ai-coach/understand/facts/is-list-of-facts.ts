import { memoize } from '../memoize.ts';
import { FACT_WORDS } from './fact-words.ts';
import { otherWords } from './statements.ts';

const OTHER_WORDS_MOST = 2;

/** A message made of facts and little else: «muscle, 3 days, dumbbells». No other reading of it is likely. */
export const isListOfFacts = memoize((text: string): boolean => otherWords(text, FACT_WORDS) <= OTHER_WORDS_MOST);
