import type { ExerciseRow } from './exercise-row.ts';

/** Each stands for a word in packed text: printable signs that are no separator. */
const CODES = Array.from({ length: 200 }, (_, index) => String.fromCodePoint(33 + index)).filter((sign) => !/[|~\u007f-\u00a0]/.test(sign));

/**
 * The library as one text, for the build: on a phone the named objects are two thirds larger. The first line holds the words of the
 * library, then one line holds an exercise; a word is written as one character. Throws when a text holds a separator.
 */
export function packRows(rows: readonly ExerciseRow[]): string {
  const words = [...new Set(rows.flatMap(wordsOf))];
  if (words.length > CODES.length) throw new Error(`${words.length} words, and only ${CODES.length} characters stand for them`);
  const code = (word: string) => CODES[words.indexOf(word)] ?? '';
  const codes = (list: readonly string[] = []) => list.map(code).join('');
  const lines = rows.map((row) =>
    [
      text(row.name),
      code(row.pattern),
      codes(row.primary),
      codes(row.secondary),
      codes(row.equipment),
      (row.alternatives ?? []).map(codes).join('~'),
      code(row.load),
      `${row.difficulty}${row.unilateral === true ? 'u' : ''}`,
      codes(Object.entries(row.stress ?? {}).flat()),
      (row.aliases ?? []).map(text).join('~'),
      row.cues.map(text).join('~'),
    ].join('|'),
  );
  return [words.join('|'), ...lines].join('\n');
}

/** What `packRows` was given; absent lists come back empty. */
export function unpackRows(packed: string): ExerciseRow[] {
  const [head = '', ...lines] = packed.split('\n');
  const words = new Map(head.split('|').map((word, index) => [CODES[index], word]));
  const read = (codes: string | undefined) => Array.from(codes ?? '', (code) => words.get(code) ?? '');
  const list = (joined: string | undefined) => (joined ? joined.split('~') : []);
  const rows = lines.map((line) => {
    const [name, pattern, primary, secondary, equipment, alternatives, load, difficulty = '', stress, aliases, cues] = line.split('|');
    const joints = read(stress);
    return {
      name,
      pattern: read(pattern)[0],
      primary: read(primary),
      secondary: read(secondary),
      equipment: read(equipment),
      // An alternative that needs nothing is an empty text between two separators.
      alternatives: alternatives === '' ? [] : alternatives?.split('~').map((codes) => read(codes)),
      load: read(load)[0],
      difficulty: Number(difficulty[0]),
      ...(difficulty.endsWith('u') ? { unilateral: true } : {}),
      stress: Object.fromEntries(joints.flatMap((joint, index) => (index % 2 === 0 ? [[joint, joints[index + 1]]] : []))),
      aliases: list(aliases),
      cues: list(cues),
    };
  });
  return rows as unknown as ExerciseRow[];
}

function wordsOf({ pattern, primary, secondary, equipment, alternatives, load, stress }: ExerciseRow): string[] {
  const lists = [primary, secondary ?? [], equipment ?? [], ...(alternatives ?? [])];
  return [pattern, load, ...lists.flat(), ...Object.entries(stress ?? {}).flat()];
}

function text(value: string): string {
  if (/[|~\n]/.test(value)) throw new Error(`a separator in «${value}»`);
  return value;
}
