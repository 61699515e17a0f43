import { MUSCLES, type Muscle } from '../../exercises/exercise.ts';
import { SLOTS_FOR_MUSCLE, type Slot } from '../build/slot-table.ts';
import { chooseSubstitutes } from '../change/choose-substitute.ts';
import { dayName } from '../change/compare-days.ts';
import { standIn } from '../change/replace-work.ts';
import { type SessionItem, withSets } from '../change/session-items.ts';
import { muscleDoes } from '../check/muscle-words.ts';
import type { Finding } from '../check-plan.ts';
import type { Brief } from '../person/brief-shape.ts';
import { listWords } from '../person/list-words.ts';
import { type Trainee, traineeForPlan } from '../person/trainee.ts';
import { addForSlot } from './add-slot.ts';
import { fitDayInto } from './grow-day.ts';
import { costOf, errorsOf, type KnownErrors, newErrors } from './new-errors.ts';
import { changeDay, type EditDay, frameOf, minutesOfDay, type PlanDraft, writePlanDraft } from './plan-draft.ts';

const STEPS_MAX = 16;
const SETS_MOST = 6;
const TIME_SLACK = 1.25;

interface Mended {
  draft: PlanDraft;
  mended: string[];
  /** Errors that nothing here can take away. */
  left: Finding[];
}

interface Mending {
  before: PlanDraft;
  brief: Brief;
  known: KnownErrors;
  /** Days to which nothing is added. */
  fixed_days: ReadonlySet<number>;
}

/**
 * Takes away the errors that an edit brought in, by the smallest change of items the edit did not name: fewer or more sets, an accessory
 * less, a substitute, a movement that left the week. Warnings stay: what somebody asks for wins over them.
 */
export function mendErrors(draft: PlanDraft, mending: Mending): Mended {
  const { before, brief, known } = mending;
  const errorsIn = (of: PlanDraft): Finding[] => newErrors(errorsOf(writePlanDraft(before, of), brief), known);
  let now = draft;
  let errors = errorsIn(now);
  const mended: string[] = [];
  for (let step = 0; step < STEPS_MAX && errors.length > 0; step += 1) {
    const cost = costOf(errors);
    const [target] = errors;
    if (target === undefined) break;
    let best: { change: Change; errors: Finding[]; cost: number } | undefined;
    for (const change of errors.flatMap((finding) => changesFor(finding, now, mending))) {
      const left = errorsIn(change.draft);
      const next = costOf(left);
      if (next < (best?.cost ?? cost)) best = { change, errors: left, cost: next };
      if (next === 0) break;
    }
    if (best === undefined) break;
    now = best.change.draft;
    errors = best.errors;
    mended.push(best.change.words);
  }
  return { draft: now, mended: [...new Set(mended)], left: errors };
}

interface Change {
  draft: PlanDraft;
  words: string;
}

const MISSING_SLOT: readonly (readonly [RegExp, Slot])[] = [
  [/^No squat\b/, 'squatMain'],
  [/^No hip hinge\b/, 'hingeMain'],
  [/^No press away/, 'horizontalPush'],
  [/^No row\b/, 'horizontalPull'],
  [/^No pull from above/, 'verticalPull'],
];

function changesFor(finding: Finding, draft: PlanDraft, mending: Mending): Change[] {
  const { rule, sentence } = finding;
  const trainee = traineeForPlan(draft.plan, mending.brief);
  switch (rule) {
    case 'TIME':
      return shorter(sentence, draft, trainee);
    case 'PATTERN':
      return MISSING_SLOT.flatMap(([signs, slot]) => (signs.test(sentence) ? additions(draft, slot, trainee, mending) : []));
    case 'BALANCE':
      return ['horizontalPull', 'horizontalPush'].flatMap((slot) => additions(draft, slot as Slot, trainee, mending));
    case 'VOL_LOW':
      return [
        ...raises(draft, musclesIn(sentence), mending),
        ...musclesIn(sentence).flatMap((muscle) => workFor(muscle, draft, trainee, mending)),
      ];
    case 'RECOVERY':
      return [...substitutes(draft, sentence, trainee), ...cuts(draft, sentence)];
    case 'JUMP':
    case 'DELOAD':
      return [...cuts(draft, sentence), ...lastWeekCuts(draft)];
    case 'VOL_HIGH':
    case 'SESSION_VOL':
    case 'LOWBACK':
    case 'LEVEL':
      return cuts(draft, sentence);
    default:
      return [];
  }
}

function shorter(sentence: string, draft: PlanDraft, trainee: Trainee): Change[] {
  return (draft.weeks[0] ?? []).flatMap((day, index) => {
    if (!sentence.startsWith(`${day.label} takes`)) return [];
    const room = Math.floor(trainee.minutes * TIME_SLACK);
    return [trainee.minutes, room].map((minutes) => {
      const next = fitDayInto(draft, index, Math.min(minutes, minutesOfDay(day, frameOf(draft, 0)) - 1), 'named');
      const now = next.weeks[0]?.[index]?.items ?? [];
      const less = day.items.filter((item) => !now.some((other) => other.raw === item.raw)).map((item) => item.name.toLowerCase());
      return { draft: next, words: `${dayName(day.label)} has less of ${listWords(less)}, so that it fits your time.` };
    });
  });
}

/** Days and muscles that a finding's sentence names; all when it names none. */
function itemsIn(sentence: string, draft: PlanDraft): { item: SessionItem; day: EditDay; index: number }[] {
  const days = (draft.weeks[0] ?? []).map((day, index) => ({ day, index }));
  const named = days.filter(({ day }) => new RegExp(`(?:^|\\W)${escaped(day.label)}(?:\\W|$)`).test(sentence));
  const muscles = musclesIn(sentence);
  return (named.length > 0 ? named : days).flatMap(({ day, index }) =>
    day.items
      .filter((item) => !item.locked && item.exercise !== undefined)
      .filter(
        ({ exercise }) =>
          muscles.length === 0 || muscles.some((muscle) => exercise?.primary.includes(muscle) || exercise?.secondary.includes(muscle)),
      )
      .map((item) => ({ item, day, index })),
  );
}

function musclesIn(sentence: string): Muscle[] {
  return MUSCLES.filter((muscle) => (['get', 'work', 'are'] as const).some((verb) => sentence.startsWith(muscleDoes(muscle, verb))));
}

function escaped(text: string): string {
  return text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');
}

function isSame(a: SessionItem, b: SessionItem): boolean {
  return a.name === b.name && a.main === b.main;
}

function changeItem(
  draft: PlanDraft,
  index: number,
  item: SessionItem,
  change: (item: SessionItem, week: number) => SessionItem[],
): PlanDraft {
  return changeDay(draft, index, (items, week) => items.flatMap((other) => (isSame(other, item) ? change(other, week) : [other])));
}

function cuts(draft: PlanDraft, sentence: string): Change[] {
  return itemsIn(sentence, draft).flatMap(({ item, day, index }) => {
    const fewer = changeItem(draft, index, item, (other) => [other.sets > 1 ? withSets(other, other.sets - 1) : other]);
    const without = item.main || day.items.length < 3 ? [] : [changeItem(draft, index, item, () => [])];
    const name = `${dayName(day.label)}: ${item.name.toLowerCase()}`;
    return [
      ...(item.sets > 1 ? [{ draft: fewer, words: `${name} has fewer sets.` }] : []),
      ...without.map((next) => ({ draft: next, words: `${name} is left out.` })),
    ];
  });
}

function lastWeekCuts(draft: PlanDraft): Change[] {
  const last = draft.weeks.length - 1;
  const weeks = draft.weeks.map((week, place) =>
    place !== last || place === 0
      ? week
      : week.map((day) => ({
          ...day,
          items: day.items.map((item) => (item.sets > 1 && item.main ? withSets(item, item.sets - 1) : item)),
        })),
  );
  return [{ draft: { ...draft, weeks }, words: 'The last week stays the lighter one.' }];
}

function raises(draft: PlanDraft, muscles: readonly Muscle[], { fixed_days }: Mending): Change[] {
  return (draft.weeks[0] ?? []).flatMap((day, index) =>
    day.items
      .filter(
        (item) =>
          !item.locked &&
          !fixed_days.has(index) &&
          item.sets < SETS_MOST &&
          muscles.some((muscle) => item.exercise?.primary.includes(muscle)),
      )
      .map((item) => ({
        draft: changeItem(draft, index, item, (other) => [withSets(other, other.sets + 1)]),
        words: `${dayName(day.label)}: ${item.name.toLowerCase()} has more sets.`,
      })),
  );
}

function workFor(muscle: Muscle, draft: PlanDraft, trainee: Trainee, mending: Mending): Change[] {
  return (SLOTS_FOR_MUSCLE[muscle] ?? []).slice(0, 1).flatMap((slot) => additions(draft, slot, trainee, mending));
}

function additions(draft: PlanDraft, slot: Slot, trainee: Trainee, { fixed_days }: Mending): Change[] {
  const days = (draft.weeks[0] ?? []).map((day, index) => ({ day, index }));
  const open = days.filter(({ index }) => !fixed_days.has(index));
  return open.flatMap(({ day, index }) => {
    const next = addForSlot(draft, index, { slot, main: false, sets: 3 }, trainee);
    const come = next.weeks[0]?.[index]?.items.find((item) => !day.items.includes(item));
    const words = `${dayName(day.label)}: ${come?.name.toLowerCase() ?? ''} comes in, because the week would lack it.`;
    return come === undefined ? [] : [{ draft: next, words }];
  });
}

function substitutes(draft: PlanDraft, sentence: string, trainee: Trainee): Change[] {
  return itemsIn(sentence, draft)
    .filter(({ item }) => sentence.includes(item.name))
    .flatMap(({ item, day, index }) => {
      const today = new Set(day.items.flatMap(({ exercise }) => exercise?.id ?? []));
      const choices = item.exercise === undefined ? [] : chooseSubstitutes(item.exercise, trainee, { exercises: today }).slice(0, 4);
      return choices.map((to) => ({
        draft: changeItem(draft, index, item, (other) => {
          const fresh = standIn(other, to, trainee);
          return [{ ...fresh, raw: { ...fresh.raw, why: `Instead of ${item.name.toLowerCase()}, because of the day beside it.` } }];
        }),
        words: `${dayName(day.label)}: ${to.name} instead of ${item.name.toLowerCase()}, because of the day beside it.`,
      }));
    });
}
