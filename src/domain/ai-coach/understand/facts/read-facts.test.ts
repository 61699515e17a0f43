import { expect, test } from 'vitest';
import { type Brief, briefFacts, EMPTY_BRIEF, foldBrief, forgetFact } from '../../brief.ts';

const brief = (...said: string[]): Brief => foldBrief(said.map((content) => ({ role: 'user', content })));
const kitOf = (...said: string[]) => brief(...said).kit?.filter((item) => item !== 'box' && item !== 'plates' && item !== 'low-bar');

test.each<[string, Partial<Brief>]>([
  ['20 minutes, 4 days', { days: 4, minutes: 20 }],
  ['3x 60m gym', { days: 3, minutes: 60, gym: 'full gym' }],
  ['every other day, 45 minutes, dumbbells', { days: 3, minutes: 45, gym: 'dumbbells' }],
  ['Mon/Wed/Fri', { days: 3, weekdays: [1, 3, 5] }],
  ['mon-fri, 5:30 to 6:15', { weekdays: [1, 2, 3, 4, 5], minutes: 45 }],
  ['weekends only', { days: 2, weekdays: [6, 0] }],
  ['not on Thursdays', { busy: [4], weekdays: [] }],
  ['any day but Sunday, 3 times a week', { days: 3, busy: [0] }],
  ['an hour ten, twice a week', { days: 2, minutes: 70 }],
  ['half an hour each, 3 sessions', { days: 3, minutes: 30 }],
])('«%s» sets the schedule', (said, wanted) => {
  expect(brief(said)).toMatchObject(wanted);
});

test('a sport keeps its days free', () => {
  expect(brief('football on Tuesday and Thursday')).toMatchObject({
    sports: [{ name: 'football', weekdays: [2, 4] }],
    days: null,
    weekdays: [],
  });
});

test.each([
  'too hard, I could barely walk for 4 days',
  'my husband trains 5 days a week for 90 minutes',
  'when I was 20 I trained 6 days a week',
  'what if I only had 20 minutes?',
  'should I train 6 days?',
  'is 3 days enough to grow?',
  'my friend has a full gym at home',
  'they say 5 days a week is best',
  'my brother wants to train 5 days a week',
])('«%s» sets nothing', (said) => {
  expect(brief(said)).toEqual(EMPTY_BRIEF);
});

test.each<[string, string[]]>([
  ['gym at my apartment: a Smith machine and a cable', ['smith-machine', 'cable']],
  ['I have a barbell, a rack and a bench in my garage', ['barbell', 'rack', 'bench']],
  ['dumbbells up to 25 kg', ['dumbbells']],
  ['only machines', ['machine']],
  ['two kettlebells, no bench', ['kettlebells']],
  ["my daughter's dumbbells and a band", ['dumbbells', 'bands']],
])('«%s» is exactly that equipment', (said, kit) => {
  expect([...(kitOf(said) ?? [])].sort()).toEqual([...kit].sort());
});

test('what is missing stays missing when the gym is named later', () => {
  expect(brief('no cables there', 'a full gym otherwise').kit).not.toContain('cable');
  expect(kitOf('dumbbells and a bench', 'I sold the bench')).toEqual(['dumbbells']);
  expect(kitOf('dumbbells', 'I also bought a kettlebell')).toEqual(['dumbbells', 'kettlebells']);
});

test.each<[string, Brief['heaviest']]>([
  ['dumbbells up to 25 kg', [{ kit: 'dumbbells', weight: '25', unit: 'kg' }]],
  ['dumbbells 5 to 20 lb', [{ kit: 'dumbbells', weight: '20', unit: 'lb' }]],
  ['a 12 kg kettlebell', [{ kit: 'kettlebells', weight: '12', unit: 'kg' }]],
])('«%s» limits the weight', (said, heaviest) => {
  expect(brief(said).heaviest).toEqual(heaviest);
});

test.each<[string, Partial<Brief>]>([
  ['I want to get up off the floor', { goal: 'functional', goal_words: 'get up off the floor' }],
  ['carry my kids', { goal: 'functional' }],
  ['I want to look good at my wedding', { goal: 'muscle', goal_words: 'look good at my wedding' }],
  ["I don't want to get big, just fit", { goal: 'general fitness' }],
  ['been at it since 09', { experience: 'advanced' }],
  ['never touched a barbell', { experience: 'beginner' }],
  ["I'm 58, 3 days, at home with dumbbells", { age: 58, days: 3, gym: 'dumbbells' }],
  ['never conventional deadlifts', { refused: ['deadlift'] }],
  ['use kilos please', { unit: 'kg' }],
])('«%s» is understood', (said, wanted) => {
  expect(brief(said)).toMatchObject(wanted);
});

test('two requests in one message are both kept', () => {
  expect(brief('I want to get stronger with dumbbells at home, and please no burpees, my shoulder is dodgy')).toMatchObject({
    goal: 'strength',
    gym: 'dumbbells',
    refused: ['burpee'],
    limitations: [{ region: 'shoulder' }],
  });
});

test('starting over keeps the rest of the sentence', () => {
  expect(brief('muscle, 5 days, full gym', 'start over: 4 days, 30 minutes, kettlebells and a pull-up bar, not on Mondays')).toMatchObject({
    goal: null,
    days: 4,
    minutes: 30,
    kit: ['box', 'kettlebells', 'pull-up-bar'],
    busy: [1],
  });
});

test('each field is one line of what the coach sees, and can be removed', () => {
  const told = brief(
    'I want to get up off the floor, 3 days, not on Sundays',
    'football on Tuesday',
    'dumbbells up to 25 kg at home, no bench',
  );
  expect(briefFacts(told)).toEqual([
    { label: 'Goal', value: 'Functional: get up off the floor' },
    { label: 'Days and time', value: '3 days' },
    { label: 'Keep free', value: 'Sun' },
    { label: 'Sport', value: 'Football (Tue)' },
    { label: 'Gym', value: 'Dumbbells' },
    { label: 'Not there', value: 'Bench' },
    { label: 'Heaviest weights', value: 'Dumbbells up to 25 kg' },
    { label: 'Weights in', value: 'Kilograms' },
  ]);
  const said = ['I want to get up off the floor, 3 days, not on Sundays', 'football on Tuesday', 'dumbbells up to 25 kg at home, no bench'];
  const forgotten = [...said, ...briefFacts(told).map(({ label }) => forgetFact(label))];
  expect(brief(...forgotten)).toEqual(EMPTY_BRIEF);
});
