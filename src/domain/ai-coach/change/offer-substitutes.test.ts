import { describe, expect, test } from 'vitest';
import { EXERCISES } from '../../exercises/library.ts';
import type { PlanDay } from '../../plan/plan.ts';
import { readPlanDay } from '../../plan/plan-view.ts';
import { EMPTY_BRIEF } from '../person/brief-shape.ts';
import { bringBack, offerSubstitutes, type SwapInput } from './offer-substitutes.ts';

const ROW = { exercise: 'Barbell row', exercise_id: 'barbell-row', sets: 3, reps: '8', rpe: 8, superset: 'A' };
const PRESS = { exercise: 'Bench press', exercise_id: 'bench-press', sets: 3, reps: '5', rpe: 8, superset: 'A' };
const CURL = { exercise: 'Dumbbell curl', exercise_id: 'dumbbell-curl', sets: 2, reps: '10–12' };
const FREE: PlanDay = { exercises: [PRESS, ROW, CURL] };
const SPLIT: PlanDay = { primary: [PRESS, ROW], accessories: [CURL] };
const frame = { goal: 'muscle', is_strength: true, week: 0 };
const input = (more: Partial<SwapInput>): SwapInput => ({
  day: FREE,
  frame,
  done: [],
  brief: EMPTY_BRIEF,
  place: { exercise: 'Barbell row', exercise_n: 1 },
  reason: 'taken',
  ...more,
});
const names = (day: PlanDay) => {
  const { primary, accessories } = readPlanDay(day, 0, 0);
  return [...primary, ...accessories].map(({ exercise, sets }) => `${exercise} ${sets}`);
};

describe('ROUTINE-12 four substitutes, best first', () => {
  test('each trains a main muscle of the exercise, with what changes, its equipment and how near it comes', () => {
    const offers = offerSubstitutes(input({}));
    expect(offers).toHaveLength(4);
    for (const { exercise, changes, kit, prescription } of offers) {
      expect(exercise.primary.some((muscle) => ['upper back', 'lats'].includes(muscle))).toBe(true);
      expect(exercise.equipment.some((set) => set.length === kit.length && set.every((one) => kit.includes(one)))).toBe(true);
      expect(changes).not.toBe('');
      expect(prescription.sets).toBe(3);
    }
    const matches = offers.map(({ match }) => match);
    expect(matches).toEqual([...matches].sort((a, b) => b - a));
  });

  test('what the taken one blocks is not offered, and what the gym does not have neither', () => {
    const cable = { exercise: 'Seated cable row', exercise_id: 'seated-cable-row', sets: 3, reps: '10' };
    const day: PlanDay = { exercises: [cable] };
    const place = { exercise: 'Seated cable row', exercise_n: 1 };
    for (const reason of ['taken', 'missing'] as const)
      for (const { kit } of offerSubstitutes(input({ day, place, reason }))) expect(kit).not.toContain('cable');
    const brief = { ...EMPTY_BRIEF, kit: ['dumbbells', 'bench'] as const };
    for (const { kit } of offerSubstitutes(input({ brief }))) for (const one of kit) expect(brief.kit).toContain(one);
  });

  test('who waits for a barbell is offered nothing else with one', () => {
    for (const { kit } of offerSubstitutes(input({}))) expect(kit).not.toContain('barbell');
  });

  test('a missing barbell offers none; a missing machine still offers other machines', () => {
    for (const { kit } of offerSubstitutes(input({ reason: 'missing' }))) expect(kit).not.toContain('barbell');
    const day: PlanDay = { exercises: [{ exercise: 'Leg press', exercise_id: 'leg-press', sets: 3, reps: '10' }] };
    const offers = offerSubstitutes(input({ day, place: { exercise: 'Leg press', exercise_n: 1 }, reason: 'missing' }));
    expect(offers.some(({ kit }) => kit.includes('machine'))).toBe(true);
    expect(offers.map(({ exercise }) => exercise.id)).not.toContain('leg-press');
  });

  test('the load is converted where a ratio is known', () => {
    const offers = offerSubstitutes(input({ place: { exercise: 'Bench press', exercise_n: 1 } }));
    const dumbbell = offers.find(({ exercise }) => exercise.id.includes('dumbbell'));
    expect(dumbbell?.note).toEqual({ from: 'Bench press', factor: 0.4 });
  });

  test('what was done stays, and only open sets move', () => {
    const done = [{ exercise: 'Barbell row', exercise_n: 1, sets: 1 }];
    const [best] = offerSubstitutes(input({ done }));
    expect(names(best!.day)).toEqual(['Bench press 3', 'Barbell row 1', `${best!.exercise.name} 2`, 'Dumbbell curl 2']);
    expect(offerSubstitutes(input({ done: [{ exercise: 'Barbell row', exercise_n: 1, sets: 3 }] }))).toEqual([]);
  });

  test('every exercise of the library has its place: those with kin get offers, and none twice or itself', () => {
    let without = 0;
    for (const exercise of EXERCISES) {
      const day: PlanDay = { exercises: [{ exercise: exercise.name, exercise_id: exercise.id, sets: 3, reps: '8–12' }] };
      const offers = offerSubstitutes(input({ day, place: { exercise: exercise.name, exercise_n: 1 } }));
      const ids = offers.map((offer) => offer.exercise.id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids).not.toContain(exercise.id);
      if (offers.length === 0) without += 1;
    }
    expect(without).toBeLessThan(EXERCISES.length / 20);
  });
});

describe('ROUTINE-12 what was taken comes back', () => {
  const place = (exercise: string) => ({ exercise, exercise_n: 1 });

  test.each([FREE, SPLIT])('untouched, the day is as it was', (day) => {
    const [best] = offerSubstitutes(input({ day }));
    expect(bringBack(best!.day, frame, [], place(best!.exercise.name))).toEqual(day);
  });

  test.each([FREE, SPLIT])('after sets of the substitute, only the open ones come back', (day) => {
    const [best] = offerSubstitutes(input({ day }));
    const { name } = best!.exercise;
    const back = bringBack(best!.day, frame, [{ ...place(name), sets: 1 }], place(name));
    expect(names(back)).toEqual(['Bench press 3', `${name} 1`, 'Barbell row 2', 'Dumbbell curl 2']);
  });

  test.each([FREE, SPLIT])('sets begun before the swap are gone on with, under their numbers', (day) => {
    const before = { ...place('Barbell row'), sets: 1 };
    const [best] = offerSubstitutes(input({ day, done: [before] }));
    const { name } = best!.exercise;
    expect(names(bringBack(best!.day, frame, [before], place(name)))).toEqual(['Bench press 3', 'Barbell row 3', 'Dumbbell curl 2']);
    const also = bringBack(best!.day, frame, [before, { ...place(name), sets: 1 }], place(name));
    expect(names(also)).toEqual(['Bench press 3', 'Barbell row 2', `${name} 1`, 'Dumbbell curl 2']);
  });

  test('a swap of a swap leads back to what was planned', () => {
    const [first] = offerSubstitutes(input({}));
    const [second] = offerSubstitutes(input({ day: first!.day, place: place(first!.exercise.name) }));
    expect(second!.exercise.id).not.toBe('barbell-row');
    expect(bringBack(second!.day, frame, [], place(second!.exercise.name))).toEqual(FREE);
  });

  test('an exercise that stands in for nothing stays', () => {
    expect(bringBack(FREE, frame, [], place('Dumbbell curl'))).toBe(FREE);
  });
});
