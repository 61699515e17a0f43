import { expect, test } from 'vitest';
import { createKeyedMutex, LockTimeoutError } from './keyed-mutex.ts';

/** Work that ends when told to. */
function createWork() {
  let end = () => {};
  const over = new Promise<void>((done) => {
    end = done;
  });
  return { run: () => over, end };
}

test('work of one key runs one after the other, in order, also when one of them fails; other keys do not wait', async () => {
  const mutex = createKeyedMutex(1_000);
  const first = createWork();
  const order: string[] = [];
  const all = [
    mutex.run('sam', async () => {
      await first.run();
      order.push('first');
      throw new Error('lost');
    }),
    mutex.run('sam', async () => {
      order.push('second');
    }),
    mutex.run('sam', async () => {
      order.push('third');
    }),
  ];
  await mutex.run('alex', async () => {
    order.push('alex');
  });
  first.end();
  const outcomes = await Promise.allSettled(all);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  expect(order).toEqual(['alex', 'first', 'second', 'third']);
});

test('a job that waits too long is refused, never runs, and lets no job behind it run early', async () => {
  const mutex = createKeyedMutex(20);
  const hanging = createWork();
  const first = mutex.run('sam', hanging.run);
  let ran = false;
  const late = mutex.run('sam', async () => {
    ran = true;
  });
  await expect(late).rejects.toBeInstanceOf(LockTimeoutError);
  await expect(mutex.run('sam', async () => undefined)).rejects.toBeInstanceOf(LockTimeoutError);
  hanging.end();
  await first;
  await mutex.run('sam', async () => undefined);
  expect(ran).toBe(false);
});
