import type { Plan } from '../../plan/plan.ts';
import { dayView } from '../../plan/plan-view.ts';
import { dayName } from '../change/compare-days.ts';
import { describePlanChange } from '../change/plan-change.ts';
import { contentsOfPlan } from '../edit/plan-contents.ts';
import type { PlanEdit } from '../edit/plan-edit.ts';
import { rankOf } from '../log-digest/rank-lifts.ts';
import { unitOfFacts } from '../log-facts.ts';
import { kindNamed } from '../person/exercise-kinds.ts';
import { listWords } from '../person/list-words.ts';
import { daysAhead } from '../understand/one-off.ts';
import type { Pointing } from '../understand/talk/pointing.ts';
import { answerAct, type Question } from './answer-act.ts';
import { lightWeekWords, nextBlockOutlook, skipWords, withoutOnceWords } from './answer-ahead.ts';
import { awayWords } from './answer-away.ts';
import { sessionsFor } from './answer-one-off.ts';
import { offerEdits } from './offer-edit.ts';
import type { Offer } from './offer-plan.ts';
import type { OfferedChange } from './open-offer.ts';
import { nextSessionWords } from './show-session.ts';

interface Pointed {
  question: Question;
  inUse: Plan;
  /** The message as typed, normalised. */
  typed: string;
  replaced: Plan | null;
  openOffer: () => OfferedChange | undefined;
}

type Of<To extends Pointing['to']> = Extract<Pointing, { to: To }>;

const say = (...messages: string[]): Offer => ({ messages, quick_replies: [] });

/** The answer to a message that points at the talk before it; undefined where it is read on as written out. */
export function answerPointing(pointing: Pointing, talk: Pointed): Offer | undefined {
  switch (pointing.to) {
    case 'text':
      return undefined;
    case 'plan':
      return edited(pointing.edits, talk, pointing.opening);
    case 'lifts':
      return liftsWords(pointing, talk);
    case 'rank':
      return rankedWords(pointing, talk);
    case 'ways':
      return waysFor(pointing, talk);
    case 'kind':
      return kindWords(pointing, talk);
    case 'touched':
      return touchedWords(pointing, talk);
    case 'accept-but':
      return acceptBut(pointing, talk);
    case 'accept-except':
      return acceptExcept(pointing, talk);
    case 'clock':
      return say(
        'Times of day are yours: the plan sets which days, not when on them. Train at that time on the same days; nothing in it has to change.',
      );
    case 'kept':
      return say(
        'Nothing is gone: every earlier plan is kept. Write «put it back like before» after a change, or open My Program, Earlier plans, whenever you want one again.',
      );
    case 'load':
      return loadWords(pointing, talk);
    case 'over':
      return overWords(pointing, talk);
    case 'day':
      return dayWords(pointing, talk);
    case 'pause':
      return pauseWords(pointing, talk);
    case 'away':
      return away(pointing, talk);
    case 'skip':
      return skipWords(pointing, talk.inUse);
    case 'next-block':
      return nextBlockOutlook(pointing, talk.inUse, talk.question.digest);
    case 'light-week':
      return lightWeekWords(talk.inUse, talk.question.digest);
    case 'without-once':
      return withoutOnceWords(pointing, talk.inUse);
    case 'question':
      return { messages: [pointing.ask], quick_replies: [...pointing.choices] };
  }
}

/** Edits of the plan in use: they take the place of what was offered before. */
function edited(edits: readonly PlanEdit[], { question, inUse }: Pointed, opening = ''): Offer | undefined {
  const offer = offerEdits(edits, question.brief, inUse);
  if (offer === undefined || opening === '') return offer;
  return { ...offer, messages: [opening, ...offer.messages] };
}

function liftsWords({ act, texts }: Of<'lifts'>, { question }: Pointed): Offer {
  return say(...texts.flatMap((text) => answerAct({ ...question, act, text, content: text }).messages.slice(0, 1)));
}

function rankedWords({ lifts, way, helps }: Of<'rank'>, talk: Pointed): Offer {
  const { question } = talk;
  const unit = unitOfFacts(question.facts) ?? 'lb';
  const ranked =
    question.digest === null
      ? undefined
      : rankOf(
          lifts.map(({ name }) => name),
          way,
          { digest: question.digest, unit },
        );
  const first = helps ? lifts.find(({ name }) => ranked?.[0]?.startsWith(name) === true) : undefined;
  const offer = first === undefined ? undefined : waysFor({ to: 'ways', exercise: first, choose: false }, talk);
  if (offer !== undefined && ranked !== undefined) return { ...offer, messages: [...ranked.slice(0, 1), ...offer.messages] };
  return say(
    ...(ranked ?? [`Your log has too few sessions of ${listWords(lifts.map(({ name }) => name.toLowerCase()))} to compare them.`]),
  );
}

/** One set more is the smallest step that helps; other reps are the second. */
function waysFor({ exercise, choose }: Of<'ways'>, talk: Pointed): Offer | undefined {
  const name = exercise.name.toLowerCase();
  const isPlanned = contentsOfPlan(talk.inUse).exercises.some(({ ref }) => ref.name === exercise.name);
  if (!isPlanned) return { messages: [`${exercise.name} is not in your plan. Shall it come in?`], quick_replies: [`Add ${name}`] };
  const ways = [`1 more set of ${name}`, `fewer reps with more weight for ${name}`];
  if (choose)
    return {
      messages: [`Two ways for ${name}: first «${ways[0]}», second «${ways[1]}». Say which, and you see it before anything changes.`],
      quick_replies: ways,
    };
  const offer = edited([{ kind: 'sets', target: { exercise }, by: 1 }], talk, `For ${name} I would begin with one set more.`);
  return offer === undefined ? undefined : { ...offer, quick_replies: [ways[1] ?? '', ...offer.quick_replies] };
}

function kindWords({ kind: name, wish, day }: Of<'kind'>, talk: Pointed): Offer | undefined {
  const { brief } = talk.question;
  const kind = kindNamed(name);
  const all = contentsOfPlan(talk.inUse).exercises.filter((item) => day === undefined || item.day === day.index);
  const found = all.filter(({ exercise }) => exercise !== undefined && kind?.isKind(exercise) === true);
  const where = day === undefined ? 'your plan' : dayName(day.label);
  if (found.length === 0) {
    const noted = wish === 'check' || brief.refused.length === 0 ? '' : ' I keep to it from now on.';
    return say(`I went through all ${all.length} exercises of ${where}: none is ${name}.${noted}`);
  }
  const names = [...new Set(found.map(({ ref }) => ref.name.toLowerCase()))];
  const count = `I went through ${where}: ${listWords(names)} ${names.length === 1 ? 'is' : 'are'} ${name}.`;
  if (wish === 'check') return { messages: [count], quick_replies: names.slice(0, 2).flatMap((one) => [`Swap ${one}`, `Remove ${one}`]) };
  const seen = found.filter((item, index) => found.findIndex(({ ref }) => ref.name === item.ref.name) === index);
  const on = day === undefined ? {} : { day };
  const edits = seen.map(
    ({ ref }): PlanEdit =>
      wish === 'swap' ? { kind: 'swap', from: ref, to: null, ...on } : { kind: 'remove', target: { exercise: ref, ...on } },
  );
  return edited(edits, talk, count);
}

/** What the open offer, else the last accepted change, does to a day. */
function touchedWords({ day, name }: Of<'touched'>, { inUse, replaced, openOffer }: Pointed): Offer {
  if (day === undefined) return say(`${name} has no session in your plan, so nothing there can change.`);
  const open = openOffer();
  const change = open?.change ?? (replaced === null ? undefined : describePlanChange(replaced, inUse, 'brief', ''));
  const lines = (change?.lines ?? []).filter(({ where }) => where.includes(dayName(day.label)));
  const what = open === undefined ? 'the last change' : 'what I offered';
  if (change === undefined) return say(`No: nothing has changed in your plan, ${name} neither.`);
  if (lines.length === 0) return say(`No: ${what} leaves ${name} as it is.`);
  return say(`Yes, ${what} changes ${name}: ${lines.map(({ before, after }) => `${before} → ${after}`).join('; ')}.`);
}

function acceptBut({ limit }: Of<'accept-but'>, { openOffer }: Pointed): Offer | undefined {
  const open = openOffer();
  if (open === undefined) return say('There is no open offer to choose from. Tell me what should change, and I show it.');
  if (limit === 'only one')
    return {
      messages: ['There is one offer, and this is it: tap Accept, or tell me what should be different.'],
      quick_replies: [],
      ...open,
    };
  return {
    messages: [
      'Here it is, as a change for now. Tap Accept; when it has served its time, write «put it back like before», and you get the plan of today again.',
    ],
    quick_replies: [],
    ...open,
  };
}

function acceptExcept({ days }: Of<'accept-except'>, { openOffer }: Pointed): Offer {
  const open = openOffer();
  if (open === undefined) return say('There is no open offer to take. Tell me what should change, and I leave those days as they are.');
  const names = days.map(({ label }) => dayName(label));
  const lines = open.change.lines.filter(({ where }) => names.some((name) => where.includes(name)));
  if (lines.length === 0) return { messages: [`It leaves ${listWords(names)} as it is already. Tap Accept.`], quick_replies: [], ...open };
  if (lines.length < open.change.lines.length)
    return say(
      `What I offered changes ${listWords(names)} too: ${lines.map(({ before, after }) => `${before} → ${after}`).join('; ')}. Say what should happen on the other days alone, and I offer that.`,
    );
  return say(
    `That is all it would change: ${lines.map(({ where, before, after }) => `${where.replace(/^Week 1, /, '')}: ${before} → ${after}`).join('; ')}. So with ${listWords(names)} left alone nothing changes.`,
  );
}

/** Weights are no part of a plan: they follow from the log. */
function loadWords({ exercise, words }: Of<'load'>, { question }: Pointed): Offer {
  const text = `how heavy for ${exercise.name.toLowerCase()}`;
  const [load = ''] = question.digest === null ? [] : answerAct({ ...question, act: 'ask-load-today', text, content: text }).messages;
  return say(
    `${exercise.name}, ${words}: type that weight over the suggested one in Today's Workout, and the next suggestions go on from what you lifted. The plan itself holds sets, reps and effort, so there is no card to accept.`,
    ...(load === '' ? [] : [`What is suggested now: ${load}`]),
  );
}

function overWords({ minutes }: Of<'over'>, talk: Pointed): Offer | undefined {
  const { days } = contentsOfPlan(talk.inUse);
  const over = days.filter(({ index }) => (dayView(talk.inUse, 0, index)?.minutes ?? 0) > minutes);
  if (over.length === 0) return say(`No session is over ${minutes} minutes, so nothing has to be cut.`);
  const opening = `Over ${minutes} minutes: ${listWords(over.map(({ label }) => dayName(label)))}.`;
  return (
    edited(
      over.map((day) => ({ kind: 'time', minutes, day })),
      talk,
      opening,
    ) ??
    edited(
      over.map((day) => ({ kind: 'trim', day, count: 1 })),
      talk,
      opening,
    ) ??
    say(`${opening} I found nothing there that can go without breaking a rule I plan by; name what you can do without.`)
  );
}

function dayWords({ day, name, exercise }: Of<'day'>, { question, inUse }: Pointed): Offer {
  const items = contentsOfPlan(inUse).exercises;
  const at = items.filter(({ ref }) => ref.name === exercise?.name).map((item) => dayView(inUse, 0, item.day)?.label ?? '');
  const elsewhere = exercise === undefined || at.length === 0 ? '' : `${exercise.name} is on ${listWords(at.map(dayName))}. `;
  if (day === undefined) return say(`${elsewhere}${name} has no session in your plan.`);
  const shown = answerAct({ ...question, act: 'ask-session', text: `show ${dayName(day.label).toLowerCase()}` }).messages;
  return say(...(elsewhere === '' ? [] : [elsewhere.trim()]), ...shown);
}

function span(from: string | undefined, until: string | undefined): string {
  return [from === undefined ? '' : ` from ${from}`, until === undefined ? '' : ` until ${until}`].join('');
}

/** Sessions wait for the person; nothing in the plan has to change for a pause. */
function pauseWords({ from, until }: Of<'pause'>, { question, inUse }: Pointed): Offer {
  const [next] = nextSessionWords(inUse, question.digest);
  return say(
    `Then there is no training${span(from, until)}. Your plan and your log stay as they are and wait: skipped sessions are not made up, and nothing has to be accepted for it.`,
    `When you are back, write to me: the first session is done lighter. ${next ?? ''}`.trim(),
  );
}

function away({ from, until, for: time }: Of<'away'>, { question, inUse, typed }: Pointed): Offer {
  const sessions = sessionsFor({ text: typed, brief: question.brief, inUse, log: question.digest });
  return awayWords(`${time === undefined ? '' : ` ${time}`}${span(from, until)}`, daysAhead(typed) ?? null, sessions);
}
