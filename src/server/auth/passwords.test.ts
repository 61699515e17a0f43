import { expect, test } from 'vitest';
import { DomainError } from '../errors/domain-error.ts';
import { createPasswords } from './passwords.ts';

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

test('a full queue of hashes is too much for now', async () => {
  const passwords = createPasswords({ memoryCost: 8, timeCost: 1 });
  const outcomes = await Promise.allSettled(Array.from({ length: 19 }, () => passwords.hash('a long password')));
  const [refused] = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(1);
  expect(refused?.reason).toBeInstanceOf(DomainError);
  expect(refused?.reason).toMatchObject({ kind: 'too_many', retryAfterSeconds: 2 });
});
