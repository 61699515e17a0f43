import { expect, test } from 'vitest';
import { Refusal } from '../http/refusal.ts';
import { createPasswords, createQueue } from './passwords.ts';

test('a password matches its own hash, and nothing else does', async () => {
  const passwords = createPasswords();
  const hash = await passwords.hash('pässword 🏋️ ');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=47104,t=2,p=1\$/);
  expect(await passwords.matches(hash, 'pässword 🏋️ ')).toBe(true);
  expect(await passwords.matches(hash, 'pässword 🏋️')).toBe(false);
  expect(passwords.isOutdated(hash)).toBe(false);
  expect(passwords.isOutdated('$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA')).toBe(true);
});

test('no account costs the same work and never matches', async () => {
  const passwords = createPasswords();
  expect(await passwords.matches(null, 'no account has this password')).toBe(false);
});

test('two jobs run, the next few wait in order, one more is refused', async () => {
  const inTurn = createQueue(2, 2);
  const started: number[] = [];
  const ends: (() => void)[] = [];
  const job = (n: number) =>
    inTurn(async () => {
      started.push(n);
      await new Promise<void>((end) => {
        ends[n] = end;
      });
      return n;
    });
  const jobs = [job(0), job(1), job(2), job(3)];
  expect(started).toEqual([0, 1]);
  await expect(job(4)).rejects.toSatisfy((error) => error instanceof Refusal && error.status === 429 && error.retryAfterSeconds === 2);

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
  const inTurn = createQueue(1, 0);
  await expect(inTurn(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await inTurn(async () => 'next')).toBe('next');
});

test('who is to be last waits behind everybody, and takes nobody’s place', async () => {
  const inTurn = createQueue(1, 1);
  const done: string[] = [];
  let end = () => {};
  const first = inTurn(() => new Promise<void>((resolve) => (end = resolve)));
  const stranger = inTurn(async () => void done.push('stranger'), { isLast: true });
  await expect(inTurn(async () => 'no', { isLast: true })).rejects.toThrow('Refused with 429');
  const owner = inTurn(async () => void done.push('owner'));
  end();
  await Promise.all([first, stranger, owner]);
  expect(done).toEqual(['owner', 'stranger']);
});
