import { plainText } from '../classifier/features.ts';
import { normaliseEagerly } from '../normalise-text.ts';
import { CONTEXTS, type ContextSign } from './context-table.ts';
import { FIGURES } from './figure-table.ts';
import { SIGNS, type Sign } from './sign-table.ts';

const NUMBERS: Readonly<Record<string, string>> = Object.fromEntries([
  ...'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
    .split(' ')
    .map((word, index) => [word, String(index + 2)]),
  ['thirty', '30'],
  ['forty', '40'],
]);

/** Lower case without accents and apostrophes, small numbers and years as digits. */
export function plainWords(typed: string): string {
  return plainText(typed)
    .replace(/'/g, '')
    .replace(/\b(?:cnt|catn|cna t|cnat|acnt)\b/g, 'cant')
    .replace(/\b[a-z]+\b/g, (word) => NUMBERS[word] ?? word)
    .replace(/\b20 (1\d|20)\b/g, '20$1')
    .replace(/\b([234]0)[ -]([1-9])\b/g, (_, tens: string, ones: string) => String(Number(tens) + Number(ones)))
    .replace(/\s+/g, ' ')
    .trim();
}

const CLAUSE_ENDS = /(?<!\d)[.;!?]+(?!\d)|\n|,? \b(?:but|however|though|although)\b/;

/** A part of a message that is told in one setting. */
export interface Clause {
  /** Without figures of speech. */
  text: string;
  signs: readonly Sign[];
  contexts: readonly ContextSign[];
}

/** The clauses of a message with the signs and contexts of each. Signs count as typed and as corrected, because a slip must not hide one. */
export function readClauses(plain: string): Clause[] {
  const typed = clausesOf(plain);
  const spelled = plainWords(normaliseEagerly(plain));
  if (spelled === plain) return typed;
  const corrected = clausesOf(spelled);
  if (typed.length !== corrected.length) return typed;
  return typed.map(({ text, signs, contexts }, index) => ({
    text,
    signs: [...new Set([...signs, ...(corrected[index]?.signs ?? [])])],
    contexts,
  }));
}

function clausesOf(plain: string): Clause[] {
  const parts = plain.split(CLAUSE_ENDS).filter((part) => part.trim() !== '');
  return parts.map((part) => {
    const text = withoutFigures(part);
    return { text, signs: namesIn(SIGNS, text), contexts: namesIn(CONTEXTS, part) };
  });
}

function withoutFigures(text: string): string {
  return FIGURES.reduce((rest, figure) => rest.replace(figure, ' ~ '), text);
}

function namesIn<Name extends string>(table: Readonly<Record<Name, RegExp>>, text: string): Name[] {
  return (Object.keys(table) as Name[]).filter((name) => table[name].test(text));
}

/** Contexts in which a clause is not about the writer now. */
const NOT_NOW: ReadonlySet<ContextSign> = new Set([
  'other subject',
  'past',
  'hypothetical',
  'denies signs',
  'healed',
  'harmless cause',
  'supervised',
]);

/** About the writer now. What others say they see on the writer counts. */
export function isLive({ text, contexts }: Clause): boolean {
  if (contexts.includes('reports me')) return true;
  const isTight = TIGHT_CHEST.test(text) && !WORKED_CHEST.test(text);
  return !contexts.some((name) => NOT_NOW.has(name) && !(isTight && name === 'denies signs'));
}

/** A tight chest is a sign of its own: that it does not hurt takes nothing from it, unless the tightness itself is denied. */
const TIGHT_CHEST =
  /(?<!\b(?:no|not|without|nor|or|neither|nil|never|any)\b(?: \w+){0,2} )\bchest\b(?: \w+){0,3} (?:tight|pressure|heavy|squeez)|(?<!\b(?:no|not|without|nor|or|neither|nil|never|any)\b(?: \w+){0,2} )\b(?:tight\w*|pressure|heaviness|squeezing)(?: \w+){0,3} chest\b/;
/** Of training, not of the heart. */
const WORKED_CHEST =
  /\b(?:pump\w*|doms|sore\w*|pecs?|stretch\w*|(?:from|after|since) (?:\w+ ){0,3}(?:bench\w*|press\w*|push\w*|dips?|fl(?:y|ies|yes)|workout|session|training|yesterday))\b/;

export function signsOf(clauses: readonly Clause[]): Set<Sign> {
  return new Set(clauses.flatMap(({ signs }) => signs));
}
