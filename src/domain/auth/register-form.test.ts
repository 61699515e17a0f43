import { expect, test } from 'vitest';
import { type RegisterFields, registerFault } from './register-form.ts';

const GOOD: RegisterFields = {
  first_name: 'Dana',
  last_name: 'Kim',
  email: 'dana@example.com',
  password: 'blue kettle 47',
  confirm_password: 'blue kettle 47',
};

test.each(['first_name', 'last_name', 'email', 'password', 'confirm_password'] as const)('%s is required', (name) => {
  expect(registerFault({ ...GOOD, [name]: '' })).toEqual({ sentence: 'Please fill in the required fields', fields: [name] });
});

test('blanks alone are no name', () => {
  expect(registerFault({ ...GOOD, first_name: '  ', last_name: ' ' })?.fields).toEqual(['first_name', 'last_name']);
});

test('the first thing that is wrong is told', () => {
  expect(registerFault({ ...GOOD, confirm_password: 'blue kettle 48' })).toEqual({
    sentence: 'Passwords do not match',
    fields: ['confirm_password'],
  });
  expect(registerFault({ ...GOOD, password: 'short', confirm_password: 'short' })).toEqual({
    sentence: 'Password must be at least 8 characters long',
    fields: ['password'],
  });
  expect(registerFault({ ...GOOD, email: 'dana@example' })).toEqual({
    sentence: 'Enter an email address like name@example.com',
    fields: ['email'],
  });
  expect(registerFault(GOOD)).toBeNull();
});
