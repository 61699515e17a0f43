import { describe, expect, test } from 'vitest';
import { buildPlan } from '../build-plan.ts';
import { type Brief, EMPTY_BRIEF } from '../person/brief-shape.ts';
import { GYMS } from '../person/gyms-table.ts';
import { traineeOf } from '../person/trainee.ts';
import { normaliseText } from '../understand/normalise-text.ts';
import { applyEdit } from './apply-edit.ts';
import { readEdit } from './read-edit.ts';

const brief: Brief = { ...EMPTY_BRIEF, goal: 'muscle', experience: 'intermediate', days: 4, minutes: 60, kit: GYMS['full gym'].kit };
/** Mon upper, Tue lower, Thu upper, Fri lower. */
const plan = buildPlan(brief);
const read = (text: string, act: string, context = {}) => readEdit(normaliseText(text), act, plan, context);

const FRIDAY = { index: 3, label: 'Fri' };
const TUESDAY = { index: 1, label: 'Tue' };
const LATERAL = { id: 'lateral-raise', name: 'Lateral raise' };

describe('an edit is read from a message', () => {
  test.each<[string, string, object]>([
    ['can Friday be upper body only?', 'change-day-content', { kind: 'day-content', day: FRIDAY, contents: ['upper body'] }],
    ['make Tuesday arms and core', 'change-day-content', { kind: 'day-content', day: TUESDAY, contents: ['arms', 'core'] }],
    [
      'side planks at the end of every session',
      'add-exercise',
      { kind: 'add', exercise: { id: 'side-plank', name: 'Side plank' }, each_day: true },
    ],
    ['calf work at most once a week', 'fewer-sets', { kind: 'at-most', muscles: ['calves'], days: 1 }],
    ["I couldn't care less about chest", 'focus-shift', { kind: 'focus', more: [], less: ['chest'] }],
    ['triceps do not matter to me, more back', 'focus-shift', { kind: 'focus', more: ['lats', 'upper back'], less: ['triceps'] }],
    ['RPE half a point higher on everything', 'change-reps', { kind: 'effort-step', target: {}, by: -0.5 }],
    ['raise the rpe by 1 on friday', 'change-reps', { kind: 'effort-step', target: { day: FRIDAY }, by: -1 }],
    ['one rep more in reserve', 'change-reps', { kind: 'effort-step', target: {}, by: 1 }],
    [
      'no legs on Friday',
      'remove-exercise',
      { kind: 'remove', target: { muscles: ['quads', 'hamstrings', 'glutes', 'calves'], day: FRIDAY } },
    ],
    ['move Friday to Saturday from now on', 'move-day', { kind: 'move-day', moves: [{ day: FRIDAY, weekday: 6 }] }],
    ['I can no longer do Fridays, Sunday instead', 'move-day', { kind: 'move-day', moves: [{ day: FRIDAY, weekday: 0 }] }],
    ['swap Tuesday and Friday', 'reorder', { kind: 'swap-days', first: TUESDAY, second: FRIDAY }],
    ['skip Friday this week, I do it Saturday', 'shift-session', { kind: 'shift-session', day: FRIDAY, to: 6 }],
    ['three days are enough', 'fewer-days', { kind: 'drop-day', days: 3 }],
    ['the Friday one never happens, drop it', 'fewer-days', { kind: 'drop-day', day: FRIDAY }],
    ['four is nothing, I want five', 'more-days', { kind: 'add-day', days: 5 }],
    ['I have Wednesday free now, use it', 'more-days', { kind: 'add-day', weekdays: [3] }],
    ['push pull legs instead of upper lower', 'change-split', { kind: 'split', split: 'push pull legs' }],
    [
      'swap hack squat for leg press',
      'swap-exercise',
      { kind: 'swap', from: { id: 'hack-squat', name: 'Hack squat' }, to: { id: 'leg-press', name: 'Leg press' } },
    ],
    [
      'leg press instead of hack squats',
      'swap-exercise',
      { kind: 'swap', from: { id: 'hack-squat', name: 'Hack squat' }, to: { id: 'leg-press', name: 'Leg press' } },
    ],
    ['lateral raises bore me, something else', 'swap-exercise', { kind: 'swap', from: LATERAL, to: null }],
    ['no more lateral raises', 'remove-exercise', { kind: 'remove', target: { exercise: LATERAL } }],
    [
      'drop the last exercise on Friday',
      'remove-exercise',
      { kind: 'remove', target: { exercise: { id: 'pallof-press', name: 'Pallof press' }, day: FRIDAY } },
    ],
    [
      'add 3x10 face pulls on Friday',
      'add-exercise',
      { kind: 'add', exercise: { id: 'face-pull', name: 'Face pull' }, day: FRIDAY, sets: 3, reps: '10' },
    ],
    [
      '20 minutes of rowing after every session',
      'add-cardio',
      { kind: 'add', exercise: { id: 'rowing-machine', name: 'Rowing machine' }, each_day: true, minutes: 20 },
    ],
    ['one more set of lateral raises', 'more-sets', { kind: 'sets', target: { exercise: LATERAL }, by: 1 }],
    ['4 sets of lateral raises is too much, make it 2', 'fewer-sets', { kind: 'sets', target: { exercise: LATERAL }, to: 2 }],
    ['quads 14 sets a week, up from 8', 'more-sets', { kind: 'sets', target: { muscles: ['quads'] }, weekly: 14 }],
    ['lateral raises 15-20 instead of 12', 'change-reps', { kind: 'reps', target: { exercise: LATERAL }, reps: '15–20' }],
    ['heavier with fewer reps please', 'change-reps', { kind: 'reps', target: {}, style: 'heavier' }],
    ['2 minutes is boring, 60 seconds', 'change-rest', { kind: 'rest', target: {}, seconds: 60 }],
    ['I need longer breaks', 'change-rest', { kind: 'rest', target: {}, style: 'longer' }],
    ['sessions of 40 minutes, not 60', 'shorter-sessions', { kind: 'time', minutes: 40 }],
    ['add 15 minutes to each', 'longer-sessions', { kind: 'time', by: 15 }],
    [
      'more legs and less chest and arms',
      'focus-shift',
      { kind: 'focus', more: ['quads', 'hamstrings', 'glutes', 'calves'], less: ['chest', 'biceps', 'triceps'] },
    ],
    ['less chest, more back', 'focus-shift', { kind: 'focus', more: ['lats', 'upper back'], less: ['chest'] }],
    ['lateral raises first', 'reorder', { kind: 'order', target: { exercise: LATERAL }, place: 'first' }],
    [
      'pair the cable curls with overhead triceps extensions',
      'superset',
      {
        kind: 'superset',
        pair: true,
        exercises: [
          { id: 'cable-curl', name: 'Cable curl' },
          { id: 'overhead-triceps-extension', name: 'Overhead triceps extension' },
        ],
      },
    ],
    ['no supersets please, one thing at a time', 'superset', { kind: 'superset', pair: false, exercises: [] }],
    ['too easy, turn it up', 'harder', { kind: 'intensity', to: 'harder' }],
    ['everything a bit lighter', 'easier', { kind: 'intensity', to: 'lighter' }],
  ])('%s', (text, act, edit) => {
    expect(read(text, act)).toEqual({ edit });
  });

  test('«Rows before bench on the second upper day» means what that day has', () => {
    expect(read('put rows before the incline press on Thursday', 'reorder')).toEqual({
      edit: {
        kind: 'order',
        target: { exercise: { id: 'seated-cable-row', name: 'Seated cable row' }, day: { index: 2, label: 'Thu' } },
        place: { before: { id: 'incline-dumbbell-press', name: 'Incline dumbbell press' } },
      },
    });
  });

  test('«It» and «that day» are what was talked about last', () => {
    expect(read('one set less of it', 'fewer-sets', { lastExercise: 'lateral-raise' })).toEqual({
      edit: { kind: 'sets', target: { exercise: LATERAL }, by: -1 },
    });
    expect(read('make it arms', 'change-day-content', { lastDay: 3 })).toEqual({
      edit: { kind: 'day-content', day: FRIDAY, contents: ['arms'] },
    });
  });
});

describe('one missing detail is asked for, with phrases to tap', () => {
  test.each<[string, string, RegExp, string]>([
    ['swap the rows', 'swap-exercise', /^Which rows do you mean\?$/, 'Swap seated cable row'],
    ['swap something', 'swap-exercise', /^Which exercise should go\?$/, 'Swap dumbbell bench press'],
    ['no Fridays any more', 'move-day', /^Which day instead of Friday\?$/, 'Move Friday to Sunday'],
    ['Friday should be different', 'change-day-content', /^What should Friday be\?$/, 'Make Friday upper body'],
    ['make Sunday arms', 'change-day-content', /^Your plan has no session on Sunday\. Which day should be arms\?$/, 'Make Friday arms'],
    ['another split', 'change-split', /^How should the week be split\?$/, 'Push, pull, legs'],
    ['add some swimming', 'add-cardio', /^swimming is not among my exercises/, 'Add rowing machine'],
  ])('%s', (text, act, ask, choice) => {
    const result = read(text, act);
    expect(result).toMatchObject({ ask: expect.stringMatching(ask), choices: expect.arrayContaining([choice]) });
  });

  test('A tapped phrase is an edit', () => {
    expect(read('Swap seated cable row', 'swap-exercise')).toMatchObject({ edit: { kind: 'swap', to: null } });
    expect(read('Move Friday to Sunday', 'move-day')).toMatchObject({ edit: { kind: 'move-day' } });
    expect(read('Make Friday upper body', 'change-day-content')).toMatchObject({ edit: { kind: 'day-content' } });
  });
});

test('An exercise that the plan does not have is never taken for another', () => {
  const result = read('drop the burpees', 'remove-exercise');
  expect(result).toEqual({ edit: { kind: 'remove', target: { exercise: { id: 'burpee', name: 'Burpee' } } } });
  const { could_not } = applyEdit(plan, { kind: 'remove', target: { exercise: { id: 'burpee', name: 'Burpee' } } }, traineeOf(brief));
  expect(could_not).toEqual(['There is no burpee in your plan.']);
});

test('What is no edit is none', () => {
  expect(read('thanks!', 'thanks')).toBeUndefined();
});

test('What takes the place of an exercise is of the kind that is told (PLAN-20)', () => {
  const to = (text: string) => {
    const result = read(text, 'swap-exercise');
    return result !== undefined && 'edit' in result && result.edit.kind === 'swap' ? result.edit.to?.id : result;
  };
  const [day] = plan.schedule ?? [];
  const press = [...(day?.primary ?? []), ...(day?.accessories ?? [])]
    .map(({ exercise }) => exercise)
    .find((name) => name?.includes('ench press'));
  expect(to(`swap ${press} for something standing`)).toMatch(/cable|band|landmine/);
  expect(to(`swap ${press} for something on one arm at a time`)).toMatch(/one-arm|single-arm/);
  expect(to('swap romanian deadlift for a trap bar')).toBe('trap-bar-deadlift');
  expect(to('swap reverse lunge for something on two legs')).toMatch(/squat$|leg-press/);
  expect(to('swap single-arm dumbbell row for a two-armed version')).not.toMatch(/one-arm|single-arm/);
});

test('«The first lift on Monday», «the arm work»: by place and by part (PLAN-20)', () => {
  const first = plan.schedule?.[0]?.primary?.[0]?.exercise;
  expect(read('two more sets on the first lift monday', 'more-sets')).toMatchObject({
    edit: { kind: 'sets', target: { exercise: { name: first }, day: { index: 0 } }, by: 2 },
  });
  const pair = read('superset my arm work', 'superset');
  expect(pair).toMatchObject({ edit: { kind: 'superset', pair: true, exercises: [{}, {}] } });
});
