import { describe, expect, test } from 'vitest';
import type { Plan } from '#domain/plan/plan.ts';
import { type DoneSession, digestOf } from '#tests/fixtures/log-digest.ts';
import { answer } from '../answer.ts';
import { readDataQuestion } from '../understand/acts/read-data-question.ts';
import { normaliseText } from '../understand/normalise-text.ts';
import type { LogDigest } from './digest-shape.ts';

const MONDAYS = ['09-07', '09-14', '09-21', '09-28', '10-05', '10-12', '10-26', '11-02', '11-09', '11-16'].map((on) => `2026-${on}`);
const every = (make: (week: number) => Omit<DoneSession, 'on'>, days = MONDAYS): DoneSession[] =>
  days.map((on, week) => ({ on, ...make(week) }));
const FRIDAYS = ['2026-10-30', '2026-11-06', '2026-11-13'];

const day = (label: string, minutes: number, main: string, accessories: [string, number][]) => ({
  day: label,
  minutes,
  primary: [{ exercise: main, sets: 4, reps: 5, rpe_schedule: [7, 8, 8.5, 6] }],
  accessories: accessories.map(([exercise, sets]) => ({ exercise, sets, reps: '8–12', rpe_schedule: [7, 8, 8.5, 6] })),
});
const PLAN: Plan = {
  goal: 'strength',
  weeks: [
    [
      day('Mon', 50, 'Back squat', [['Barbell row', 3]]),
      day('Wed', 40, 'Bench press', [['Dumbbell curl', 2]]),
      day('Fri', 55, 'Deadlift', [['Lat pulldown', 3]]),
    ],
  ],
};
const LOG = digestOf(
  {
    'Back squat': every((week) => ({ reps: [5, 5], weight: String(100 + 2.5 * week) })),
    'Bench press': every((week) => ({ reps: [5, 5, 5], weight: String(week < 5 ? 80 : 75) })),
    Deadlift: every((week) => ({ reps: [3], weight: String(140 + 10 * week) }), FRIDAYS),
    'Barbell row': every(() => ({ reps: [10, 10], weight: '60' })),
  },
  { place: { week: 0, day: 0, labels: ['Mon', 'Wed', 'Fri'], scheduled: false, session: 'none', changed: null } },
);

function say(content: string, log: LogDigest | null = LOG): string {
  return answer({ messages: [{ role: 'user', content }], plan: PLAN, log }).messages.join('\n');
}

describe('ASK-5: what is asked of the log is worked out from it', () => {
  test.each<[string, RegExp]>([
    // One lift, then and now.
    [
      'What did I squat the first week versus now',
      /^Back squat: 100 kg × 5, RPE 8, on Sep 7 .*122\.5 kg × 5, RPE 8, on Nov 16 .*\+28 kg, \+23%/,
    ],
    ['am I stronger than in September', /^Mostly|^Partly|^Yes|^No/],
    ['is my bench lower than in September', /^Yes\. Bench press: 80 kg × 5/],
    ['is my squat lower than in September', /^No\. Back squat/],
    // Several, ranked.
    ['which lift did I improve most in 3 months', /^Back squat has improved most in the last 3 months: .*\(\+\d+%\)\./],
    ['which of my lifts went down since September', /^Down since September: Bench press/],
    ['is my bench behind my squat', /^Yes, a little\. By estimated maximum: Bench press about \d+ kg .*Back squat about \d+ kg/],
    // Yes or no, and when.
    ['have I ever benched 100?', /^No: Bench press was never logged with 100 kg\. The heaviest is 80 kg × 5/],
    ['when did I first squat 110', /^Back squat with 110 kg or more: first 110 kg × 5, RPE 8, on Oct 5/],
    ['did I do rows last week', /^Yes, last week: Barbell row on Nov 9/],
    ['have I deadlifted in September', /^No, nothing logged of deadlift in September\. Deadlift: last on Nov 13/],
    ['did I hit a PR this month', /^Yes\. New bests this month in 2 exercises/],
    ['how many days since my last deadlift session', /^Deadlift: last on Nov 13 \(7 days ago\)/],
    // Counted.
    ['how many times did I train since summer', /^Since Jun 1: 13 workouts, .* a week\..*\nYour log begins Sep 7\./],
    ['did I train more in September or in October?', /^(?:More|About the same).*In September 4 workouts.*in October 4 workouts/],
    ['how many reps of bench did I do in October', /^In October: 45 reps of bench press/],
    ['how long do my sessions take', /60 minutes on average.*\nThe plan reckons with 40 to 55 minutes/],
    ['did I train on thanksgiving', /^Your log goes by dates and knows no holidays\./],
    ['on which day do I train back', /^Mon\w*: barbell row/],
    ['which day do I skip most', /^Monday: missed 1 of 11 .*, the last time Oct 19\./],
    ['did I skip any Mondays', /^Yes\. .*missed 1 of 11 Mondays: Oct 19/],
    ['what was my best month', /^Most by workouts: (?:September|October), \d workouts/],
    ["what's the longest break I took", /^13 days without a workout, Oct 13 to Oct 25/],
  ])('«%s»', (content, said) => {
    expect(say(content)).toMatch(said);
  });

  test('an event that the log does not know is not guessed: its longest pause is offered, with the lift before and after', () => {
    expect(say('what did I bench before my holiday')).toMatch(
      /^Your log does not say when the holiday was\. Its longest pause is Oct 13 to Oct 25 \(13 days\)\. Bench press around it: 75 kg × 5, RPE 8, on Oct 12; then 75 kg × 5, RPE 8, on Oct 26\.\nWas it then\?/,
    );
  });

  test.each([
    ['what am I going to bench in 6 months', /^I cannot know that/],
    ['how strong is my wife compared to me', /^I see your log and your plan only/],
    ['how many calories did I burn last week', /^That is not in your log: .* and not calories\./],
    ['how much did I weigh in September', /not your body weight\./],
  ])('«%s» is said to be unknown', (content, said) => {
    expect(say(content)).toMatch(said);
  });
});

describe('ASK-5: what is asked of the plan is worked out from it', () => {
  test.each<[string, RegExp]>([
    ['which day is the hardest', /^(?:Monday|Friday): 7 sets at RPE 7/],
    ["what's the shortest day", /^Wednesday: 6 sets .*about 40 minutes/],
    ['do I have any direct arm work', /^Yes: 2 direct sets a week \(Wednesday dumbbell curl 2\)\./],
    ['do I get any rear delt work', /^No, no direct work for rear delts in your plan\./],
    ['do I have any direct calf work', /^No, no direct work for calves in your plan\./],
    ['how many sets of back before Friday', /^Back: 3 direct sets before Friday \(Monday barbell row 3\)/],
    ['do I train legs more than chest', /^Yes\. Your plan has .* sets for legs and 4 sets for chest/],
    ['what will week 4 look like', /^Week 4 of 4, the lighter week: \d+ sets, the main lifts at RPE 6/],
    ['what will week 9 look like', /^Your plan has 4 weeks, so there is no week 9/],
    ['how many sessions until the deload', /^9 sessions until the lighter week, week 4/],
    ['how many exercises are on Friday', /^Friday: 2 exercises, deadlift, lat pulldown\./],
  ])('«%s»', (content, said) => {
    expect(say(content)).toMatch(said);
  });
});

test.each([
  'does running kill my gains',
  'how many sets a week for glutes does the science say',
  'how long do I rest between sets',
  'is it better to lift heavy twice or medium three times',
  'do dips work chest or triceps',
  'how much cardio before I lose muscle',
  'did squat, did not do accessories whole week',
  'had shoulder surgery in high school, it is fine',
  "what's behind the long rests",
  'what do I skip if I only have 20 minutes',
  'how long til I hit 225 on bench',
  'can you swap bench for dips',
])('«%s» asks no numbers of one’s own', (content) => {
  expect(readDataQuestion(normaliseText(content))).toBeUndefined();
});

describe('one day (ASK-5)', () => {
  test('a record of today is looked for today alone', () => {
    expect(say('did I PR today')).toMatch(/^No, no new best today\. The newest record is/);
    expect(say('any PRs today?')).toMatch(/^No new best today/);
    expect(say('was that a PR?')).toMatch(/in your last workout/);
  });

  test('tomorrow has its own day of the plan, or the next one', () => {
    expect(say("what's tomorrow")).toMatch(/^(?:Tomorrow is|Nothing is planned for tomorrow\. Next is) (?:Mon|Wed|Fri)/);
  });

  test('the last sessions of a lift are listed', () => {
    expect(say('last 3 bench sessions')).toMatch(/^Bench press, newest first\. Nov 16: .*Nov 9: .*Nov 2: /);
  });

  test('a lift that went down is told with its last two sessions', () => {
    expect(say('why did my bench go down')).toMatch(/by your log/i);
    expect(say('why did my squat go down')).toMatch(/^By your log it did not/);
  });
});
