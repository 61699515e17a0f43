/** Parsing of text from the first version. Frozen: must always accept what it accepts today, so it imports nothing that changes. */

export type JsonRoot =
  | { readonly kind: 'value'; readonly value: unknown; readonly cut_off: string | null }
  | { readonly kind: 'unreadable'; readonly reason: string };

/** Parses the raw text. With `salvage` a truncated record yields its complete members (`cut_off` is the rest). */
export function readJson(raw: string, salvage: boolean): JsonRoot {
  if (isTooDeep(raw)) return { kind: 'unreadable', reason: 'This is not readable data.' };
  try {
    return { kind: 'value', value: JSON.parse(raw) as unknown, cut_off: null };
  } catch {
    const end = salvage ? lastCompleteMember(raw) : -1;
    if (end < 0) return { kind: 'unreadable', reason: 'This is not readable data.' };
    try {
      return { kind: 'value', value: JSON.parse(`${raw.slice(0, end)}}`) as unknown, cut_off: raw.slice(end + 1) };
    } catch {
      return { kind: 'unreadable', reason: 'This is not readable data.' };
    }
  }
}

/** Position of the last comma between members of the outermost record; -1 when there is none. */
function lastCompleteMember(raw: string): number {
  let found = -1;
  if (!raw.trimStart().startsWith('{')) return found;
  walk(raw, (character, depth, at) => {
    if (character === ',' && depth === 1) found = at;
  });
  return found;
}

/** Deeper than anything the product wrote; protects the parser's stack. */
function isTooDeep(raw: string): boolean {
  let deepest = 0;
  walk(raw, (_character, depth) => {
    deepest = Math.max(deepest, depth);
  });
  return deepest > 30;
}

/** Visits JSON syntax characters outside strings, with their depth. */
function walk(raw: string, visit: (character: string, depth: number, at: number) => void): void {
  let depth = 0;
  let inText = false;
  for (let at = 0; at < raw.length; at += 1) {
    const character = raw.charAt(at);
    if (inText && character === '\\') at += 1;
    else if (character === '"') inText = !inText;
    if (inText || !'{}[],'.includes(character)) continue;
    if (character === '{' || character === '[') depth += 1;
    else if (character !== ',') depth -= 1;
    visit(character, depth, at);
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const LONE_SURROGATE = /\p{Surrogate}/gu;
const NUL = String.fromCharCode(0);

/** Storable text: lone surrogates are replaced, NUL removed. */
export function cleanText(text: string): string {
  return text.replace(LONE_SURROGATE, '\ufffd').replaceAll(NUL, '');
}

const PROTOTYPE_KEYS = ['__proto__', 'constructor', 'prototype'];

/** A copy with storable texts, finite numbers and no prototype keys. */
export function cleanValue(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (Array.isArray(value)) return value.map(cleanValue);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !PROTOTYPE_KEYS.includes(key))
      .map(([key, part]) => [cleanText(key), cleanValue(part)]),
  );
}

/** The name as text; undefined when invalid. */
export function readName(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const name = cleanText(value).trim();
  return name === '' || name.length > 200 ? undefined : name;
}

/**
 * `version` is the write time in ms, seconds or ISO text; 0 and 1 are numbers of the first form without a time (null). Undefined for
 * unknown forms.
 */
export function readVersion(version: unknown): number | null | undefined {
  if (version === undefined || version === null || version === '' || version === 0 || version === 1) return null;
  if (typeof version === 'string' && /^\d{4}-\d{2}-\d{2}/.test(version)) {
    const time = Date.parse(version);
    return Number.isNaN(time) ? undefined : time;
  }
  if (typeof version !== 'number' && !(typeof version === 'string' && /^\d{1,15}(\.\d+)?$/.test(version))) return undefined;
  const number = Math.floor(Number(version));
  if (number === 0 || number === 1) return null;
  if (number >= 1e12 && number < 1e13) return number;
  if (number >= 1e9 && number < 1e10) return number * 1000;
  return undefined;
}
