/** Cost of two swapped letters, the commonest slip of two thumbs. */
const TURNED = 0.6;
const VOWELS = new Set('aeiouy');
const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const LETTERS = Array.from('abcdefghijklmnopqrstuvwxyz');
const FIRST_LETTER = 97;
/** What it costs to change one letter into another, in rows of the former. */
const CHANGES = Float64Array.from(LETTERS.flatMap((a) => LETTERS.map((b) => letterCost(a, b))));

/** Words of the letters a to z. */
interface Compared {
  typed: string;
  /** What each letter typed costs if it is one too many. */
  extra: Float64Array;
  meant: string;
  /** What each letter meant costs if it is missing. */
  missing: Float64Array;
  /** Past it the exact cost does not matter. */
  most: number;
}

/**
 * Weighted edit distance: added, dropped, changed or swapped letters. Doubled letters, vowel changes, neighbouring keys and silent letters
 * cost less. `rows` are three arrays to work in, longer than `meant`, because thousands of words are compared with each word typed.
 */
export function slipCost({ typed, extra, meant, missing, most }: Compared, rows: readonly Float64Array[]): number {
  let [beforeLast, last, row] = rows as [Float64Array, Float64Array, Float64Array];
  last[0] = 0;
  for (let j = 1; j <= meant.length; j += 1) last[j] = (last[j - 1] as number) + (missing[j - 1] as number);
  for (let i = 1; i <= typed.length; i += 1) {
    const added = extra[i - 1] as number;
    let least = (last[0] as number) + added;
    row[0] = least;
    for (let j = 1; j <= meant.length; j += 1) {
      const change = (last[j - 1] as number) + changeCost(typed, i - 1, meant, j - 1);
      let cost = Math.min(change, (last[j] as number) + added, (row[j - 1] as number) + (missing[j - 1] as number));
      const isTurned = i > 1 && j > 1 && typed[i - 1] === meant[j - 2] && typed[i - 2] === meant[j - 1];
      if (isTurned) cost = Math.min(cost, (beforeLast[j - 2] as number) + TURNED);
      row[j] = cost;
      if (cost < least) least = cost;
    }
    if (least > most) return least;
    [beforeLast, last, row] = [last, row, beforeLast];
  }
  return last[meant.length] as number;
}

export function missingCosts(meant: string): Float64Array {
  return Float64Array.from(meant, (_, at) => missingCost(meant, at));
}

export function extraCosts(typed: string): Float64Array {
  return Float64Array.from(typed, (_, at) => extraCost(typed, at));
}

/** Cost of a letter missing from the typed word. */
function missingCost(meant: string, at: number): number {
  const letter = meant.charAt(at);
  if (letter === meant.charAt(at - 1) || letter === meant.charAt(at + 1)) return 0.5;
  const pair = meant.slice(at, at + 2);
  if (at === 0) return pair === 'kn' || pair === 'wr' ? 0.5 : 1.5;
  if (pair === 'ck' || meant.slice(at - 1, at + 1) === 'wh') return 0.5;
  return VOWELS.has(letter) ? 0.8 : 1;
}

/** Cost of an extra typed letter. */
function extraCost(typed: string, at: number): number {
  const letter = typed.charAt(at);
  if (letter === typed.charAt(at - 1) || letter === typed.charAt(at + 1)) return 0.5;
  return at === 0 ? 1.5 : 1;
}

function changeCost(typed: string, i: number, meant: string, j: number): number {
  const [a, b] = [typed.charCodeAt(i), meant.charCodeAt(j)];
  if (a === b) return 0;
  return (CHANGES[(a - FIRST_LETTER) * LETTERS.length + b - FIRST_LETTER] as number) + (j === 0 ? 0.5 : 0);
}

function letterCost(a: string, b: string): number {
  if (VOWELS.has(a) && VOWELS.has(b)) return 0.5;
  return areNeighbours(a, b) ? 0.7 : 1;
}

function areNeighbours(a: string, b: string): boolean {
  const rowA = ROWS.findIndex((row) => row.includes(a));
  const rowB = ROWS.findIndex((row) => row.includes(b));
  if (rowA === -1 || rowB === -1 || Math.abs(rowA - rowB) > 1) return false;
  return Math.abs((ROWS[rowA] ?? '').indexOf(a) - (ROWS[rowB] ?? '').indexOf(b)) <= 1;
}
