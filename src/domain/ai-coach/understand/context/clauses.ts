import { memoize } from '../memoize.ts';
import {
  ABOUT_WRITER,
  ADVISED,
  IF,
  isQuestion,
  LATELY,
  NEGATION,
  NEGATION_AFTER,
  OF_OTHER,
  OLD_INJURY,
  OTHER_BODY,
  OTHER_PRONOUN,
  OTHER_SUBJECT,
  PAST,
  PSEUDO_IF,
  PSEUDO_NEGATION,
  PSEUDO_PAST,
  PUPIL,
  QUOTED,
  SAID_BEFORE,
  SELF_AS_RELATION,
  WAS_OTHER,
  WRITER,
} from './trigger-table.ts';

/** A part of a message that says one thing, with who and when it is about. */
export interface Clause {
  text: string;
  /** What joins it to the clause before, such as «but» or «,»; '' at the beginning. */
  connector: string;
  /** Something in it is negated; see `isNegatedAt` for what. */
  negated: boolean;
  /** About another person. */
  other: boolean;
  /** Over: «when I was 12», «used to», «healed». */
  past: boolean;
  /** «If», «what if», «should I». */
  hypothetical: boolean;
  question: boolean;
}

const CONNECTOR =
  ' (?:but|because|cos|cause|except(?: for| that)?|instead of|unless|until(?! ?\\d+ ?(?:kgs?|kilos?|lbs?|pounds?)\\b)|till(?= i| my| the)|if|so that|so(?! far| much| many)|though|although|whereas|while|which|whose|when(?= i| my| the| we)) ';
/** Words a new statement starts with after «and» or a comma. */
const STARTER =
  "(?:i|i'm|i've|i'd|i'll|we|we've|he|she|it|it's|they|there|there's|you|that|this|my \\w+ (?:is|are|was|has|hurts?|aches?|says?|trains?|does|goes|hates?)|the \\w+ (?:is|are|was)|no|not|never|only|just|don't|can't|please|then|also|maybe|nothing|want|need|give|make|put|add|keep|leave|have|got|is|are)\\b";
/** Statements without punctuation, as people dictate them: «my boy's the lifter in the family i just haul things». */
const RUN_ON =
  "(?<!\\b(?:that|what|which|and|or|if|when|how|as|than|where|but|because|so|days?|times?|thing|time|all|should|do|can|could|would|did|will|shall|may|have|now|am|must|might|\\w+day?s?|nights?|mornings?|evenings?|says?|said|thinks?|reckons?|me)) (?=i(?:'m|'ve)? (?:just|only|do|can|can't|want|need|have|got|train)\\b)";
const SPLIT = new RegExp(
  `([.!?;:\\n]+(?=\\s|$)|[()]| [-–—]+ |, ?(?=(?:but|because|cos|so|if|unless|until|and|or|except|then|though|although|which)\\b)|,(?= ?${STARTER})|(?<!\\b(?:me|you)) and (?=${STARTER})|${RUN_ON}|${CONNECTOR})`,
);
/** A comma starts a statement only where one with a verb follows; lists stay together. */
const HAS_VERB =
  /\b(?:i|i'm|i've|i'd|i'll|we|he|she|they|is|are|was|were|have|has|had|do|does|did|can|can't|will|would|want|wants|need|needs|like|likes|train|trains|go|goes|got|get|hurts?|hate|hates|prefer|make|give|says?|works?)\b/;

/** Splits a normalised message into clauses. Lists such as «dumbbells, a bench and a doorway bar» stay together. */
export const clausesOf = memoize((text: string): readonly Clause[] => {
  const isPupil = PUPIL.test(text);
  const isPast = (words: string): boolean => isNamedPast(words) || (!isPupil && isOldInjury(words));
  const pieces = piecesOf(text, isPast);
  let isOther = false;
  const clauses = pieces.map(({ text: words, connector, mark }, index) => {
    isOther = isAboutOther(words, isOther) || (connector === ':' && isOther);
    return {
      text: words,
      connector,
      negated: isNegating(words),
      other: isOther,
      past: isPast(words),
      hypothetical: isHypothetical(words, connector, pieces[index - 1]),
      question: !(connector === ',' && RELATIVE.test(words)) && isQuestion(words, mark.includes('?')),
    };
  });
  for (const [index, clause] of clauses.entries()) {
    // «I lifted in college (squat 405)»: what a parenthesis adds belongs to what is before it.
    if (/^\($/.test(clause.connector) && clauses[index - 1]?.past === true) clause.past = true;
    const next = clauses[index + 1];
    if (next === undefined) continue;
    if (WAS_OTHER.test(next.text)) clause.other = true;
    if (ADVISED.test(clause.text) && /\bbut\b/.test(next.connector)) clause.other = true;
    if (SAID_BEFORE.test(clause.text) && /\bbut\b/.test(next.connector)) clause.past = true;
  }
  return clauses;
});

/** «…, which is building muscle?» */
const RELATIVE = /^(?:which|who|where|when)\b/;

/** A connector that a comma was split before. */
const LEADING = /^(but|because|cos|so that|so|unless|until|if|and|or|except|then|though|although)\s+(.+)$/;

interface Piece {
  text: string;
  connector: string;
  /** The punctuation that ends it. */
  mark: string;
}

function piecesOf(text: string, isPast: (words: string) => boolean): Piece[] {
  const parts = text.split(SPLIT).map((part) => part ?? '');
  const pieces: Piece[] = [];
  let connector = '';
  for (const [index, part] of parts.entries()) {
    if (index % 2 === 1) {
      connector = `${connector} ${part}`.trim();
      const last = pieces.at(-1);
      if (last !== undefined && /[.!?;:]/.test(part)) last.mark = part.trim();
      continue;
    }
    for (const [at, words] of commaParts(part.trim(), isPast).entries()) {
      const [, lead = '', rest = words] = LEADING.exec(words) ?? [];
      pieces.push({ text: rest, connector: `${at === 0 ? connector : ','} ${lead}`.trim(), mark: '' });
      connector = '';
    }
  }
  return pieces;
}

function commaParts(text: string, isPast: (words: string) => boolean): string[] {
  const isPastEvent = (words: string): boolean => isPast(words) && !TRAINED.test(words);
  const parts: string[] = [];
  for (const part of text.split(/, /)) {
    const last = parts.at(-1);
    if (last === undefined) parts.push(part);
    else if (
      (HAS_VERB.test(part) && HAS_VERB.test(last)) ||
      isPastEvent(last) !== isPastEvent(part) ||
      (!isPast(last) && isPast(part)) ||
      (isPast(last) && SINCE_THEN.test(part))
    )
      parts.push(part);
    else parts[parts.length - 1] = `${last}, ${part}`;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** «I had an operation in 2019, 3 days, machines»: an event says nothing of the rest of its list, as «in college I trained 5 days, 90 minutes» does. */
const TRAINED =
  /\b(?:train\w*|lift(?:ed|ing)?|gym|went|did|do|(?<!school )days?|times|sessions|worked out|weighed|ran|played|competed|used to(?! (?:play|box|row|swim|run|climb|dance|ski|cycle))|when i)\b/;

/** «I used to do that, now 5 days» */
const SINCE_THEN = /^(?:and |but )?(?:now|nowadays|these days|currently)\b/;

function isNamedPast(words: string): boolean {
  return PAST.test(words.replace(PSEUDO_PAST, ' '));
}

function isOldInjury(words: string): boolean {
  return OLD_INJURY.test(words) && !LATELY.test(words);
}

function isAboutOther(words: string, wasOther: boolean): boolean {
  if (SELF_AS_RELATION.test(words)) return false;
  if (OF_OTHER.test(words) || isQuoting(words)) return true;
  if (OTHER_BODY.test(words)) return !/^(?:not|it'?s not|it was not|no) /.test(words);
  if (OTHER_SUBJECT.test(words)) return !ABOUT_WRITER.test(words) && !WRITER.test(words.replace(/^\W*me \w+|\bof mine\b/g, ' '));
  return (wasOther || HE_OR_SHE.test(words)) && OTHER_PRONOUN.test(words) && !WRITER.test(words);
}

/** Another person, also where none was named before. */
const HE_OR_SHE = /^(?:(?:and|but|so|because|now|then) )*(?:he|she)(?:'s|'ll|'d)?\b/;

/** «They say 5 days is best», but not «they say I should rest». */
function isQuoting(words: string): boolean {
  const quoted = QUOTED.exec(words);
  return quoted !== null && !WRITER.test(words.slice(quoted[0].length).replace(/^ me\b/, ' '));
}

/** An «if» governs its clause, and the one before it when it comes second: «6 days if my boss lets me». */
function isHypothetical(words: string, connector: string, before: Piece | undefined): boolean {
  const conditional = (connector === '' ? words : `${connector.replace(/^\W+/, '')} ${words}`).replace(PSEUDO_IF, ' ');
  if (IF.test(conditional)) return true;
  // «What if I only had 20 minutes», «if it rains, 2 days»: the consequence depends on the condition.
  return before !== undefined && connector === ',' && /^(?:if|what if|suppose|imagine)\b/.test(`${before.connector} ${before.text}`.trim());
}

function isNegating(words: string): boolean {
  const plain = words.replace(PSEUDO_NEGATION, ' ');
  return NEGATION.test(plain) || NEGATION_AFTER.test(plain);
}

/** Whether the words at `at` are within the scope of a negation of the clause: everything after it, or before «are out», «: no». */
export function isNegatedAt(clause: Clause, at: number): boolean {
  if (!clause.negated) return false;
  const plain = clause.text.replace(PSEUDO_NEGATION, (words) => ' '.repeat(words.length));
  return NEGATION.test(plain.slice(0, at)) || NEGATION_AFTER.test(plain.slice(at));
}

/** The text about the writer, now, without conditions; questions stay. */
export const liveText = memoize((text: string): string => joined(text, (clause) => !clause.other && !clause.past && !clause.hypothetical));

/** The live text without its questions: what a message states. */
export const statedText = memoize((text: string): string =>
  joined(text, (clause) => !clause.other && !clause.past && !clause.hypothetical && !clause.question),
);

function joined(text: string, isKept: (clause: Clause) => boolean): string {
  const clauses = clausesOf(text);
  if (clauses.every(isKept)) return text;
  return clauses
    .filter(isKept)
    .map((clause) => clause.text)
    .join(' . ');
}
