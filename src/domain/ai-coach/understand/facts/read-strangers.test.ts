import { expect, test } from 'vitest';
import { type Brief, foldBrief } from '../../brief.ts';

const brief = (content: string): Brief => foldBrief([{ role: 'user', content }]);
const kitOf = (content: string) =>
  brief(content)
    .kit?.filter((item) => item !== 'box' && item !== 'plates' && item !== 'low-bar')
    .toSorted();

test.each<[string, Brief['experience']]>([
  ['muscle, 4 days, full gym, experience: 5 yrs', 'advanced'],
  ['stronger, 3 days, half a year of lifting, full gym', 'intermediate'],
  ['fat loss, 2 days, bands, never any sport before', 'beginner'],
  ['size, 5 days, full gym, advanced', 'advanced'],
  ['three years in, 4 days, full gym, strength', 'advanced'],
])('«%s» tells the experience %s', (said, experience) => {
  expect(brief(said).experience).toBe(experience);
});

test.each<[string, Partial<Brief>]>([
  ['muscle, full gym, I could only make 3, an hour each', { days: 3, minutes: 60 }],
  ['my mate says I need 6 days but 2 is all I can do. Fat loss, bands.', { days: 2, goal: 'fat loss' }],
  ['T/Th, 4pm to 5pm, strength, barbell and rack', { weekdays: [2, 4], minutes: 60 }],
  ['general fitness, dumbbells, free 7-7.45 am, three mornings', { days: 3, minutes: 45 }],
  ['2 to 4 days depending on the kids, muscle, bands', { days: 2 }],
])('«%s» sets the schedule', (said, wanted) => {
  expect(brief(said)).toMatchObject(wanted);
});

test.each<[string, string[]]>([
  ['muscle, 3 days, gym at my office: a multi gym and a cable tower', ['cable', 'machine']],
  ['no overhead, sore wrist, garage gym: barbell, rack', ['barbell', 'rack']],
  ['size, 3 days, a gym with machines and dumbbells to 30 kg', ['dumbbells', 'machine']],
  ['no squats on the smith, I have a smith machine and bands', ['bands', 'smith-machine']],
])('«%s» is exactly that equipment (FACT-13)', (said, kit) => {
  expect(kitOf(said)).toEqual(kit);
});

test('a weight not to exceed limits what there is', () => {
  expect(brief('nothing above 15 kg please, dumbbells, 2 days, get fit').heaviest).toEqual([
    { kit: 'dumbbells', weight: '15', unit: 'kg' },
  ]);
});

test('an operation years ago leaves the rest of the list (FACT-12)', () => {
  expect(brief('had my gallbladder out in 2018, 2 days, kettlebells, 30 minutes, lose weight')).toMatchObject({
    days: 2,
    minutes: 30,
    goal: 'fat loss',
    gym: 'kettlebells',
  });
  expect(brief('when I was at college I trained 6 days, 90 minutes')).toMatchObject({ days: null, minutes: null });
});

test('a part hurt yesterday is spared altogether, thin bones are known (FACT-11)', () => {
  expect(brief('pulled my back this morning. muscle, 3 days, full gym').limitations).toEqual([{ region: 'low back', strict: true }]);
  expect(brief('I have osteoporosis, 63, two days, machines').limitations).toEqual([{ region: 'bones' }]);
  expect(brief('my mother has osteoporosis, 2 days, machines').limitations).toEqual([]);
});

test('an everyday word far from a refusal refuses nothing', () => {
  expect(brief('I would rather not collapse on the stairs. 2 days, no equipment').refused).toEqual([]);
  expect(brief("can't lunge because of my knee, 3 days, full gym").limitations).toEqual([{ region: 'knee' }]);
});

test.each<[string, Partial<Brief>]>([
  ['squash 2x a week, 3 gym days of 50 min, explosive legs', { days: 3, minutes: 50 }],
  ['25 min x 4, bands, shed the winter belly', { days: 4, minutes: 25, goal: 'fat loss' }],
  ['15 minutes every evening, bodyweight, stay mobile', { days: 7, minutes: 15 }],
  ['days: 5. goal: size. gym: everything there', { days: 5, goal: 'muscle' }],
  ['a dad with a beer belly, 3 days, big box gym', { goal: 'fat loss', days: 3 }],
  ['40 min at lunch on mon/wed/thu, bands, get fit', { weekdays: [1, 3, 4], days: 3, minutes: 40 }],
  ['female, 33, dumbbells, 2 days, 45, be stronger', { age: 33, days: 2, minutes: 45 }],
  ['climber on tuesdays and fridays, I can lift Mon and Thu, 1 hour, rack and barbell, strength', { weekdays: [1, 4], days: 2 }],
])('the schedule and goal of «%s» are read', (said, wanted) => {
  expect(brief(said)).toMatchObject(wanted);
});

test('what was before does not hide what is now: «knee surgery, used to train 5 days»', () => {
  expect(brief('3 days, bands, get lean, used to train 5 days')).toMatchObject({ days: 3, goal: 'fat loss', gym: 'bands' });
});

test('one liked and one hated exercise keep apart', () => {
  const { refused, wanted } = brief('I loathe planks, love lunges. Strength, 2 days, full gym');
  expect(refused).toContain('plank');
  expect(wanted).toEqual(['walking-lunge']);
});

test('words after a goal rank it as words before do (FACT-8)', () => {
  expect(brief('muscle second, strength first, 4 days, full gym')).toMatchObject({ goal: 'strength', second_goal: 'muscle' });
});

test('a back that seized up is spared, and time lifting is told beside pounds to lose', () => {
  expect(brief('my back seized up on Monday, 2 days, bands, get fit').limitations).toMatchObject([{ region: 'low back' }]);
  expect(brief('drop 15 lbs, 3 days, bands, two months of lifting').experience).toBe('beginner');
});

test.each<[string, Partial<Brief>]>([
  ['muscle, full gym, I can go every day but Friday', { days: 6, busy: [5] }],
  ['strength, full gym, 3 days, sunday is the first day of my week', { days: 3, weekdays: [] }],
  ['fat loss, 3 days, bands. my husband trains too, he has a torn meniscus', { limitations: [] }],
  ['strength, 3 days, full gym, my knees click a lot but it never hurts', { limitations: [] }],
  ['3 days, full gym, spinal fusion (L4-L5) in 2015, cleared to lift', { limitations: [{ region: 'low back' }] }],
  ['2 days, machines, my knee was replaced last year, doctor signed me off', { limitations: [{ region: 'knee' }] }],
  ['basketball, 3 days a week practice already (tu/th/sa), 2 gym sessions, strength, full gym', { busy: [] }],
  ['fat loss, ladies gym, sunday to wednesday works but I want 3 of them', { days: 3, weekdays: [1, 2, 3, 0] }],
  ['ABC split, 5 days, full gym, bigger chest', { goal: 'muscle' }],
  ['3 day full body running for half a year, full gym, stronger', { days: 3 }],
  ['snap fitness, 3 days, bigger arms', { goal: 'muscle', gym: 'full gym' }],
  ['4 days 45m, not wed, dumbbells, bigger chest', { minutes: 45, age: null }],
  ['3 evenings 40 min after work, bands, fat loss', { minutes: 40 }],
  ['prise de masse, 3 jours, 3 days, salle de sport', { goal: 'muscle', days: 3 }],
  ['lift 12 yrs. back-off week now, then muscle, 4 days, full gym', { experience: 'advanced' }],
  ['3 days, bands, fat loss. overhead is still sketchy', { limitations: [{ region: 'shoulder' }] }],
  ['3 days, bands, forgot to say I have high blood pressure', { limitations: [{ region: 'blood pressure' }] }],
])('«%s» is read as it was meant', (said, wanted) => {
  expect(brief(said)).toMatchObject(wanted);
});

test.each(['legs twice a week please', 'bench 2 times a week'])(
  '«%s» tells how often a part is trained, not the days of the week',
  (said) => {
    const ready = 'muscle, 4 days, full gym, intermediate, 60 minutes';
    const messages = [ready, said].flatMap((content) => [
      { role: 'user' as const, content },
      { role: 'assistant' as const, content: 'Here it is.' },
    ]);
    expect(foldBrief(messages).days).toBe(4);
  },
);

test.each([
  'dead on my feet after work, 2 days, bands, muscle',
  'waitress, 10 hours on my feet, stronger, 3 days',
  'bit of a pain in the arse: 2 days only, fat loss',
])('an expression names no part of the body: «%s»', (said) => {
  expect(brief(said).limitations).toEqual([]);
});

test('feet that hurt are still told', () => {
  expect(brief('on my feet all day and my left foot hurts, 2 days, bands, muscle').limitations).toMatchObject([{ region: 'ankle' }]);
});

test('Equipment in odd names is kept, with its weights in the unit told before (FACT-13)', () => {
  expect(kitOf('a chair, the stairs and a pair of dumb bells marked 3')).toEqual(['dumbbells']);
  expect(kitOf('I have hang board, rings, and 24 kg kettle')).toEqual(['kettlebells', 'pull-up-bar', 'rings']);
  expect(kitOf('the physio gave me a red stretchy thing')).toEqual(['bands']);
  expect(
    foldBrief(['I weigh 63 kg, muscle', 'school gym: bench, dumbbells up to 30'].map((content) => ({ role: 'user', content }))).heaviest,
  ).toEqual([{ kit: 'dumbbells', weight: '30', unit: 'kg' }]);
  expect(kitOf("I'll ring someone, strength, dumbbells")).toEqual(['dumbbells']);
});

test('Bones, a joint and an operation are facts, whoever told of them (FACT-11)', () => {
  expect(brief('i have the thinning bones they said minus 2.8 in the hip').limitations).toEqual([{ region: 'bones' }]);
  expect(brief('I had the left knee done two years ago, it bends to about ninety').limitations).toEqual([{ region: 'knee' }]);
  expect(brief('a gap in my tummy still, two fingers').conditions).toEqual(['gap in my tummy']);
  expect(brief('thought i was gonna have a heart attack running for the ferry').conditions).toEqual([]);
});

test('What is liked as the only one is kept, not refused (FACT-20)', () => {
  expect(brief('not deadlift its the only one i like').refused).toEqual([]);
});

test.each([
  'I have a belt and wrist wraps',
  'I have a wrist roller',
  'got knee sleeves and an elbow support',
  "my knee hurt last year, it hasn't bothered me since",
  "had a shoulder issue, hasn't bothered me since",
  "my shoulder isn't bothering me anymore",
  'my knee has not acted up in months',
  "it's not pain, my lower back is just pumped",
  'my hamstrings are tight, not painful',
  "my shoulders aren't sore, just tired",
])('gear, a complaint that is over and mere tightness are no limitation (FACT-20): «%s»', (said) => {
  expect(brief(said).limitations).toEqual([]);
});

test.each<[string, string]>([
  ['I use wrist wraps because my wrists hurt', 'wrist'],
  ['I wear a knee brace since my acl tear', 'knee'],
  ["my back hasn't stopped bothering me since march", 'low back'],
  ["my knee isn't hurting unless I squat", 'knee'],
  ["my shoulder hasn't been right since", 'shoulder'],
  ['not really pain, more like a pinch in my shoulder', 'shoulder'],
  ["it's not just tight, my shoulder hurts", 'shoulder'],
  ['my shoulder is tight, not painful, but it clicks and gives way', 'shoulder'],
])('«%s» is still a complaint (FACT-20)', (said, region) => {
  expect(brief(said).limitations.map((limitation) => limitation.region)).toEqual([region]);
});

test.each([
  ['nothing that makes me bulky, 3 days', null],
  ['scared of getting bulky', null],
  ["I don't want to look like a bodybuilder, get healthy", 'general fitness'],
  ['never want to be bulky, strength', 'strength'],
  ['without building much muscle, I want to be strong', 'strength'],
  ["I'm not bulky enough, want muscle", 'muscle'],
  ['nothing fancy, just want to get big', 'muscle'],
  ["I don't want to be small, I want to be huge", 'muscle'],
])('size that is not wanted is no goal (FACT-18): «%s»', (said, goal) => {
  expect(brief(said).goal).toBe(goal);
});

test.each([
  "I'm not good at pull-ups",
  'never been good at bench press',
  "I don't do well on dips",
  "can't do many chin-ups",
  "can't squat well",
  'I struggle with lunges',
])('a weakness refuses and wishes for nothing (FACT-21): «%s»', (said) => {
  expect(brief(said)).toMatchObject({ refused: [], wanted: [] });
});

test.each(['no pull-ups please', 'no good with burpees, skip them', "I don't want to do deadlifts", "I can't do pull-ups"])(
  'a refusal stays one: «%s»',
  (said) => {
    expect(brief(said).refused).not.toEqual([]);
  },
);
