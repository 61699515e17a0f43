import { expect, test } from 'vitest';
import { normaliseText } from '../understand/normalise-text.ts';
import { isIllnessTold, tellsIllnessOver, tellsOfIllness } from './illness-told.ts';

const told = (...lines: string[]) => isIllnessTold(lines.map(normaliseText));

test.each([
  'I have a fever',
  'caught the flu',
  'throwing up since last night',
  'running a temperature today',
  'down with bronchitis',
  'fever for a week now',
])('READY-5: «%s» tells of an illness', (text) => expect(tellsOfIllness(normaliseText(text))).toBe(true));

test.each([
  'had the flu last month',
  'no fever, just tired',
  'my daughter has a fever',
  'got my flu shot',
  'what if I get covid',
  'the temperature in the gym is awful',
  'covid is over for me',
])('READY-5: «%s» does not', (text) => expect(tellsOfIllness(normaliseText(text))).toBe(false));

test.each([
  'the fever is gone',
  'I feel fine again',
  "I'm not sick any more",
  'fully recovered',
  'over the flu',
  'fever free since Tuesday',
])('READY-5: «%s» ends it', (text) => expect(tellsIllnessOver(normaliseText(text))).toBe(true));

test.each(['still not better', 'the fever is not gone', 'when the fever is gone', 'slept badly'])('READY-5: «%s» does not end it', (text) =>
  expect(tellsIllnessOver(normaliseText(text))).toBe(false),
);

test('READY-5: an illness holds until its end or a session is told', () => {
  expect(told('I have a fever', 'slept 3 hours', 'what is today?')).toBe(true);
  expect(told('I have a fever', 'slept 3 hours', 'fever is gone')).toBe(false);
  expect(told('stomach bug', 'I trained today')).toBe(false);
  expect(told('stomach bug', 'feeling well again', 'vomiting again')).toBe(true);
  expect(told('slept badly')).toBe(false);
});
