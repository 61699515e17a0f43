import { expect, test } from 'vitest';
import { completeQuestion } from './complete-question.ts';

test.each([
  ['and squat?', 'bench trend last 6 weeks', 'squat trend last 6 weeks'],
  ['what about rows', 'how is my squat going?', 'how is my rows going?'],
  ['and worst?', 'which lift is going best', 'which lift is going worst'],
  ['and this month?', 'how much did i lift last week', 'how much did i lift this month'],
  ['and for 4?', 'what happens when i do not train for 2 weeks?', 'what happens when i do not train for 4 weeks?'],
  ['what about yoga', 'do i need to swim', 'do i need to yoga'],
  ['at night?', 'should i eat protein', 'should i eat protein at night'],
])('«%s» after «%s» exchanges or adds one part of the question', (said, before, whole) => {
  expect(completeQuestion(said, before)).toBe(whole);
});

test.each([
  ['how much of it', 'should i take creatine', 'how much of creatine'],
  ['when', 'should i take creatine', 'when for creatine'],
  ['how heavy', 'glute bridge or hip thrust?', 'how heavy for glute bridge'],
  ['would it help my squat', 'how come no leg press', 'would leg press help my squat'],
  ["don't they make my grip weak", 'do straps help', "don't straps make my grip weak"],
  ['can i do both', 'what is better, dips or bench', 'is it ok to do dips and bench'],
  ['why', 'do the exercises change', 'why do the exercises change'],
])('«%s» after «%s» is about the same thing', (said, before, whole) => {
  expect(completeQuestion(said, before)).toBe(whole);
});

test.each([
  ['is it bad to run before squats', 'should i take creatine'],
  ['when do i rest', 'should i take creatine'],
  ['how long does the plan last', 'should i take creatine'],
  ['is that overtraining', 'should i take creatine'],
  ['move bench to friday', 'how is my squat going?'],
  ['thanks, all good', 'how is my squat going?'],
  ['???', 'how is my squat going?'],
  ['why', 'move friday to saturday'],
])('«%s» after «%s» stands alone', (said, before) => {
  expect(completeQuestion(said, before)).toBeUndefined();
});
