import { describe, expect, test } from 'vitest';
import type { DangerKind } from '../../person/danger-kinds.ts';
import { FRIGHT } from '../fright.ts';
import { askAboutDanger, askedDanger } from './danger-question.ts';
import { detectDanger } from './detect-danger.ts';

const TOLD: readonly (readonly [DangerKind, string])[] = [
  ['self-harm', 'there is no point in living'],
  ['self-harm', 'I just wish I never woke up'],
  ['eating', 'I throw it up'],
  ['eating', 'after big meals I put two fingers down my throat'],
  ['eating', 'I eat 500 a day'],
  ['eating', 'surviving on just coffee'],
  ['cardiac', "a heavy feeling like someone's sat on me when I take the bins up the drive, stops when I stop"],
  ['cardiac', 'on the stairs I get a tight band and it goes up into my jaw'],
  ['cardiac', 'ripping pain through my upper back'],
  ['breathing', 'short of breath just sitting here'],
  ['sugar', 'I have diabetes and an ulcer on my heel'],
  ['stroke', 'my right hand stopped working'],
  ['nerve', 'since the deadlift I cannot pee'],
  ['nerve', 'this is awkward but down there everything is numb and my back kills'],
  ['nerve', 'between my legs it feels like after the dentist since the deadlift'],
  ['nerve', 'embarrassing, but down there between my legs feels like after a dentist injection and I wait long before the wee comes'],
  ['nerve', 'no feeling in my privates and both legs tingle'],
  ['nerve', 'since I hurt my back the pee just doesnt come'],
  ['nerve', 'I cant tell when I need to pee any more'],
  ['nerve', 'its gone numb down below, like between the legs and i cannot tell'],
  [
    'nerve',
    "weird yin though, since this mornin it's gone numb doon below, like between the legs where ye'd sit on a saddle, and ah cannae really tell when ah need a pee",
  ],
  ['nerve', 'woke up and its gone completely dead between my legs'],
  [
    'nerve',
    'when i wipe it feels like its not my own skin down there, kinda cotton wool, and i keep standing at the loo and it wont start',
  ],
  ['nerve', 'i keep standing at the loo and it wont start'],
  ['nerve', 'since the deadlift I stand over the toilet for ages and nothing will come'],
  ['allergy', 'ate honey and broke out in hives'],
  ['allergy', 'hives all over since the bee sting'],
  ['head', 'got a concussion on Sunday, can I squat'],
];

test.each(TOLD)('a wording of %s is told of or asked about: «%s»', (kind, text) => {
  expect(detectDanger(text)).toMatchObject({ kind });
});

test.each([
  'hola',
  'squats felt like a car crash last week, drop them a bit',
  'my last session was a train wreck',
  'kettlebell swings between my legs feel great',
  'my groin is tight when I squat wide',
  'Hola, quiero entrenar',
  'I throw it up over my head',
  'I eat 500 more a day than last month',
  'blackout curtains help my sleep',
  "can't go on with this plan, too boring",
  "let's end it here today",
  'is coke zero ok while cutting',
  'my 12 year old wants to join me sometimes',
  'a guy at the gym passed out yesterday',
  'my left arm is weaker than the right',
  'I stand at the rack and cannot get started, no motivation',
  'I keep bees, forty hives, and want a strong back for lifting supers',
  'two hundred hives to lift in summer, I am a beekeeper',
  'my bee hives are heavy',
  'the sweat gets in my eyes when I wipe the bench, nothing helps',
])('the same words without a danger: «%s»', (text) => {
  expect(detectDanger(text)).toBeNull();
});

test.each([
  'I want to end it here, tonight',
  'my pee looks like a glass of coke',
  'my left arm is weaker than the right since this morning',
])('a danger in nearly harmless words is not let through: «%s»', (text) => {
  expect(detectDanger(text)).not.toBeNull();
});

test('a doubt about a wording is read back from the question', () => {
  expect(askedDanger(askAboutDanger('blood sugar that is too low or too high'))).toMatchObject({ kind: 'sugar', urgent: true });
});

test.each([
  'coach runs us suicides every tuesday, legs be cooked',
  'like suicides, the sprints, line to line',
  'is my squat going up or am I kidding myself',
  'what I have is a chair, the stairs and a pair of blue dumb bells marked 3',
  'What I have in the house is a sturdy dining chair, the stairs, and a pair of blue dumb bells marked 3. I dont know 3 what',
  'I have a chair, the stairs and some bands',
  'two cans of beans, a chair and some steps',
  'at home: red kettlebell, purple bands, a mat and the stairs',
  'stairs, a stool and two little green hand weights',
  'raced at the regatta on Sunday and had a terrible stroke at the 1k mark',
  'my left hand grip is weaker than the right, what can I do',
  'my chest is killing me since bench yesterday, both sides, it hurts when I press on it, proper doms',
])('a sport, a belief, a sore muscle or a list of things is no danger: «%s»', (text) => {
  expect(detectDanger(text)).toBeNull();
});

test.each([
  'chest gets tight on the stairs and a mat is all I have',
  'my leg went blue and swollen after the flight',
  'black stools since sunday and light headed standing up',
  'my fingers turned blue after bench and went numb',
  'I have a mat, the stairs and some bands, and I get a heavy feeling in my chest on them',
  'I have a chair, the stairs and my chest gets tight and heavy when I climb them',
])('things beside a danger hide none: «%s»', (text) => {
  expect(detectDanger(text)).not.toBeNull();
});

test('a tender chest with a sign of the heart is told of all the same', () => {
  expect(detectDanger('chest sore since bench, both sides, but it is tight and goes down my left arm')).toMatchObject({ kind: 'cardiac' });
});

test.each(['near had a heart attack when i seen the price o that gym', 'nearly had a stroke at the bill, so a home plan please'])(
  'a fright is no danger: «%s»',
  (text) => expect(detectDanger(text)).toBeNull(),
);

test.each(['nearly had a heart attack when I climbed the stairs', 'almost had a stroke at 45', 'nearly had a stroke when I was lifting'])(
  'what nearly happened to the body is no fright: «%s»',
  (text) => expect(text.replace(FRIGHT, '')).toBe(text),
);

test.each([
  'my pump was low, shaky and sweaty',
  "pump alarmed low and I'm shaking",
  'my pump beeped and i went all shaky mid squat',
  'sensor says low, dizzy and sweaty',
  'all sweaty and wobbly, the libre is beeping',
])('a low that a device tells of is heard: «%s»', (text) => {
  expect(detectDanger(text)).toMatchObject({ kind: 'sugar' });
});

test.each([
  'my insulin pump comes with me to the gym',
  'I wear an insulin pump on my waist, will the belt bother it',
  'type 1 diabetic, pump, training days mon wed fri',
  'diabetic, on metformin, want to lose weight',
  'I have a glucose sensor on my arm',
  'got a great pump, shaky arms and sweaty, loved it',
])('an illness and its devices without a sign are no danger: «%s»', (text) => {
  expect(detectDanger(text)).toBeNull();
});

describe('wheezing alone is asked about, and is no asthma (PLAN-4)', () => {
  test.each([
    'I get wheezy on hills',
    'ex smoker, bit wheezy going up stairs',
    'I wheeze when I run for the bus',
    'wheezing after a few steps up',
  ])('«%s»', (text) => expect(detectDanger(text)).toMatchObject({ kind: 'breathing', label: 'trouble breathing', ask: true }));
  test('with nothing at hand against it', () =>
    expect(detectDanger('I wheeze and my inhaler is empty')).toMatchObject({ label: 'an asthma attack', ask: false }));
  test.each(['wheezing at night lying down', 'wheezy and lips going blue'])('more than that: «%s»', (text) =>
    expect(detectDanger(text)).toMatchObject({ kind: 'breathing', ask: false }),
  );
});

describe('a sign whose word means something else in its setting (FACT-35)', () => {
  test.each([
    'hives to lift all summer, forty kilos each',
    'I look after twelve hives',
    'faint light in the garage gym',
    'the seizure of goods is my trade, customs officer',
    'tattoo shop with a red line of ink',
    'the old bike wheezes along',
  ])('no sign: «%s»', (text) => expect(detectDanger(text)).toBeNull());
  test.each<[DangerKind, string]>([
    ['allergy', "I'm a beekeeper. Came out in hives yesterday"],
    ['allergy', 'I keep bees and came out in hives after a sting'],
    ['stroke', 'I feel faint, the light in the garage is bad'],
    ['infection', 'red line going up my arm from the new tattoo'],
  ])('still %s: «%s»', (kind, text) => expect(detectDanger(text)).toMatchObject({ kind }));
});
