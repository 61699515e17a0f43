import { expect, test } from 'vitest';
import { normaliseText } from '../normalise-text.ts';
import { painBesideWhy } from './pain-beside-why.ts';

test.each([
  ['why on earth lunges with my dodgy hip', 'hip'],
  ['why are you giving me overhead press with a bad shoulder', 'shoulder'],
  ['why deadlifts when my lower back is sore', 'low back'],
  ["what's the point of box jumps given my knee pain?", 'knee'],
  ['how come there is bench press if my wrist hurts', 'wrist'],
])('FACT-11 «%s» tells of the %s', (text, region) =>
  expect(painBesideWhy(normaliseText(text)).map((each) => each.region)).toEqual([region]),
);

test.each([
  'why does my shoulder hurt with bench press',
  'why squats with a barbell',
  'why is my back sore after deadlifts',
  'why lunges and no step-ups',
  'lunges with my dodgy hip',
  'why hip thrusts for the hip muscles',
])('«%s» tells of none beside a why', (text) => expect(painBesideWhy(normaliseText(text))).toEqual([]));
