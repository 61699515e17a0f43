/** Parsed reps: «8–12», «5+», «10 each», «30 s», «15 min» (in seconds), «AMRAP». */
export interface RepRange {
  readonly low: number;
  readonly high: number;
  readonly unit: 'reps' | 'seconds';
  /** As many good reps as possible from `low`. */
  readonly open: boolean;
  readonly per_side: boolean;
}

/** Bounded cache: plans repeat few texts hundreds of times. */
const READ = new Map<string, RepRange | undefined>();
const READ_MOST = 200;

/** undefined for unreadable text. */
export function parseReps(text: string): RepRange | undefined {
  if (READ.has(text)) return READ.get(text);
  if (READ.size >= READ_MOST) READ.clear();
  const range = readReps(text);
  READ.set(text, range);
  return range;
}

const REP_LIST = /^(\d+\+?(?:\s*[,/;]\s*\d+\+?)+)(.*)$/;

/** What a set's place, from 1, asks of it: «8» of the second of «10, 8, 6», whose last also holds for further sets; else the whole text. */
export function repsOfSet(text: string, n: number): string {
  const [, list, rest = ''] = REP_LIST.exec(text.trim()) ?? [];
  const each = list?.split(/[,/;]/) ?? [];
  const own = each[Math.min(Math.max(n, 1), each.length) - 1];
  return own === undefined ? text : `${own.trim()}${rest}`;
}

function readReps(text: string): RepRange | undefined {
  const plain = text.toLowerCase().replace(/\s+/g, ' ').trim();
  const minutes = /\d\s*(?:m|mins?|minutes?)\b/.test(plain);
  const unit = minutes || /\d\s*(?:s|sec|secs|seconds?)\b/.test(plain) ? 'seconds' : 'reps';
  const scale = minutes ? 60 : 1;
  const perSide = /\b(each|per side|per leg|per arm|a side)\b/.test(plain) || /\/\s*(side|leg|arm)/.test(plain);
  const range = /(\d+)\s*(?:[–—-]|to)\s*(\d+)/.exec(plain);
  const open = /amrap|\d\s*\+/.test(plain);
  if (range) return { low: Number(range[1]) * scale, high: Number(range[2]) * scale, unit, open, per_side: perSide };
  const single = /-?\d+/.exec(plain);
  if (!single) return undefined;
  const value = Number(single[0]) * scale;
  return { low: value, high: value, unit, open, per_side: perSide };
}
