import { wishedNumber } from './wished-number.ts';

export interface SetAmount {
  to?: number;
  by?: number;
  factor?: number;
  weekly?: number;
}

const ORDINAL_SET = /\b(second|2nd|third|3rd|fourth|4th|fifth|5th) (?:set|round|one|1|time|series|go)\b/;
const ORDINALS: Readonly<Record<string, number>> = { second: 2, '2nd': 2, third: 3, '3rd': 3, fourth: 4, '4th': 4, fifth: 5, '5th': 5 };
const RELATIVE: readonly RegExp[] = [
  /(?:\+ ?|\b(?:add|another|extra|plus|further|additional|by|remove|take|drop|minus|lose|shave|knock|trim|chuck|whack|tack) (?:on |off |out |away )?(?:by )?)(\d)(?:-\d)?\b(?! ?(?:min|reps?|days?|%))/,
  /(?<![\d-])(\d)(?:-\d)? (?:sets? |rounds? |series )?(?:more|extra|further|additional|less|fewer|off|lower|approach)\b/,
  /(?:^| )[-−]([1-5])\b/,
];

/**
 * Sets as wished: absolute, relative, a share, or a week's number. `sign` is the direction of the act, `now` what the plan has: such a
 * number is rather told than wished.
 */
export function readSetAmount(typed: string, sign: 1 | -1, { isMuscle, now }: { isMuscle: boolean; now: readonly number[] }): SetAmount {
  const text = sign < 0 ? typed.replace(/\btwice\b/g, '2 times').replace(/\bonce\b/g, '1 time') : typed;
  if (/\b(?:half|halve|halved|hauf|50%)(?! an? (?:hour|min))\b/.test(text) && sign < 0) return { factor: 0.5 };
  if (/\b(?:double|twice as (?:many|much)|2x as)\b/.test(text) && sign > 0) return { factor: 2 };
  const percent = /(\d{1,2}) ?%/.exec(text);
  if (percent !== null) return { factor: 1 + (sign * Number(percent[1])) / 100 };
  const relative = RELATIVE.map((signs) => signs.exec(text)).find((match) => match !== null);
  if (relative?.[1] !== undefined) return { by: sign * Number(relative[1]) };
  const ordinal = ORDINALS[ORDINAL_SET.exec(text)?.[1] ?? ''];
  if (ordinal !== undefined) return { to: Math.max(1, sign > 0 ? ordinal : ordinal - 1) };
  if (/\b(?:another|1 more|an extra|an additional|a further|a set (?:more|less)|last set|1 too many)\b/.test(text)) return { by: sign };
  const counts = /(?<![\d.,-])(\d{1,2})(?:-\d{1,2})?\+?x?(?! ?(?:min|days?|kg|lbs?|%|reps?|x ?\d|years?|weeks?|\d))\b/g;
  const found = wishedNumber(text, counts, (sets) => !now.includes(sets));
  const wished = Number(found ?? Number.NaN);
  if (Number.isNaN(wished) || wished < 1) return { by: sign };
  const perWeek = /\b(?:week|weekly|wk|volume)\b/.test(text);
  if (wished > 8 || (isMuscle && perWeek)) return wished <= 40 ? { weekly: wished } : { by: sign };
  return { to: wished };
}

/** «8–12», «5», undefined when none is wished. */
export function readReps(typed: string): string | undefined {
  const text = typed
    .replace(/\b(\d{1,2})(?: (?=\1\b))(?:\1 ?)+/g, '$1 ')
    .replace(/\bbetween (\d{1,2}) and (\d{1,2})\b/g, '$1-$2')
    .replace(
      /\b(\d{1,2})(?:, | or even |, maybe |, even | )(\d{1,2})(?= ?(?:reps?|repetitions?|,|\.|$))/g,
      (all, low: string, high: string) => (Number(low) < Number(high) ? `${low}-${high}` : all),
    );
  const wished =
    wishedNumber(text, /\b\d{1,2} ?(?:x|by|sets of) ?(\d{1,2}(?:-\d{1,2})?)(?!\d)/g) ??
    wishedNumber(text, /(?<![\d.,-])(\d{1,2}-\d{1,2})(?:'?s)?(?! ?(?:min|kg|lbs?|%|days?|sets?|weeks?|wks?)|\d)\b/g) ??
    wishedNumber(
      text,
      /(?<![\d.,-]|wk |week )(?!1\b(?! rep))(\d{1,2})\+?(?:'?s)?(?! ?(?:-|min|kg|kilos?|lbs?|%|days?|sets?|rounds?|weeks?|wks?|x\b|years?|km)|\d)\b/g,
    );
  if (wished === undefined) return undefined;
  const [low = 0, high = low] = wished.split('-').map(Number);
  if (low < 1 || high > 50 || high < low) return undefined;
  return low === high ? String(low) : `${low}–${high}`;
}

/** Reps in reserve as wished, also as RPE; undefined when none is. */
export function readEffort(text: string): number | undefined {
  const reserve = /\brir ?(?:of )?(\d)\b|\b(\d) ?rir\b|\b(\d) reps? (?:left )?in (?:the )?(?:reserve|tank)\b/.exec(text);
  if (reserve !== null) return Number(reserve[1] ?? reserve[2] ?? reserve[3]);
  const rpe = /\brpe ?(?:of )?(10|[5-9](?:\.5)?)(?![\d.])/.exec(text)?.[1];
  return rpe === undefined ? undefined : 10 - Number(rpe);
}

const STEP = '(\\d(?:[.,]\\d)?|half an?|an?)(?: points?)?';
const WAY = '(lower|below|less|down|under|easier|off|higher|more|up|above|harder|over)';
/** A step of effort: «RPE 1 below», «lower the RPE by 1», «one RPE point higher». */
export const EFFORT_STEP = `(?:rpe (?:by |about )?${STEP} ${WAY}|${STEP} (?:of )?(?:rpe|effort)(?: points?)? ${WAY}|(?:go |turn |take |bring )?(?:the |my |all )*(?:rpe|effort) ?${WAY.replace('(', '(minus|plus|-|\\+|')} ?(?:by |a |about )?${STEP}|(lower|reduce|drop|cut|decrease|raise|increase|bump up|bump|up) (?:the |my |all |all the )*(?:rpe|effort)s?(?: (?:on|for|of) [a-zA-Z -]+?)? (?:by )?${STEP})`;
const STEP_OF = new RegExp(`\\b${EFFORT_STEP}`);
const RESERVE_STEP = /\b(\d|an?) (?:reps? )?(more|extra|less|fewer) (?:rir|(?:reps? )?(?:left )?in (?:the )?(?:reserve|tank))\b/;
const STEP_MOST = 3;

/** Points of RPE easier (negative: harder) than planned; undefined where no step is told. */
export function readEffortStep(text: string): number | undefined {
  const reserve = RESERVE_STEP.exec(text);
  if (reserve !== null) return pointsOf(reserve[1], /more|extra/.test(reserve[2] ?? ''));
  const told = (STEP_OF.exec(text) ?? []).slice(1).filter((part) => part !== undefined);
  const way = told.find((part) => /^[a-z+-]{2,}|^[+-]$/.test(part) && !/^(?:half )?an?$/.test(part));
  const size = told.find((part) => part !== way);
  return way === undefined || size === undefined
    ? undefined
    : pointsOf(size, /^(?:low|below|less|down|under|eas|off|minus|-|reduc|drop|cut|decr)/.test(way));
}

function pointsOf(size: string | undefined, isEasier: boolean): number | undefined {
  const points = size === undefined ? Number.NaN : size.startsWith('half') ? 0.5 : /^an?$/.test(size) ? 1 : Number(size.replace(',', '.'));
  return points > 0 && points <= STEP_MOST ? (isEasier ? points : -points) : undefined;
}

/** Seconds of rest; undefined when none is wished. */
export function readRest(text: string): number | undefined {
  const plain = text
    .replace(/\b(?:(\d) )?(?:minute|min) and (?:a )?half\b|\b1\.5 ?min\w*/g, '90 s')
    .replace(/\b(\d)\.5 ?min\w*|\b(\d) and (?:a )?half ?min\w*/g, (_, a?: string, b?: string) => `${Number(a ?? b) * 60 + 30} s`)
    .replace(/\bhalf (?:a |1 )?min\w*/g, '30 s')
    .replace(/\b(\d):(\d\d)\b/g, (_, min: string, sec: string) => `${Number(min) * 60 + Number(sec)} s`)
    .replace(
      /\b(\d{1,2}) ?(?:min(?:ute)?s?|m|mins|full minutes|complete minutes|whole minutes)(?![a-z])/g,
      (_, min: string) => `${Number(min) * 60} s`,
    )
    .replace(/\b(?:a|the|per) (?:min|minute)\b/g, '60 s')
    .replace(/\b(\d) (?:full|complete|whole|good|proper|solid) (?:min|minutes?)\b/g, (_, min: string) => `${Number(min) * 60} s`);
  const timed = /\d s\b/.test(plain)
    ? plain.replace(
        /(?<![\d.:-])([1-6])\b(?! ?(?:sets?|reps?|x\b|days?|exercises?|rounds?|s\b|-|times|more))/g,
        (_, min: string) => `${Number(min) * 60} s`,
      )
    : plain;
  const seconds = wishedNumber(timed, /(?<![\d.-])(\d{2,3})(?:-\d{2,3})?(?:s|sec)?(?! ?(?:kg|lbs?|%|reps?|years?|days?|x\b)|\d)\b/g);
  if (seconds !== undefined) return Number(seconds);
  const minutes = wishedNumber(plain, /(?<![\d.-])([1-9])(?:-\d)?(?! ?(?:sets?|reps?|x\b|days?|exercises?|rounds?|s\b)|\d)\b/g);
  return minutes === undefined ? undefined : Number(minutes) * 60;
}

/** Minutes of a session: a number, or how many more or fewer. */
export function readMinutes(text: string, sign: 1 | -1, now: number): { minutes?: number; by?: number } | undefined {
  const plain = withHours(text);
  const shift =
    /\b(?:shave|knock|cut|trim|(?<!(?:should|must|can|could|may|to) )take|lose|drop|add|pad|extend|put|another|extra|additional|plus|chop)\b(?: [a-z]+){0,5}? (\d{1,2}) ?min/.exec(
      plain,
    ) ??
    /\b(\d{1,2}) ?min\w* (?:more|longer|extra|less|shorter|off|fewer|additional)\b/.exec(plain) ??
    /\b(\d{1,2}) (?:more|extra|additional|fewer) min/.exec(plain) ??
    /\+ ?(\d{1,2}) ?(?:min|m\b)/.exec(plain) ??
    // So few are a difference and no session.
    /\b(?:shorter|longer|quicker|less|more)(?: (?:by|like|about|around|maybe|say|of))* (5|10|15) ?min/.exec(plain);
  const isTo = /\b(?:to|down to|max|maximum|cap|in|within|up to) (?:about |around |like )?\d{2,3}(?! ?(?:pm|am|:))/.test(plain);
  if (shift !== null && !isTo && Number(shift[1]) < 60) return { by: sign * Number(shift[1]) };
  const counts = /(?<![\d.:-])(\d{2,3})(?:-\d{2,3})?(?! ?(?:kg|lbs?|%|reps?|years?|days?|weeks?|:\d|s\b|am|pm|euros?))\b/g;
  const changes = (value: number): boolean => (sign < 0 ? value < now : value > now);
  const minutes = wishedNumber(plain, counts, changes) ?? /\b(\d{2,3}) ?min/.exec(plain)?.[1];
  if (minutes === undefined) return undefined;
  const value = Number(minutes);
  return value >= 10 && value <= 180 ? { minutes: value } : undefined;
}

/** Hours, halves and quarters as minutes; the normaliser writes whole ones as «60 min». */
function withHours(text: string): string {
  return text
    .replace(/\b(\d) ?(?:hours?|hrs?|h)\b(?! ?\d)/g, (_, hours: string) => `${Number(hours) * 60} min`)
    .replace(/\b(?:an |the |1 |one )?(?:hour|hr)\b(?! ?(?:a day|before|later|ago))/g, '60 min')
    .replace(/\b(?:3|three) quarters of (?:an? )?60 min/g, '45 min')
    .replace(/\b(?:a |1 )?quarter (?:of )?(?:an? )?60 min/g, '15 min')
    .replace(/\b(?:1 )?(?:and )?(?:a )?half (?:an? )?(?:60 min|our)\b/g, (found) => (/and/.test(found) ? '90 min' : '30 min'))
    .replace(
      /\b(\d{2,3}) min(?:ute)?s?,? (?:and |n )?(?:a )?(3 quarters|three quarters|quarter|half|\d{1,2})\b(?! ?(?:days?|times|x|min))/g,
      (_, min: string, more: string) => {
        const extra = /^(?:3|three) /.test(more) ? 45 : more === 'quarter' ? 15 : more === 'half' ? 30 : Number(more);
        return `${Number(min) + extra} min`;
      },
    );
}

/** Days a week as wished. */
export function readDayCount(typed: string, fits: (days: number) => boolean): number | undefined {
  const text = typed
    .replace(/\btwice\b/g, '2')
    .replace(/\bonce\b/g, '1')
    .replace(/\b((?:[a-z]*days?|the|that|this|last|hard|first|each) )1\b/g, '$1');
  const days = /(?<![\d.:-])([1-7])(?:x|d)?(?! ?(?:min|hours?|hrs?|kg|lbs?|%|weeks?|months?|years?|km|am|pm|h\b|:|\d))\b/g;
  const wished = wishedNumber(text, days, fits);
  return wished === undefined ? undefined : Number(wished);
}
