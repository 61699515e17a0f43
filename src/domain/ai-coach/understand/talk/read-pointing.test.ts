import { describe, expect, test } from 'vitest';
import type { Plan } from '../../../plan/plan.ts';
import { contentsOfPlan } from '../../edit/plan-contents.ts';
import { normaliseText } from '../normalise-text.ts';
import { readPointing } from './read-pointing.ts';
import type { Exchange } from './talk-record.ts';

const item = (exercise: string, sets = 3) => ({ exercise, sets, reps: '5' });
const PLAN: Plan = {
  goal: 'strength',
  schedule: [
    { day: 'Mon', primary: [item('Back squat', 4), item('Bench press')], accessories: [item('Lateral raise')] },
    { day: 'Tue', primary: [item('Box squat')], accessories: [item('Half-kneeling landmine press')] },
    { day: 'Wed', primary: [item('Deadlift'), item('Overhead press')], accessories: [item('Lat pulldown')] },
    { day: 'Fri', primary: [item('Close-grip bench press')], accessories: [item('Cable curl')] },
  ],
};

const point = (said: string, ...talk: [text: string, said: string][]) => {
  const exchanges: Exchange[] = talk.map(([text, answered]) => ({ text: normaliseText(text), said: answered }));
  return readPointing(normaliseText(said), exchanges, contentsOfPlan(PLAN));
};

describe('a bare amount is of what was counted last', () => {
  test.each([
    ['make it 3', '4 days a week please', '3 days a week'],
    ['hm. 2 then', 'do 4 gym days still make sense', '2 days a week'],
    ['40 then', 'sessions of 60 minutes', '40 minutes'],
    ['make it 5', '4 sets of bench press', '5 sets of bench press'],
  ])('«%s» after «%s»', (said, before, text) => {
    expect(point(said, [before, 'All right.'])?.pointing).toMatchObject({ to: 'text', text });
  });

  test('a number the plan has already is said to be there, and stays a fact', () => {
    expect(point('make it 4', ['how many days a week', 'Four.'])).toMatchObject({
      pointing: { to: 'question', ask: 'Your plan has 4 days already, so nothing changes.' },
      content: '4 days a week',
    });
  });

  test('a weight is no part of a plan', () => {
    const found = point('2.5 more', ['how heavy for bench press', 'Bench press, last time on Nov 16: 155 lbs × 3.']);
    expect(found).toMatchObject({ pointing: { to: 'load', exercise: { name: 'Bench press' }, words: '2.5 more' }, content: 'ok' });
  });

  test.each(['need 3 days not 4', 'and 3 days in place of 4'])('«%s» names the days there are', (said) => {
    expect(point(said)?.pointing).toMatchObject({ to: 'text', act: 'fewer-days' });
  });
});

describe('days', () => {
  test.each(['keep first 3 just bin the last', 'drop the last day'])('«%s» drops the last', (said) => {
    expect(point(said, ['make it 3 days a week', 'Three.'])?.pointing).toMatchObject({
      to: 'plan',
      edits: [{ kind: 'drop-day', day: { index: 3 } }],
    });
  });

  test('a day that goes by its lift, with its lift kept elsewhere, and nothing refused', () => {
    const said = 'not deadlift its the only one i like. bin the press day but stick the presses somewhere else';
    expect(point(said, ['3 days a week', 'Tuesday goes.'])).toMatchObject({
      pointing: {
        to: 'plan',
        edits: [
          { kind: 'drop-day', day: { index: 3 } },
          { kind: 'add', exercise: { name: 'Close-grip bench press' } },
        ],
      },
      content: '3 days a week',
    });
  });

  test('«the day after» is counted from the day talked about; a day without a session is said', () => {
    expect(point('to the day after', ['move wednesday', 'To which day?'])?.pointing).toMatchObject({ text: 'move wednesday to thursday' });
    expect(point('to the day after', ['move thursday', 'To which day?'])?.pointing).toMatchObject({
      to: 'question',
      ask: expect.stringContaining('Thursday has no session'),
    });
    expect(point('then better put saturday but not early', ['move friday', 'To which day?'])?.pointing).toMatchObject({
      text: 'move friday to saturday',
    });
  });

  test('«depends what is friday» asks and moves nothing', () => {
    expect(point('no wait friday i have deadlift? depends what is friday', ['move wednesday', '?'])?.pointing).toMatchObject({
      to: 'day',
      day: { index: 3 },
    });
  });
});

test('a day dropped by name where no number of days was asked for is an order of its own', () => {
  expect(point('drop monday', ['strength, 4 days a week', 'Your plan is ready: strength.'])).toBeUndefined();
  expect(point('cut it to 2 days, drop friday', ['make it 3 days a week', 'Three.'])).toBeUndefined();
});

describe('exercises', () => {
  const TREND = 'Bench press is going up: estimated maximum from 179 to 191 lbs.';
  const OTHERS = 'Back squat is going up: 4%.\nDeadlift holds its level.\nOverhead press is going up: 2%.';

  test('«and the other 3» asks the same of the other main lifts, and «which moved least» compares those told', () => {
    expect(point('and the other 3?', ['hows my bench going be honest', TREND])?.pointing).toMatchObject({
      to: 'lifts',
      texts: [expect.stringContaining('squat'), expect.stringContaining('deadlift'), expect.stringContaining('overhead press')],
    });
    const found = point('which one moved the least', ['hows my bench going', TREND], ['and the other 3?', OTHERS]);
    expect(found?.pointing).toMatchObject({ to: 'rank', way: 'least', lifts: expect.objectContaining({ length: 4 }) });
  });

  test('«do something about that one» is about the one named first', () => {
    expect(
      point('ok so do something about that one then', ['which moved least', 'Overhead press moves least: +1%.'])?.pointing,
    ).toMatchObject({
      to: 'ways',
      exercise: { name: 'Overhead press' },
    });
  });

  test('an exercise by its place on a day', () => {
    expect(point('keep them but swap the one i like least its the last one on squat day')?.pointing).toMatchObject({
      text: 'swap lateral raise on monday',
    });
  });

  test('«the other lift» is the other main lift of that day', () => {
    const talk: [string, string][] = [['how heavy for back squat', 'Back squat is on another day of your plan.']];
    expect(point('not that one. the other lift', ...talk)?.pointing).toMatchObject({ text: 'how heavy for bench press' });
  });
});

test.each([
  ['i see that one of them has kneeling, could you swap just that', 'kneeling', 'swap', 'no kneeling'],
  ['is there any jumping in what you gave me, if so bin it', 'a jump', 'remove', 'no jumping'],
  ['you gave me something standing? check all of them', 'done standing', 'check', 'ok'],
])('«%s» looks at what exercises are', (said, kind, wish, content) => {
  expect(point(said)).toMatchObject({ pointing: { to: 'kind', kind, wish }, content });
});

test.each(['no forget everything, put like before', 'put it back to how it was before', 'give me my old plan back'])(
  '«%s» is the plan before and no new start',
  (said) => {
    expect(point(said)?.pointing).toMatchObject({ to: 'text', act: 'undo' });
  },
);

test('how much can be trained on a trip is no fact about every week', () => {
  const away: [string, string] = ['off to tenerife for 10 days', 'Away 10 days from saturday: your plan stays as it is.'];
  expect(point('30 min at most, twice a week tops', away)).toMatchObject({ pointing: { to: 'away' }, content: 'ok' });
  expect(
    point('flights moved, we go monday now, so back on the thursday week after', away, ['how heavy for squat', '205 lbs.']),
  ).toMatchObject({
    pointing: { to: 'pause', from: 'monday', until: 'thursday' },
  });
});

test('time off is no fact about every week, and a later date corrects it', () => {
  expect(point('off to spain from the 9th, back the 17th')).toMatchObject({
    pointing: { to: 'away', from: 'the 9th', until: 'the 17th' },
    content: 'ok',
  });
  expect(point('leave it off altogether while were away then')?.pointing).toMatchObject({ to: 'pause' });
  const off: [string, string] = ['leave it off', 'Then there is no training.'];
  expect(point('the 17th i am fit for nothing, make it from the day after', off)?.pointing).toMatchObject({
    until: 'the day after the 17th',
  });
});

test.each([
  'how do i squat',
  'swap bench for dips',
  'no lunges',
  'my knee hurts',
  'move friday to saturday',
  'what is rpe',
  'can i train after work?',
])('«%s» stands alone', (said) => {
  expect(point(said, ['what is on monday', 'Monday: Back squat.'])).toBeUndefined();
});

describe('a question for alternatives takes nothing out, and one of them can be chosen', () => {
  test.each([
    'what can I use in place of the cable curl?',
    'hey, any replacement for cable curls?',
    'Is there anything other than cable curls?',
  ])('«%s» asks', (said) => {
    expect(point(said)).toMatchObject({ pointing: { to: 'text', text: expect.stringMatching(/^what would be a good substitute for/) } });
    expect(point(said)?.pointing).not.toHaveProperty('act');
  });

  const TOLD = 'In place of cable curl: hammer curl, dumbbell curl and barbell curl. They train much the same muscles.';
  test.each([
    ["I'll go with the third", 'barbell curl'],
    ['number two please', 'dumbbell curl'],
    ['ok, the first one', 'hammer curl'],
    ["let's take the dumbbell curl", 'dumbbell curl'],
  ])('«%s» is %s', (said, to) => {
    const asked: [string, string] = ['what could I do instead of cable curls', TOLD];
    expect(point(said, asked)?.pointing).toMatchObject({ text: `swap cable curl for ${to}`, act: 'swap-exercise' });
    const card = 'Hammer curl instead of cable curl on Friday. Everything else stays as it is.';
    expect(point(`no, ${said}`, asked, ['first', card])?.pointing).toMatchObject({ text: `swap cable curl for ${to}` });
  });

  test('a bare number is no choice, and other orders stay what they are', () => {
    expect(point('3', ['instead of cable curls?', TOLD])?.pointing).not.toMatchObject({ act: 'swap-exercise' });
    expect(point('no burpees please')).toBeUndefined();
    expect(point('no deadlifts')).toBeUndefined();
  });

  test('a doubt whether an exercise is there asks', () => {
    expect(point('huh, no lateral raises? they were there before')?.pointing).toMatchObject({ text: 'why is there no lateral raises' });
  });

  test('«how about A instead of B» wishes', () => {
    expect(point('how about front raises instead of lateral raises')?.pointing).toMatchObject({ act: 'swap-exercise' });
  });
});

describe('what is asked or wished for a week or block ahead changes nothing', () => {
  test.each([
    ['if I only get one session in, which workout should I drop', { to: 'skip', left: 1 }],
    ['how will the next block look?', { to: 'next-block', isWish: false }],
    ['could the next plan have more muscle work', { to: 'next-block', isWish: true }],
    ['I would like an easier week next week', { to: 'light-week' }],
    ['skip the lat pulldown this wednesday', { to: 'without-once', day: { index: 2 } }],
    ["wednesday I'm busy this week, could we do the session on thursday", { to: 'text', act: 'shift-session' }],
  ])('«%s»', (said, pointing) => {
    expect(point(said)).toMatchObject({ pointing, content: 'ok' });
  });

  test.each([
    'build the next block',
    'my back hurts on deadlifts, skip deadlifts this week',
    'no deadlifts from now on',
    'make this week a deload',
  ])('«%s» is none of it', (said) => {
    expect(point(said)?.pointing.to ?? '').not.toMatch(/^(?:skip|next-block|light-week|without-once)$/);
  });
});
