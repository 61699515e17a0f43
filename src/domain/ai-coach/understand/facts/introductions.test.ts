import { expect, test } from 'vitest';
import { answer } from '../../answer.ts';
import { type Brief, briefFacts, foldBrief } from '../../brief.ts';

const told = (content: string): Brief => foldBrief([{ role: 'user', content }]);
const plainPlan = (content: string) => answer({ messages: [{ role: 'user', content }] });

test.each<[string, Partial<Brief>]>([
  ['Country club gym, mon wed fri 45, I am 58, get fit', { weekdays: [1, 3, 5], minutes: 45, age: 58 }],
  ['get strong, 3x 45 gym', { days: 3, minutes: 45 }],
  ['muscle, gym, 3 days, 45-60', { days: 3, minutes: 50 }],
  ['gym, look better, m t th f 1h15', { weekdays: [1, 2, 4, 5], minutes: 75 }],
  ['34M, get strong, 4x/wk 45 mins gym', { age: 34, minutes: 45 }],
  ['build muscle, 5 days apartment gym with dumbbells, 30 min', { days: 5, minutes: 30 }],
  ['I can train weekdays except Wednesday, gym, get fit', { weekdays: [1, 2, 4, 5], busy: [3] }],
  ['get stronger, gym, I travel m-th', { busy: [1, 2, 3, 4] }],
  ['I swim Mon Wed Fri, lifting tues/sat, university gym', { weekdays: [2, 6], days: 2 }],
  ['is 2 days enough? get strong, 2 days is what I have, gym', { days: 2 }],
])('«%s» tells when there is time (FACT-23)', (typed, facts) => {
  expect(told(typed)).toMatchObject(facts);
});

test.each<[string, Partial<Brief>]>([
  ['muscle, 3 days, home gym, full setup', { gym: 'barbell, rack, bench, dumbbells and pull-up bar' }],
  ['muscle, 3 days, full rack at home', { gym: 'barbell and rack' }],
  ['3 days, an adjustable kettlebell up to 40 lb, lose fat', { gym: 'kettlebells' }],
  [
    'only a dumbbell rack (5-50 lb) in there, get fit, 3 days',
    { gym: 'dumbbells', heaviest: [{ kit: 'dumbbells', weight: '50', unit: 'lb' }] },
  ],
  ['bands and a pair of 5 pounders, get fit', { heaviest: [{ kit: 'dumbbells', weight: '5', unit: 'lb' }] }],
  ['size, 3 days: bench, dbs to 100, leg press, cables', { wanted: [], gym: 'bench, dumbbells, machines and cables' }],
  ['want to squat 2x bw, full gym, 3 days', { gym: 'full gym' }],
  ['machines and cables only, I am nervous about free weights, 3 days, get fit', { gym: 'machines and cables' }],
  ['my chest is flat, 3 days, uni gym, build muscle', { gym: 'full gym' }],
])('«%s» tells what there is to train with', (typed, facts) => {
  expect(told(typed)).toMatchObject(facts);
});

test.each<[string, string, RegExp]>([
  ['bands, 3 days, get fit, no floor exercises, I cannot get down there', 'Floor exercises', /glute bridge|dead bug|plank|crunch/i],
  ['build muscle, gym, 3 days, nothing below the waist please', 'Leg exercises', /goblet squat|deadlift|lunge|leg press/i],
  ['gym, 3 days, get strong without overhead stuff', 'Overhead work', /overhead|standing dumbbell press/i],
  ['gym, 3 days, get strong, no squats', 'Squats', /back squat|goblet squat|front squat/i],
])('«%s» leaves out a whole kind, named once and held by the plan (FACT-24)', (typed, kind, left) => {
  const { brief, plan } = plainPlan(typed);
  expect(briefFacts(brief).find(({ label }) => label === 'Leave out')?.value).toBe(kind);
  expect(JSON.stringify([plan?.weeks, plan?.schedule])).not.toMatch(left);
});

test('a limb that is impaired gets no extra work, nor does a bone that is thin', () => {
  expect(told('right arm weak since my stroke, bands, 2 days, 30 min, get fit').focus).toEqual([]);
  expect(told('osteoporosis in my hips, gym, 2 days, get fit').focus).toEqual([]);
  expect(told('muscle, gym, 3 days, bigger shoulders, smaller waist').focus).toEqual(['side delts']);
});

test('the age of a child is not the writer’s', () => {
  expect(told('a routine to do with my 14 yr old son, I am 43, barbell and rack, get strong').age).toBe(43);
});

test('what hurts and what is fine are read apart, and lifts of long ago are no best lifts', () => {
  expect(told('gym, 3 days, get strong, knees hate lunges, back ok').limitations).toEqual([]);
  expect(told('gym, 3 days, muscle, left wrist hurts when I bend it back').limitations.map(({ region }) => region)).toEqual(['wrist']);
  expect(told('I used to lift in college (squat 405), gym, 3 days, get strong').maxes).toEqual([]);
});

test.each<[string, Brief['split'], RegExp]>([
  ['bro split, 5 days, full gym, muscle, 3 years of lifting, 60 min', 'body parts', /Monday chest/],
  ['PPL 3 days, 1 hour, full gym, muscle, 2 years of lifting', 'push pull legs', /Wednesday pull/],
  ['upper/lower 3 days, 60 min, get strong, full gym', 'upper lower', /Wednesday lower body/],
])('«%s» shapes the week (FACT-22)', (typed, split, words) => {
  const said = plainPlan(typed);
  expect(said.brief.split).toBe(split);
  expect(said.messages.join(' ')).toMatch(words);
});

test('a split that was followed so far is no wish', () => {
  expect(told('my trainer had me on a bro split, now I want muscle, gym, 4 days').split).toBeNull();
});

test('an illness without a rule is shown, and the plan says that nobody checked it for that (STATE-4)', () => {
  const said = plainPlan('I have asthma, want to get fit, gym, 3 days');
  expect(briefFacts(said.brief)).toContainEqual({ label: 'Health', value: 'Asthma' });
  expect(said.messages.join(' ')).toContain('You told me of asthma');
});

test.each([
  ['type 1 diabetic on a pump', 'Type 1 diabetic', /fast sugar/],
  ['I wear an insulin pump', 'Insulin pump', /fast sugar/],
  ['on an insulin pump since school', 'Insulin pump', /fast sugar/],
  ['T1D here, 3 days', 'T1d', /fast sugar/],
  ['on beta blockers since spring', 'Beta blockers', /go by breath/],
  ['bisoprolol every morning', 'Bisoprolol', /go by breath/],
  ['I have asthma btw', 'Asthma', /inhaler/],
  ["I'm on warfarin", 'Warfarin', /blow to the head/],
  ['on antidepressants since last year', 'Antidepressants', /whoever treats you/],
  ['I have lupus', 'Lupus', /whoever treats you/],
] as const)('«%s» told in passing is noted, and its caution is said (STATE-5)', (typed, health, caution) => {
  const said = plainPlan(typed);
  expect(briefFacts(said.brief)).toContainEqual({ label: 'Health', value: health });
  expect(said.messages.join(' ')).toMatch(caution);
});

test.each(['no diabetes, 3 days', 'my mum takes warfarin, 3 days', 'is asthma a problem?'])('«%s» is no illness of the writer', (typed) => {
  expect(told(typed).conditions).toEqual([]);
});

test('a plan beside an illness says its caution once (STATE-5)', () => {
  const words = plainPlan('I have asthma, want to get fit, gym, 3 days').messages.join(' ');
  expect(words.split('inhaler')).toHaveLength(2);
});

test('no advice about days follows from an experience that is assumed', () => {
  expect(plainPlan('muscle, 5 days, full gym').messages.join(' ')).not.toContain('someone new');
});

test.each<[string, Partial<Brief>]>([
  ['school weight room open mon tues thurs till like 4:30 so I got an hour, get big', { weekdays: [1, 2, 4], minutes: 60 }],
  ['bands at home, get fit, Tuesdays and Saturdays, not longer than half an hour', { weekdays: [2, 6], minutes: 30 }],
  ['bjj mon wed fri, want 2 strength days, tues sat, full gym, get strong', { weekdays: [2, 6], days: 2 }],
  ['get strong, full gym, 5 days, 60 min. Off Thurs + Sun', { days: 5, busy: [4, 0] }],
  ['machines and dumbbells until 30 kg, muscle, 3 days', { heaviest: [{ kit: 'dumbbells', weight: '30', unit: 'kg' }] }],
  ['kettlebell 32 and a pull up bar, get strong, 3 days', { heaviest: [{ kit: 'kettlebells', weight: '32', unit: 'kg' }] }],
  ['My weights: 4, 6 and 8 kg pairs, get fit, 3 days, 35 minutes', { gym: 'dumbbells' }],
  ['smith machine, no barbells, DB to 75, get strong, 3 days', { gym: 'dumbbells and Smith machine', lacks: ['barbell'] }],
  ['never really lifted except some push-ups, get big, gym, 3 days', { refused: [], experience: 'beginner' }],
])('«%s» is read as a stranger means it (FACT-23)', (typed, facts) => {
  expect(told(typed)).toMatchObject(facts);
});

test.each<[string, Partial<Brief>]>([
  ['haven’t exercised since high school, get fit, dumbbells, 3 days', { experience: 'beginner' }],
  [
    'cant squat, bad discs, anything else is fine, upper body focus, gym, 4x45',
    { limitations: [{ region: 'low back' }], focus: ['chest', 'lats', 'side delts'] },
  ],
  ['muscle, gym, 3 days, I don’t barbell row', { refused: ['barbell-row'] }],
  ['Tues/Thurs plus one weekend day, rack and barbell, get strong', { weekdays: [2, 4, 6], days: 3 }],
  ['what can I do with a single 20 kg kettlebell, 15 min a day, lose fat', { gym: 'kettlebells', minutes: 15 }],
  ['calisthenics, I can do 12 pull-ups and 20 dips, muscle, rings, 4 days', { maxes: [], experience: 'intermediate' }],
  ['garage: rack, bench, barbell, 400 lb plates, get strong, 4 days', { maxes: [] }],
  ['two years of it and I got nothing, size, Gold’s, 4 days', { gym: 'full gym' }],
])('«%s» is read by its own words', (typed, facts) => {
  expect(told(typed)).toMatchObject(facts);
});

test.each<[string, Partial<Brief>]>([
  ['squat 100kg at 63kg bw, strength, 4 days, powerlifting gym', { gym: 'full gym' }],
  ['gym newbie, 2x45 machines and cables', { gym: 'machines and cables' }],
  ['MS, 2 days 30 min, machines at physio gym', { gym: 'machines', conditions: ['ms'] }],
  ['CEO 50, 20 min a day, 6 days, no kit', { minutes: 20, days: 6 }],
  ['Strongman comp prep? no just want grip and deadlift, 3 days', { refused: [], wanted: ['deadlift'] }],
  ['want to lose ~8kg, 3 days', { goal: 'fat loss' }],
  ['back surgery 2015 fully ok, strength, 3 days', { red_flag: null }],
  ['volleyball player, jumpers knee both sides, 2 days', { limitations: [{ region: 'knee' }] }],
  ['frozen shoulder right side, 3 days', { limitations: [{ region: 'shoulder', overhead: true }] }],
  ['17 year old rower, club 5x a week', { sports: [{ name: 'rower', weekdays: [] }] }],
  ['Swimmer, 2 days, full gym', { sports: [{ name: 'swimmer', weekdays: [] }] }],
  ['MMA, 3 days, full gym. I need to cut weight for a fight', { goal: 'functional', sports: [{ name: 'mma', weekdays: [] }] }],
])('«%s» is read as its writer means it (FACT-23)', (typed, facts) => {
  expect(told(typed)).toMatchObject(facts);
});

test('«I hate legs» leaves legs out (FACT-24)', () => {
  expect(told('I hate legs. Arms and chest, 4 days, gym').refused).toEqual(
    expect.arrayContaining(['back-squat', 'leg-press', 'lying-leg-curl']),
  );
});
