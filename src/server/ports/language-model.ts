import type { core, ZodMiniType } from 'zod/mini';

/**
 * Why a language model gave nothing that can be used.
 * - `slow`: its time was over. `unreachable`: no connection, or it broke. `busy`: it asked to be left alone for a while (429).
 * - `refused`: it does not take our requests (a wrong key, address or model name). `broken`: a fault of its own (5xx).
 * - `nonsense`: an answer that is not what was asked for. `too_long`: more bytes than anybody should read.
 */
export type ModelFault = 'slow' | 'unreachable' | 'busy' | 'refused' | 'broken' | 'nonsense' | 'too_long';

/** Tokens a call cost, as the model counted them; an estimate where it does not count. */
export interface ModelUsage {
  readonly input_tokens: number;
  readonly output_tokens: number;
}

/** Carries no text of the model's or of ours: neither may reach a log. */
export class ModelFailure extends Error {
  readonly fault: ModelFault;
  /** Milliseconds it asked to be left alone. */
  readonly retry_after_ms: number | null;

  constructor(fault: ModelFault, retry_after_ms: number | null = null) {
    super(`the language model gave nothing: ${fault}`);
    this.name = 'ModelFailure';
    this.fault = fault;
    this.retry_after_ms = retry_after_ms;
  }
}

/** Something the model may have done. `run` gets only input that fits the schema, must not throw, and answers with JSON. */
export interface ModelTool {
  readonly name: string;
  readonly description: string;
  readonly input: ZodMiniType;
  readonly run: (input: unknown) => unknown;
}

export interface ModelTask {
  /** Ours. The only text the model is to follow. */
  readonly instructions: string;
  /** Data to work on, written by others. */
  readonly material: string;
  readonly max_output_tokens: number;
  /** Ends the task; it then fails as `slow`. */
  readonly signal: AbortSignal;
  /** Called as soon as a cost is known, also of a task that fails later. */
  readonly onUsage: (usage: ModelUsage) => void;
}

interface ToolTask extends ModelTask {
  readonly tools: readonly ModelTool[];
  /** How often the model may be asked, at most. */
  readonly rounds: number;
}

export interface FormTask<S extends ZodMiniType> extends ModelTask {
  readonly form: S;
  /** Called with what is filled in so far, unchecked and in any shape, when the form should come bit by bit. */
  readonly onPartial?: (partial: unknown) => void;
}

/** A language model. Both calls reject with `ModelFailure` and with nothing else. */
export interface LanguageModelPort {
  /** Lets the model use tools until it has nothing more to do. What it says meanwhile is dropped. */
  act(task: ToolTask): Promise<void>;
  /** Lets the model fill in a form; what comes back fits the schema. */
  fillIn<S extends ZodMiniType>(task: FormTask<S>): Promise<core.output<S>>;
}
