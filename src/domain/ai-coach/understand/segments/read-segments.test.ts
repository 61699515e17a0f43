import { describe, expect, test } from 'vitest';
import type { ActContext } from '../acts/choose-act.ts';
import { readSegments, segmentsOf, toldPart, withoutAsides } from './read-segments.ts';

const PLANNED: ActContext = { before: '', asked: null, hasPlan: true };
const read = (content: string) => readSegments(withoutAsides(content), content, PLANNED);

describe('what decides the answer (PLAN-33)', () => {
  test.each([
    ['Keep bench, drop the flies', 'drop the flies.'],
    ["Don't bother with Friday, it's fine. But Monday is way too long", 'Monday is way too long.'],
    ["I'm tired of this plan. Just kidding, it's great. How long is Friday?", 'How long is Friday?'],
    ['Bench felt great today. How long is Friday?', 'How long is Friday?'],
    ['I hate lunges so swap them for step ups', 'swap lunges for step ups.'],
    ['No but seriously can Friday be shorter', 'can Friday be shorter'],
    ['Leave everything else, but the curls can go', 'the curls can go.'],
    ["Swap the squats for something, my knees are sore because I've been on a roof", 'Swap the squats for something.'],
  ])('«%s»', (content, decides) => expect(read(content).decides).toBe(decides));

  test('Each other question is left for its own answer, in order', () => {
    const { decides, questions } = read("What's on Friday? And how many sets of rows do I do a week? How heavy should I squat?");
    expect(decides).toBe("What's on Friday?");
    expect(questions).toEqual(['how many sets of rows do I do a week?', 'How heavy should I squat?']);
  });

  test('A question whether to train is about the state told before it', () => {
    expect(read('Slept three hours, two codes on the ward. Do I go in today or is it pointless?').act).toBe('report-bad-sleep-stress');
    expect(read('Bench felt heavy. Is it normal?').act).toBeNull();
  });

  test('A question that points back asks about what it points at', () => {
    expect(read('Swap lunges for step ups. How heavy should I go on those?').questions).toEqual(['how heavy should i go on step ups?']);
  });

  test('A change that is refused is none', () => {
    expect(read('no need to change Friday').only).toBe('keeps');
    expect(read("please don't touch my squats").only).toBe('keeps');
    expect(read('keep rowing').only).toBe('keeps');
    expect(read('keep everything').only).toBe('keeps');
    expect(read('keep doing squats').only).toBe('keeps');
  });

  test('A question for another person is about that person', () => {
    expect(read('My wife asks if she can use the same plan, she gave birth in September. I said I will ask').only).toBe('other');
    expect(read('My brother wants to come with me. Can he just follow me round?').only).toBe('other');
  });
});

describe('what facts are read from (FACT-1)', () => {
  test.each([
    ['my son he is 13 and he grow so fast, his knees pain when he play football, and i want 3 days', 'and i want 3 days.'],
    ['My husband thinks I should do five days. I train at home.', 'I train at home.'],
    ['Is Friday enough? I have 40 minutes.', 'I have 40 minutes.'],
    ['no need to change Friday', ''],
  ])('«%s»', (content, told) => expect(toldPart(content)).toBe(told));

  test('What tells when something is stays, whoever it is about', () => {
    const content = "My son's party is this Saturday. I cannot come then";
    expect(toldPart(content)).toContain('this Saturday');
  });

  test('Nothing is lost where nothing else is told', () => {
    expect(toldPart('how many days a week for a beginner?')).toBe('how many days a week for a beginner?');
    expect(segmentsOf('not really').map(({ kind }) => kind)).toEqual(['joke']);
  });
});
