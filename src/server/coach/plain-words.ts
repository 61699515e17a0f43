/** Invisible and direction-changing characters, which can hide text from readers or checks. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]/gu;
const IMAGE_OR_LINK = /!?\[([^\]\n]*)\]\([^)\n]*\)/g;
const TAG = /<\/?[a-z!?][^>\n]*>?/gi;
const ADDRESS = /[a-z][a-z0-9+.-]{0,20}:\/\/\S*|(?:javascript|data|vbscript|mailto|tel):\S+|\bwww\.\S+/gi;
/** A dotted name with letters on both sides: `evil.example/x`. «e.g.» and decimals do not match. */
const BARE_ADDRESS = /\b(?=[\w-]*[a-z])[\w-]{2,}(?:\.[a-z]{2,})+(?:\/\S*)?(?=$|[\s,;:!?)'"]|\.\s|\.$)/gi;
const FENCE = /```[^\n]*|~~~[^\n]*/g;
const LINE_MARK = /^[ \t]*(?:#{1,6}|>+|[-*+•])[ \t]+/gm;
const EMPHASIS = /(\*\*|__|~~|`)(?=\S)(.*?\S)\1/g;

/** Model output as plain text: no markup, links, addresses or invisible characters, on one line, at most `most` characters. */
export function plainWords(text: string, most: number): string {
  const kept = text
    .normalize('NFC')
    .replace(/[\t\n\r]+/g, (blank) => (blank.includes('\n') ? '\n' : ' '))
    .split('\n')
    .map((line) => line.replace(UNSEEN, ''))
    .join('\n')
    .replace(FENCE, '')
    .replace(IMAGE_OR_LINK, '$1')
    .replace(TAG, '')
    .replace(ADDRESS, '')
    .replace(BARE_ADDRESS, '')
    .replace(LINE_MARK, '')
    .replace(EMPHASIS, '$2')
    .replace(/[<>]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return cutAtWord(kept, most);
}

function cutAtWord(text: string, most: number): string {
  if (text.length <= most) return text;
  const head = text.slice(0, most - 1);
  const blank = head.lastIndexOf(' ');
  return `${(blank > most / 2 ? head.slice(0, blank) : head).trimEnd()}…`;
}

/** Splits plain text into sentences; decimal points and «e.g.» do not end one. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?…])(?<!\b(?:e\.g|i\.e|vs|approx|min|max|reps|no)\.)\s+(?=[^a-z])/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}
