/** The media type of event streams. */
export const EVENT_STREAM = 'text/event-stream';
/** The last event: the answer as JSON. */
const ANSWER_EVENT = 'answer';
/** Longer streams are not ours. */
const STREAM_MAX_LENGTH = 4_000_000;

/**
 * Reads an event stream and returns the text of its `answer` event; null without one. Other events are passed on parsed, or skipped when
 * malformed. Rejects when the connection breaks.
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
    // Stops reading; a broken stream may reject.
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
