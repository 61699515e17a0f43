import { expect, test } from 'vitest';
import { passwordChangeFault, passwordIndicators, passwordLengthFault } from './password-rules.ts';

test.each([
  ['', '', false, false],
  ['1234567', '1234567', false, true],
  ['12345678', '1234567', true, false],
  ['12345678', '12345678', true, true],
  ['🏋🏋🏋🏋', '', false, false],
])('while typing %j and %j: long enough %s, match %s', (password, confirm_password, long_enough, match) => {
  expect(passwordIndicators({ password, confirm_password })).toEqual({ long_enough, match });
});

test('a password has 8 to 128 characters, of any kind', () => {
  expect(passwordLengthFault('seven77')).toBe('Password must be at least 8 characters long');
  expect(passwordLengthFault('p@ss wörd!')).toBeNull();
  expect(passwordLengthFault('x'.repeat(128))).toBeNull();
  expect(passwordLengthFault('x'.repeat(129))).toBe('Password must be at most 128 characters long');
});

const change = (old_password: string, new_password: string, confirm_password = new_password) =>
  passwordChangeFault({ old_password, new_password, confirm_password });

test.each([
  ['', 'abcdefgh1', 'abcdefgh1', 'Please fill in the required fields', ['old_password']],
  ['old', '', '', 'Please fill in the required fields', ['new_password', 'confirm_password']],
  ['old', 'abcdefgh1', '', 'Please fill in the required fields', ['confirm_password']],
  ['old', 'abcdefgh1', 'abcdefgh2', 'Passwords do not match', ['confirm_password']],
  ['old', 'abc1', 'abc1', 'Password must be at least 8 characters long', ['new_password']],
  ['old', 'abcdefgh!', 'abcdefgh!', 'Password cannot contain special characters', ['new_password']],
  ['old', 'abcd efgh', 'abcd efgh', 'Password cannot contain special characters', ['new_password']],
])('changing %j to %j, confirmed as %j: %s', (old_password, new_password, confirm_password, sentence, fields) => {
  expect(change(old_password, new_password, confirm_password)).toEqual({ sentence, fields });
});

test('letters of any language and digits do', () => {
  expect(change('anything at all!', 'abcdefgh1')).toBeNull();
  expect(change('old', 'größeßä99')).toBeNull();
});
