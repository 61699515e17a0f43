import { expect, test } from 'vitest';
import { answer } from '../answer.ts';

const FIRST = 'hey im 34, 3 days a week, full gym, want to get stronger';
const PLAN = answer({ messages: [{ role: 'user', content: FIRST }] }).plan ?? {};

function reply(question: string): ReturnType<typeof answer> {
  return answer({
    messages: [
      { role: 'user', content: FIRST },
      { role: 'assistant', content: 'Your plan is ready.' },
      { role: 'user', content: question },
    ],
    plan: PLAN,
  });
}

test.each([
  [
    'whats a split squat lol',
    /^Split squat: a squat on one leg at a time.*for quads and glutes\..*Your plan has its relative, bulgarian split squat: 2 × /,
  ],
  ['how do i do the dead bug', /^Dead bug: .*You should feel it in abs\. Your plan has 2 × /],
  ['what r my days rn', /^You train 3 days a week: Monday .*Wednesday .*Friday/],
  ['show my week', /\nMon, \d+ min: Back squat 3 × 5, .*\nWed, .*\nFri, /],
  ['what about friday', /^Fri, about \d+ minutes: /],
  ['saturday?', /^Nothing is planned that day\. /],
  ['what day do i squat', /^Monday: back squat 3 × 5\.$/],
  ['do i do bench on wednesday', /^Not that day\. Monday: bench press 3 × 5/],
  ['do i train legs twice', /^3 times a week, \d+ sets in all\. Monday: back squat/],
  [
    'is this enough for chest',
    /^Yes, it is enough for chest\. Sets a week, helping work counted half: chest 6\. .*from about 4 .*«more chest»/,
  ],
  ['how long does friday take', /^Friday about \d+ minutes/],
  ['how many weeks is this', /^4 weeks\. Week 4 of 4: the last week is lighter/],
  ['which block and week am i in?', /^Your plan has 4 weeks\. Week 4 is lighter: .* rested\.\nI do not see where you are/],
  ['when do i rest', /^You rest on Tuesday, Thursday, Saturday and Sunday/],
  ['is there any leg extension', /^Leg extension is not in your plan\. What trains much the same: Monday: back squat 3 × 5/],
  ['what is the dead bug good for', /^Dead bug: .*for abs\./],
  ['are split squats safe for bad knees', /^Split squat asks .* of the knee: with trouble there /],
  ['is the bench press ok for me', /^Bench press is safe for most people/],
  ['can i train at home when it snows', /^Yes\. Tell me what you have there/],
  ['what do i skip if i only have 20 minutes', /^Do the first two exercises/],
  ['how often do i do this', /^You train 3 days a week/],
  ['which day should i start on', /^Open Today's Workout/],
  ['do i really need tons of protein', /^Studies of lifters find little benefit beyond/],
  ['my elbow creaks a lot but no pain', /clicks without pain are harmless/],
  ['could my husband use it, he has a bad back', /account/],
  ["isn't wednesday upper body", /^Wed, about/],
  ['say me the friday please', /^Fri, about/],
  ['are mon and tue back to back ok', /^Now and then, yes\./],
  ['is 20 sets for back too much', /hard sets a week already build muscle/],
  ['what does 3x5 mean', /^3 × 5 means 3 sets of 5 reps/],
])('«%s» is answered from the plan and changes nothing (PLAN-18)', (question, answered) => {
  const { messages, plan, brief } = reply(question);
  expect(messages.join('\n')).toMatch(answered);
  expect(plan).toBeUndefined();
  expect(brief).toMatchObject({ days: 3, goal: 'strength', focus: [] });
});
