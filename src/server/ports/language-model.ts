import type { core, ZodMiniType } from 'zod/mini';

/**
 * Why a language model failed. - `slow`: time-out. `unreachable`: no or broken connection. `busy`: 429. - `refused`: wrong key, address or
 * model name. `broken`: 5xx. - `nonsense`: an invalid answer. `too_long`: over the byte limit.
 */
export type ModelFault = 'slow' | 'unreachable' | 'busy' | 'refused' | 'broken' | 'nonsense' | 'too_long';

/** Tokens of a call as reported by the service; otherwise an estimate. */
export interface ModelUsage {
  readonly input_tokens: number;
  readonly output_tokens: number;
}

/** Contains no text of model or product, so that none reaches a log. */
export class ModelFailure extends Error {
  readonly fault: ModelFault;
  /** From `Retry-After`, in milliseconds. */
  readonly retry_after_ms: number | null;

  constructor(fault: ModelFault, retry_after_ms: number | null = null) {
    super(`the language model gave nothing: ${fault}`);
    this.name = 'ModelFailure';
    this.fault = fault;
    this.retry_after_ms = retry_after_ms;
  }
}

/** A tool for the model. `run` gets validated input, must not throw, and returns JSON. */
export interface ModelTool {
  readonly name: string;
  readonly description: string;
  readonly input: ZodMiniType;
  readonly run: (input: unknown) => unknown;
}

export interface ModelTask {
  /** Our instructions, the only text the model should follow. */
  readonly instructions: string;
  /** Untrusted data. */
  readonly material: string;
  readonly max_output_tokens: number;
  /** Aborts the task, which then fails as `slow`. */
  readonly signal: AbortSignal;
  /** Called as soon as usage is known, also for tasks that fail later. */
  readonly onUsage: (usage: ModelUsage) => void;
}

interface ToolTask extends ModelTask {
  readonly tools: readonly ModelTool[];
  /** Most model calls. */
  readonly rounds: number;
}

export interface FormTask<S extends ZodMiniType> extends ModelTask {
  readonly form: S;
  /** Called with the unvalidated partial form while streaming. */
  readonly onPartial?: (partial: unknown) => void;
}

/** A language model. Both calls reject only with `ModelFailure`. */
export interface LanguageModelPort {
  /** Lets the model call tools until it is done. Its text is dropped. */
  act(task: ToolTask): Promise<void>;
  /** Lets the model fill in a form; the result is validated. */
  fillIn<S extends ZodMiniType>(task: FormTask<S>): Promise<core.output<S>>;
}
