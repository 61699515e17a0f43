import type { Plan } from '#domain/plan/plan.ts';
import { dayView, type PrescriptionView, planView } from '#domain/plan/plan-view.ts';
import type { Exercise, Kit } from '../../exercises/exercise.ts';
import { KIT } from '../../exercises/exercise.ts';
import { prescribedExercise } from '../../exercises/find-exercise.ts';
import { substitutesFor } from '../../exercises/substitutes.ts';
import { answerGeneral } from '../knowledge/answer-general.ts';
import { answerDataQuestion } from '../log-digest/answer-data-question.ts';
import { answerLogQuestion } from '../log-digest/answer-log-question.ts';
import type { LogDigest } from '../log-digest/digest-shape.ts';
import { LOG_ACTS, type LogAct } from '../log-digest/log-question.ts';
import { toldSetWords } from '../log-digest/told-set.ts';
import { type LogFact, unitOfFacts } from '../log-facts.ts';
import type { Brief } from '../person/brief-shape.ts';
import { sparedJoints } from '../person/limitations.ts';
import { mayDo, traineeOf } from '../person/trainee.ts';
import type { Act } from '../understand/acts/acts.ts';
import { readWhyPart } from '../understand/acts/read-why.ts';
import { kitNamedIn } from '../understand/facts/read-equipment.ts';
import { findMentions } from '../understand/find-mentions.ts';
import { subjectWords } from '../understand/subject-words.ts';
import { answerFelt } from './answer-felt.ts';
import { loadWords } from './answer-load.ts';
import { answerPlanQuestion } from './answer-plan-question.ts';
import { FIXED_REPLIES } from './fixed-replies-table.ts';
import { answerUnknown } from './narrow-down.ts';
import type { Offer } from './offer-plan.ts';
import { sessionWords } from './show-session.ts';
import { whyNamed, whyPart } from './why-part.ts';

export interface Question {
  act: Act;
  /** Normalised. */
  text: string;
  /** As typed, with what it leaves unsaid. */
  content: string;
  /** The message that `content` is a statement of, as typed. */
  around: string;
  /** The coach's words before the message. */
  before_words: string;
  brief: Brief;
  /** undefined when there is no plan. */
  plan: Plan | undefined;
  /** Log facts that the coach may use, in the answer's unit. */
  facts: readonly LogFact[];
  /** The digest of the log; null when none came with the message. */
  digest: LogDigest | null;
  /** The exercise talked about before, by name. */
  last_exercise: string | undefined;
}

/** Answers anything but a plan change. */
export function answerAct(question: Question): Offer {
  const ofData = answerData(question);
  if (ofData !== undefined) return ofData;
  const ofPlan = answerPlanQuestion(question);
  if (ofPlan !== undefined) return ofPlan;
  const exercise = findMentions(question.text, true)[0]?.exercise;
  const part = question.act === 'ask-plan-why' ? partAnswer(question) : undefined;
  if (part !== undefined) return part;
  if (isLogAct(question.act) && (question.digest !== null || !FALLS_BACK.includes(question.act)))
    return answerFromLog(question, question.act);
  const general = PLAIN_WHY.test(question.text) ? undefined : generalAnswer(question);
  if (general !== undefined) return general;
  if (question.act === 'ask-session') return { messages: sessionWords(question), quick_replies: [] };
  const handler = HANDLERS[question.act];
  if (handler !== undefined) return { messages: [handler(question, exercise)], quick_replies: [] };
  const felt = answerFelt(question);
  if (felt !== undefined) return felt;
  const fixed = FIXED_REPLIES[question.act];
  return fixed === undefined
    ? answerUnknown(question.before_words, question.text, question.last_exercise)
    : { messages: [fixed.text], quick_replies: fixed.chips ?? [] };
}

/** What numbers of the log or the plan answer; undefined for every other question (ASK-5). */
export function answerData({ text, digest, plan, facts, last_exercise }: Question): Offer | undefined {
  const messages = answerDataQuestion({ text, digest, plan, unit: unitOfFacts(facts) ?? 'lb', last: last_exercise });
  return messages === undefined ? undefined : { messages, quick_replies: [] };
}

/** The reason of one part of the plan: these sets, this order, this rest. */
function partAnswer(question: Question): Offer | undefined {
  const { text, plan, brief, last_exercise } = question;
  const part = readWhyPart(text);
  if (part === undefined || plan === undefined) return undefined;
  const loadOf = (name: string): string => {
    const asked = { ...question, text: `how much ${name.toLowerCase()}` };
    return question.digest === null
      ? loadWords(asked, findMentions(asked.text, true)[0]?.exercise)
      : answerFromLog(asked, 'ask-load-today').messages.join(' ');
  };
  return whyPart({ part, text, plan, brief, last: last_exercise, loadOf });
}

/** Asks about the plan as a whole. */
const PLAIN_WHY = /^why(?: (?:this|that|the) plan)?[?.! ]*$/;

type GeneralQuestion = Pick<Question, 'act' | 'content' | 'before_words' | 'plan' | 'brief' | 'facts'>;

/** What is known about training in general, with this person's plan in mind. */
function generalAnswer({ act, content, before_words, plan, brief, facts }: GeneralQuestion): Offer | undefined {
  const unit = unitOfFacts(facts) ?? 'lb';
  const answered = answerGeneral({ act, text: content, before: before_words === '' ? undefined : before_words, plan, brief, unit });
  return answered === undefined ? undefined : { messages: answered.messages, quick_replies: answered.related };
}

/** Acts with an answer even where the phone sent nothing of the log. */
const FALLS_BACK: readonly Act[] = ['ask-load-today', 'ask-what-changed', 'report-plateau'];

function isLogAct(act: Act): act is LogAct {
  return LOG_ACTS.some((other) => other === act);
}

function answerFromLog({ text, digest, plan, brief, facts, last_exercise }: Question, act: LogAct): Offer {
  const unit = unitOfFacts(facts) ?? 'lb';
  return { messages: answerLogQuestion({ act, text, digest, plan, brief, unit, facts, last: last_exercise }), quick_replies: [] };
}

type Handler = (question: Question, exercise: Exercise | undefined) => string;

const HANDLERS: Readonly<Partial<Record<Act, Handler>>> = {
  'ask-plan-why': why,
  'ask-load-today': loadWords,
  'report-missed': missedWords,
  'report-away': missedWords,
  'report-back': missedWords,
  'report-success': ({ text, facts }) => toldSetWords(text, unitOfFacts(facts) ?? 'lb') ?? FIXED_REPLIES['report-success']?.text ?? '',
  'equipment-gone': insteadToday,
  'time-today': shortToday,
};

/** A missed day, or a break of a length that was not told. */
function missedWords(): string {
  return 'Nothing is lost and your plan stays as it is: carry on with the next session as written. After fever or an operation ask a professional first; if it was more than a week, tell me how long.';
}

const OF_WHOLE_PLAN = /\b(?:plan|program\w*|routine|split|block|workouts?|week|training|approach|setup)\b/;

function why(question: Question, exercise: Exercise | undefined): string {
  if (question.plan === undefined) return 'There is no plan yet to explain.';
  if (exercise !== undefined) return whyNamed(question.plan, exercise, question.brief);
  return OF_WHOLE_PLAN.test(question.text) || subjectWords(question.text).length === 0
    ? planView(question.plan).explanation
    : answerUnknown(question.before_words, question.text).messages.join(' ');
}

/** Supports that stay available when only one kind of weight is. */
const SUPPORTS: ReadonlySet<Kit> = new Set<Kit>(['bench', 'box', 'pull-up-bar', 'dip-bars', 'low-bar']);

/** Substitutes for today only, when equipment is in use or missing. */
function insteadToday(question: Question, exercise: Exercise | undefined): string {
  const trainee = traineeOf(question.brief);
  const only = kitNamedIn(question.text);
  const isOnly = only.length > 0 && /\bonly\b/.test(question.text);
  const owned = [...(trainee.kit ?? (Object.keys(KIT) as Kit[]))];
  const left = isOnly ? [...owned.filter((item) => SUPPORTS.has(item)), ...only] : owned.filter((item) => !only.includes(item));
  const kit = new Set<Kit>(left);
  const rules = { kit, spare: sparedJoints(question.brief.limitations) };
  const affected = exercise === undefined ? affectedBy(question.plan, kit) : [exercise];
  const swaps = affected.slice(0, 4).flatMap((item) => {
    const instead = substitutesFor(item, rules, 10).find((other) => mayDo(other, { ...trainee, kit: null }));
    return instead === undefined ? [] : [`${instead.name.toLowerCase()} for ${item.name.toLowerCase()}`];
  });
  if (swaps.length === 0) return 'Do the next exercise first and come back to it; or tell me which exercise it is and I name another.';
  return `For today: ${swaps.join(', ')}. Same sets and the same effort; start lighter and let the first set tell you the weight.`;
}

function affectedBy(plan: Plan | undefined, kit: ReadonlySet<Kit>): Exercise[] {
  if (plan === undefined) return [];
  const all = prescriptions(plan).flatMap((item) => prescribedExercise(item) ?? []);
  return [...new Set(all)].filter((exercise) => !exercise.equipment.some((set) => set.every((item) => kit.has(item))));
}

function shortToday(question: Question): string {
  const minutes = /(\d{2,3}) min/.exec(question.text);
  const keep =
    minutes === null || Number(minutes[1]) > 25
      ? 'the primary lifts, then one accessory if a few minutes are left'
      : 'the first primary lift and one that pulls or pushes the other way, two sets each';
  return `Today do ${keep}. Keep the warm-up sets and drop the rest without catching up later. If your sessions should always be shorter, tell me the minutes.`;
}

function prescriptions(plan: Plan): PrescriptionView[] {
  return Array.from({ length: planView(plan).days }, (_, day) => dayView(plan, 0, day)).flatMap((day) =>
    day === undefined ? [] : [...day.primary, ...day.accessories],
  );
}
