import { expect, test } from 'vitest';
import { agreesWithOffer, keepsItem, refusesOffer, rejectsBefore } from './offer-reply.ts';

test.each([
  'no',
  'Nope.',
  'nah leave it as it is',
  'no, keep it how it was',
  "no thanks, i'll stick with what i have",
  'never mind',
  'actually no',
  'forget it',
  'hmm, keep my plan the same please',
  "don't change it",
  'No I changed my mind',
  'leave the plan alone',
  'Keep my plan as it was.',
  "I don't like that",
  'not really',
  'no 👎',
])('«%s» refuses', (text) => {
  expect(refusesOffer(text)).toBe(true);
  expect(agreesWithOffer(text)).toBe(false);
});

test.each([
  'yes',
  'yeah do that',
  "ok let's do it",
  'Sounds good to me',
  'that works 👍',
  'sure, go ahead',
  'perfect, accept it',
  "i'll take it",
  'ok cool, go for it then',
  'yes please',
])('«%s» agrees', (text) => {
  expect(agreesWithOffer(text)).toBe(true);
  expect(refusesOffer(text)).toBe(false);
});

test.each([
  'no lunges please',
  'no, only on friday',
  'keep squats on monday',
  "don't do bench twice",
  'no pain today',
  'yes but only on Monday',
  'ok and what about legs?',
  'make it lighter',
  'not sure',
  'forget the bench press',
  'leave out the deadlift',
  'yes I train at home',
  'go with dumbbells instead',
  'never trained before',
])('«%s» does neither', (text) => {
  expect(refusesOffer(text)).toBe(false);
  expect(agreesWithOffer(text)).toBe(false);
});

test.each(['wait no 4 is fine', 'no, only friday', 'No no. I keep 4 days', 'not that one, the other', 'no i said curls'])(
  '«%s» turns down what came before and asks for something else',
  (text) => expect(rejectsBefore(text)).toBe(true),
);

test.each(['no lunges please', 'yes but only friday', 'no pain today', 'not sure', 'nothing hurts'])('«%s» turns nothing down', (text) =>
  expect(rejectsBefore(text)).toBe(false),
);

test.each(["I don't want to lose the curl", 'NO I want to KEEP the curls', 'please keep my squats', 'keep the rows'])(
  '«%s» keeps an exercise',
  (text) => expect(keepsItem(text)).toBe(true),
);

test.each(['keep my plan', 'keep the week as it is', "i don't want to do lunges", 'keep dumbbells away from me'])(
  '«%s» keeps none',
  (text) => expect(keepsItem(text)).toBe(false),
);
