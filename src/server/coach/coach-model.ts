import type { ChatMessage, CoachFact } from '#contract/index.ts';
import type { CoachAnswer } from '#domain/ai-coach/answer.ts';
import { MINOR_REPLY } from '#domain/ai-coach/reply/fixed-replies-table.ts';
import { detectDanger } from '#domain/ai-coach/understand/danger/detect-danger.ts';
import { KEEP_MY_PLAN, UNDO_CHANGE } from '#domain/messages/ai-coach.ts';
import type { Plan } from '#domain/plan/plan.ts';
import type { Database } from '../db/database.ts';
import { describeError } from '../describe-error.ts';
import type { Log } from '../log.ts';
import { type LanguageModelPort, ModelFailure } from '../ports/language-model.ts';
import type { ArrivingWords } from './arriving-sentences.ts';
import { takeAllowance } from './model-budget.ts';
import { createModelPause } from './model-pause.ts';
import { type SpokenAnswer, takeModelTurn } from './model-turn.ts';

/** The configured language model. */
export interface ConfiguredModel {
  readonly port: LanguageModelPort;
  readonly timeoutMs: number;
  readonly dailyTokens: number;
}

interface ModelQuestion {
  readonly user_id: string;
  readonly request_id: string;
  readonly messages: readonly ChatMessage[];
  readonly facts: readonly CoachFact[];
  readonly engine: CoachAnswer;
  readonly before: Plan | null;
  readonly onWords?: (words: ArrivingWords) => void;
}

/** Asks the model where it can help. Null: the engine's answer stands. Never rejects because of the model. */
export interface CoachModel {
  answer(question: ModelQuestion): Promise<SpokenAnswer | null>;
}

interface CoachModelInput {
  readonly model: ConfiguredModel;
  readonly database: Database;
  readonly clock: () => number;
  readonly log: Log;
}

export function createCoachModel({ model, database, clock, log }: CoachModelInput): CoachModel {
  const pause = createModelPause(clock);
  return {
    answer: async (question) => {
      const kept = whyNotAsked(question) ?? (pause.isOver() ? null : 'paused');
      const note = noteOf(log, question.request_id);
      if (kept !== null) return note(kept, { input: 0, output: 0 });
      const allowance = await takeAllowance(database, { user_id: question.user_id, now: clock(), daily: model.dailyTokens });
      if (allowance === null) return note('over_budget', { input: 0, output: 0 });
      const spent = { input: 0, output: 0 };
      try {
        const signal = AbortSignal.timeout(model.timeoutMs);
        const { answer, outcome } = await takeModelTurn(model.port, {
          ...question,
          signal,
          onUsage: ({ input_tokens, output_tokens }) => {
            spent.input += input_tokens;
            spent.output += output_tokens;
          },
        });
        pause.succeeded();
        note(outcome, spent);
        return answer;
      } catch (error) {
        if (!(error instanceof ModelFailure)) throw error;
        pause.failed(error);
        return note(error.fault, spent);
      } finally {
        await allowance
          .settle(spent.input + spent.output)
          .catch((error: unknown) => log.warn({ request_id: question.request_id, ...describeError(error) }, 'model use was not settled'));
      }
    },
  };
}

/** Greetings, fixed safety texts and messages by the app itself need no model. */
function whyNotAsked({ messages, engine }: ModelQuestion): 'greeting' | 'guarded' | 'app_message' | null {
  const last = messages.findLast((message) => message.role === 'user');
  if (last === undefined || messages.at(-1) !== last) return 'greeting';
  const isGuarded = engine.messages[0] === MINOR_REPLY || detectDanger(last.content, messages.at(-2)?.content) !== null;
  if (engine.brief.red_flag !== null || isGuarded) return 'guarded';
  const isFromApp = last.content === KEEP_MY_PLAN || last.content === UNDO_CHANGE || /^\s*forget: /i.test(last.content);
  return isFromApp ? 'app_message' : null;
}

/** One log line per turn: class, times and counts, no text. */
function noteOf(log: Log, request_id: string) {
  const started = performance.now();
  return (outcome: string, spent: { input: number; output: number }): null => {
    const ms = Math.round(performance.now() - started);
    const line = { request_id, outcome, ms, input_tokens: spent.input, output_tokens: spent.output };
    if (outcome === 'refused') log.warn(line, 'the language model does not take our requests; check AI_BASE_URL, AI_MODEL and AI_API_KEY');
    else log.info(line, 'language model');
    return null;
  };
}
