import { expect, test } from 'vitest';
import { Refusal } from './refusal.ts';
import { createTurns } from './turns.ts';

/** Work that ends when told to. */
function createWork() {
  let end = () => {};
  const over = new Promise<void>((done) => {
    end = done;
  });
  return { run: () => over, end };
}

test('work of one key runs one after the other, in order, also when one of them fails; other keys do not wait', async () => {
  const turns = createTurns(1_000);
  const first = createWork();
  const order: string[] = [];
  const all = [
    turns.take('sam', async () => {
      await first.run();
      order.push('first');
      throw new Error('lost');
    }),
    turns.take('sam', async () => {
      order.push('second');
    }),
    turns.take('sam', async () => {
      order.push('third');
    }),
  ];
  await turns.take('alex', async () => {
    order.push('alex');
  });
  first.end();
  const outcomes = await Promise.allSettled(all);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  expect(order).toEqual(['alex', 'first', 'second', 'third']);
});

test('who waits too long is told to come back, never runs, and makes nobody behind them run early', async () => {
  const turns = createTurns(20);
  const hanging = createWork();
  const first = turns.take('sam', hanging.run);
  let ran = false;
  const late = turns.take('sam', async () => {
    ran = true;
  });
  await expect(late).rejects.toMatchObject({ status: 503, retryAfterSeconds: 1 });
  await expect(late).rejects.toBeInstanceOf(Refusal);
  await expect(turns.take('sam', async () => undefined)).rejects.toMatchObject({ status: 503 });
  hanging.end();
  await first;
  await turns.take('sam', async () => undefined);
  expect(ran).toBe(false);
});
