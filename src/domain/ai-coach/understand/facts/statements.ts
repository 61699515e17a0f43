import { type Clause, clausesOf } from '../context/clauses.ts';
import { memoize } from '../memoize.ts';

/** A clause that states something about the writer, now. */
export type Statement = Clause;

/** Connectors whose second part means nothing without the first. */
const EXCEPTED = /\b(?:any|every|all|each)(?: \w+)? ?(?:days?|thing)?$|\b(?:anything|everything|anyday|everyday|7 days)$/;
const JOINED = /^,? ?(:|except(?: for| that)?|instead of)$/;

/**
 * The clauses that facts are read from (FACT-1): nothing about other people, the past, conditions or questions. «Mon: yes» is one statement, and so
 * are «bench: 100» and «everything except cables».
 */
export const statementsOf = memoize((text: string): readonly Statement[] => {
  const joined: Clause[] = [];
  for (const clause of clausesOf(text)) {
    const last = joined.at(-1);
    const link =
      last === undefined
        ? null
        : JOINED.exec(EXCEPTED.test(last.text) ? clause.connector.replace(/^,? ?but$/, 'except') : clause.connector);
    if (last === undefined || link === null) joined.push(clause);
    else {
      const text = `${last.text}${link[1] === ':' ? ':' : ` ${link[1]}`} ${clause.text}`;
      joined[joined.length - 1] = {
        ...clause,
        text,
        connector: last.connector,
        negated: last.negated || link[1] !== ':' || clause.negated,
      };
    }
  }
  return joined.filter((clause) => !clause.other && !clause.past && !clause.hypothetical && !clause.question);
});

/** Words that carry no content of their own: a statement left with few others is a fragment such as an answer. */
const FILLERS =
  /\b(?:i|i'm|i'd|me|my|we|it|it's|that's|is|are|be|a|an|the|this|so|and|or|on|in|at|of|to|for|with|from|per|each|every|about|around|like|maybe|probably|say|just|only|ok|okay|yes|yeah|please|pls|thanks|can|could|do|would|have|got|get|want|max|maximum|at most|tops|total|more|less|no|not|than|week|weekly|there|then|now|well|hmm|um|uh|coach|bro|mate|love|duck|sir|lol|haha)\b|[^a-z ]/g;

/** How many words of content a text has besides those that `known` takes out. */
export function otherWords(text: string, known: RegExp): number {
  return text
    .replace(known, ' ')
    .replace(FILLERS, ' ')
    .split(' ')
    .filter((word) => word !== '').length;
}
