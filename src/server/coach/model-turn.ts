import { array, maxLength, minLength, object, string } from 'zod/mini';
import type { ChatMessage, CoachFact } from '#contract/index.ts';
import type { CoachAnswer } from '#domain/ai-coach/answer.ts';
import { answerUnit, inUnit, weightsIn } from '#domain/ai-coach/answer-unit.ts';
import { askedNext, type Brief, briefFacts, foldBrief } from '#domain/ai-coach/brief.ts';
import { describePlanChange, type PlanChange } from '#domain/ai-coach/change/plan-change.ts';
import type { NotedFact } from '#domain/ai-coach/reply/noted-words.ts';
import { presentPlan } from '#domain/ai-coach/reply/present-plan.ts';
import { QUESTIONS } from '#domain/ai-coach/reply/question-table.ts';
import {
  MODEL_ROUNDS_MAX,
  MODEL_TOOL_TOKENS_MAX,
  MODEL_WORDS_MAX_LENGTH,
  MODEL_WORDS_MESSAGES_MAX,
  MODEL_WORDS_TOKENS_MAX,
} from '#domain/limits.ts';
import { COACH_SERVER_MESSAGES } from '#domain/messages/ai-coach.ts';
import type { Plan } from '#domain/plan/plan.ts';
import type { WeightUnit } from '#domain/training/units.ts';
import type { LanguageModelPort, ModelUsage } from '../ports/language-model.ts';
import { type ArrivingWords, arrivingSentences } from './arriving-sentences.ts';
import { Bench, type MadePlan } from './bench.ts';
import { coachTools } from './coach-tools.ts';
import { ACT_INSTRUCTIONS, SAY_INSTRUCTIONS } from './instructions.ts';
import { fence, gatherMaterial, type Material } from './material.ts';
import { plainWords } from './plain-words.ts';
import { planLines } from './plan-lines.ts';
import { faultOfWords, type Grounds, type WordsFault } from './words-check.ts';

/** An answer for the phone, with the brief of its plan. */
export interface SpokenAnswer {
  readonly brief: Brief;
  readonly messages: string[];
  readonly quick_replies: string[];
  readonly plan?: Plan;
  readonly change?: PlanChange;
  readonly corrections: string[];
  readonly noted?: NotedFact[];
}

export interface TurnInput {
  readonly messages: readonly ChatMessage[];
  readonly facts: readonly CoachFact[];
  /** The engine's answer, used whenever the model's is rejected. */
  readonly engine: CoachAnswer;
  /** The trainee's plan; null without one. */
  readonly before: Plan | null;
  readonly signal: AbortSignal;
  readonly onUsage: (usage: ModelUsage) => void;
  /** Receives streamed text. */
  readonly onWords?: (words: ArrivingWords) => void;
}

/** `answer` is null when the engine's stands; `outcome` is the reason or the kind of answer. */
export interface TurnResult {
  readonly answer: SpokenAnswer | null;
  readonly outcome: 'words' | 'plan' | 'engine_plan' | 'nothing_changed' | `words_${WordsFault}`;
}

const wordsForm = object({ messages: array(string().check(maxLength(2 * MODEL_WORDS_MAX_LENGTH))).check(minLength(1), maxLength(8)) });

/**
 * One turn with the model: it first acts through tools, then writes the text about the final, checked plan. Two tasks, so that the text can
 * only describe what was done and can be streamed. Rejects with `ModelFailure`.
 */
export async function takeModelTurn(model: LanguageModelPort, input: TurnInput): Promise<TurnResult> {
  const { engine, before } = input;
  const unit = answerUnit(input.messages, engine.brief, input.facts);
  const material = gatherMaterial(input.messages, inUnit(input.facts, unit));
  const bench = new Bench(engine.brief, { plan: before, brief: foldBrief(input.messages.slice(0, -1)) });
  const toolAnswers: string[] = [];
  await model.act({
    instructions: ACT_INSTRUCTIONS,
    material: fence({ ...material, engine: engineView(input, unit) }),
    max_output_tokens: MODEL_TOOL_TOKENS_MAX,
    signal: input.signal,
    onUsage: input.onUsage,
    tools: coachTools(bench, before, (answer) => toolAnswers.push(JSON.stringify(answer))),
    rounds: MODEL_ROUNDS_MAX,
  });
  bench.finish(engine.brief);

  const { made } = bench;
  // The plan is not the model's, or its attempt failed: its text would not match.
  if (made === null && engine.plan !== undefined && !bench.isKept) return { answer: null, outcome: 'engine_plan' };
  if (made === null && bench.tried) return { answer: null, outcome: 'nothing_changed' };

  const frame = frameOf(input, bench, made);
  const done = doneOf(made, frame, before !== null);
  const grounds: Grounds = {
    plan: made?.plan ?? null,
    before,
    unit,
    told: [...tellings(material, unit), ...engine.messages, ...planLines(before), JSON.stringify(done), ...toolAnswers],
    secret: [ACT_INSTRUCTIONS, SAY_INSTRUCTIONS],
  };
  const filled = await model.fillIn({
    instructions: SAY_INSTRUCTIONS,
    material: fence({ ...material, engine: engineView(input, unit), looked_up: toolAnswers, done, app_adds: frame.after }),
    max_output_tokens: MODEL_WORDS_TOKENS_MAX,
    signal: input.signal,
    onUsage: input.onUsage,
    form: wordsForm,
    ...(input.onWords === undefined ? {} : { onPartial: arrivingSentences(grounds, input.onWords) }),
  });
  const words = filled.messages
    .map((text) => plainWords(text, MODEL_WORDS_MAX_LENGTH))
    .filter((text) => text !== '')
    .slice(0, MODEL_WORDS_MESSAGES_MAX);
  const fault = faultOfWords(words, grounds);
  if (fault !== null) return { answer: null, outcome: `words_${fault}` };
  const { after, quick_replies, change } = frame;
  const answer: SpokenAnswer = {
    brief: bench.brief,
    messages: [...words, ...after],
    quick_replies: [...quick_replies],
    ...(made === null ? {} : { plan: made.plan }),
    ...(change === null ? {} : { change }),
    corrections: [...(made?.corrections ?? [])],
    ...(engine.noted === undefined ? {} : { noted: engine.noted }),
  };
  return { answer, outcome: made === null ? 'words' : 'plan' };
}

function engineView({ engine, before }: TurnInput, unit: WeightUnit) {
  return {
    weights_in: unit,
    understood: briefFacts(engine.brief, unit),
    still_missing: askedNext(engine.brief),
    plan_now: planLines(before),
    would_answer: engine.messages,
    would_make: planLines(engine.plan ?? null),
  };
}

/** Texts of trainee and log; a weight in the other unit may be repeated in the answer's unit. */
function tellings({ chat, facts }: Material, unit: WeightUnit): string[] {
  return [
    ...chat.filter(({ from }) => from === 'trainee').flatMap(({ text }) => [text, weightsIn(text, unit)]),
    ...facts.map(({ label, value }) => `${label} ${value}`),
  ];
}

interface Frame {
  /** Engine lines after the model's text: open questions and required cautions. */
  readonly after: readonly string[];
  readonly quick_replies: readonly string[];
  readonly change: PlanChange | null;
}

/** Quick replies, questions and cautions come from the engine, independent of the model. */
function frameOf({ engine, before, messages }: TurnInput, bench: Bench, made: MadePlan | null): Frame {
  if (made === null) {
    const missing = askedNext(bench.brief);
    if (missing === null) return { after: [], quick_replies: engine.quick_replies, change: null };
    const isSame = missing === askedNext(engine.brief);
    const asked = isSame ? { text: engine.messages.at(-1) ?? '', quick_replies: engine.quick_replies } : QUESTIONS[missing];
    return { after: [asked.text], quick_replies: asked.quick_replies, change: null };
  }
  if (before === null) {
    const [, ...cautions] = presentPlan(made.plan, bench.brief);
    return {
      after: cautions,
      quick_replies: engine.plan === undefined ? ['Why this plan?', 'What is today?'] : engine.quick_replies,
      change: null,
    };
  }
  const change = describePlanChange(before, made.plan, made.kind, COACH_SERVER_MESSAGES.changeWhy);
  const isSore = bench.brief.limitations.length > foldBrief(messages.slice(0, -1)).limitations.length;
  return {
    after: isSore ? [COACH_SERVER_MESSAGES.stopIfItHurts] : [],
    quick_replies: ['Why this plan?'],
    change,
  };
}

function doneOf(made: MadePlan | null, { change }: Frame, isProposal: boolean) {
  if (made === null) return { plan: null };
  return {
    is_proposal: isProposal,
    plan: planLines(made.plan),
    changes: change?.lines ?? [],
    kept: change?.kept ?? [],
    corrected: made.corrections,
  };
}
