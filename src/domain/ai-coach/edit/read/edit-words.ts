/** Numbers that the normaliser leaves as words. */
const MORE_NUMBERS: Readonly<Record<string, number>> = {
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  sixteen: 16,
  eighteen: 18,
  dozen: 12,
  fours: 4,
  fives: 5,
  sixes: 6,
  eights: 8,
  tens: 10,
  twelves: 12,
  fifteens: 15,
  twenties: 20,
};

const NUMBER_NAME = new RegExp(`\\b(?:${Object.keys(MORE_NUMBERS).join('|')})\\b`, 'g');

/** The text with every number in digits and «to», «or» between numbers as a dash. */
export function withNumbers(text: string): string {
  return text
    .replace(/\bm ?[/,.&-]? ?w ?[/,.&-]? ?f\b/g, 'mon wed fri')
    .replace(/\bt ?[/,.&-]? ?th\b/g, 'tue thu')
    .replace(/\b(single|double|triple)s\b/g, (_, word: string) => `${{ single: 1, double: 2, triple: 3 }[word] ?? 1} reps`)
    .replace(NUMBER_NAME, (word) => String(MORE_NUMBERS[word] ?? word))
    .replace(/\b(\d{1,3}) ?(?:to|or|–|—) ?(?=\d)/g, '$1-')
    .replace(/\b(?:a )?couple(?: of| more)?\b/g, '2')
    .replace(/\ba (?:set|round|minute|min|day|session)\b/g, (words) => words.replace('a ', '1 '));
}

/** Words as `findMentions` counts them. */
export function wordsOf(text: string): string[] {
  return text.split(/[^a-z0-9'-]+/).filter((word) => word !== '');
}

/** A question that a tap answers. */
export interface EditQuestion {
  ask: string;
  choices: string[];
}

const CHOICES_MOST = 4;

export function question(ask: string, choices: readonly string[]): EditQuestion {
  return { ask, choices: [...new Set(choices)].slice(0, CHOICES_MOST) };
}
