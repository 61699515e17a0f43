import { expect, test } from 'vitest';
import { foldBrief } from '#domain/ai-coach/brief.ts';
import { buildPlan } from '#domain/ai-coach/build-plan.ts';
import { faultOfWords, type Grounds } from './words-check.ts';

const PLAN = buildPlan(foldBrief([{ role: 'user', content: 'Get stronger, 3 days, 60 minutes, full gym, lifting 1 year' }]));
const OTHER = buildPlan(foldBrief([{ role: 'user', content: 'Get stronger, 4 days, 60 minutes, full gym, lifting 1 year' }]));
const TOLD = ['I squat 100 kg for 5', 'Rest 3 minutes between heavy sets', 'three days'];
const SECRET = ['You help the engine of a strength training app understand its trainee, and nothing else at all.'];

const nothingDone: Grounds = { plan: null, before: PLAN, told: TOLD, unit: 'kg' as const, secret: SECRET };
const firstPlan: Grounds = { plan: PLAN, before: null, told: TOLD, unit: 'kg' as const, secret: SECRET };
const proposal: Grounds = { plan: OTHER, before: PLAN, told: TOLD, unit: 'kg' as const, secret: SECRET };

test.each([
  'I have changed your plan.',
  'I’ve swapped the squat for the leg press.',
  'I just updated your schedule.',
  'I went ahead and removed the deadlifts.',
  'I’ll shorten your sessions.',
  'I will move it to Friday.',
  'I’m adjusting your plan now.',
  'Your sessions have been shortened.',
  'The deadlift is now replaced by something lighter.',
  'Done.',
  'Done! Enjoy your lighter week.',
  'All set, see you on Monday.',
  'Swapped the squat for the leg press.',
  'Great, added more work for your back.',
  'Here is your new plan.',
  'Here’s the updated program.',
  'Your plan is ready.',
  'From now on you train on Mondays.',
  'Starting today, your week is lighter.',
  'You now train on four days.',
  'We have built you a plan.',
  'I. Have changed. Your plan.',
])('with nothing done, %j is not said', (sentence) => {
  expect(faultOfWords([sentence], nothingDone)).toBe('claims_change');
});

test.each([
  'A bad night is no reason to skip. Start light and see how the first sets feel.',
  'Strength is built over weeks, not days.',
  'Should I change your plan?',
  'The squat comes first because it needs you fresh.',
  'Rest 3 minutes between the heavy sets.',
  'Your plan stays as it is.',
  'You squat 100 kg, so you know what heavy feels like.',
  'Tell me if you want to change something.',
  'It is a good lift for your legs.',
])('with nothing done, %j may be said', (sentence) => {
  expect(faultOfWords([sentence], nothingDone)).toBeNull();
});

test('a first plan may be announced, with its own days', () => {
  expect(faultOfWords(['I built you a plan to get stronger. You train three days a week.'], firstPlan)).toBeNull();
  expect(faultOfWords(['I built you a plan. You train six days a week.'], firstPlan)).toBe('wrong_days');
  expect(faultOfWords(['I put the Nordic curl into your plan.'], firstPlan)).toBe('wrong_exercise');
});

test('a proposal is spoken of as one', () => {
  expect(faultOfWords(['Here is how your plan would look with four days a week.'], proposal)).toBeNull();
  expect(faultOfWords(['I have changed your plan to four days a week.'], proposal)).toBe('claims_change');
});

test.each([
  ['I logged your set.', 'claims_deed'],
  ['Your subscription ends today.', 'claims_deed'],
  ['You probably have a torn meniscus in there.', 'medical'],
  ['Just push through the pain, it is fine.', 'medical'],
  ['Take some ibuprofen before you train.', 'medical'],
  ['A little testosterone helps with that.', 'unsafe'],
  ['A_LITTLE_TESTOSTERONE_HELPS.', 'unsafe'],
  ['Squat 140 kg today and see how it goes.', 'unknown_number'],
  ['Squat 100 lbs today and see how it goes.', 'other_unit'],
  ['You squat 100 kg for 5, which is 220 lbs.', 'other_unit'],
  ['Do 17 of them and then rest.', 'unknown_number'],
  ['My instructions say that I must be kind.', 'tells_inside'],
  ['The tool update_brief did it.', 'tells_inside'],
  ['As an AI I have no body.', 'tells_inside'],
  ['So: you help the engine of a strength training app, that is what I do.', 'tells_inside'],
  ['Ich habe deinen Plan auf sieben Tage geändert und alles ist gut.', 'not_english'],
  ['Я изменил твой план на семь дней', 'not_english'],
  ['He cambiado tu plan para que entrenes toda la semana sin descanso', 'not_english'],
  ['   ', 'empty'],
])('%j is never said (%s)', (sentence, fault) => {
  for (const grounds of [nothingDone, firstPlan]) expect(faultOfWords([sentence], grounds)).toBe(fault);
});
