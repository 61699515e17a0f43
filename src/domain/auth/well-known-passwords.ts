import { WELL_KNOWN_WORDS } from './well-known-passwords-table.ts';

const STAND_INS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
const RUNS = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv5tgb',
  '1q2w3e4r5t6y7u8i9o0p',
];

/**
 * Whether a password is easily guessed: a well-known word with digits, signs or substitutions, a repetition, a keyboard run, only a date or
 * number, or the person's own name or address.
 */
export function isWellKnownPassword(password: string, own: readonly string[]): boolean {
  const lower = password.normalize('NFKC').toLowerCase();
  if (/^[\d\s.,/_-]*$/.test(lower) || isRepeated(lower) || isRun(lower)) return true;
  const cores = [coreOf(lower), standInsRead(coreOf(lower)), coreOf(standInsRead(lower))].flatMap((core) => [core, lettersOf(core)]);
  const names = own.flatMap(namesIn).filter((name) => name.length >= 3);
  return cores.some((core) => isKnown(core) || names.includes(core));
}

function isKnown(core: string): boolean {
  if (core.length < 3) return true;
  if (WELL_KNOWN_WORDS.has(core) || isRun(core)) return true;
  const half = core.slice(0, core.length / 2);
  return core === half + half && WELL_KNOWN_WORDS.has(half);
}

/** A name or address, whole and in parts. */
function namesIn(text: string): string[] {
  const lower = text.toLowerCase().trim();
  const [local = ''] = lower.split('@');
  return [lower, lettersOf(lower), local, lettersOf(local), ...lower.split(/[^\p{L}\p{N}]+/u)];
}

function lettersOf(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** Without digits and signs at both ends. */
function coreOf(text: string): string {
  return text.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
}

function standInsRead(text: string): string {
  return Array.from(text, (letter) => STAND_INS[letter] ?? letter).join('');
}

/** The same few characters repeated. */
function isRepeated(text: string): boolean {
  return /^(.{1,3})\1+$/u.test(text) || new Set(text).size <= 2;
}

/** A run of keys or letters, forwards or backwards. */
function isRun(text: string): boolean {
  const backwards = Array.from(text).toReversed().join('');
  return RUNS.some((run) => run.includes(text) || run.includes(backwards));
}
