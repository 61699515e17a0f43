import { type Act, EDIT_ACTS } from '../acts/acts.ts';
import { isOneOf, tellsDaysOnly } from '../acts/choose-act.ts';
import { orderedAct, orderParts } from '../acts/command.ts';
import { asksOnly } from '../acts/question-form.ts';
import { rankActs } from '../acts/rank-acts.ts';
import { slotted } from '../acts/slotted.ts';
import { findMentions } from '../find-mentions.ts';
import { memoize } from '../memoize.ts';
import { type AmountUnit, type Fragment, readFragment } from './read-fragment.ts';
import { besideRefusal } from './refused-offer.ts';

/** What somebody asked to change, as later fragments go on from it. */
export interface Wish {
  act: Act;
  /** Written out, normalised. */
  text: string;
}

/** A fragment with the wish it belongs to. */
export interface ContinuedWish extends Wish {
  /** It takes the place of what was offered for the wish before; otherwise it comes on top. */
  replaces: boolean;
}

/** Joins a wish with what it leaves alone; `withoutExceptions` reads it back. */
export const BUT_NOT = ' but not ';

const WISH_FROM = 0.5;
/** Facts that are corrected as wishes are: «5 days», «no, 4». */
const OF_SCHEDULE: readonly Act[] = ['give-days', 'give-time'];

/** The wish that a message states; undefined for none. `text` is normalised. */
export const wishIn = memoize((text: string): Wish | undefined => {
  const ordered = orderParts(text)
    .flatMap((part) => orderedAct(part) ?? [])
    .at(-1);
  if (ordered !== undefined) return { act: ordered, text };
  if (tellsDaysOnly(text)) return { act: 'give-days', text };
  if (asksOnly(text)) return undefined;
  const [best] = rankActs(text);
  return best !== undefined && best.p >= WISH_FROM && (isOneOf(EDIT_ACTS, best.act) || OF_SCHEDULE.includes(best.act))
    ? { act: best.act, text }
    : undefined;
});

const FURTHER = /\b(?:even|another|further|still|extra|again|too|also|as well|and)\b/;

/** The same kind of wish for the same things, said anew: it does not come on top of itself. */
function sameWish(text: string, wish: Wish): ContinuedWish | undefined {
  const own = wishIn(text);
  if (own?.act !== wish.act || FURTHER.test(text) || orderParts(text).length > 1) return undefined;
  const [before, now] = [slotted(wish.text), slotted(text)];
  const isSame =
    wish.act === 'swap-exercise'
      ? before.exercises[0] === now.exercises[0]
      : [...before.exercises, ...before.muscles, ...before.days].join() === [...now.exercises, ...now.muscles, ...now.days].join();
  return isSame ? { ...own, replaces: true } : undefined;
}

/** The wish with what a fragment exchanges, limits, adds or leaves out; undefined where the message is none or does not fit. */
export function continueWish(text: string, wish: Wish): ContinuedWish | undefined {
  const again = sameWish(text, wish);
  if (again !== undefined) return again;
  const onDay = sameDay(text, wish);
  if (onDay !== undefined) return onDay;
  const fragment = readFragment(besideRefusal(text) ?? text);
  if (fragment === undefined || asksOnly(text) || orderParts(text).some((part) => orderedAct(part) !== undefined)) return undefined;
  const replaces = fragment.way !== 'also';
  if (fragment.way === 'except') {
    const kept = namedIn(fragment);
    return kept === '' ? undefined : { act: wish.act, text: `${wish.text}${BUT_NOT}${kept}`, replaces };
  }
  const next = STEPS.reduce<Wish | undefined>((now, step) => (now === undefined ? undefined : step(now, fragment)), wish);
  return next === undefined ? undefined : { ...next, replaces };
}

const REPEATED =
  /^(?:(?:ok|okay|yes|yeah|sure|fine|great|cool|good|alright|then|well|so|please|right|just|hm+|great),? )*(?:(?:let'?s|i'?ll|you can|we can|please|can you|could you) )?(swap|switch|drop|remove|cut|take|add|move|shift|put|change|replace|delete) (?:it|them|that|those|these|that 1|those 2|both)(?: (?:out|in|off|around|over|then|please|pls))*[.! ]*$/;

/** «Ok, swap them»: says yes to the wish before. */
export function repeatsWish(text: string, wish: Wish): boolean {
  const verb = REPEATED.exec(text)?.[1];
  return verb !== undefined && new RegExp(`\\b${verb}`).test(wish.text);
}

/** «Two exercises less» after «less on Friday». */
function sameDay(text: string, wish: Wish): ContinuedWish | undefined {
  if (orderedAct(text) !== 'remove-exercise') return undefined;
  const { exercises, muscles, days } = slotted(text);
  const on = onDays(wish.text);
  if (exercises.length + muscles.length + days.length > 0 || on === '') return undefined;
  return { act: 'remove-exercise', text: `${text} ${on}`, replaces: true };
}

function namedIn({ exercises, muscles, days, kit }: Fragment): string {
  return [...exercises, ...muscles, ...days.map((day) => `on ${day}`), ...(kit === undefined ? [] : [kit])].join(' and ');
}

type Step = (wish: Wish, fragment: Fragment) => Wish | undefined;

const STEPS: readonly Step[] = [withExercises, withMuscles, withAmount, withDays, withPlace, withKit];

function withExercises(wish: Wish, { exercises, kind, way }: Fragment): Wish | undefined {
  const { exercises: named, muscles } = slotted(wish.text);
  if (exercises.length === 0 && kind === undefined) return wish;
  const name = kind === undefined ? exercises.join(' and ') : ofKind(kind, named.at(-1));
  if (name === undefined) return undefined;
  if (wish.act === 'swap-exercise') {
    const [from] = named;
    return { act: wish.act, text: way === 'also' || from === undefined ? `swap ${name}` : `swap ${from} for ${name}` };
  }
  const old = named.at(-1) ?? muscles.at(-1);
  if (old !== undefined) return { ...wish, text: wish.text.replace(old, name) };
  const start = STARTS[wish.act];
  return start === undefined ? undefined : { ...wish, text: `${start} ${name}` };
}

/** «Standing» after calf raises: an exercise only where the library has one of that name. */
function ofKind(kind: string, named: string | undefined): string | undefined {
  const noun = named?.split(' ') ?? [];
  const names = noun.map((_, from) => `${kind} ${noun.slice(from).join(' ')}`);
  return names.find((name) => findMentions(name, true).some(({ length }) => length === name.split(' ').length));
}

/** How an order begins that named no exercise yet. */
const STARTS: Readonly<Partial<Record<Act, string>>> = {
  'remove-exercise': 'remove',
  'add-exercise': 'add',
  'more-sets': 'more sets of',
  'fewer-sets': 'fewer sets of',
  'change-reps': 'change reps of',
  'change-rest': 'change rest of',
  'focus-shift': 'more sets of',
  reorder: 'move',
  superset: 'superset',
  easier: 'less weight for',
  harder: 'more weight for',
};

function withMuscles(wish: Wish, { muscles }: Fragment): Wish | undefined {
  if (muscles.length === 0) return wish;
  const name = muscles.join(' and ');
  const { exercises, muscles: named } = slotted(wish.text);
  const old = named.at(-1) ?? exercises.at(-1);
  return { ...wish, text: old === undefined ? `${wish.text} for ${name}` : wish.text.replace(old, name) };
}

const OF_ITEMS: readonly Act[] = [
  'more-sets',
  'fewer-sets',
  'change-reps',
  'add-exercise',
  'swap-exercise',
  'easier',
  'harder',
  'focus-shift',
  'add-cardio',
];
/** What an amount of a unit can go on from; with anything else it stands alone. */
const FITS: Readonly<Record<AmountUnit, readonly Act[]>> = {
  days: ['fewer-days', 'more-days', 'give-days'],
  min: ['give-time', 'shorter-sessions', 'longer-sessions', 'time-today', 'add-cardio', 'change-rest'],
  sets: OF_ITEMS,
  reps: OF_ITEMS,
  s: ['change-rest'],
};
/** The unit of a bare number, by what is changed. */
const UNIT_OF: Readonly<Partial<Record<Act, AmountUnit>>> = {
  'fewer-days': 'days',
  'more-days': 'days',
  'give-days': 'days',
  'give-time': 'min',
  'shorter-sessions': 'min',
  'longer-sessions': 'min',
  'time-today': 'min',
  'add-cardio': 'min',
  'more-sets': 'sets',
  'fewer-sets': 'sets',
  'change-reps': 'reps',
};
const NUMBER_OF: Readonly<Record<AmountUnit, RegExp>> = {
  days: /\b\d(?= ?(?:x|times|days?|sessions?))/,
  min: /\b\d{1,3}(?= ?min)/,
  sets: /\b\d{1,2}(?= (?:more |fewer |less |extra )?sets?)/,
  reps: /\b\d{1,2}(?:-\d{1,2})?(?= ?reps?)/,
  s: /\b\d{1,3}(?= ?(?:s|sec\w*)\b)/,
};

function withAmount(wish: Wish, { amount }: Fragment): Wish | undefined {
  if (amount === undefined) return wish;
  const unit = amount.unit ?? UNIT_OF[wish.act] ?? restUnit(wish.act, amount.value);
  if (unit === undefined) return wish.act === 'remove-exercise' ? { ...wish, text: counted(wish.text, amount.value) } : undefined;
  const isFrequency = unit === 'days' && NUMBER_OF.days.test(wish.text);
  if (!isFrequency && !FITS[unit].includes(wish.act)) return undefined;
  if (isFrequency && !FITS.days.includes(wish.act)) return { ...wish, text: wish.text.replace(NUMBER_OF.days, amount.value) };
  if (unit === 'days') return { act: 'give-days', text: `${amount.value} days a week` };
  if (NUMBER_OF[unit].test(wish.text)) return { ...wish, text: wish.text.replace(NUMBER_OF[unit], amount.value) };
  const { exercises, muscles } = slotted(wish.text);
  const target = exercises.at(-1) ?? muscles.at(-1);
  if (unit === 'sets') return target === undefined ? undefined : { act: 'more-sets', text: `${amount.value} sets of ${target}` };
  if (unit === 'reps') return target === undefined ? undefined : { act: 'change-reps', text: `${amount.value} reps of ${target}` };
  return { ...wish, text: `${wish.text} ${amount.value} ${unit}` };
}

/** Up to ten a rest is in minutes. */
function restUnit(act: Act, value: string): AmountUnit | undefined {
  if (act !== 'change-rest') return undefined;
  return Number.parseInt(value, 10) <= 10 ? 'min' : 's';
}

function counted(text: string, count: string): string {
  const number = /\b\d(?= (?:exercises?|things?|lifts?|movements?))/;
  return number.test(text) ? text.replace(number, count) : `remove ${count} exercises ${onDays(text)}`.trim();
}

function onDays(text: string): string {
  const [day] = slotted(text).days;
  return day === undefined ? '' : `on ${day}`;
}

function withDays(wish: Wish, { days, way }: Fragment): Wish | undefined {
  const [day] = days;
  if (day === undefined) return wish;
  const named = slotted(wish.text).days;
  const name = days.join(' and ');
  if (wish.act === 'move-day' || wish.act === 'shift-session') {
    const goal = named.length > 1 ? named.at(-1) : undefined;
    return { ...wish, text: goal === undefined ? `${wish.text} to ${name}` : withLast(wish.text, goal, name) };
  }
  const old = named.at(-1);
  // A weekday beside a number of days is where the new one goes, and not the only one.
  if (wish.act === 'give-days') return { act: 'more-days', text: `${wish.text} on ${name}` };
  if (old === undefined) return { ...wish, text: `${wish.text} on ${name}` };
  return { ...wish, text: way === 'only' ? wish.text.replace(old, name) : withLast(wish.text, old, name) };
}

function withLast(text: string, old: string, name: string): string {
  const at = text.lastIndexOf(old);
  return `${text.slice(0, at)}${name}${text.slice(at + old.length)}`;
}

function withPlace(wish: Wish, { place }: Fragment): Wish | undefined {
  if (place === undefined) return wish;
  const [name] = slotted(wish.text).exercises;
  if (name === undefined) return undefined;
  if (wish.act === 'add-exercise') return { ...wish, text: `add ${name} ${place} ${onDays(wish.text)}`.trim() };
  return wish.act === 'reorder' ? { ...wish, text: `put ${name} ${place} ${onDays(wish.text)}`.trim() } : wish;
}

function withKit(wish: Wish, { kit }: Fragment): Wish | undefined {
  if (kit === undefined) return wish;
  return wish.act === 'swap-exercise' && !wish.text.includes(kit) ? { ...wish, text: `${wish.text} with ${kit}` } : wish;
}
