import { isDeepStrictEqual } from 'node:util';
import { type askCoach, COACH_WORDS_EVENT, type ParsedInputOf, type ResponseOf } from '#contract/index.ts';
import { answer, type CoachAnswer, planInUse } from '#domain/ai-coach/answer.ts';
import type { Brief } from '#domain/ai-coach/brief.ts';
import { checkPlan } from '#domain/ai-coach/check-plan.ts';
import { parseLogDigest } from '#domain/ai-coach/log-digest/digest-shape.ts';
import { type OpenOffer, parseOpenOffer } from '#domain/ai-coach/reply/open-offer.ts';
import { readTurn } from '#domain/ai-coach/understand/read-turn.ts';
import { withOwnExercises } from '#domain/exercises/own-exercises.ts';
import { OWN_EXERCISE_NAME_MAX_LENGTH, OWN_EXERCISES_TOLD_MAX } from '#domain/limits.ts';
import { COACH_SERVER_MESSAGES } from '#domain/messages/ai-coach.ts';
import { type Plan, planSchema } from '#domain/plan/plan.ts';
import { type OwnExercise, ownExerciseSchema } from '#domain/sync/exercise-shape.ts';
import type { CoachModel } from '../coach/coach-model.ts';
import { plainWords } from '../coach/plain-words.ts';
import { withPlainText } from '../coach/plan-text.ts';
import type { Log } from '../log.ts';
import type { Emit } from '../ports/emit.ts';

type Question = ParsedInputOf<typeof askCoach>['body'];
type Answer = ResponseOf<typeof askCoach>;

/**
 * Answers a conversation (empty: the greeting) with text and possibly a plan that passed the checker. A configured language model is asked
 * first; the engine's answer is the fallback.
 */
export async function answerAsCoach(
  { log, coachModel }: { log: Log; coachModel: CoachModel | null },
  { messages, facts = [], plan: told, offer, replaced, log: digest, own_exercises }: Question,
  { user_id, request_id, emit }: { user_id: string; request_id: string; emit?: Emit },
): Promise<Answer> {
  const plan = readPlan(told);
  const own = readOwn(own_exercises);
  const asked = { messages, facts, plan, offer: readOffer(offer), replaced: readPlan(replaced), log: parseLogDigest(digest) };
  const engine = withOwnExercises(own, () => answer(asked));
  const said = await coachModel?.answer({
    user_id,
    request_id,
    messages,
    facts,
    engine,
    before: withOwnExercises(own, () => planInUse(readTurn(messages, plan), plan)) ?? null,
    ...(emit === undefined ? {} : { onWords: (words) => emit(COACH_WORDS_EVENT, words) }),
  });
  for (const candidate of [said ?? null, engine]) {
    if (candidate === null) continue;
    const { brief, ...spoken } = candidate;
    const rules = withOwnExercises(own, () => faultsOf(candidate.plan, brief));
    if (plan !== null && candidate.plan === plan) return rules.length === 0 && isDeepStrictEqual(plan, told) ? spoken : wordsOf(spoken);
    if (rules.length === 0) return spoken;
    log.warn({ request_id, rules }, 'plan held back by the checker');
  }
  return { messages: [COACH_SERVER_MESSAGES.planHeldBack], quick_replies: engine.quick_replies };
}

/** The plan in use is never sent back: a copy with different texts would replace it. */
function wordsOf({ plan: _, ...words }: Omit<CoachAnswer, 'brief'>): Answer {
  return words;
}

/** The plan in use from the request, with plain text; null when missing or unusable. */
function readPlan(told: unknown): Plan | null {
  const parsed = planSchema.safeParse(told);
  return parsed.success && (parsed.data.weeks ?? parsed.data.schedule ?? []).length > 0 ? withPlainText(parsed.data) : null;
}

function readOwn(told: unknown): OwnExercise[] {
  const list = Array.isArray(told) ? told.slice(0, OWN_EXERCISES_TOLD_MAX) : [];
  return list.flatMap((one) => {
    const parsed = ownExerciseSchema.safeParse(one);
    return parsed.success ? [{ ...parsed.data, name: plainWords(parsed.data.name, OWN_EXERCISE_NAME_MAX_LENGTH) }] : [];
  });
}

/** Characters of the reason of an offer. */
const WHY_MOST = 2000;

/** The open offer from the request, with plain text. */
function readOffer(told: unknown): OpenOffer | null | undefined {
  const offer = parseOpenOffer(told);
  return offer == null ? offer : { ...offer, plan: withPlainText(offer.plan), why: plainWords(offer.why, WHY_MOST) };
}

/** Rules the plan breaks; such a plan is not sent. */
function faultsOf(plan: CoachAnswer['plan'], brief: Brief): string[] {
  if (plan === undefined) return [];
  return checkPlan(plan, brief)
    .filter((finding) => finding.severity === 'error')
    .map((finding) => finding.rule);
}
