import { expect, test } from 'vitest';
import { isWellKnownPassword } from './well-known-passwords.ts';

const OWN = ['sam.rivera@example.com', 'Sam', 'Rivera', 'Sam Rivera'];

test.each([
  'password',
  'Password1',
  'P@ssw0rd!',
  'passw0rd123',
  '12345678',
  '1234567890',
  '87654321',
  '11111111',
  'abcabcabc',
  'abcdefgh',
  'qwertyuiop',
  'Qwerty123!',
  '1q2w3e4r',
  '1qaz2wsx',
  'iloveyou2',
  'sunshine99',
  'Football2024!',
  'letmein!!',
  'monkeymonkey',
  'August2025',
  '21.11.2026',
  '1990-05-14',
  'deadlift300',
  'Setwise2026!',
  'sam.rivera1',
  'Rivera1990',
  'samrivera!',
])('%s is refused', (password) => {
  expect(isWellKnownPassword(password, OWN)).toBe(true);
});

test.each([
  'correct horse battery',
  'demo-password-1',
  'blue kettle 47',
  'Tr0ub4dor&3',
  'k8vQz!mP',
  'größeßä99',
  'passwordmanager-tango',
  'samovar-11-kites',
])('%s is not', (password) => {
  expect(isWellKnownPassword(password, OWN)).toBe(false);
});
