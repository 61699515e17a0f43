import type { Plan } from '../plan/plan.ts';
import { factsForAnswer } from './answer-unit.ts';
import { askedAnew, askedNext, type Brief, type ChatMessage, planPart } from './brief.ts';
import type { PlanChange } from './change/plan-change.ts';
import type { LogDigest } from './log-digest/digest-shape.ts';
import { type LogFact, unitFact, unitOfFacts } from './log-facts.ts';
import { heldUpByDoubt, isCleared, isFirstAfterClearance, isPlainQuestion } from './reply/after-doubt.ts';
import { answerAct, type Question } from './reply/answer-act.ts';
import { answerOfOffer, answersBeside, questionsBesideFacts, withAnswers } from './reply/answer-beside.ts';
import { answerChange } from './reply/answer-change.ts';
import { answerByBody, answerClearance } from './reply/answer-clearance.ts';
import { answerPointing } from './reply/answer-pointing.ts';
import { answerAsked, answerClaim, answerTold, asksPlanPlainly } from './reply/answer-question.ts';
import { answerIllness, answerReadiness } from './reply/answer-readiness.ts';
import { careWords, isTooYoung, newRegion } from './reply/care.ts';
import { planAsTold } from './reply/fit-to-facts.ts';
import { BETTER_REPLY, MINOR_REPLY, OFFER_WAITS } from './reply/fixed-replies-table.ts';
import { heldBackWords, isNewlyHeld, waits } from './reply/held-back-words.ts';
import { withBlockStart } from './reply/keep-block.ts';
import { readKnownTurn } from './reply/known-turn.ts';
import { sayMaxUnit } from './reply/max-units.ts';
import { withMeet } from './reply/meet.ts';
import { answerUnknown, isSure } from './reply/narrow-down.ts';
import { isEmptyPlan, noPlanWords } from './reply/no-plan.ts';
import { notedWith } from './reply/noted-with.ts';
import { type NotedFact, notedSentence, storedWords } from './reply/noted-words.ts';
import { offerNextBlock } from './reply/offer-next-block.ts';
import { changedPlan, newPlan, type Offer, offerAgain, undoReply } from './reply/offer-plan.ts';
import { offerSameBlock } from './reply/offer-same-block.ts';
import { type OfferedChange, type OpenOffer, openOffer } from './reply/open-offer.ts';
import { isSameTraining, planFor } from './reply/plan-for.ts';
import { presentPlan } from './reply/present-plan.ts';
import { GREETING, HOME_QUESTION, NEEDS_NO_ANSWER, PAIR_QUESTIONS, QUESTIONS } from './reply/question-table.ts';
import { changeReplies, firstReplies } from './reply/quick-replies.ts';
import { replyToOffer } from './reply/reply-to-offer.ts';
import { assumedClauses, assumedWords, forgottenWords, notedFacts, startedOverWords } from './reply/said-back.ts';
import { whyDespitePain } from './reply/why-despite-pain.ts';
import { withDayStates } from './reply/with-day-states.ts';
import { withdrawOffer } from './reply/withdraw-offer.ts';
import { type Act, EDIT_ACTS } from './understand/acts/acts.ts';
import { isOneOf, tellsFacts } from './understand/acts/choose-act.ts';
import { isAsked } from './understand/acts/question-form.ts';
import { requestsSomething } from './understand/acts/request-form.ts';
import { weakExercise } from './understand/acts/weak-exercise.ts';
import { confirmedText } from './understand/danger/danger-question.ts';
import { dangerReply } from './understand/danger/danger-reply.ts';
import { HELD_REPLIES, isHeldBack } from './understand/danger/held-back.ts';
import { deniesPain } from './understand/facts/denies-pain.ts';
import { statesFrame } from './understand/facts/states-frame.ts';
import { lastExercise } from './understand/follow-up.ts';
import { normaliseText } from './understand/normalise-text.ts';
import { refusesOffer } from './understand/offer-reply.ts';
import type { Turn } from './understand/read-turn.ts';
import { unheardWords } from './unheard.ts';
import { unmetWishes } from './unmet-wishes.ts';

export interface CoachAnswer {
  messages: string[];
  /** With `change`, an offer that replaces the plan in use when accepted. Without it, the first plan or the plan in use repeated. */
  plan?: Plan;
  /** The differences between `plan` and the plan in use. */
  change?: PlanChange;
  /** Repairs made to the plan before it was shown, one sentence each. */
  corrections: string[];
  /** Suggested answers to tap. */
  quick_replies: string[];
  /** The quick replies are the answers to the question the messages end with: which reading of a message was meant. */
  is_choice?: true;
  /** Facts read from the last message. `messages` says them too, as `notedSentence`, unless a plan shows them. */
  noted?: NotedFact[];
  brief: Brief;
}

export interface CoachQuestion {
  /** Oldest first. */
  messages: readonly ChatMessage[];
  /** Log facts that the coach may use. */
  facts?: readonly LogFact[];
  /** The plan in use on the phone. When missing, the newest plan of the conversation stands in. */
  plan?: Plan | null;
  /** The offer that is open on the phone; null when none is. Missing from phones of earlier versions. */
  offer?: OpenOffer | null | undefined;
  /** The plan that the newest accepted change replaced, when the phone tells it. */
  replaced?: Plan | null | undefined;
  /** The log digest of the phone; answers questions about the trainee's own training. */
  log?: LogDigest | null;
}

/**
 * The coach's reply to a conversation; an empty conversation gets a greeting. Pure: phone and server give the same answer. Never throws.
 */
export function answer(question: CoachQuestion): CoachAnswer {
  return answerOnce(question, new Map());
}

/** `earlier` holds the answers to the talk's beginnings by their length, so that none is made twice; `isHarmless`: a danger was denied. */
function answerOnce(given: CoachQuestion, earlier: Map<number, CoachAnswer>, isHarmless = false): CoachAnswer {
  const { messages, facts: told = [], plan = null, offer, replaced = null, log = null } = given;
  const known = { today: log?.today ?? null, unit: log?.unit ?? unitOfFacts(told) ?? null, isSettled: offer === null };
  const { turn, guessed } = readKnownTurn(messages, plan, known);
  const { brief } = turn;
  const facts = factsForAnswer(messages, brief, log === null || log.unit === null ? told : [...told, unitFact(log.unit)]);
  const last = messages.findLast((message) => message.role === 'user');
  if (last === undefined) return said([...GREETING, QUESTIONS.goal.text], brief, QUESTIONS.goal.quick_replies);
  const heldUp = heldUpByDoubt(messages, turn);
  if (heldUp !== undefined) return answerOnce({ ...given, messages: heldUp }, earlier, true);
  // While a danger is the subject, a mere doubt about another is not asked.
  const stays = turn.danger?.ask === false ? undefined : answerByBody(turn, plan);
  if (stays !== undefined) return said([stays], brief, isHeldBack(brief) ? HELD_REPLIES : []);
  if (turn.danger !== null && !isHarmless && !isPlainQuestion(turn, last.content)) {
    const { messages: care, quick_replies } = dangerReply(turn.danger, confirmedText(messages));
    return said(care, brief, quick_replies);
  }
  if (isTooYoung(brief.age)) return said([MINOR_REPLY], brief);
  const answerTo = (count: number) => {
    const made = earlier.get(count) ?? answerOnce({ ...given, offer: undefined, messages: messages.slice(0, count) }, earlier);
    earlier.set(count, made);
    return made;
  };
  const scene = { messages, turn, facts, log, offer, inUse: planInUse(turn, plan), replaced, isTold: plan !== null, answerTo };
  const replied = replyTo(scene, refusesOffer(last.content));
  const reply = withdrawOffer(turn.hadPlan ? withAnswers(replied, turn.questions, questionOf(scene)) : replied, turn, offer);
  const whole = withDayStates(reply, turn);
  const noted = { ...whole, ...notedWith(whole.messages, turn) };
  return sayMaxUnit(withMeet(withBlockStart(noted, turn, scene), turn, scene), guessed);
}

function replyTo(scene: Scene, isRefusal: boolean): CoachAnswer {
  const { turn, inUse, replaced, isTold } = scene;
  const { brief, act, text } = turn;
  if (isNewlyHeld(turn)) return said([heldBackWords(brief)], brief, HELD_REPLIES);
  if (askedNext(brief) !== null) return askNextQuestion(scene);
  if (waits(scene)) return said([heldBackWords(brief)], brief, HELD_REPLIES);
  if (inUse === undefined || (!isTold && isFirstAfterClearance(turn, scene.messages))) return firstPlan(scene);
  const again = answerClearance(turn) ?? offerSameBlock(turn, inUse, scene.log);
  if (again !== undefined) return spoken(scene, again);
  const pointed = answerOfPointing(scene, inUse);
  if (pointed !== undefined) return spoken(scene, pointed);
  if (turn.undone !== null || (act === 'undo' && isSure(turn.acts))) {
    const aside = turn.undone !== 'change' ? replyToOffer('undo', text, offerIn(scene, inUse)) : undefined;
    return spoken(scene, aside ?? undoReply({ turn, inUse, isTold, isRefusal, replaced }));
  }
  if (act === 'ask-next-block' && turn.hadPlan && isSure(turn.acts))
    return spoken(scene, offerNextBlock({ text, brief, inUse, log: scene.log }));
  // A word that ends the questions before a new plan is not about an older offer.
  if (!turn.hadPlan && turn.assumed.length > 0 && act === 'thanks')
    return spoken(scene, newPlan({ turn, inUse, opening: openingOf(scene) }));
  const answerOf = () => answerClaim(questionOf(scene), turn.acts);
  const openOffered = () => offerIn(scene, inUse);
  const changed = answerChange({ turn, inUse, log: scene.log, offered: scene.offer?.plan, openOffer: openOffered, answerOf });
  if (changed !== undefined) return spoken(scene, changed);
  if (!turn.hadPlan || act === 'start-over') return spoken(scene, newPlan({ turn, inUse, opening: openingOf(scene) }));
  const told = isSameTrainee(turn) ? undefined : changedPlan({ turn, inUse, offered: scene.offer?.plan });
  // «I am 62, is deadlifting safe?» where the plan fits already.
  if (told === undefined || (told.plan === undefined && isAsked(text))) return replyWithoutPlan(scene, inUse);
  return isAsked(text) ? withAnswers(spoken(scene, told), questionsBesideFacts(turn), questionOf(scene)) : spoken(scene, told);
}

function answerOfPointing(scene: Scene, inUse: Plan): Offer | undefined {
  const { turn, messages, replaced } = scene;
  if (turn.pointing === undefined) return undefined;
  const typed = normaliseText(messages.findLast(({ role }) => role === 'user')?.content ?? '');
  return answerPointing(turn.pointing, { question: questionOf(scene), inUse, typed, replaced, openOffer: () => offerIn(scene, inUse) });
}

function offerIn({ turn, ...scene }: Scene, inUse: Plan): OfferedChange | undefined {
  return openOffer({ ...scene, inUse, brief: turn.brief });
}

/** Whatever the message said, the plan would be the same, or it asked for something beside it. */
function isSameTrainee({ brief, before, isRequestBesideFacts }: Turn): boolean {
  return isRequestBesideFacts || planPart(brief) === planPart(before);
}

/** The base of a change: the plan the phone reports, else the newest plan of the conversation. */
export function planInUse({ planned }: Pick<Turn, 'planned'>, told: Plan | null): Plan | undefined {
  const newest = planned === null ? undefined : planFor(planned);
  return told ?? (newest === undefined || isEmptyPlan(newest) ? undefined : newest);
}

interface Scene {
  messages: readonly ChatMessage[];
  /** Undefined where the phone does not tell. */
  offer: OpenOffer | null | undefined;
  turn: Turn;
  facts: readonly LogFact[];
  log: LogDigest | null;
  inUse: Plan | undefined;
  /** The plan that the newest accepted change replaced. */
  replaced: Plan | null;
  /** The phone reported which plan is in use. */
  isTold: boolean;
  /** The answer to the first `count` messages. */
  answerTo: (count: number) => CoachAnswer;
}

function said(messages: readonly string[], brief: Brief, quick_replies: readonly string[] = []): CoachAnswer {
  return { messages: [...messages], quick_replies: [...quick_replies], brief, corrections: [] };
}

function spoken({ turn }: Scene, { messages, quick_replies, ...plan }: Offer): CoachAnswer {
  return { ...said(messages, turn.brief, quick_replies), ...plan };
}

/** Facts are still missing: confirms what was said, answers a question, then asks the next one. */
function askNextQuestion(scene: Scene): CoachAnswer {
  const { brief, text, act } = scene.turn;
  const asked = askedNext(brief) ?? 'goal';
  const single = asked === 'gym' && /\bhome\b/.test(text) ? HOME_QUESTION : QUESTIONS[asked];
  const question = PAIR_QUESTIONS[askedAnew(scene.turn).join(' ')] ?? single;
  const stays = act === 'start-over' && scene.inUse !== undefined ? ['Your plan stays in use until you accept a new one.'] : [];
  return said([...openingOf(scene), ...stays, question.text], brief, question.quick_replies);
}

/** What precedes a question or a new plan: the answer to the trainee's question, else only facts that the following text does not show. */
function openingOf(scene: Scene): string[] {
  const { brief, before, act, forgotten, assumed, content, hadPlan } = scene.turn;
  const taken = assumed.length === 0 ? [] : [assumedWords(assumed, brief)];
  if (forgotten !== undefined) return [forgottenWords(forgotten)];
  if (act === 'start-over') return startedOverWords(brief);
  const understood = assumed.length === 0 && JSON.stringify(brief) !== JSON.stringify(before);
  if (!understood && NEEDS_NO_ANSWER.includes(act)) return taken;
  if (!understood && !tellsFacts(act)) return [...replyToAct(scene).messages, ...taken];
  const noted = notedFacts(before, brief);
  const region = newRegion(brief, before);
  const care = region === undefined ? [] : [careWords(region)];
  const answers = hadPlan ? [] : answersBeside(questionsBesideFacts(scene.turn), questionOf(scene));
  const unheard = hadPlan || askedNext(brief) === null ? [] : unheardWords(content, brief.kit);
  return [...answers, ...(noted.length === 0 ? [] : [notedSentence(noted)]), ...care, ...unheard, ...taken];
}

function firstPlan(scene: Scene): CoachAnswer {
  const { brief, assumed, content, messages } = scene.turn;
  const plan = planFor(brief);
  const none = noPlanWords(plan, brief);
  if (none !== undefined) return said(none, brief);
  const answers = answersBeside(questionsBesideFacts(scene.turn), { ...questionOf(scene), plan });
  const words = presentPlan(plan, brief, { taken: assumedClauses(assumed, brief), isPainDenied: deniesPain(messages) });
  const all = [...words, ...unmetWishes(brief, plan), ...unheardWords(content, brief.kit), ...answers];
  return { ...said(all, brief, firstReplies(brief, deniesPain(messages))), plan };
}

function replyWithoutPlan(scene: Scene, inUse: Plan): CoachAnswer {
  const { brief, before, forgotten, acts, act, text, before_words } = scene.turn;
  if (forgotten !== undefined) return said([forgottenWords(forgotten)], brief);
  const open = isHeldBack(brief) ? undefined : offerIn(scene, inUse)?.plan;
  if (act === 'ask-plan-why' && open !== undefined && asksPlanPlainly(questionOf(scene), acts))
    return said(['About the plan I offered:', ...answerAct({ ...questionOf(scene), plan: open }).messages], brief);
  const answered =
    whyDespitePain(questionOf(scene)) ??
    answerIllness(scene.turn.whole) ??
    (isAsked(text) ? (answerOfOffer(questionOf(scene), open) ?? answerAsked(questionOf(scene), acts)) : undefined);
  if (answered !== undefined) return spoken(scene, answered);
  const noted = storedWords(brief, before);
  if (noted !== undefined && (TOLD.includes(act) || !isSure(acts))) return said([noted], brief);
  if (brief.limitations.length < before.limitations.length || isCleared(scene.turn)) return said([BETTER_REPLY], brief);
  const readiness = answerReadiness(questionOf(scene));
  if (readiness !== undefined) return spoken(scene, readiness);
  const latest = isHeldBack(brief) ? inUse : planAsTold(inUse, scene.turn);
  const isSaidAgain =
    (tellsFacts(act) && statesFrame(text)) || act === 'report-pain' || (open !== undefined && (tellsFacts(act) || isOneOf(EDIT_ACTS, act)));
  const isOpen = open !== undefined && tellsFacts(act) && !requestsSomething(text) && isSameTraining(open, latest);
  if (isSaidAgain && isOpen && isSure(acts) && !isSameTraining(inUse, latest)) return said([OFFER_WAITS], brief);
  if (isSaidAgain && isSure(acts) && !isSameTraining(inUse, latest)) return spoken(scene, offerAgain({ turn: scene.turn, inUse }));
  if (act === 'ask-plan' && isSure(acts)) return planAgain(scene, inUse);
  if (isSure(acts)) return spoken(scene, replyToAct(scene));
  return spoken(
    scene,
    (isAsked(text) || weakExercise(text) !== undefined ? undefined : answerTold(questionOf(scene), acts)) ??
      answerUnknown(before_words, text, lastExercise(scene.turn.messages)),
  );
}

const TOLD: readonly Act[] = ['give-unit', 'give-max', 'correct-fact'];

/** The answer to a message that changes nothing. */
function replyToAct(scene: Scene): Offer {
  const { act, acts, before_words, text } = scene.turn;
  const answered = answerAsked(questionOf(scene), acts);
  if (answered !== undefined) return answered;
  if (act === 'unclear' || act === 'follow-up' || act === 'other-one' || (tellsFacts(act) && isAsked(text)))
    return (
      (isAsked(text) || weakExercise(text) !== undefined ? undefined : answerTold(questionOf(scene), acts)) ??
      answerUnknown(before_words, text, lastExercise(scene.turn.messages))
    );
  return answerAct(questionOf(scene));
}

function questionOf({ turn, facts, log, inUse }: Scene): Question {
  const { act, text, content, around, before_words, brief } = turn;
  return { act, text, content, around, before_words, brief, facts, plan: inUse, digest: log, last_exercise: lastExercise(turn.messages) };
}

/** «Unchanged» needs to know the plan in use, so it is said only when the phone reported it. */
function planAgain({ turn: { brief }, isTold }: Scene, inUse: Plan): CoachAnswer {
  const again = isTold ? 'Here it is again, unchanged.' : 'Here it is again.';
  const words = [`${again} ${presentPlan(inUse, brief)[0] ?? ''}`, 'Tell me what should be different.'];
  return { ...said(words, brief, changeReplies()), plan: inUse };
}
