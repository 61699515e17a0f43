import { expect, test } from 'vitest';
import { digestOf } from '#tests/fixtures/log-digest.ts';
import { KEEP_MY_PLAN, UNDO_CHANGE } from '../messages/ai-coach.ts';
import type { Plan } from '../plan/plan.ts';
import { planView } from '../plan/plan-view.ts';
import { answer, type CoachAnswer } from './answer.ts';
import { type ChatMessage, forgetFact } from './brief.ts';
import { planChangeSchema } from './change/plan-change.ts';
import { checkPlan } from './check-plan.ts';
import type { LogDigest } from './log-digest/digest-shape.ts';

/** The coach's answers to a list of messages. */
function talk(said: readonly string[], log: LogDigest | null = null): CoachAnswer[] {
  const messages: ChatMessage[] = [];
  return said.map((content) => {
    messages.push({ role: 'user', content });
    const answered = answer({ messages, log });
    messages.push({ role: 'assistant', content: answered.messages.join('\n') });
    return answered;
  });
}

const READY = 'Get stronger, 3 days a week, 60 minutes, full gym, lifting for a year';
const last = (...said: string[]): CoachAnswer => talk([READY, ...said]).at(-1)!;
const PLAN: Plan = talk([READY])[0]!.plan!;
const text = (answered: CoachAnswer): string => answered.messages.join(' ');

test('A first plan is no change, and needs no correction', () => {
  expect(talk([READY])[0]).toMatchObject({ corrections: [], plan: PLAN });
  expect(talk([READY])[0]?.change).toBeUndefined();
});

test.each([
  ['swap front squat for leg press', 'swap', /^Leg press instead of front squat/],
  ['make it 30 minutes', 'time', /30 minutes a session/],
  ['I only have dumbbells now', 'equipment', /train with dumbbells now/],
  ['no more cables here', 'equipment', /no cable station any more/],
  ['my shoulder hurts', 'pain', /told me about your shoulder/],
  ['I need a deload', 'deload', /asked for a lighter week/],
  ['add a day', 'days', /^4 days a week/],
  ['more work for biceps', 'brief', /^Biceps: \d+ sets a week instead of \d+/],
  ['no deadlifts', 'remove', /asked to leave out/],
  ['my goal is muscle now', 'brief', /goal is now muscle/],
] as const)('«%s» is proposed as a change with before, after and why', (said, kind, why) => {
  const answered = last(said);
  const change = planChangeSchema.parse(answered.change);
  expect(change).toMatchObject({ kind, why: expect.stringMatching(why) });
  expect(change.lines.length).toBeGreaterThan(0);
  expect(answered.messages[0]).toContain(change.why);
  expect(checkPlan(answered.plan, answered.brief).filter((finding) => finding.severity === 'error')).toEqual([]);
});

test('What the plan already does, or a week away that costs nothing, changes nothing and is not called a change', () => {
  for (const said of ['3 days', 'I missed a week', 'no burpees', 'I skipped Monday']) {
    const answered = last(said);
    expect([said, answered.plan, answered.change]).toEqual([said, undefined, undefined]);
    expect(text(answered)).not.toMatch(/instead of|Out:|In:/);
  }
});

test.each([
  ['I was away two weeks', 'After 2 weeks away: about 5% lighter, 80% of the sets'],
  ['I was away for a month', 'After 4 weeks away: about 10% lighter, two thirds of the sets'],
  ['back after 3 months of holiday', 'After 3 months away: about 25% lighter, half the sets'],
  ['I was sick for two weeks', 'After 2 weeks away: about 10% lighter, two thirds of the sets'],
])('READY-1: «%s» gets its row of the table, and the plan stays', (said, row) => {
  const answered = last(said);
  expect(answered.plan).toBeUndefined();
  expect(text(answered)).toContain(row);
  expect(text(answered)).toMatch(/back to plan in week \d\. .*Your plan, its exercises and its days stay/);
});

test('READY-2: a break that the log has is answered as Today says it', () => {
  const log = digestOf({ 'Back squat': [{ on: '2026-11-02', reps: [5], weight: '100' }] }, { today: '2026-11-23' });
  expect(text(talk([READY, 'I was away for two weeks'], log).at(-1)!)).toContain(
    'After 3 weeks away: about 10% lighter, two thirds of the sets and at least 3 reps in reserve this week; back to plan in week 3, from Dec 7.',
  );
});

test('READY-2: a break that is told longer than the log has it is answered as told, and that is said', () => {
  const log = digestOf({ 'Back squat': [{ on: '2026-11-15', reps: [5], weight: '100' }] }, { today: '2026-11-23' });
  for (const said of ['I had 3 weeks off, I am back', 'back after a month away']) {
    const words = text(talk([READY, said], log).at(-1)!);
    expect(words).toMatch(/^After [34] weeks away: about (?:5|7\.5|10)% lighter/);
    expect(words).toContain('Your log has a break of 8 days only');
  }
});

test.each([
  ['I slept badly last night', /^One point less effort, and each accessory loses its last set/],
  ['third bad night this week', /^About half the sets, two points less effort/],
  ['my quads are very sore', /^Half the sets and 10% less load for your quads/],
  ['I have a head cold', /^RPE 7 at most and 70% of the sets/],
  ['I have jet lag after 8 time zones east', /^8 time zones east: on the first two days 70% of the sets.* after 7 days/],
  ["I'm hungover", /^RPE 7 at most and half a minute more rest/],
  ['the last session was too easy', /^2\.5% more for the upper and 5% more for the lower body/],
  ['the last 3 workouts were too hard', /^Three sessions that were too hard are tiredness/],
])('READY-4: «%s» changes a session and no plan, and says until when', (said, words) => {
  const answered = last(said);
  expect(answered.plan).toBeUndefined();
  expect(text(answered)).toMatch(words);
  expect(text(answered)).toMatch(/ends with this session|as planned after/);
});

test('READY-4: a question about a bad night, and soreness of a chest, are not taken for a state or an illness', () => {
  expect(text(last('Why is sleep important for muscle?'))).not.toMatch(/Not a usual day/);
  expect(text(last('sore chest from monday'))).toMatch(/^Soreness for a day or three/);
});

test('Asked for the next block with the same facts, it is offered on the days that were chosen (NEXT-4)', () => {
  const first = 'Get stronger, Monday, Wednesday and Friday, 60 minutes, full gym, lifting for a year';
  const [, next] = talk([first, 'Same goal, 3 days a week, 60 minutes, full gym. Please build the next block.']);
  expect(next?.brief.weekdays).toEqual([1, 3, 5]);
  expect(next?.change?.title).toBe('Block 2');
});

test('A refused change is forgotten, and nothing is proposed again', () => {
  const refused = last('only 2 days', KEEP_MY_PLAN);
  expect(refused).toMatchObject({ messages: ['Your plan stays as it was; I go by it again.'], brief: { days: 3 } });
  expect(refused.plan).toBeUndefined();
  expect(last('only 2 days', KEEP_MY_PLAN, 'show me the plan').brief.days).toBe(3);
});

test('Undo gives the plan from before the change, and a second one the plan before that', () => {
  expect(last('only 2 days', UNDO_CHANGE).plan).toEqual(PLAN);
  const twice = last('only 2 days', 'my knee hurts', 'thanks', 'undo', 'Undo that.');
  expect(twice.brief).toMatchObject({ days: 3, limitations: [] });
  expect(twice.plan).toEqual(PLAN);
  expect(text(last(UNDO_CHANGE))).toContain('There is no change to take back.');
});

test('Undo takes back one change only, never a red flag, an age or a unit said since', () => {
  const answered = last('only 2 days', 'use kilos', UNDO_CHANGE);
  expect(answered.brief).toMatchObject({ days: 3, unit: 'kg' });
  expect(last('only 2 days', 'my chest feels tight', UNDO_CHANGE).brief.red_flag?.label).toBe('chest pain or pressure');
  expect(last('I am 70 years old', UNDO_CHANGE).brief.age).toBe(70);
});

test('A fact that is taken away is asked for again, or replaced by what the coach takes for granted', () => {
  const goal = last(forgetFact('Goal'));
  expect(goal.brief.goal).toBeNull();
  expect(text(goal)).toBe('I no longer go by what you said under «Goal». What do you want from training?');
  const gone = talk([READY, 'no deadlifts', forgetFact('Leave out')]).at(-1)!;
  expect(gone.brief.refused).toEqual([]);
  expect(gone.plan).toEqual(PLAN);
  expect(last(forgetFact('Nonsense')).brief).toEqual(talk([READY])[0]!.brief);
});

test('A lighter week lasts until it is said to be over', () => {
  const lighter = last('I need a deload', 'thanks');
  expect(lighter.brief.lighter).toBe('deload');
  const over = last('I need a deload', 'The lighter week is over');
  expect(over).toMatchObject({ brief: { lighter: null }, plan: PLAN });
  expect(last('I need a deload').quick_replies).toContain('The lighter week is over');
});

const LOG = digestOf({
  'Back squat': [
    { on: '2026-09-02', reps: [5, 5, 5], weight: '105' },
    { on: '2026-10-12', reps: [5, 5, 5], weight: '107.5' },
    { on: '2026-11-18', reps: [5, 5, 5], weight: '110' },
  ],
  'Bench press': [{ on: '2026-11-18', reps: [5, 5, 5], weight: '80' }],
});
const withLog = (...said: string[]): string => {
  const answers = talk([READY, ...said], LOG);
  return text(answers.at(-1)!);
};

test('Questions about one’s own training are answered with the numbers of the exercise that was asked for', () => {
  expect(withLog('how heavy should I squat?')).toMatch(/^Back squat is on another day of your plan\. .*105 kg.*110 kg × 5/);
  expect(withLog('squat progress?')).toMatch(/Back squat.*up/);
  expect(withLog('what did I bench last time?')).toMatch(/^Bench press, last time on .*: 80 kg × 5, 5, 5/);
  expect(withLog('what did I bench last time?', 'and squat?')).toMatch(/Back squat/);
});

test('Without facts it says that it sees no log, and a load comes from a max that was told, else from trying', () => {
  expect(text(last('am I making progress?'))).toContain('I see nothing of your log');
  expect(text(last('what did I do last time?'))).toContain('I see nothing of your log');
  expect(text(last('my squat max is 140 kg', 'how heavy should I squat?'))).toMatch(/^Back squat: \d+(\.\d)? kg × \d+\..*140 kg/);
  expect(text(last('how heavy should I squat?'))).toContain('empty bar');
});

test('A day added late in a long conversation is added to the days it began with', () => {
  const days = Array.from({ length: 30 }, (_, index) => ['thanks', "what's today?", 'how heavy?'][index % 3] ?? '');
  expect(planView(last(...days, 'add a day').plan!).days).toBe(4);
});

test.each([
  ['make one day shorter, add face pulls on Monday', /Face pull is added on Monday/, /^Which day should be shorter\?$/, /^Make Mon/],
  [
    'add face pulls on Monday and make one session longer please',
    /Face pull is added on Monday/,
    /^Which day should be longer\?$/,
    /^Make Mon/,
  ],
  ['remove something, add face pulls on Monday', /Face pull is added on Monday/, /^Which exercise should go\?$/, /^Remove /],
  ['add planks on Monday and replace one exercise', /Plank is added on Monday/, /\?$/, /^Swap /],
] as const)('«%s»: what can be done is done, and only what is missing is asked (PLAN-25)', (said, done, asked, choice) => {
  const reply = last(said);
  expect(reply.change).toBeDefined();
  expect(reply.messages[0]).toMatch(done);
  expect(reply.messages.at(-1)).toMatch(asked);
  expect(reply.quick_replies[0]).toMatch(choice);
});

test('a list of exercises is an order for each, and an order that names nothing is told so (PLAN-25)', () => {
  expect(last('add face pulls and planks on Monday').messages[0]).toMatch(/Face pull is added on Monday\. Plank is added on Monday/);
  expect(text(last('add more and add planks on Monday'))).toMatch(
    /Plank is added on Monday.*I could not tell what «add more» should change/,
  );
  expect(last('make one day shorter').brief.days).toBe(3);
});

test('one order that lacks a detail is asked about as before', () => {
  const reply = last('make one day shorter');
  expect(reply.change).toBeUndefined();
  expect(reply.messages).toEqual(['Which day should be shorter?']);
});
