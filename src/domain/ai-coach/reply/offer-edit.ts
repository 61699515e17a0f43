import type { Plan } from '#domain/plan/plan.ts';
import { planView } from '#domain/plan/plan-view.ts';
import { exerciseById } from '../../exercises/library.ts';
import { chooseSubstitutes } from '../change/choose-substitute.ts';
import { type ChangeKind, describePlanChange } from '../change/plan-change.ts';
import { hasErrors } from '../check-plan.ts';
import { applyEdit } from '../edit/apply-edit.ts';
import { targetWords } from '../edit/find-items.ts';
import { type Exceptions, NO_EXCEPTIONS } from '../edit/keep-excepted.ts';
import { contentsOfPlan } from '../edit/plan-contents.ts';
import type { PlanEdit } from '../edit/plan-edit.ts';
import { dayChoices } from '../edit/read/find-days.ts';
import { withoutExceptions } from '../edit/read/read-exceptions.ts';
import { readEdit } from '../edit/read-edit.ts';
import type { Brief } from '../person/brief-shape.ts';
import { listWords } from '../person/list-words.ts';
import { traineeOf } from '../person/trainee.ts';
import type { Act } from '../understand/acts/acts.ts';
import { begunAct, namesNothing, orderedAct, orderParts } from '../understand/acts/command.ts';
import { limitsOneDay } from '../understand/named-day.ts';
import type { Offer } from './offer-plan.ts';
import { isSameTraining } from './plan-for.ts';

const KINDS: Readonly<Record<PlanEdit['kind'], ChangeKind>> = {
  swap: 'swap',
  remove: 'remove',
  trim: 'remove',
  add: 'add',
  often: 'add',
  'at-most': 'remove',
  'move-day': 'days',
  'swap-days': 'days',
  'drop-day': 'days',
  'add-day': 'days',
  'day-content': 'days',
  split: 'days',
  sets: 'brief',
  focus: 'add',
  reps: 'brief',
  effort: 'brief',
  'effort-step': 'brief',
  rest: 'brief',
  order: 'brief',
  superset: 'brief',
  intensity: 'brief',
  time: 'time',
  'shift-session': 'days',
};

interface EditWish {
  act: Act;
  /** Normalised. */
  text: string;
  brief: Brief;
  inUse: Plan;
  /** The plan of an offer that waits for an answer: the change comes on top of it. */
  open: Plan | undefined;
  last_exercise: string | undefined;
}

/** The plan in use with the changes that were asked for, as an offer; a question where a detail is missing; undefined for no edit. */
export function offerEdit({ act, text, brief, inUse, open, last_exercise }: EditWish): Offer | undefined {
  const base = open ?? inUse;
  const { wish, except } = withoutExceptions(text, contentsOfPlan(base));
  const { kit } = traineeOf(brief);
  const context = {
    not: [...brief.refused, ...except.not],
    ...(kit === null ? {} : { kit }),
    ...(last_exercise === undefined ? {} : { lastExercise: last_exercise }),
  };
  const parts = orderParts(wish);
  const orders = parts.flatMap((part) => {
    const ordered = limitsOneDay(part) ? 'shorter-sessions' : (orderedAct(part) ?? begunAct(part));
    return ordered === undefined ? [] : [{ act: ordered, text: part }];
  });
  const wishes = orders.length > 1 ? orders : [{ act, text: wish }];
  const read = wishes.flatMap((wish) => readEdit(wish.text, wish.act, base, context) ?? []);
  const question = read.flatMap((one) => ('ask' in one ? [one] : []))[0];
  const edits = read.flatMap((one) => ('edit' in one ? [one.edit] : []));
  if (question !== undefined) {
    // The clear orders are offered; the unclear one is asked about.
    const others = edits.length === 0 ? undefined : offerOf(edits, brief, { inUse, base, except });
    if (others?.change === undefined) return { messages: [question.ask], quick_replies: question.choices };
    return { ...others, messages: [...others.messages, question.ask], quick_replies: question.choices };
  }
  const vague = orders.length === 0 ? undefined : parts.find(namesNothing);
  // «Thursdays only 30 minutes» is no wish for every session, also where nothing is planned on Thursday.
  const unplaced = edits.find((edit) => edit.kind === 'time' && edit.day === undefined && edit.minutes !== undefined);
  if (unplaced?.kind === 'time' && wishes.some((one) => limitsOneDay(one.text)))
    return {
      messages: ['Your plan has no session on that day. Which of its sessions has less time?'],
      quick_replies: dayChoices(contentsOfPlan(base), (label) => `${label} only ${unplaced.minutes} min`),
    };
  // Other minutes for every session are a fact about the trainee: the whole week is fitted to them, not one exercise after the other cut.
  const isFact = edits.some((edit) => edit.kind === 'time' && edit.day === undefined && edit.minutes === brief.minutes);
  const offer = edits.length === 0 || isFact ? undefined : offerOf(edits, brief, { inUse, base, except });
  if (offer?.change === undefined || vague === undefined) return offer;
  return {
    ...offer,
    messages: [...offer.messages, `I could not tell what «${vague}» should change: name the exercise, the day or the muscle.`],
  };
}

/** Changes of the plan in use, as an offer in the place of any other. */
export function offerEdits(edits: readonly PlanEdit[], brief: Brief, inUse: Plan): Offer | undefined {
  return offerOf(edits, brief, { inUse, base: inUse, except: NO_EXCEPTIONS });
}

const NOTHING_FOUND = 'I found nothing to change there, so your plan stays as it is. Name the exercise, the day or the muscle.';
const STAYS = 'Everything else stays as it is.';
const ON_TOP = 'It comes on top of what I offered before; the card shows both.';

/** What was left alone by name is said to stay. */
function staysWords({ targets }: Exceptions): string {
  if (targets.length === 0) return STAYS;
  const kept = listWords([...new Set(targets.map(targetWords))]);
  return `${kept.charAt(0).toUpperCase()}${kept.slice(1)} and everything else stay as they are.`;
}

/** How long another effort of the whole plan holds (PLAN-47). */
function endWords(plan: Plan): string {
  const until = planView(plan).block === null ? 'until you say otherwise' : 'until this block ends';
  return `Accepted, it holds ${until}; «undo that» takes it back.`;
}

interface Bases {
  inUse: Plan;
  /** What the edits start from: the plan in use, or the offer they come on top of. */
  base: Plan;
  except: Exceptions;
}

/** How long a session could be instead, where the wish named no minutes. */
function otherMinutes(edits: readonly PlanEdit[], plan: Plan): string[] {
  const [edit] = edits;
  if (edits.length > 1 || edit?.kind !== 'time' || edit.minutes !== undefined || edit.day !== undefined) return [];
  const now = Math.round(contentsOfPlan(plan).longest_minutes / 5) * 5;
  return [now + 5, now - 5].map((minutes) => `Make it ${minutes} minutes`);
}

const SUBSTITUTES_SAID = 3;

/** What else could come where the coach chose the substitute: the chosen one first. */
function otherSubstitutes(edit: PlanEdit | undefined, base: Plan, plan: Plan, brief: Brief): string[] {
  if (edit?.kind !== 'swap' || edit.to !== null || edit.from.id === null) return [];
  const from = exerciseById(edit.from.id);
  const had = contentsOfPlan(base).exercises.map(({ ref }) => ref.name);
  const chosen = contentsOfPlan(plan).exercises.find(({ ref }) => !had.includes(ref.name))?.ref.name;
  if (from === undefined || chosen === undefined) return [];
  const others = chooseSubstitutes(from, traineeOf(brief), { exercises: new Set() })
    .map(({ name }) => name)
    .filter((name) => name !== chosen && !had.includes(name));
  return [chosen, ...others].slice(0, SUBSTITUTES_SAID).map((name) => `swap ${from.name.toLowerCase()} for ${name.toLowerCase()}`);
}

/** The edits one after the other. undefined when the plan in use breaks a rule already, for example a limitation that came up since: then more than the edit has to change. */
function offerOf(edits: readonly PlanEdit[], brief: Brief, { inUse, base, except }: Bases): Offer | undefined {
  const words = { done: [] as string[], mended: [] as string[], could_not: [] as string[] };
  let plan = base;
  for (const edit of edits) {
    const result = applyEdit(plan, edit, traineeOf(brief), except);
    plan = result.plan;
    words.done.push(...result.done);
    words.mended.push(...result.mended);
    words.could_not.push(...result.could_not);
  }
  const { done, mended, could_not } = words;
  if (isSameTraining(inUse, plan) && base !== inUse)
    return { messages: ['That takes back what I offered: your plan stays as it is.'], quick_replies: [] };
  const reasons = [...done, ...could_not].slice(0, 2);
  if (isSameTraining(base, plan)) return { messages: reasons.length > 0 ? reasons : [NOTHING_FOUND], quick_replies: [] };
  if (hasErrors(plan, brief)) return undefined;
  const why = done.join(' ');
  const [edit, ...more] = edits;
  const kind = edit === undefined || more.length > 0 ? 'brief' : KINDS[edit.kind];
  const others = edits.length === 1 ? otherSubstitutes(edit, base, plan, brief) : [];
  const ends = edits.some((one) => one.kind === 'intensity' && one.day === undefined) ? [endWords(plan)] : [];
  const said = [why, ...mended, ...could_not, base === inUse ? staysWords(except) : ON_TOP, ...ends].join(' ');
  return {
    messages:
      others.length < 2 ? [said] : [said, `The card shows the first of these: ${listWords(others.map((one) => `«${one}»`))}. Say which.`],
    quick_replies: [...otherMinutes(edits, plan), ...others.slice(1), 'Why?'],
    plan,
    change: describePlanChange(inUse, plan, kind, why),
  };
}
