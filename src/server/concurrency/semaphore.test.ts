import { expect, test } from 'vitest';
import { createSemaphore, QueueFullError } from './semaphore.ts';

test('two jobs run, the next few wait in order, one more is refused', async () => {
  const semaphore = createSemaphore({ permits: 2, maxWaiting: 2 });
  const started: number[] = [];
  const ends: (() => void)[] = [];
  const job = (n: number) =>
    semaphore.run(async () => {
      started.push(n);
      await new Promise<void>((end) => {
        ends[n] = end;
      });
      return n;
    });
  const jobs = [job(0), job(1), job(2), job(3)];
  expect(started).toEqual([0, 1]);
  await expect(job(4)).rejects.toBeInstanceOf(QueueFullError);

  ends[1]?.();
  expect(await jobs[1]).toBe(1);
  await expect.poll(() => started).toEqual([0, 1, 2]);
  for (const n of [0, 2, 3]) {
    await expect.poll(() => ends[n]).toBeDefined();
    ends[n]?.();
  }
  expect(await Promise.all(jobs)).toEqual([0, 1, 2, 3]);
  expect(started).toEqual([0, 1, 2, 3]);
});

test('a job that fails gives its place back', async () => {
  const semaphore = createSemaphore({ permits: 1, maxWaiting: 0 });
  await expect(semaphore.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await semaphore.run(async () => 'next')).toBe('next');
});

test('a job that is to be last waits behind every other and takes no other’s place', async () => {
  const semaphore = createSemaphore({ permits: 1, maxWaiting: 1 });
  const done: string[] = [];
  let end = () => {};
  const first = semaphore.run(() => new Promise<void>((resolve) => (end = resolve)));
  const stranger = semaphore.run(async () => void done.push('stranger'), { isLast: true });
  await expect(semaphore.run(async () => 'no', { isLast: true })).rejects.toBeInstanceOf(QueueFullError);
  const owner = semaphore.run(async () => void done.push('owner'));
  end();
  await Promise.all([first, stranger, owner]);
  expect(done).toEqual(['owner', 'stranger']);
});
