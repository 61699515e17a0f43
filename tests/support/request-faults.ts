import { REQUEST_JSON_MAX_DEPTH } from '#domain/limits.ts';
import fc from '#tests/support/properties.ts';

const TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'x\udfff\ud83d',
  '‮\u0007\u001b[31m',
  "'; drop table users; --",
  '1 or 1=1',
  '{{7*7}}',
  '{"$ne":null}',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '__proto__',
  'constructor',
  'NaN',
  'Infinity',
  '-0',
  '9'.repeat(400),
  '2026-02-30',
  '99999-01-01',
  'x'.repeat(20_000),
  '🏋️‍♀️'.repeat(200),
];
const NUMBERS = [0, -0, -1, 0.1, 1e-320, 1e308, 2 ** 31, 2 ** 53, -(2 ** 63), 999_999_999];
const IDS = [
  ...TEXTS.slice(0, 19),
  '0',
  '-1',
  '1.5',
  '1e3',
  '01',
  '2147483648',
  '999999999',
  '%',
  '%E0%A4%A',
  '%ED%A0%80',
  '.',
  '..',
  'null',
];

const AROUND: readonly { before: string; behind: string }[] = [
  { before: '/', behind: '' },
  { before: '//', behind: '' },
  { before: '//[', behind: '' },
  { before: '//evil.example', behind: '' },
  { before: '//evil.example/%2e%2e/', behind: '' },
  { before: '/%2f%2fevil.example', behind: '' },
  { before: '/x/..//evil.example', behind: '' },
  { before: '', behind: '%' },
  { before: '', behind: '%00' },
  { before: '', behind: '%ff/' },
  { before: '', behind: '/' },
  { before: '', behind: `/${'x'.repeat(9_000)}` },
];

const text = fc.oneof(fc.constantFrom(...TEXTS), fc.string({ unit: 'binary', maxLength: 40 }));
const value: fc.Arbitrary<unknown> = fc.oneof(
  text,
  fc.constantFrom(...NUMBERS),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.jsonValue(), { maxLength: 3 }),
  fc.dictionary(text, fc.jsonValue(), { maxKeys: 3 }),
  fc.constant(nested(REQUEST_JSON_MAX_DEPTH - 4)),
  fc.constant(Array.from({ length: 2_000 }, () => ({}))),
);

/** One thing done to a JSON value: somewhere in it something is put in place of what was there, added, taken away or doubled. */
const change = fc.record({
  at: fc.nat(),
  how: fc.constantFrom('replace', 'replace', 'replace', 'remove', 'add', 'wrap', 'double', 'whole'),
  key: text,
  value,
});
const header = fc.oneof(
  ...[
    'Accept',
    'Accept-Encoding',
    'Idempotency-Key',
    'X-Forwarded-For',
    'If-None-Match',
    'Origin',
    'Referer',
    'Cookie',
    'Range',
    'Host',
  ].map((name) =>
    fc
      .constantFrom(
        '',
        ',',
        ';;q=',
        '*',
        '"',
        'x'.repeat(9_000),
        'null',
        '://',
        'http://[',
        '=;=',
        '\u00ff\u0080',
        '::1%,,',
        'bytes=9-1',
        'a b',
      )
      .map((content) => [name, content] as const),
  ),
);

const fault = fc.record({
  /** `fields` is asked most: it is what reaches deepest. */
  kind: fc.constantFrom(
    'fields',
    'fields',
    'fields',
    'fields',
    'id',
    'id',
    'query',
    'address',
    'broken',
    'deep',
    'type',
    'bytes',
    'large',
    'method',
    'token',
  ),
  changes: fc.array(change, { minLength: 1, maxLength: 3 }),
  ids: fc.array(fc.constantFrom(...IDS), { minLength: 2, maxLength: 2 }),
  query: fc.array(fc.tuple(fc.oneof(text, fc.constantFrom('page', 'limit', 'after', 'quiz', 'ids', 'price')), text), { maxLength: 5 }),
  headers: fc.array(header, { maxLength: 2 }),
  /** Put before and behind the path, so that it leads nowhere. */
  around: fc.constantFrom(...AROUND),
  cut: fc.nat(),
  contentType: fc.constantFrom(
    '',
    'text/plain',
    'application/xml',
    'application/json; charset=\u00ff',
    'multipart/form-data',
    'multipart/form-data; boundary=x',
    '/',
  ),
  method: fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'),
  token: fc.constantFrom(
    '',
    'Bearer',
    'Bearer ..',
    'bearer a.b.c',
    `Bearer ${'x'.repeat(9_000)}.y.z`,
    'Basic AAAA',
    'Bearer eyJhbGciOiJub25lIn0.e30.x',
  ),
});

export type Fault = fc.RandomType extends never ? never : typeof fault extends fc.Arbitrary<infer T> ? T : never;

/** The same faults for the same seed. */
export function faultsOf(seed: number, count: number): Fault[] {
  return fc.sample(fault, { seed, numRuns: count });
}

function nested(depth: number): unknown {
  return depth === 0 ? 1 : { a: nested(depth - 1) };
}
