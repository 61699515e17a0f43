/** Abbreviations, as whole words. */
const LONG_FORMS: Readonly<Record<string, string>> = {
  bb: 'barbell',
  db: 'dumbbell',
  dumbell: 'dumbbell',
  kb: 'kettlebell',
  flys: 'fly',
  flyes: 'fly',
  flies: 'fly',
  tricep: 'triceps',
  bicep: 'biceps',
  pushup: 'push up',
  pullup: 'pull up',
  chinup: 'chin up',
  situp: 'sit up',
  pulldown: 'pull down',
  '1': 'one',
  single: 'one',
};

/** A name without case, accents, hyphens, plurals and abbreviations, in any script. */
export function exerciseKey(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/['’\p{M}]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ')
    .map((word) => LONG_FORMS[word] ?? LONG_FORMS[singular(word)] ?? singular(word))
    .join(' ');
}

function singular(word: string): string {
  if (word.endsWith('ups')) return word.slice(0, -1);
  return word.length > 3 && word.endsWith('s') && !/(ss|ps)$/.test(word) ? word.slice(0, -1) : word;
}
