import { expect, test } from 'vitest';
import { readEvents } from './event-stream.ts';

function streamOf(pieces: readonly (string | Error)[]): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let next = 0;
  return new ReadableStream({
    pull: (controller) => {
      const piece = pieces[next++];
      if (piece === undefined) controller.close();
      else if (piece instanceof Error) controller.error(piece);
      else controller.enqueue(encoder.encode(piece));
    },
  });
}

async function read(pieces: readonly (string | Error)[]) {
  const events: [string, unknown][] = [];
  const answer = await readEvents(streamOf(pieces), (event, data) => events.push([event, data]));
  return { answer, events };
}

test('events come in order and the answer ends them', async () => {
  expect(
    await read([
      'event: words\ndata: {"n":1}\n\nevent: words\ndata: {"n":2}\n\nevent: answer\ndata: {"a":"é"}\n\nevent: words\ndata: 3\n\n',
    ]),
  ).toEqual({
    answer: '{"a":"é"}',
    events: [
      ['words', { n: 1 }],
      ['words', { n: 2 }],
    ],
  });
});

test('it does not matter where the network cut it into pieces', async () => {
  const whole = 'event: words\r\ndata: {"n":"ü"}\r\n\r\n: a comment\r\n\r\nevent: answer\r\ndata: {"a":1}\r\n\r\n';
  expect((await read(Array.from(whole))).answer).toBe('{"a":1}');
});

test('a stream that ends without an answer is none', async () => {
  expect((await read(['event: words\ndata: {"n":1}\n\n'])).answer).toBeNull();
  expect((await read(['event: answer\ndata: {"a":1}'])).answer).toBeNull();
  expect((await read([])).answer).toBeNull();
});

test('a connection that breaks is told', async () => {
  await expect(read(['event: words\ndata: {"n":1}\n\n', new TypeError('network error')])).rejects.toThrow('network error');
});

test('an event that cannot be read is left out', async () => {
  expect((await read(['event: words\ndata: {"n":\n\n', 'event: answer\ndata: 1\n\n'])).events).toEqual([]);
});
