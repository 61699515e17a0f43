import { describe, expect, test } from 'vitest';
import { type Brief, foldBrief } from '../../brief.ts';

const PLAN = 'muscle, beginner, 3 days, full gym, 45 min';
const brief = (...said: string[]): Brief => foldBrief(said.map((content) => ({ role: 'user', content })));

describe('a number is what its words say and nothing else (FACT-32)', () => {
  test.each(['67.5 kg class, im 69.3 now', "cut to 74 kg, i'm 77 at the moment", '148 lbs class, im 52.5 today'])('no age: «%s»', (said) =>
    expect(brief(PLAN, said).age).toBeNull(),
  );
  test.each<[string, number]>([
    ['im 34, 82 kg, 3 days, full gym', 34],
    ["muscle, full gym, 3 days, i'm 58 now", 58],
  ])('an age: «%s»', (said, age) => expect(brief(said).age).toBe(age));

  test.each(['rowed the 10k on sunday. 47 min', 'finished the hill loop. legs gone. 38 min', 'swam with the club. 62 min'])(
    'how long something took is no session: «%s»',
    (said) => expect(brief(PLAN, said).minutes).toBe(45),
  );
  test.each<[string, number]>([
    ['I can do 52 min each time', 50],
    ['35 min', 35],
    ['sessions of 40 min please', 40],
  ])('a session: «%s»', (said, minutes) => expect(brief(PLAN, said).minutes).toBe(minutes));
});

describe('one kind of equipment for every session (FACT-33)', () => {
  test.each([
    'only machines for now, the free weights zone scares me',
    "I'd rather stick with the machines for a while",
    'machines only until I know my way round',
    'ok and only machines from now on pls, the free weights section is packed with lads',
  ])('«%s»', (said) => expect(brief(PLAN, said).gym).toBe('machines'));
  test('what is free today is no wish for every session', () => {
    expect(brief(PLAN, 'only dumbbells today').gym).toBe('full gym');
  });
});

describe('the name of a complaint tells of it (FACT-34)', () => {
  test.each<[string, string]>([
    ["golfer's elbow on the left, 3 days, full gym", 'elbow'],
    ['prolapsed disc in the lower back', 'low back'],
    ['my GP said my bone density is slightly low', 'bones'],
    ['bp runs a bit high', 'blood pressure'],
    ['the shoulder says no to pressing', 'shoulder'],
    ['worn cartilage in my right knee', 'knee'],
  ])('«%s»', (said, region) => expect(brief(said).limitations.map((limitation) => limitation.region)).toContain(region));
});

test.each<[string, Partial<Brief>]>([
  ['10 years experience', { experience: 'advanced', age: null }],
  ['12 years of lifting under my belt', { experience: 'advanced', age: null }],
  ['14 years in the gym, strength', { age: null }],
  ['training age: 11, full gym', { age: null }],
  ['lifting for 10 years', { experience: 'advanced', age: null }],
  ['10 years old', { age: 10 }],
  ['I am 12 years and want muscle', { age: 12 }],
  ['27 years, female, muscle', { age: 27 }],
  ['M/34', { age: 34 }],
  ['29/F, fat loss, 3 days', { age: 29, days: 3 }],
  ['34M', { age: 34, minutes: null }],
  ['35M, 3 days, muscle', { age: 35, minutes: null }],
  ['(38F) want muscle', { age: 38, minutes: null }],
  ['M/34/180lbs, strength', { age: 34 }],
  ['35m, 3 days, muscle', { age: null, minutes: 35 }],
  ['3 days 45M', { age: null, minutes: 45 }],
])('«%s»: years of doing something are no age, and an age stands with its sex (FACT-32)', (said, facts) => {
  expect(foldBrief([{ role: 'user', content: said }])).toMatchObject(facts);
});

test('Years beside the gym that was asked for are those of lifting (FACT-32)', () => {
  const talk = ['strength, 3 days', 'full gym, 12 years'].map((content) => ({ role: 'user' as const, content }));
  expect(foldBrief(talk)).toMatchObject({ experience: 'advanced', age: null });
});

test.each<[string, Partial<Brief>]>([
  ['my disabled son, 12 years, comes with me', { age: null, experience: null }],
  ["I'm 45, my son, 12 years, plays football", { age: 45, experience: null }],
  ['grandson, 12 years, lives with us, I am 70', { age: 70, experience: null }],
  ['I care for my daughter, 11 years, wheelchair user, bands, 2 days', { states: [], experience: null, days: 2 }],
  ['my son, aged 12, is in a wheelchair and I have to push him', { states: [], age: null }],
  ["I'm 12 years old and want muscle", { age: 12 }],
])('the age and state of a child are not the writer’s (FACT-1): «%s»', (said, facts) => {
  expect(foldBrief([{ role: 'user', content: said }])).toMatchObject(facts);
});
