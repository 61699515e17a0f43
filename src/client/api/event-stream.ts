/** The media type of a stream of events. */
export const EVENT_STREAM = 'text/event-stream';
/** The last event: the whole answer, as JSON. */
const ANSWER_EVENT = 'answer';
/** An answer is a plan and some words; a stream that goes on past this is not ours. */
const STREAM_MAX_LENGTH = 4_000_000;

/**
 * Reads a stream of events to its `answer`, and gives that event's text; null when the stream ends without one. Every other event is
 * handed on with its parsed data; one that does not parse is left out. Rejects when the connection breaks.
 */
export async function readEvents(
  body: ReadableStream<Uint8Array>,
  onEvent: (event: string, data: unknown) => void,
): Promise<string | null> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let length = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      text = (text + decoder.decode(value, { stream: !done })).replaceAll('\r\n', '\n');
      length += value?.byteLength ?? 0;
      for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
        const { event, data } = readEvent(text.slice(0, end));
        text = text.slice(end + 2);
        if (event === ANSWER_EVENT) return data;
        handOn(event, data, onEvent);
      }
      if (done || length > STREAM_MAX_LENGTH) return null;
    }
  } finally {
    // Nothing after the answer is read, and a broken stream has nothing to let go of.
    await reader.cancel().catch(() => undefined);
  }
}

function readEvent(block: string): { event: string; data: string } {
  let event = '';
  const data: string[] = [];
  for (const line of block.split('\n')) {
    const [, field, value = ''] = /^(event|data): ?(.*)$/.exec(line) ?? [];
    if (field === 'event') event = value;
    if (field === 'data') data.push(value);
  }
  return { event, data: data.join('\n') };
}

function handOn(event: string, data: string, onEvent: (event: string, data: unknown) => void): void {
  let parsed: unknown;
  try {
    parsed = JSON.parse(data);
  } catch {
    return;
  }
  onEvent(event, parsed);
}
