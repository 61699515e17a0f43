import type { SessionFrame, SessionItem } from './session-items.ts';
import { minutesLeft, withSets } from './session-items.ts';

const REST_ACCESSORY = 75;
const REST_SINGLE_JOINT = 60;
const REST_MAIN = 90;
/** Heavy sets never get less rest than this, however short the time (TRAIN-15). */
const REST_HEAVY = 120;
const SETS_KEPT = 2;

/**
 * Fits the rest of a session into `minutes`. Cuts easy cardio, then isolation, accessory sets, accessory rests, other accessories, main
 * sets and rests; main lifts last, the first one never. undefined when not even one set of it fits.
 */
export function fitMinutes(items: readonly SessionItem[], minutes: number, frame: SessionFrame): SessionItem[] | undefined {
  let left = [...items];
  for (const cut of CUTS) {
    for (;;) {
      if (minutesLeft(left, frame) <= minutes) return left;
      const next = cut(left, frame);
      if (next === undefined) break;
      left = next;
    }
  }
  return minutesLeft(left, frame) <= minutes ? left : undefined;
}

type Cut = (items: readonly SessionItem[], frame: SessionFrame) => SessionItem[] | undefined;

const isAccessory = (item: SessionItem): boolean => !item.main;
const isMain = (item: SessionItem): boolean => item.main;

const CUTS: readonly Cut[] = [
  (items) => drop(items, (item) => item.exercise?.pattern === 'conditioning'),
  (items) => drop(items, (item) => isAccessory(item) && item.exercise?.compound === false && isCovered(item, items)),
  (items) => trimSets(items, isAccessory, SETS_KEPT),
  (items) => trimRest(items, isAccessory, (item) => (item.exercise?.compound === false ? REST_SINGLE_JOINT : REST_ACCESSORY)),
  (items) => drop(items, (item) => isAccessory(item) && item.exercise?.compound !== true),
  (items) => drop(items, isAccessory),
  (items) => trimSets(items, (item) => isMain(item) && item !== firstOpen(items), SETS_KEPT),
  (items, frame) => trimRest(items, isMain, (item) => (frame.is_strength && item.exercise?.load === 'barbell' ? REST_HEAVY : REST_MAIN)),
  (items) => trimSets(items, isMain, SETS_KEPT),
  (items) => drop(items, (item) => item !== firstOpen(items)),
  (items) => trimSets(items, isMain, 1),
  (items) => trimSets(items, () => true, 1),
];

/** A small muscle that other exercises of the day also train. */
function isCovered(item: SessionItem, items: readonly SessionItem[]): boolean {
  const muscles = item.exercise?.primary ?? [];
  return muscles.every((muscle) =>
    items.some(
      (other) =>
        other !== item && (other.exercise?.primary.includes(muscle) === true || other.exercise?.secondary.includes(muscle) === true),
    ),
  );
}

function firstOpen(items: readonly SessionItem[]): SessionItem | undefined {
  return items.find((item) => isMain(item) && isOpen(item)) ?? items.find(isOpen);
}

function isOpen(item: SessionItem): boolean {
  return !item.locked && item.sets > item.done;
}

/** Removes the open sets of the last matching exercise; at least one open exercise stays. */
function drop(items: readonly SessionItem[], may: (item: SessionItem) => boolean): SessionItem[] | undefined {
  if (items.filter(isOpen).length < 2) return undefined;
  const item = items.findLast((candidate) => isOpen(candidate) && may(candidate));
  if (item === undefined) return undefined;
  return items.flatMap((other) => (other !== item ? [other] : item.done > 0 ? [{ ...withSets(item, item.done), locked: true }] : []));
}

/** Removes one set from the exercise with most open sets; completed sets stay. */
function trimSets(items: readonly SessionItem[], may: (item: SessionItem) => boolean, least: number): SessionItem[] | undefined {
  const open = items.filter((item) => isOpen(item) && may(item) && item.sets > least && item.sets - item.done > 1);
  const most = Math.max(...open.map((item) => item.sets - item.done));
  const item = open.findLast((candidate) => candidate.sets - candidate.done === most);
  return item === undefined ? undefined : items.map((other) => (other === item ? withSets(item, item.sets - 1) : other));
}

function trimRest(
  items: readonly SessionItem[],
  may: (item: SessionItem) => boolean,
  leastOf: (item: SessionItem) => number,
): SessionItem[] | undefined {
  const item = items.findLast((candidate) => isOpen(candidate) && may(candidate) && (candidate.raw.rest_seconds ?? 0) > leastOf(candidate));
  if (item === undefined) return undefined;
  const rest_seconds = leastOf(item);
  return items.map((other) => (other === item ? { ...item, raw: { ...item.raw, rest_seconds } } : other));
}
