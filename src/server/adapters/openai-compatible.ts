import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { APICallError, generateText, isStepCount, jsonSchema, type LanguageModelUsage, Output, type Schema, streamText, tool } from 'ai';
import { type core, toJSONSchema, type ZodMiniType } from 'zod/mini';
import { type FormTask, type LanguageModelPort, ModelFailure, type ModelTask, type ModelTool } from '../ports/language-model.ts';
import { createBoundedFetch } from './bounded-fetch.ts';

export interface OpenAiCompatibleSettings {
  /** Including the version: `https://api.example/v1`. */
  readonly baseUrl: string;
  readonly model: string;
  readonly apiKey: string | null;
  /** The service supports JSON schemas; otherwise the format is described in words. */
  readonly jsonSchema: boolean;
}

/** Low, for reproducible answers. */
const TEMPERATURE = 0.2;
/** Estimate when usage is missing: English and JSON have about four characters per token. */
const CHARACTERS_PER_TOKEN = 4;

// Missing features are known from the settings; the library would log them on every call, with the model's name.
globalThis.AI_SDK_LOG_WARNINGS = false;

/** Any service with the chat completions protocol. Connects lazily. */
export function createOpenAiCompatible(settings: OpenAiCompatibleSettings): LanguageModelPort {
  const provider = createOpenAICompatible({
    name: 'configured',
    baseURL: settings.baseUrl,
    ...(settings.apiKey === null ? {} : { apiKey: settings.apiKey }),
    fetch: createBoundedFetch(),
    includeUsage: true,
    supportsStructuredOutputs: settings.jsonSchema,
  });
  const common = ({ instructions, material, max_output_tokens, signal }: ModelTask) => ({
    model: provider(settings.model),
    instructions,
    prompt: material,
    maxOutputTokens: max_output_tokens,
    temperature: TEMPERATURE,
    // The transport retries; a library retry would exceed the user's patience.
    maxRetries: 0,
    abortSignal: signal,
  });

  return {
    act: (task) =>
      orFailure(task, async () => {
        await generateText({
          ...common(task),
          tools: Object.fromEntries(task.tools.map((item) => [item.name, toolOf(item)])),
          stopWhen: isStepCount(task.rounds),
          toolCallConcurrency: 1,
          onStepEnd: (step) => count(task, step.usage, step.text),
        });
      }),
    fillIn: (task) => orFailure(task, () => (task.onPartial === undefined ? fillAtOnce(task, common) : fillBitByBit(task, common))),
  };
}

type Common = (task: ModelTask) => {
  model: Parameters<typeof generateText>[0]['model'];
  instructions: string;
  prompt: string;
  maxOutputTokens: number;
  temperature: number;
  maxRetries: number;
  abortSignal: AbortSignal;
};

async function fillAtOnce<S extends ZodMiniType>(task: FormTask<S>, common: Common): Promise<core.output<S>> {
  const result = await generateText({
    ...common(inWordsToo(task)),
    output: Output.object({ schema: schemaOf(task.form) }),
    onStepEnd: (step) => count(task, step.usage, step.text),
  });
  return result.output;
}

async function fillBitByBit<S extends ZodMiniType>(task: FormTask<S>, common: Common): Promise<core.output<S>> {
  let failure: unknown;
  const result = streamText({
    ...common(inWordsToo(task)),
    output: Output.object({ schema: schemaOf(task.form) }),
    onError: ({ error }) => {
      failure = error;
    },
    onStepEnd: (step) => count(task, step.usage, step.text),
  });
  // Handled immediately: a broken connection rejects it before the loop below ends.
  const whole = Promise.resolve(result.output).catch((error: unknown) => {
    throw failure ?? error;
  });
  whole.catch(() => undefined);
  for await (const partial of result.partialOutputStream) task.onPartial?.(partial);
  return whole;
}

/** Services without schema support need the description; it helps the others too. */
function inWordsToo<S extends ZodMiniType>(task: FormTask<S>): FormTask<S> {
  const shape = JSON.stringify(toJSONSchema(task.form));
  return { ...task, instructions: `${task.instructions}\n\nAnswer with one JSON object of this schema and nothing else:\n${shape}` };
}

function schemaOf<S extends ZodMiniType>(form: S): Schema<core.output<S>> {
  return jsonSchema<core.output<S>>(toJSONSchema(form) as Parameters<typeof jsonSchema>[0], {
    validate: (value) => {
      const parsed = form.safeParse(value);
      return parsed.success ? { success: true, value: parsed.data } : { success: false, error: new ModelFailure('nonsense') };
    },
  });
}

function toolOf({ description, input, run }: ModelTool) {
  return tool({ description, inputSchema: schemaOf(input), execute: async (given) => run(given) });
}

function count(task: ModelTask, usage: LanguageModelUsage, text: string): void {
  task.onUsage({
    input_tokens: usage.inputTokens ?? tokensOf(task.instructions.length + task.material.length),
    output_tokens: usage.outputTokens ?? tokensOf(text.length),
  });
}

function tokensOf(characters: number): number {
  return Math.ceil(characters / CHARACTERS_PER_TOKEN);
}

async function orFailure<T>(task: ModelTask, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    throw failureOf(task, error);
  }
}

/** Reports the kind of failure only: the library's errors contain the whole conversation. */
function failureOf(task: ModelTask, error: unknown): ModelFailure {
  if (task.signal.aborted) return new ModelFailure('slow');
  for (let current = error, depth = 0; current instanceof Error && depth < 6; current = current.cause, depth += 1) {
    if (current instanceof ModelFailure) return current;
    if (APICallError.isInstance(current)) {
      const failure = failureOfStatus(current.statusCode, current.responseHeaders?.['retry-after']);
      if (failure !== null) return failure;
    }
    if (/^terminated$|socket hang up|other side closed|ECONNRESET/i.test(current.message)) return new ModelFailure('unreachable');
  }
  return new ModelFailure('nonsense');
}

function failureOfStatus(status: number | undefined, retryAfter: string | undefined): ModelFailure | null {
  if (status === undefined || status < 300) return null;
  if (status === 429) {
    const seconds = Number(retryAfter ?? '');
    return new ModelFailure('busy', Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : null);
  }
  return new ModelFailure(status >= 500 ? 'broken' : 'refused');
}
