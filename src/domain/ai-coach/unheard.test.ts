import { expect, test } from 'vitest';
import { answer } from './answer.ts';
import { hoursWords, unheardWords } from './unheard.ts';

const GYM = ['dumbbells'];

test.each([
  ['physio says no breathing through the mouth', /«physio says no breathing through the mouth»/],
  ['get strong, gym. Nothing that makes me hold my breath', /«Nothing that makes me hold my breath»/],
  ['I hate running. gym, 3 days', /^There is no running in any plan of mine\.$/],
  ['I have a peloton and dumbbells', /no exercises with peloton/],
])('«%s»: what nobody understood is said, not dropped (FACT-25)', (typed, words) => {
  expect(unheardWords(typed, GYM).join('\n')).toMatch(words);
});

test.each([
  'no squats, 3 days, gym',
  'not on Thursdays please, dumbbells only',
  'no time to waste, just something simple',
  'I don’t care, you decide',
  'my wife never trains, but I want 3 days',
  'knees hurt, no jumping',
])('«%s» leaves nothing unheard', (typed) => {
  expect(unheardWords(typed, GYM)).toEqual([]);
});

test('the first plan and the question before it say what was not understood', () => {
  const say = (content: string) => answer({ messages: [{ role: 'user', content }] }).messages.join('\n');
  const limit = 'Nothing that makes me hold my breath.';
  expect(say(`${limit} Get strong, full gym, 3 days, 45 minutes`)).toContain('«Nothing that makes me hold my breath»');
  expect(say(`${limit} Get strong`)).toContain('«Nothing that makes me hold my breath»');
});

test("Hours told with the days of the week are said to be nobody's but the trainee's (FACT-25)", () => {
  const { messages } = answer({
    messages: [{ role: 'user', content: 'strength, full gym, Mon & Thu, thursday 6:15am, not before half past nine on mondays' }],
  });
  expect(messages.at(-1)).toMatch(/holds days and lengths, no hours: «6:15am» and «not before half past nine»/);
});

test.each([
  ['I run too and want a sub 3:30 marathon, 4 days a week', []],
  ['3 days, best half is 1:45 and easy pace 5:40 per km', []],
  ['3 days, bench bar with 1.25 kg plates', []],
  ['finished a marathon in 4:10, now 3 days a week after 6:30', ['«after 6:30»']],
  ['Mon 18:30 and Thu 7pm', ['«18:30»', '«7pm»']],
  ['I run at 7:00, so lifting not before 9:15', ['«at 7:00»', '«not before 9:15»']],
])('A time to run in, a pace or an amount is no hour (FACT-25): «%s»', (typed, hours) => {
  expect(
    hoursWords(typed, [{ label: 'Days and time' }])
      .join(' ')
      .match(/«[^»]+»/g) ?? [],
  ).toEqual(hours);
});
