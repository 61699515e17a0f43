/**
 * Crockford's base 32: no I, L, O and U, so that nothing is read as something else. 32 divides 256, so each byte gives one character
 * evenly.
 */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 50 bits. */
const INVITATION_CODE_LENGTH = 10;

const READABLE = new RegExp(`^[${ALPHABET}]{${INVITATION_CODE_LENGTH}}$`);

/** A code made of the first ten of some unguessable bytes (REL-3). */
export function invitationCodeOf(bytes: Uint8Array): string {
  return [...bytes.subarray(0, INVITATION_CODE_LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
}

/** «ABCDE-FGHJK», as it is shown and read aloud. */
export function formatInvitationCode(code: string): string {
  return `${code.slice(0, INVITATION_CODE_LENGTH / 2)}-${code.slice(INVITATION_CODE_LENGTH / 2)}`;
}

/** A code as it is shown, somewhere in a message. */
const SHOWN = /(?<![\p{L}\p{N}])[\p{L}\p{N}]{5}\p{Pd}[\p{L}\p{N}]{5}(?![\p{L}\p{N}])/gu;

/** What somebody typed as a code, or pasted with the link or the words around it; null when it is none, or could be several. */
export function readInvitationCode(typed: string): string | null {
  const text = typed.normalize('NFKC');
  const whole = readLetters(text) ?? readLetters(text.slice(text.lastIndexOf('#') + 1));
  if (whole !== null) return whole;
  const found = new Set([...text.matchAll(SHOWN)].map(([shown]) => readLetters(shown)).filter((code) => code !== null));
  const [only] = found;
  return found.size === 1 && only !== undefined ? only : null;
}

function readLetters(text: string): string | null {
  const letters = text
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}_.]/gu, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  return READABLE.test(letters) ? letters : null;
}
