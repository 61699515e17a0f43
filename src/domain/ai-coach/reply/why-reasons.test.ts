import { expect, test } from 'vitest';
import { answer } from '../answer.ts';
import type { ChatMessage } from '../brief.ts';
import { readWhyPart, type WhyPart } from '../understand/acts/read-why.ts';
import { normaliseText } from '../understand/normalise-text.ts';

const MUSCLE = 'Build muscle, 4 days a week, 60 minutes, full gym, lifting for 2 years';
const STRENGTH = 'I want a bigger squat, bench and deadlift. 3 days, 75 minutes, full gym, 3 years of lifting';
const HOME = 'lose fat, dumbbells up to 15 kg and a band at home, 3 days, 30 minutes, beginner';
const KNEE = "I'm 68, new to training, my knee is bad, 2 days a week, 40 minutes, gym with machines, general fitness";
const RUNNER = 'I run half marathons, 2 strength days, 45 minutes, full gym, no bench press please, lifting 1 year';

function ask(brief: string, question: string): { words: string; chips: readonly string[] } {
  const messages: ChatMessage[] = [{ role: 'user', content: brief }];
  const first = answer({ messages });
  messages.push({ role: 'assistant', content: first.messages.join('\n') }, { role: 'user', content: question });
  const reply = answer({ messages, plan: first.plan ?? null });
  expect(reply.change).toBeUndefined();
  return { words: reply.messages.join(' '), chips: reply.quick_replies };
}

test.each<[string, string, RegExp]>([
  [MUSCLE, 'why do I bench on Monday?', /is on Monday \(upper body\)\..*again by incline dumbbell press on Thursday.*frequency/],
  [STRENGTH, 'why do i only deadlift once', /^Deadlift is on Wednesday.*tires the back most/],
  [MUSCLE, 'why these days?', /^Monday, Tuesday, Thursday and Friday .*twice a week/],
  [STRENGTH, 'why not train six days', /^You told me 3 days.*Pelland.*«train 6 days»/],
  [MUSCLE, 'why is this the split?', /^Your week is upper body on Monday and Thursday and lower body on Tuesday and Friday\..*Ramos-Campo/],
  [MUSCLE, 'why upper lower and not push pull legs', /With 4 days push pull legs .* 5 to 6 days/],
  [MUSCLE, 'why 5 reps and not 3?', /has 6–10 reps.*3 would mean heavier weights/],
  [HOME, 'why high reps', /^Band squat has 12–20 reps\. What you have to load it with is light/],
  [STRENGTH, 'why so long between sets', /^Your main lifts rest 210 to 225 s.*Schoenfeld.*Singer/],
  [STRENGTH, 'why is this week so hard', /^Week 1 has 58 sets in all.*week 3, the hardest, .*week 4 is lighter/],
  [STRENGTH, 'why not add a day', /^You told me 3 days.*«one day more»/],
  [STRENGTH, 'why so few exercises', /^Your days have so many exercises: Monday 7/],
  [MUSCLE, 'why did you take 60 kg', /^Nothing in your plan is set to 60 kg now\./],
  [MUSCLE, 'why two exercises for chest', /^For chest your plan has dumbbell bench press 5, .*Fonseca/],
  [
    MUSCLE,
    'why so little biceps',
    /^For biceps your plan has dumbbell curl 2 and cable curl 2 sets\. With .* 11\.5 sets a week\..*Pelland/,
  ],
  [RUNNER, 'why calves', /^For calves your plan has .*For your sport \(run\)/],
  [RUNNER, 'why strength at all', /^Because of what you train for \(run\)/],
  [KNEE, 'why machines', /^3 of your 11 exercises .*you are new to lifting and they spare your knee\..*Haugen/],
  [KNEE, 'why balance stuff', /because you are 65 or older.*World Health Organization/],
])('PLAN-39 %s: «%s» is answered from that part', (brief, question, answered) => {
  expect(ask(brief, question).words).toMatch(answered);
});

test.each<[string, string, RegExp]>([
  [
    MUSCLE,
    'why is there no deadlift?',
    /^Your plan has romanian deadlift .*Deadlift itself is not in it: .*have its place.*«add deadlift»/,
  ],
  [MUSCLE, 'why pause squats?', /Pause squat itself is not in it/],
  [MUSCLE, 'how come there are no dips in here', /^Chest dip is not in your plan: .*«add chest dip»/],
  [MUSCLE, 'why not barbell squat instead of hack squat', /Back squat itself is not in it: hack squat and front squat/],
  [MUSCLE, 'why hack squat and not back squat', /Back squat itself is not in it/],
  [MUSCLE, 'why no running', /^Your goal is muscle.*Schumann/],
  [STRENGTH, 'why no arms', /^For arms your plan has triceps pushdown 2/],
  [HOME, 'why is there no deadlift?', /Deadlift itself is not in it: it needs a barbell, which you did not name/],
  [HOME, 'why no squats with a barbell', /Back squat itself is not in it: it needs a barbell and squat rack/],
  [HOME, 'why no machines', /^There are no machines in your plan because you named none; you told me: dumbbells and bands/],
  [KNEE, 'why no squats', /Back squat itself is not in it: it asks much of what you told me to spare \(knee\)/],
  [KNEE, "why can't I do deadlifts", /Deadlift itself is not in it/],
  [KNEE, 'why no jumping', /^There are no jumps in your plan: they ask much of .*knee/],
  [KNEE, 'why is there no running', /Running asks much of what you told me to spare \(knee\)/],
  [RUNNER, 'why is there no bench', /Bench press itself is not in it: you asked me to leave it out\. Say «add bench press»/],
])('PLAN-39 %s: «%s» is told what stands against it', (brief, question, answered) => {
  expect(ask(brief, question).words).toMatch(answered);
});

test('PLAN-39 what is not in the plan can be added with a tap', () => {
  expect(ask(MUSCLE, 'why is there no deadlift?').chips).toEqual(['Add deadlift']);
  expect(ask(HOME, 'why is there no deadlift?').chips).toEqual([]);
});

test.each<[string, WhyPart | undefined]>([
  ['why does the split squat come first', 'order'],
  ['why is there nothing for my calves', 'missing'],
  ['how come you left out lunges', 'missing'],
  ["why isn't there any cardio", 'missing'],
  ['why only three exercises', 'count'],
  ['why do I train back twice a week', 'days'],
  ['why dumbbells', 'kind'],
  ['why single leg stuff', 'kind'],
  ['why so much shoulder work', 'muscle'],
  ['why full body', 'split'],
  ['why should I trust an app', undefined],
  ["why can't i do a single pull-up", undefined],
  ['why do my arms ache', undefined],
])('PLAN-39 «%s» asks about: %s', (question, part) => expect(readWhyPart(normaliseText(question))).toBe(part));
