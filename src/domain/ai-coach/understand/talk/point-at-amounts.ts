import { LEAD, type PointingMessage, TAIL, whole } from './pointing.ts';
import type { Dimension, TalkRecord } from './talk-record.ts';

const MAKE =
  "(?:(?:make|do|have|put|let'?s (?:do|say|make)|say|go (?:with|for|to)|drop to|down to|up to|change|rather|only|just|better|i (?:mean|meant|said)|more like)(?: (?:it|that|them|this))?(?: (?:to|at|into|down to|up to))? )";
/** A number that is counted in nothing: «make it 3», «hm, 2 then», «5 instead». */
const BARE = new RegExp(
  `^${LEAD}(?:${MAKE}(\\d{1,3})|(\\d{1,3}) (?:then|instead|rather))${TAIL}(?=[,.!?]|$| and | cos | because | since )`,
);
/** «2.5 more», «5 kg heavier», «10 lbs less». */
const LOAD = whole(
  '(?:(?:add|put|go|give me|take|do|try) )?(\\d{1,3}(?:[.,]\\d{1,2})?) ?(kg|kilos?|lbs?|pounds)?(?: (?:more|less|heavier|lighter|up|down|off|on top))(?: (?:on|for|to) (?:it|that|this))?',
);
const MORE_THAN_THAT = whole(
  '(?:(?:a (?:bit|lot) )?(more|less)(?: than that)?|(?:even )?(heavier|lighter)|still too (?:much|heavy|light))',
);
/** «Cut what's over», «trim the ones that are too long». */
const OVER =
  /\b(?:cut|trim|shorten|shave|fix|take)\b.*\b(?:what|whatever|anything|everything|those|the ones?|which)(?:'?s)?\b.*\b(?:over|too long|longer|above)\b/;

/** «3 not 4», «3 days in place of 4»: of the number of days there are. */
const NOT_COUNT =
  /\b([1-7])(?: ?(?:x|days?|times|sessions?))?(?: (?:a|per) week)?,? (?:and )?(?:not|instead of|in place of|rather than) (?:the )?([1-7])\b(?! ?(?:sets?|reps?|min|kg|lbs?))/;

/** A change holds from when it is accepted. */
const FROM_WHEN = / (?:from|starting|as of) (?:next )?(?:week|mon|tue|wed|thu|fri|sat|sun)[a-z]*\b/;

const DAYS_MOST = 7;
const SETS_MOST = 8;
const MINUTES_LEAST = 10;

/** A bare amount, read by what was counted last. */
export function pointAtAmount(text: string, record: TalkRecord): PointingMessage | undefined {
  if (OVER.test(text)) return over(record);
  const [, wished, old] = NOT_COUNT.exec(text) ?? [];
  if (wished !== undefined && [wished, old].map(Number).includes(record.plan.days.length) && wished !== old) {
    const act = Number(wished) < Number(old) ? 'fewer-days' : 'more-days';
    return { pointing: { to: 'text', text: text.replace(NOT_COUNT, `${wished} days a week`).replace(FROM_WHEN, ''), act, replaces: true } };
  }
  const load = LOAD.exec(text);
  const [exercise] = record.exercises;
  if (load !== null && exercise !== undefined && (load[2] !== undefined || record.dimension === undefined || load[1]?.includes('.'))) {
    const way = /\b(?:less|lighter|down|off)\b/.test(text) ? 'less' : 'more';
    return {
      pointing: { to: 'load', exercise, words: `${load[1] ?? ''}${load[2] === undefined ? '' : ` ${load[2]}`} ${way}` },
      content: 'ok',
    };
  }
  if (MORE_THAN_THAT.test(text) && exercise !== undefined && /\b\d+ ?%/.test(record.last?.said ?? ''))
    return { pointing: { to: 'load', exercise, words: lighter(record) ? '10% less' : '10% more' }, content: 'ok' };
  const bare = BARE.exec(text);
  const value = Number(bare?.[1] ?? bare?.[2] ?? 0);
  return bare === null || value === 0 ? undefined : counted(value, text.slice(bare[0].length), record);
}

function lighter({ last }: TalkRecord): boolean {
  return /\b(?:drop|less|lighter|lower|down|off|reduce|easier)\b/.test(last?.text ?? '') || /\boff\b/.test(last?.said ?? '');
}

function over({ minutes }: TalkRecord): PointingMessage | undefined {
  return minutes === undefined ? undefined : { pointing: { to: 'over', minutes }, content: 'ok' };
}

const UNITS: readonly { of: Dimension; fits: (value: number, record: TalkRecord) => boolean }[] = [
  {
    of: 'days',
    fits: (value, { plan, dimension, exercises }) =>
      value <= DAYS_MOST && (value !== plan.days.length || dimension === 'days' || exercises.length === 0),
  },
  { of: 'sets', fits: (value, { exercises }) => value <= SETS_MOST && exercises.length > 0 },
  { of: 'min', fits: (value) => value >= MINUTES_LEAST },
  { of: 'reps', fits: (value, { exercises }) => value <= 30 && exercises.length > 0 },
];

function counted(value: number, rest: string, record: TalkRecord): PointingMessage | undefined {
  const fitting = UNITS.filter(({ fits }) => fits(value, record)).map(({ of }) => of);
  const spoken = fitting.find((of) => of === record.dimension);
  const unit = spoken ?? fitting[0];
  if (unit === undefined) return undefined;
  const name = record.exercises[0]?.name.toLowerCase() ?? '';
  // Days and sets are equally likely where neither was spoken of and one exercise is the subject.
  if (spoken === undefined && unit === 'days' && fitting.includes('sets') && record.dimension !== undefined)
    return {
      pointing: { to: 'question', ask: `${value} of what?`, choices: [`${value} days a week`, `${value} sets of ${name}`] },
      content: 'ok',
    };
  const after = rest.replace(/^[,.!? ]+/, '');
  const more = after === '' ? '' : `. ${after}`;
  if (unit === 'days') {
    const count = record.plan.days.length;
    if (value === count)
      return {
        pointing: { to: 'question', ask: `Your plan has ${count} days already, so nothing changes.`, choices: [] },
        content: `${value} days a week`,
      };
    const isFewer = value < count;
    const days = /^(?:and |on )?(?:mon|tue|wed|thu|fri|sat|sun)/.test(after);
    return days
      ? { pointing: { to: 'text', text: `${value} days a week, ${after}`, replaces: true } }
      : { pointing: { to: 'text', text: `${value} days a week${more}`, act: isFewer ? 'fewer-days' : 'more-days', replaces: true } };
  }
  if (unit === 'min') return { pointing: { to: 'text', text: `${value} minutes${more}`, replaces: true } };
  if (unit === 'sets') return { pointing: { to: 'text', text: `${value} sets of ${name}${more}`, act: 'more-sets', replaces: true } };
  return { pointing: { to: 'text', text: `${value} reps of ${name}${more}`, act: 'change-reps', replaces: true } };
}
