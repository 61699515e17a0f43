import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { APICallError, generateText, isStepCount, jsonSchema, type LanguageModelUsage, Output, type Schema, streamText, tool } from 'ai';
import { type core, toJSONSchema, type ZodMiniType } from 'zod/mini';
import { type FormTask, type LanguageModelPort, ModelFailure, type ModelTask, type ModelTool } from '../ports/language-model.ts';
import { createBoundedFetch } from './bounded-fetch.ts';

export interface OpenAiCompatibleSettings {
  /** Up to and with the version: `https://api.example/v1`. */
  readonly baseUrl: string;
  readonly model: string;
  readonly apiKey: string | null;
  /** The service takes a JSON schema for its answers; otherwise it is told the shape in words and asked for JSON. */
  readonly jsonSchema: boolean;
}

/** Low: the same question should get much the same answer. */
const TEMPERATURE = 0.2;
/** For what is not counted: English and JSON take about four characters a token. */
const CHARACTERS_PER_TOKEN = 4;

// What a service lacks is known from its settings; the library would print it, with the model's name, at every call.
globalThis.AI_SDK_LOG_WARNINGS = false;

/** Any service that speaks the protocol of chat completions. Opens no connection until it is asked something. */
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
    // A second try is the transport's business: here it would wait longer than a person does.
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
  // Handled from the start: it rejects before the loop below has ended when the connection breaks.
  const whole = Promise.resolve(result.output).catch((error: unknown) => {
    throw failure ?? error;
  });
  whole.catch(() => undefined);
  for await (const partial of result.partialOutputStream) task.onPartial?.(partial);
  return whole;
}

/** Services without schemas have to be told; the others do better when told as well. */
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

/** What went wrong, without a word of it: the library's errors hold the whole conversation. */
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
