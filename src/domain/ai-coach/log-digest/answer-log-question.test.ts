import { describe, expect, test } from 'vitest';
import type { PlanDay } from '#domain/plan/plan.ts';
import { type DoneSession, digestOf } from '#tests/fixtures/log-digest.ts';
import type { Brief } from '../person/brief-shape.ts';
import { EMPTY_BRIEF } from '../person/brief-shape.ts';
import { normaliseText } from '../understand/normalise-text.ts';
import { type AskedOfLog, answerLogQuestion } from './answer-log-question.ts';
import type { LogDigest } from './digest-shape.ts';
import { exerciseAsked } from './exercise-asked.ts';
import { LOG_ACTS, type LogAct } from './log-question.ts';

const WEEKS = ['09-07', '09-14', '09-21', '09-28', '10-05', '10-12', '10-19', '10-26', '11-02', '11-09', '11-16'].map(
  (day) => `2026-${day}`,
);

const every = (make: (week: number) => Omit<DoneSession, 'on'>, days = WEEKS): DoneSession[] =>
  days.map((on, week) => ({ on, ...make(week) }));
const GROWING = every((week) => ({ reps: [5, 5, 5], weight: String(80 + 2.5 * week) }));
const FLAT = every((week) => ({ reps: [5, 5, 5], weight: '60', rpe: week > 7 ? 9 : 8 }));
const FALLING = every((week) => ({ reps: [8, 8], weight: String(50 - week) }));

const day = (label: string, primary: string[], accessories: PlanDay['accessories'] = []) => ({
  day: label,
  primary: primary.map((exercise) => ({ exercise, sets: 3, reps: 5, rpe_schedule: [8, 8.5, 9, 6] })),
  accessories,
});
const PLAN = {
  goal: 'strength',
  weeks: [[day('Mon', ['Goblet squat', 'Bench press']), day('Fri', ['Deadlift'], [{ exercise: 'Plank', sets: 2, reps: '30 s' }])]],
};
const PLACE: LogDigest['place'] = { week: 1, day: 1, labels: ['Mon', 'Fri'], scheduled: true, session: 'none', changed: null };
const target = (of: number, exercise: string, suggestion: LogDigest['targets'][number]['suggestion']): LogDigest['targets'][number] => ({
  day: of,
  exercise,
  exercise_n: 1,
  sets: 3,
  done: 0,
  reps: '5',
  rpe: 8.5,
  suggestion,
});

function say(act: LogAct, text: string, digest: LogDigest | null, more: Partial<AskedOfLog> = {}): string {
  return answerLogQuestion({ act, text: normaliseText(text), digest, plan: PLAN, brief: EMPTY_BRIEF, facts: [], unit: 'kg', ...more }).join(
    '\n',
  );
}

describe('trend', () => {
  const digest = digestOf({ 'Goblet squat': GROWING, 'Bench press': FLAT, 'Overhead press': FALLING });

  test('a growing lift says from what to what, when, and by how much', () => {
    expect(say('ask-log-trend', 'how is my goblet squat going', digest)).toContain(
      'Goblet squat is going up: estimated maximum from 99–105 kg (Sep 7 to Sep 21) to 123–129 kg (Nov 2 to Nov 16), about 24% up over 11 sessions.',
    );
  });

  test('a flat lift is level, a falling one is down', () => {
    expect(say('ask-log-trend', 'is my bench moving', digest)).toMatch(
      /Bench press holds its level: estimated maximum from 74 kg .* to 72 kg/,
    );
    expect(say('ask-log-trend', 'ohp trend?', digest)).toMatch(/Overhead press has gone down: .*% down over 11 sessions/);
  });

  test('the answer is in the trainee’s unit', () => {
    expect(say('ask-log-trend', 'goblet squat trend', digest, { unit: 'lb' })).toMatch(/from 21\d–23\d lbs .* to 27\d–28\d lbs/);
  });

  test('«squat» is the squat that is trained, and the answer says so', () => {
    expect(say('ask-log-trend', 'how is my squat', digest)).toMatch(
      /^I take that as Goblet squat, which is in your plan\.\nGoblet squat is going up/,
    );
  });

  test('ASK-6 without an exercise the main lifts of the plan are counted, then the others', () => {
    expect(say('ask-log-trend', 'am i getting stronger', digest)).toBe(
      'Partly, by your log: of your 2 main lifts with enough sessions since Sep 7, 1 goes up (Goblet squat +24%).\nLevel: Bench press.\nDown among the others: Overhead press −17%.',
    );
  });

  test('ASK-6 what stands out is told with the main lifts first', () => {
    expect(say('ask-log-trend', 'what do you notice', digest)).toMatch(
      /^Your main lifts since Sep 7: Goblet squat \+24%, Bench press level\.\nBench press has had no new best since .*\n.*you trained on .*\nFewest hard sets/,
    );
    expect(say('ask-log-trend', "what's going well", digest)).toMatch(/^Up since Sep 7: Goblet squat \+24%\./);
    expect(say('ask-log-trend', 'what is going badly', digest)).toMatch(/^None of your 2 main lifts went down since Sep 7\./);
  });

  test('too few sessions say how many are missing', () => {
    const sparse = digestOf({ 'Bench press': FLAT.slice(-1) });
    expect(say('ask-log-trend', 'is my bench going up', sparse)).toBe(
      'Bench press: one session so far, the last on Nov 16 at an estimated maximum near 72 kg.\nTwo more sessions and I can say where it goes.',
    );
  });

  test('bodyweight counts reps, timed work seconds', () => {
    const reps = digestOf({
      'Pull-up': every((week) => ({ reps: [5 + Math.floor(week / 3), 5] })),
      Plank: every((week) => ({ reps: [40 + 2 * week] })),
    });
    expect(say('ask-log-trend', 'pull ups trend', reps)).toContain('Pull-up is going up: most reps from 5 reps');
    expect(say('ask-log-trend', 'is my plank better', reps)).toContain('longest set from 40–44 s');
  });

  test('muscles that are named choose the exercises', () => {
    expect(say('ask-log-trend', 'are my legs getting stronger', digest)).toBe(
      'Yes, by your log you are getting stronger: of 1 exercise with enough sessions since Sep 7, 1 goes up (Goblet squat +24%).',
    );
  });

  test('a named period is compared within itself', () => {
    expect(say('ask-log-trend', 'goblet squat since october', digest)).toMatch(
      /from 11\d–11\d kg \(Oct 5 to Oct 19\).*over 7 sessions since October/,
    );
  });
});

describe('records', () => {
  const digest = digestOf({
    'Bench press': [...every(() => ({ reps: [8], weight: '60' })), { on: '2025-03-04', reps: [1], weight: '90', rpe: 10 }],
    'Pull-up': every(() => ({ reps: [9, 7] })),
  });

  test('the heaviest set with its date, and the year of another one', () => {
    expect(say('ask-log-record', 'what is my best bench ever', digest)).toBe(
      'Bench press, heaviest: 90 kg × 1, RPE 10, on Mar 4, 2025.\nBest estimated maximum: about 90 kg, from 90 kg × 1, RPE 10, on Mar 4, 2025.',
    );
  });

  test('a rep maximum is the heaviest set of at least so many reps', () => {
    expect(say('ask-log-record', 'best 5rm bench', digest)).toBe('Bench press, heaviest for 5 reps or more: 60 kg × 8, RPE 8, on Sep 7.');
    expect(say('ask-log-record', 'most pull ups ever', digest)).toBe('Pull-up, most reps: 9 reps, RPE 8, on Sep 7.');
  });

  test('a weight to beat gets a yes or no, a weight its most reps', () => {
    expect(say('ask-log-record', 'did i ever bench more than 80', digest)).toMatch(/^Yes\. Bench press, heaviest: 90 kg × 1/);
    expect(say('ask-log-record', 'have i ever hit 95 on the bench', digest)).toMatch(
      /^Not in the log I see\. Bench press, heaviest: 90 kg/,
    );
    expect(say('ask-log-record', 'most reps at 60 on bench', digest)).toContain('Bench press, most reps from 60 kg up: 60 kg × 8');
  });

  test('a set in the question is estimated itself', () => {
    expect(say('ask-log-record', 'what would my 1rm be off 85x5', digest)).toContain('85 kg × 5 points to a maximum near');
  });

  test('a lift never logged has no record', () => {
    expect(say('ask-log-record', 'best leg press', digest)).toBe(
      'I find no set of Leg press, and it is not in your plan. What I do see: Bench press, Pull-up.',
    );
  });
});

describe('last time', () => {
  const digest = digestOf({ 'Bench press': FLAT, 'Goblet squat': GROWING });

  test('the sets of the exercise asked for, and of the time before', () => {
    expect(say('ask-log-last', 'what did i bench last time', digest)).toBe(
      'Bench press, last time on Nov 16: 60 kg × 5, 5, 5 at RPE 9.\nBefore that, on Nov 9: 60 kg × 5, 5, 5 at RPE 9.',
    );
    expect(say('ask-log-last', 'bench last week', digest)).toBe('Bench press on Nov 9: 60 kg × 5, 5, 5 at RPE 9.');
  });

  test('a whole session, and a day without one', () => {
    expect(say('ask-log-last', 'what did i do last', digest)).toContain(
      'Your last session was on Nov 16 (Mon, 62 minutes): Bench press 60 kg × 5, 5, 5 at RPE 9; Goblet squat 105 kg × 5, 5, 5 at RPE 8.',
    );
    expect(say('ask-log-last', 'what did i do yesterday', digest)).toBe('I see no workout yesterday. The nearest is Nov 16.');
  });

  test('muscles choose the day on which they were trained', () => {
    const split = digestOf({ 'Bench press': FLAT.slice(-1), 'Back squat': GROWING.slice(-2, -1) });
    expect(say('ask-log-last', 'what did i do last leg day', split)).toBe(
      'You last trained legs on Nov 9: Back squat 102.5 kg × 5, 5, 5 at RPE 8.',
    );
  });

  test('what the trainee hides is named, not told', () => {
    const hidden = digestOf({ 'Bench press': FLAT, 'Goblet squat': GROWING }, { hidden: ['last-session', 'lift:goblet squat'] });
    expect(say('ask-log-last', 'what did i do last', hidden)).toContain('You removed the last session');
    expect(say('ask-log-last', 'goblet squat last time', hidden)).toContain('You removed Goblet squat');
    expect(say('ask-log-last', 'bench last time', hidden)).toMatch(/last time on Nov 9.*\n.*\n.*removed it/);
  });
});

describe('the load of today', () => {
  const digest = digestOf(
    { 'Goblet squat': GROWING, 'Bench press': FLAT },
    {
      place: PLACE,
      targets: [
        target(1, 'Deadlift', null),
        { ...target(1, 'Plank', null), reps: '30 s', rpe: null, sets: 2 },
        target(0, 'Goblet squat', {
          load: '107.5kg',
          reps: 5,
          reason: 'Last time points to a max near 130 kg; 5 reps at RPE 8.5 is this load.',
        }),
      ],
    },
  );

  test('the number of Today’s Workout with its reason, and on which day it is', () => {
    const words = say('ask-load-today', 'what should i use for goblet squat', digest);
    expect(words).toContain(
      "Goblet squat is not in today's session.\nOn Monday Goblet squat: 3 sets of 107.5 kg × 5 at RPE 8.5. Last time points to a max near 130 kg",
    );
    expect(words).toContain('Last time, on Nov 16: 105 kg × 5, 5, 5 at RPE 8.');
    expect(say('ask-load-today', 'goblet squat 105 or 110 today?', digest)).toContain('Of your two, take 105.');
  });

  test('in the other unit the reason is in it too', () => {
    expect(say('ask-load-today', 'goblet squat weight', digest, { unit: 'lb' })).toMatch(
      /237 lbs × 5 at RPE 8\.5\. Last time points to a max near 286\.5 lbs/,
    );
  });

  test('never logged: no weight is invented, a reported maximum is used', () => {
    expect(say('ask-load-today', 'deadlift how heavy', digest)).toBe(
      "Deadlift: 3 × 5 at RPE 8.5.\nNothing is logged yet, so I name no weight: start with the empty bar and add until a set of 5 feels like 3 more were in you. Today's Workout counts on from there.",
    );
    const brief: Brief = { ...EMPTY_BRIEF, maxes: [{ exercise_id: 'deadlift', weight: '180', unit: 'kg' }] };
    expect(say('ask-load-today', 'deadlift how heavy', digest, { brief })).toMatch(
      /^Today Deadlift: 3 sets of \d+(\.\d)? kg × 5 at RPE 8\.5\. You told the coach a max of 180 kg/,
    );
  });

  test('the whole session, and one that is logged', () => {
    expect(say('ask-load-today', 'what do i do today', digest)).toBe(
      'Today is Friday. Deadlift, 3 × 5, weight by feel; Plank, 2 × 30 s, weight by feel.',
    );
    const logged = { ...digest, place: { ...PLACE, session: 'logged' as const } };
    expect(say('ask-load-today', 'deadlift weight', logged)).toBe('Deadlift is done for today.');
  });

  test('an exercise outside the plan follows the same rules from its log', () => {
    const words = say('ask-load-today', 'overhead press weight', digestOf({ 'Overhead press': FALLING }, { place: PLACE }));
    expect(words).toMatch(/^Overhead press is not in your plan\. \d+(\.\d)? kg × 5 would be right\. Last time points to a max near/);
  });

  test('«and why?» is about the exercise before', () => {
    expect(say('ask-load-today', 'and why that?', digest, { last: 'Goblet squat' })).toContain('max near 130 kg');
  });
});

describe('volume', () => {
  const digest = digestOf({ 'Bench press': FLAT, 'Goblet squat': GROWING });

  test('hard sets of a muscle by week, beside the plan', () => {
    expect(say('ask-log-volume', 'how many chest sets this week', digest)).toBe(
      'Chest, hard sets: 3 so far this week; 3 last week; 3 a week over the four weeks before this. Your plan has 3 a week.',
    );
  });

  test('a month is told by its weeks, and what is neglected by the fewest sets', () => {
    expect(say('ask-log-volume', 'chest sets this month', digest)).toContain(
      'Chest, hard sets: 9 since Nov 1; 3 so far this week; 3 last week',
    );
    expect(say('ask-log-volume', 'which muscles am i under training', digest)).toBe(
      say('ask-log-volume', 'which muscle do i neglect', digest),
    );
    expect(say('ask-log-volume', 'which muscle do i neglect', digest)).toContain(
      'Fewest hard sets a week over the four weeks before this: hamstrings 0 (3 in your plan)',
    );
  });

  test('sets and weight moved of one exercise', () => {
    expect(say('ask-log-volume', 'bench sets last week', digest)).toBe('Bench press: 3 sets last week, 15 reps, 900 kg in all.');
  });

  test('weight moved in all', () => {
    expect(say('ask-log-volume', 'total tonnage', digest)).toContain('Weight times reps: 2,475 kg so far this week, 2,438 kg last week');
  });

  test('an empty month says when the last session was', () => {
    const old = digestOf({ 'Bench press': FLAT.slice(0, 2) }, { recent: [] });
    expect(say('ask-log-volume', 'chest sets this week', old)).toContain('your last session was Sep 14');
  });
});

describe('adherence', () => {
  const digest = digestOf({ 'Bench press': FLAT });

  test('days trained against days planned', () => {
    expect(say('ask-log-adherence', 'have i been good', digest)).toBe(
      'In the last 4 weeks you trained on 4 days, 1 a week. Your plan asks for 2 a week, about 8 in that time: that is 50%.',
    );
    expect(say('ask-log-adherence', 'how often did i train in october', digest)).toContain('In October you trained on 4 days');
  });

  test('weeks before the first workout were not missed', () => {
    const young = digestOf({ 'Bench press': FLAT.slice(-1) });
    expect(say('ask-log-adherence', 'how good was i this month', young)).toContain('1 day (counted from Nov 16)');
  });

  test('streaks and the weekday trained least', () => {
    expect(say('ask-log-adherence', 'longest streak', digest)).toContain('at least one workout since Sep 7: 11; the current one: 11.');
    const placed = { ...digest, place: PLACE };
    expect(say('ask-log-adherence', 'which day do i skip most', placed)).toContain('Friday is the one you trained least.');
  });

  test('the total comes from the facts, the usual minutes from timed sessions', () => {
    const facts = [{ key: 'logged', label: 'Logged', value: '11 workouts since 7 September' }];
    expect(say('ask-log-adherence', 'how many times in total', digest, { facts })).toContain(
      'In all you logged 11 workouts since 7 September.',
    );
    expect(say('ask-log-adherence', 'how long do i usually train', digest)).toContain('took 60 minutes on average');
    expect(say('ask-log-adherence', 'how long since i was in', digest)).toBe('Your last workout was on Nov 16, 4 days ago.');
  });

  test('hidden workouts are not counted', () => {
    expect(say('ask-log-adherence', 'how often', digestOf({ 'Bench press': FLAT }, { hidden: ['workouts'] }))).toContain(
      'You removed your workouts',
    );
  });
});

describe('what changed', () => {
  const digest = digestOf({ 'Bench press': FLAT }, { place: PLACE, plan_since: '2026-11-01' });

  test('the week, the light week, and what is left', () => {
    expect(say('ask-what-changed', 'what week am i in', digest)).toBe(
      'You are in week 2 of 4; today is Friday.\nWeek 4 is lighter: the same exercises with less work and effort, so that you start the next block rested.\n2 weeks are left in this block after it.',
    );
    expect(say('ask-what-changed', 'when is the deload', digest)).toContain('Week 4 is the lighter one, 2 weeks of training from here.');
  });

  test('accepted changes with their day, else since when it is the same', () => {
    expect(say('ask-what-changed', 'what changed', digest)).toContain('Your plan has not changed since Nov 1, when it was made.');
    const changes = [{ on: '2026-11-18', title: 'Dips for bench press', lines: ['Monday: Bench press → Dip'] }];
    expect(say('ask-what-changed', 'what did you change', { ...digest, changes })).toBe(
      'On Nov 18 you accepted «Dips for bench press»: Monday: Bench press → Dip.',
    );
  });

  test('an unknown position is not guessed', () => {
    expect(say('ask-what-changed', 'which week is it', { ...digest, place: null })).toContain('I do not see where you are');
  });
});

describe('plateau', () => {
  const digest = digestOf({ 'Goblet squat': GROWING, 'Bench press': FLAT });

  test('a standstill is confirmed with its best and what to do', () => {
    expect(say('report-plateau', 'my bench is stuck', digest)).toBe(
      'Yes, Bench press stands still: no better session than about 74 kg on Sep 7 in 10 sessions since, lately 72 kg.\nYour last sets were at RPE 9, so the tank is empty rather than the work too little. Take a lighter week, then start about 5% below. Say «I need a deload», and I propose it.',
    );
  });

  test('a lift that moves is told so', () => {
    expect(say('report-plateau', 'goblet squat is stuck', digest)).toContain('By the log Goblet squat still moves');
  });

  test('too little to say', () => {
    const sparse = digestOf({ 'Bench press': FLAT.slice(-2) });
    expect(say('report-plateau', 'my bench is stuck', sparse)).toContain(
      'shows too little of Bench press to call it a plateau: 2 sessions',
    );
  });

  test('without a lift the ones that stand still are named', () => {
    expect(say('report-plateau', 'nothing moves anymore', digest)).toMatch(
      /^By the log these stand still: Bench press \(best Sep 7\)\.\nStill moving: Goblet squat\./,
    );
  });
});

test.each(LOG_ACTS)('an empty log and no log at all invent nothing: %s', (act) => {
  const empty = digestOf({});
  for (const text of ['am i doing well', 'and the bench?'])
    for (const digest of [empty, null])
      for (const plan of [PLAN, undefined]) {
        const words = say(act, text, digest, { plan });
        expect(words).not.toBe('');
        expect(words).not.toMatch(/\d (?:kg|lbs|reps)|%|undefined|NaN|Infinity/);
      }
});

describe('the exercise asked for', () => {
  const digest = digestOf({ 'Dumbbell row': FLAT, 'Pull-up': every(() => ({ reps: [9] })), 'Zercher thing': FLAT });

  test.each([
    ['how are my rows', 'Dumbbell row', 'row'],
    ['hows the squat', 'Goblet squat', 'squat'],
    ['bench?', 'Bench press', null],
    ['what about the zercher thing', 'Zercher thing', null],
    ['front squat max', 'Front squat', null],
  ])('«%s» is %s', (text, name, instead) => {
    expect(exerciseAsked(normaliseText(text), PLAN, digest)).toMatchObject({ name, instead });
  });

  test.each(['did i even do abs on monday', 'how often was i here', 'how much do i hang on this thing'])('«%s» names none', (text) => {
    expect(exerciseAsked(normaliseText(text), PLAN, digest)).toBeUndefined();
  });
});
