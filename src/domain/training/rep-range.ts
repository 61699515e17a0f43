import { DISTANCE_UNITS, type DistanceUnit } from '../sync/distance-unit.ts';

/** Parsed reps: «8–12», «5+», «10 each», «30 s», «15 min» (in seconds), «5 km» (in seconds it takes), «AMRAP». */
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

/** A distance as a prescription says it: «400 meters», «5 km in 25:00». `low` and `high` are decimal text. */
export interface AskedDistance {
  readonly low: string;
  readonly high: string;
  readonly unit: DistanceUnit;
  readonly seconds: number | null;
}

/** «m» alone stands for minutes. */
const DISTANCE_WORDS: Readonly<Record<DistanceUnit, RegExp>> = {
  m: /^met(?:er|re)s?$/,
  km: /^(?:km|kilomet(?:er|re)s?)$/,
  mi: /^(?:mi|miles?)$/,
  yd: /^(?:yd|yards?)$/,
  ft: /^(?:ft|feet)$/,
};
const DISTANCE = /^(\d+(?:\.\d+)?)(?:\s*[–—-]\s*(\d+(?:\.\d+)?))?\s*([a-z]+)(?:\s+in\s+(?:(?:(\d+):)?(\d+):(\d\d)|(\d+)\s*s))?\b/;

/** undefined for reps and times. */
export function askedDistance(text: string): AskedDistance | undefined {
  const found = DISTANCE.exec(text.trim().toLowerCase());
  const [, low, high = low, word = '', hours = '0', minutes, rest, plain] = found ?? [];
  const unit = DISTANCE_UNITS.find((each) => DISTANCE_WORDS[each].test(word));
  if (low === undefined || high === undefined || unit === undefined) return undefined;
  const clock = minutes === undefined ? null : Number(hours) * 3600 + Number(minutes) * 60 + Number(rest);
  return { low, high, unit, seconds: plain === undefined ? clock : Number(plain) };
}

const METERS: Readonly<Record<DistanceUnit, number>> = { m: 1, km: 1_000, mi: 1_609.344, yd: 0.9144, ft: 0.3048 };
/** Of easy running, 6 minutes a kilometer: only how long a session takes is told by it. */
const SECONDS_PER_METER = 0.36;

/** How long a distance takes. */
function secondsOf({ low, high, unit, seconds }: AskedDistance): Pick<RepRange, 'low' | 'high' | 'unit'> {
  const [least, most] = [low, high].map((far) => seconds ?? Math.round(Number(far) * METERS[unit] * SECONDS_PER_METER));
  return { low: least ?? 0, high: most ?? 0, unit: 'seconds' };
}

const LISTED = String.raw`(?:\d+(?:\s*[–—-]\s*\d+)?\+?|(?:amrap|max)\b)`;
const REP_LIST = new RegExp(`^(${LISTED}(?:\\s*[,/;]\\s*${LISTED})+)(.*)$`, 'i');

/**
 * What a set's place, from 1, asks of it: «8» of the second of «10, 8, 6», whose last also holds for further sets; else the whole text. As
 * many as possible in a list begin at what is asked for before: «5+» of the third of «5, 5, AMRAP».
 */
export function repsOfSet(text: string, n: number): string {
  const [, list, rest = ''] = REP_LIST.exec(text.trim()) ?? [];
  const each = list?.split(/[,/;]/).map((part) => part.trim()) ?? [];
  const place = Math.min(Math.max(n, 1), each.length);
  const own = each[place - 1];
  if (own === undefined) return text;
  if (/^\d/.test(own)) return `${own}${rest}`;
  const low = [...each.slice(0, place).toReversed(), ...each].flatMap((part) => /^\d+/.exec(part) ?? [])[0];
  return low === undefined ? `${own}${rest}` : `${low}+${rest}`;
}

function readReps(text: string): RepRange | undefined {
  const plain = text.toLowerCase().replace(/\s+/g, ' ').trim();
  const minutes = /\d\s*(?:m|mins?|minutes?)\b/.test(plain);
  const unit = minutes || /\d\s*(?:s|sec|secs|seconds?)\b/.test(plain) ? 'seconds' : 'reps';
  const scale = minutes ? 60 : 1;
  const perSide = /\b(each|per side|per leg|per arm|a side)\b/.test(plain) || /\/\s*(side|leg|arm)/.test(plain);
  const far = askedDistance(plain);
  if (far !== undefined) return { ...secondsOf(far), open: false, per_side: perSide };
  const range = /(\d+)\s*(?:[–—-]|to)\s*(\d+)/.exec(plain);
  const open = /amrap|\d\s*\+/.test(plain);
  if (range) return { low: Number(range[1]) * scale, high: Number(range[2]) * scale, unit, open, per_side: perSide };
  const single = /-?\d+/.exec(plain);
  if (!single) return undefined;
  const value = Number(single[0]) * scale;
  return { low: value, high: value, unit, open, per_side: perSide };
}
