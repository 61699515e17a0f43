import { expect, test } from 'vitest';
import { plainWords, sentencesOf } from './plain-words.ts';

test.each([
  ['Keep your **back** flat.', 'Keep your back flat.'],
  ['## Squats\n- brace\n- sit down', 'Squats brace sit down'],
  ['See [this page](https://evil.example/x) for more.', 'See this page for more.'],
  ['![cat](https://evil.example/cat.png) Nice.', 'cat Nice.'],
  ['Go to https://evil.example/login now.', 'Go to now.'],
  ['Visit www.evil.example and evil.example/path today', 'Visit and today'],
  ['<img src=x onerror=alert(1)>Brace.', 'Brace.'],
  ['<scr<script>ipt>alert(1)</script>', 'ipt>alert(1)'.replace('>', '')],
  ['click javascript:alert(1) here', 'click here'],
  ['SEND_ME_TO_HTTPS://EVIL.EXAMPLE/LOGIN please', 'SEND_ME_TO_ please'],
  ['one\u200btwo\u202ethree', 'onetwothree'],
  ['a\n\n\nb\tc', 'a b c'],
  ['```json\n{"a":1}\n```', '{"a":1}'],
  ['2.5 kg more, e.g. on the bench.', '2.5 kg more, e.g. on the bench.'],
  ['Sets x reps < 40 and > 3', 'Sets x reps 40 and 3'],
])('%j reads as %j', (written, read) => {
  expect(plainWords(written, 200)).toBe(read);
});

test('words past the limit are cut between words', () => {
  expect(plainWords('one two three four', 12)).toBe('one two…');
  expect(plainWords('x'.repeat(50), 10)).toBe(`${'x'.repeat(9)}…`);
});

test('sentences end at their marks, not at numbers or short forms', () => {
  expect(sentencesOf('Add 2.5 kg. Rest, e.g. two minutes. Good? Yes!')).toEqual([
    'Add 2.5 kg.',
    'Rest, e.g. two minutes.',
    'Good?',
    'Yes!',
  ]);
  expect(sentencesOf('')).toEqual([]);
});
