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

describe('years of something are no age (FACT-32)', () => {
  test.each([
    '30 yrs otr driver, want to lose the belly, 3 days',
    '28 years in the military, want muscle',
    '20 yrs of desk work, want muscle',
    '25 yrs plumber, want muscle',
    '15 years night shift nurse, fat loss',
    'weight has been 82 for a month, muscle',
    'pushing 60 kg on bench, muscle',
  ])('«%s»', (said) => expect(brief(said).age).toBeNull());
  test.each<[string, number]>([
    ['been 34 for a month, want muscle', 34],
    ["I've been 61 since June, want strength", 61],
    ['34 yo, want muscle', 34],
    ['turning 50, want muscle', 50],
    ['pushing 60, want muscle', 60],
    ['45 years, want muscle', 45],
    ['41 yrs 80kg want muscle', 41],
  ])('an age: «%s»', (said, age) => expect(brief(said).age).toBe(age));
});

describe('the name of a sport that means something else in its setting (FACT-35)', () => {
  test.each([
    'I haul fencing posts and feed sacks all day, want strength 3 days gym',
    'I put up garden fencing every day, want strength 3 days gym',
    'I do boxing up of parcels, boxing things every day, strength 3 days gym',
    'I have been skating by on push-ups, want muscle 3 days gym',
    'I do couch surfing right now, muscle 3 days gym',
    "I'm wrestling calves every day, strength 3 days gym",
    'always rowing with my wife, want muscle 3 days gym',
    'climbing the corporate ladder, want muscle 3 days gym',
    'cycling between jobs right now, want muscle 3 days gym',
  ])('«%s»', (said) => expect(brief(said).sports).toEqual([]));
  test.each<[string, string]>([
    ['I do fencing on Tuesdays, want strength 3 days gym', 'fencing'],
    ['I train fencing, sabre, strength 3 days gym', 'fencing'],
    ['I go skating every Sunday, muscle 3 days gym', 'skating'],
    ['I do wrestling twice a week, strength 3 days gym', 'wrestling'],
    ['I do boxing on Mondays, want strength 3 days gym', 'boxing'],
    ['my runs are on Sunday, and I run a shop, want muscle 3 days gym', 'runs'],
  ])('a sport: «%s»', (said, name) => expect(brief(said).sports.map((sport) => sport.name)).toContain(name));
  test('an illness on the way of a sport stays one', () =>
    expect(brief('I had a stroke while swimming, fitness 3 days gym').conditions).toEqual(['a stroke']));
});

describe('what the lifts told say of the experience (FACT-15)', () => {
  test.each(['can bench 80 for 5, squat 100, want strength, 3 days gym', 'squat 120kg deadlift 140kg, strength 3 days gym'])(
    'more than a beginner lifts leaves it open: «%s»',
    (said) => expect(brief(said).experience).toBeNull(),
  );
  test.each<[string, string]>([
    ['I squat 60kg and bench 40kg, strength 3 days gym', 'beginner'],
    ['bench 100kg squat 140kg deadlift 180kg, strength 3 days gym', 'intermediate'],
  ])('«%s»', (said, experience) => expect(brief(said).experience).toBe(experience));
});

describe('parts of days add up, and a contest beside lifting days is one (FACT-9)', () => {
  test.each<[string, number]>([
    ['two evenings and a morning, full gym, want muscle', 3],
    ['three evenings plus a weekend morning, full gym, muscle', 4],
    ['an evening and two mornings, muscle, dumbbells', 3],
    ['I work 2 nights and 3 mornings, want muscle, train 4 days', 4],
    ['two evenings off and a morning shift, muscle 3 days gym', 3],
  ])('«%s»', (said, days) => expect(brief(said).days).toBe(days));
  test.each<[string, number]>([
    ['comp in 6 weeks, 2 lifts sessions a week', 2],
    ['competition in 8 weeks, lifting sessions 3 a week', 3],
  ])('«%s»', (said, days) => {
    expect(brief(said).days).toBe(days);
    expect(brief(said).meet).not.toBeNull();
  });
  test('of another kind: no meet', () => expect(brief('dance comp in 6 weeks, 2 lifting sessions a week').meet).toBeNull());
  test('running on some of the days is a sport', () =>
    expect(brief('I want muscle, 4 days gym, run 2 of the days')).toMatchObject({ days: 4, sports: [{ name: 'run' }] }));
  test.each(['weekdays are a nightmare with the kids, want muscle', 'evenings are chaos with the kids, want muscle'])(
    'trouble with time is no goal: «%s»',
    (said) => expect(brief(said).second_goal).toBeNull(),
  );
  test('but fun with the kids is', () => expect(brief('want to play with my kids, gym 3 days').goal).not.toBeNull());
});
