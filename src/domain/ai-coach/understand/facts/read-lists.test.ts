import { expect, test } from 'vitest';
import { normaliseText } from '../normalise-text.ts';
import { readFacts } from './read-facts.ts';

const read = (text: string, expected: Parameters<typeof readFacts>[1] = null) => readFacts(normaliseText(text), expected);

test.each(['12 and 20 kg kettlebells, build muscle', 'kettlebells 12, 28. fat loss', '18 kg dumbbells, 2 days', 'a 24 kg kettlebell'])(
  '«%s» tells no age',
  (text) => expect(read(text).age).toBeUndefined(),
);

test('an age beside weights stays one', () => expect(read('34, male, 20 kg dumbbells').age).toBe(34));

test.each([
  ['I row Mon, Wed, Sat. want muscle, gym', 'row', [1, 3, 6]],
  ['we run Tue and Thu, dumbbells at home', 'run', [2, 4]],
])('«%s»: the days are of the sport', (text, name, weekdays) => {
  expect(read(text).sports).toEqual([{ name, weekdays }]);
  expect(read(text).weekdays.weekdays).toBeUndefined();
});

test('days of the gym beside a sport stay training days', () => {
  expect(read('I do yoga, gym Tue and Thu').weekdays.weekdays).toEqual([2, 4]);
});

test.each([
  ['a bar and bands', ['pull-up-bar', 'bands']],
  ['bands and a bar', ['bands', 'pull-up-bar']],
  ['bar, plates and bands', ['barbell', 'plates', 'bands']],
])('«%s»', (text, kit) => expect([...read(text, 'gym').equipment.has].sort()).toEqual([...kit].sort()));

test('what is thrown out is missing, what is there only is not; a way to squat is no equipment', () => {
  const { has, lacks } = read('ditch the barbell, kettlebells only').equipment;
  expect([has, lacks]).toEqual([['kettlebells'], ['barbell']]);
  expect(read('I squat low bar, 120 kg').equipment.has).toEqual([]);
});

test('days with their minutes beside a sport are of training', () => {
  expect(read('I play volleyball, 3 days 45 min', 'sport').days).toBe(3);
  expect(read('I play hockey, off season, 2 days', 'sport').days).toBe(2);
});
