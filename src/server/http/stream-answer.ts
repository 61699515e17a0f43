import type { Context } from 'hono';
import type { Emit } from '../ports/emit.ts';

/** The media type of event streams, from `Accept`. */
const EVENT_STREAM = 'text/event-stream';
/** The last event: the answer, the same JSON as without streaming. */
const ANSWER_EVENT = 'answer';

export function takesEvents(c: Context): boolean {
  return (c.req.header('Accept') ?? '').toLowerCase().includes(EVENT_STREAM);
}

/**
 * Runs an answer that may send events. The response becomes a stream with the first event; without events it is an ordinary response with
 * its own status. When the client disconnects the answer is still finished and stored for its idempotency key. A failure after the first
 * event ends the stream without an answer.
 */
export function streamAnswer(
  c: Context,
  run: (emit: Emit) => Promise<string>,
  plain: (text: string) => Promise<Response>,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const encoder = new TextEncoder();
    let writer: ReadableStreamDefaultController<Uint8Array> | null = null;
    let isOpen = true;
    const write = (event: string, json: string) => {
      if (isOpen) writer?.enqueue(encoder.encode(`event: ${event}\ndata: ${json}\n\n`));
    };
    const begin = () => {
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          writer = controller;
        },
        cancel: () => {
          isOpen = false;
        },
      });
      c.header('Content-Type', `${EVENT_STREAM}; charset=utf-8`);
      // Disables proxy buffering, which would defeat streaming.
      c.header('X-Accel-Buffering', 'no');
      resolve(c.body(body));
    };
    const emit: Emit = (event, data) => {
      if (writer === null) begin();
      write(event, JSON.stringify(data));
    };
    run(emit).then(
      (text) => {
        if (writer === null) return plain(text).then(resolve, reject);
        write(ANSWER_EVENT, text);
        if (isOpen) writer.close();
        return undefined;
      },
      (error: unknown) => {
        if (writer === null) reject(error);
        else if (isOpen) writer.error(error);
      },
    );
  });
}
