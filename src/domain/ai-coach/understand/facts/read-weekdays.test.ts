import { expect, test } from 'vitest';
import { type Brief, foldBrief } from '../../brief.ts';
import { readFacts } from './read-facts.ts';

const brief = (...said: string[]): Brief => foldBrief(said.map((content) => ({ role: 'user', content })));

test.each<[string, readonly number[]]>([
  ['I have only Saturday and Sunday free because of work, 1 hour and half is ok', [6, 0]],
  ['I have Tuesday and Friday free, muscle, dumbbells', [2, 5]],
  ['only free on Wednesday and Sunday, 40 min', [3, 0]],
  ['we have Mondays and Thursdays free, my wife and I work the rest, strength', [1, 4]],
  ['my free days are Tue Thu and Sat, full gym', [2, 4, 6]],
  ['work leaves me just Sat/Sun, 45 min', [6, 0]],
  ['i can only do weekends cos of my job, full gym', [6, 0]],
  ["I've got Monday and Wednesday off so I train then, bands", [1, 3]],
  ['Saturday Sunday I am free for gym, sir, 1 hour', [6, 0]],
  ['I can Monday, Wednesday, Friday and Saturday, one hour', [1, 3, 5, 6]],
])('«%s» sets the training days', (said, weekdays) => {
  expect(brief(said)).toMatchObject({ weekdays, busy: [], days: weekdays.length });
});

test.each<[string, readonly number[], number]>([
  ['i run 3x a week (tue thu sun) training for half marathon and want 2 short strength sessions', [2, 4, 0], 2],
  ['I run Tuesday, Thursday and Sunday. 2 days of weights, full gym', [2, 4, 0], 2],
  ['I swim mon wed fri before work and want two lifting days', [1, 3, 5], 2],
  ['runs are on Tue and Sat, lifting twice a week, dumbbells', [2, 6], 2],
  ['cycling 2x a week (wed and sat), lift 3 days', [3, 6], 3],
  ['climb on Mondays and Thursdays so 2 gym sessions on other days', [1, 4], 2],
  ['jog every tuesday n friday, need 2 strength days', [2, 5], 2],
  ['my runs: Mon, Wed, Sat. Want 3 gym sessions', [1, 3, 6], 3],
])('«%s» keeps the days of the sport free', (said, taken, days) => {
  const { sports, busy, weekdays, days: count } = brief(said);
  expect(new Set([...sports.flatMap((sport) => sport.weekdays), ...busy])).toEqual(new Set(taken));
  expect({ weekdays, count }).toEqual({ weekdays: [], count: days });
});

test('days called those of a sport are no longer training days', () => {
  const told = brief('tue thu sun, strength, 30 min, full gym, 3 days', 'the tue thu sun are my RUN days not lifting days');
  expect(told.weekdays).toEqual([]);
  expect(new Set([...told.busy, ...told.sports.flatMap(({ weekdays }) => weekdays)])).toEqual(new Set([0, 2, 4]));
});

test.each([
  "I've been doing the same bro split for like five years chest Monday back Tuesday legs Wednesday shoulders Thursday arms Friday and I'm bored out of my mind, I still want five days about an hour at a Planet Fitness",
  'my current split is chest Monday, back Wednesday, legs Friday and it does nothing. 5 days, full gym',
  'old routine was push monday pull wednesday legs friday. want five days',
  'at the moment I do legs Tue, upper Thu, arms Sat, want something new, 5 days, 1 hour',
  'used to do chest on Mondays and legs on Thursdays, now 5 days, full gym',
  'I currently train chest Monday, back Tuesday, arms Thursday, bored of it, 5 days please',
  'same program since 2019: bench monday squat wednesday deadlift friday, sick of it, give me 5 days',
  'what I was doing: legs mon, push tue, pull thu. fancy a change, 5 sessions',
])('days of an old routine are neither trained nor kept free: «%s»', (said) => {
  expect(brief(said)).toMatchObject({ weekdays: [], busy: [], days: 5 });
});

test.each<[string, number]>([
  ['I was thinking maybe four days a week but honestly probably three', 3],
  ['thought of five days a week, realistically more like three', 3],
  ['4 days, well probably 3 tbh', 3],
  ['five days a week, hm, honestly four', 4],
  ['maybe 5 days a week, no, let us say 4', 4],
  ['I wanted to say 6 days but 4 is more honest', 4],
  ['maybe two days a week, or actually three', 3],
  ['would like 5 times a week, probably will be 3', 3],
])('«%s» counts the days said last', (said, days) => {
  expect(brief(said).days).toBe(days);
});

test('Days told after a change of mind, by the days of work, or around a sport are kept (FACT-5)', () => {
  expect(
    brief('strength, gym only on the days i not work, wait no, opposite, on days i work. I work mon tue wen, and saturday').busy,
  ).toEqual([4, 5, 0]);
  expect(brief('fat loss, full gym', 'not wednesday, the chiropodist, well that is every six weeks, no wednesdays alright').busy).toEqual(
    [],
  );
  expect(brief('i do bouldering Tuesday night and Saturday', 'two times a week, the day before is no good').busy).toEqual([1, 5]);
  expect(brief('lorry driver, I sleep in the cab mon to thurs, fat loss').busy).toEqual([]);
  expect(brief('muscle, card to SATS, all machines, 4 days').busy).toEqual([]);
});

test('One time in the past, and one of several things, are no training days (FACT-5)', () => {
  expect(brief('muscle, 4 days, full gym', 'bench was 110 one time').days).toBe(4);
  expect(brief('no kit, just a mat and one of them long stretchy bands').days).toBeNull();
});

test.each<[string, readonly number[], readonly number[]]>([
  ['Wednesdays and Saturdays suit me as I have choir on the other days. Strength, bands', [3, 6], []],
  ['mon thurs 7pm once the baby is asleep, dumbbells, strength', [1, 4], []],
  ['gym by the office mon and wed after six, home saturdays with bands, strength', [1, 3, 6], []],
  ['pool tue thu sat at 6am, want 2 gym days, strength', [], [2, 4, 6]],
  ['kickboxing 2 nights (t/th). strength, monday + friday 40 mins', [1, 5], [2, 4]],
  ['chest tue back wed legs fri arms sat. mon and sun off. full gym, muscle', [2, 3, 5, 6], [1, 0]],
  ['have a coach on fridays, so need a plan for tue and sat beside it. full gym, strength', [2, 6], [5]],
  ['strength, weekdays only thanks weekends are for family', [1, 2, 3, 4, 5], [6, 0]],
  ['only got sundays, strength, full gym', [0], []],
  ['5 days, wednesday and sunday off, full gym, muscle', [], [3, 0]],
])('each day goes by the words that stand with it (FACT-31): «%s»', (said, weekdays, busy) => {
  const told = brief(said);
  expect({ weekdays: told.weekdays, busy: new Set([...told.busy, ...told.sports.flatMap((sport) => sport.weekdays)]) }).toEqual({
    weekdays,
    busy: new Set(busy),
  });
});

test.each<[string, number | null]>([
  ['two days at the gym, one at home with a kettlebell', 3],
  ['once in the park and twice in the gym', 3],
  ['bench should be at least 3x/wk', null],
  ['squats need to get hit min. 2x a week', null],
  ['twice a week for deadlifts', null],
  ['want to move to a new routine, 4 days, upper and lower', 4],
  ['20 min a day, 7 days', 7],
  ['muscle work on 3 of the remaining days', 3],
  ['not daily, most days, say five', 5],
])('a count is of the sessions it is said of (FACT-31): «%s»', (said, days) => expect(brief(said).days).toBe(days));

test('a report of the week is no schedule', () => {
  expect(brief('strength, 4 days, full gym', 'I only managed Tuesday and Saturday')).toMatchObject({ days: 4, weekdays: [] });
});

test.each<[string, readonly number[]]>([
  ['climbing on Saturdays, not before 7am, 3 days', []],
  ['tennis on Thursday, nothing before work, 4 days', []],
  ['nothing before noon, yoga on Friday, 3 days', []],
  ['I box on Monday, no gym before 6pm, 3 days', []],
  ['judo on Tuesday, I never trained before, 2 days', []],
  ['not the day before my shift, netball on Wednesday', []],
  ['climbing on Saturdays, not before climbing', [5]],
  ['hockey on Fridays, not before a game', [4]],
  ['swim on Wednesday, day before swimming no good', [2]],
  ['rugby on Saturdays, no gym the day before rugby', [5]],
])('only what stands before a sport frees its eve (FACT-31): «%s»', (said, busy) => {
  expect(brief(said).busy).toEqual(busy);
});

test.each<[string, Partial<Brief>]>([
  ['train 3-4 pls!', { minutes: null }],
  ['3 days, 2 kids, 45 min', { days: 3, minutes: 45 }],
  ['3 days pls!', { days: 3, minutes: null }],
  ['can we go from 3 to 4 pls!', { minutes: null }],
  ['gym 6-7', { minutes: 60 }],
  ['I can train from 5 to 6', { minutes: 60 }],
])('numbers of days are no hours (FACT-32): «%s»', (said, facts) => {
  expect(brief(said)).toMatchObject(facts);
});

test.each<[string, Partial<Brief>]>([
  ['gym is too far on weekdays but I go on weekends', { days: 2, weekdays: [6, 0] }],
  ['weekdays are hopeless, weekends I can do', { days: 2, weekdays: [6, 0] }],
  ["I'm too tired on weeknights so saturday and sunday only", { days: 2, weekdays: [6, 0] }],
  ['gym is too crowded on mondays, tue thu sat work', { days: 3, weekdays: [2, 4, 6], busy: [1] }],
  ['mondays are not too busy, mon wed fri please', { days: 3, weekdays: [1, 3, 5], busy: [] }],
  ['I can train twice in the week and once on Sunday', { days: 3, weekdays: [0] }],
  ['2 times during the week and once at the weekend', { days: 3 }],
  ['once on saturday plus 3 evenings midweek', { days: 4 }],
  ['two weeknights and one weekend day', { days: 3 }],
  ['change it to 3 days pls', { days: 3 }],
])('what hinders on a day, and the two halves of a week: «%s» (FACT-16)', (said, wanted) => {
  expect(brief(said)).toMatchObject(wanted);
});

test('Work that is left out of a day says nothing of training on it', () => {
  expect(readFacts('no legs on friday', null).weekdays.busy).toEqual([]);
  expect(readFacts('no gym on friday', null).weekdays.busy).toEqual([5]);
});

test.each<[string, readonly number[]]>([
  ['3 days a week, drop saturday', [6]],
  ['make it two sessions and ditch the thursday', [4]],
  ['lose my friday', [5]],
  ['drop the bench on monday', []],
])('A day that is dropped is kept free: «%s»', (said, busy) => {
  expect(readFacts(said, null).weekdays).toMatchObject({ busy });
  expect(readFacts(said, null).weekdays).not.toHaveProperty('weekdays');
});
