import { expect, test } from 'vitest';
import { readSettings } from './env.ts';

const read = (variables: Record<string, string>) => readSettings(variables).mail;

test('without a mail server there is none', () => {
  expect(read({})).toBeNull();
  expect(read({ SMTP_URL: ' ', MAIL_FROM: '' })).toBeNull();
});

test('the mail server and the sender belong together', () => {
  const SMTP_URL = 'smtps://user:pass%40word@mail.example:465';
  expect(read({ SMTP_URL, MAIL_FROM: 'Setwise <hello@setwise.example>' })).toEqual({
    url: SMTP_URL,
    from: 'Setwise <hello@setwise.example>',
  });
  expect(read({ SMTP_URL, MAIL_FROM: 'hello@setwise.example' })?.from).toBe('hello@setwise.example');
  expect(() => read({ SMTP_URL })).toThrow('MAIL_FROM must be set with SMTP_URL');
  expect(() => read({ MAIL_FROM: 'hello@setwise.example' })).toThrow('SMTP_URL must be set when MAIL_FROM is.');
  expect(() => read({ SMTP_URL, MAIL_FROM: 'Setwise' })).toThrow('MAIL_FROM must be set');
  expect(() => read({ SMTP_URL, MAIL_FROM: 'a@b.c>\r\nBcc: <d@e.f' })).toThrow('MAIL_FROM must be set');
});

test('an address that is none is named without its password', () => {
  for (const SMTP_URL of ['mail.example:25', 'http://user:secret@mail.example', 'smtp://']) {
    expect(() => read({ SMTP_URL, MAIL_FROM: 'hello@setwise.example' })).toThrow('SMTP_URL is not an address like');
    expect(() => read({ SMTP_URL, MAIL_FROM: 'hello@setwise.example' })).not.toThrow('secret');
  }
});
