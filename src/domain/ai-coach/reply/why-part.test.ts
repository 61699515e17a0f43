import { expect, test } from 'vitest';
import type { Plan } from '#domain/plan/plan.ts';
import { itemsOfDay, weeksOf } from '#tests/fixtures/plans/plain-plan.ts';
import { answer } from '../answer.ts';
import type { ChatMessage } from '../brief.ts';
import { readWhyPart } from '../understand/acts/read-why.ts';

const MUSCLE = 'Build muscle, 3 days a week, 60 minutes, full gym, lifting for a year';
const STRENGTH = 'Get stronger, 3 days a week, 60 minutes, full gym, lifting for 2 years';

function planOf(brief: string): Plan {
  const { plan } = answer({ messages: [{ role: 'user', content: brief }] });
  if (plan === undefined) throw new Error('no plan');
  return plan;
}

function why(brief: string, question: string, edit?: string): string {
  const messages: ChatMessage[] = [{ role: 'user', content: brief }];
  const first = answer({ messages });
  messages.push({ role: 'assistant', content: first.messages.join('\n') });
  let { plan } = first;
  if (edit !== undefined) {
    messages.push({ role: 'user', content: edit });
    const offered = answer({ messages, plan: plan ?? null });
    messages.push({ role: 'assistant', content: offered.messages.join('\n') });
    plan = offered.plan ?? plan;
  }
  messages.push({ role: 'user', content: question });
  const reply = answer({ messages, plan: plan ?? null });
  expect(reply.change).toBeUndefined();
  return reply.messages.join(' ');
}

test.each([
  ['why 3 sets of leg curl', /^Lying leg curl has 4 sets on Monday\..*sets a week.*Pelland/],
  ['how come only 2 sets of lat pulldown?', /^Lat pulldown has 2 sets on Monday\./],
  ['why 10-15 reps on the calf raise', /^Standing calf raise has 12–15 reps\..*Schoenfeld/],
  ['why is hack squat first', /^Hack squat is first on Monday: main lifts.*Nunes/],
  ['why do I do dead bug last', /^Dead bug is last on Monday: a tired trunk/],
  ['why is romanian deadlift before seated dumbbell press', /^Romanian deadlift comes before seated dumbbell press on Wednesday/],
  ['why so much rest on hack squat', /^Hack squat rests 120 s\..*Schoenfeld/],
  ['what is the reason for the short breaks on lateral raise', /^Lateral raise rests \d+ s\..*Singer/],
  ['why RIR 3', /^Your main lifts are planned with reps in reserve \(RIR\) 3, week by week 3, 2, 2, 1 and 4\..*Refalo/],
  ['why rir 3 on lat pulldown', /^Lat pulldown is planned with reps in reserve \(RIR\) 3/],
  ['why is week 5 lighter', /^Week 5 of 5 is the lighter one.*Bell/],
  [
    'why only 2 sets of hack squat this week',
    /^Week 5 of 5 is the lighter one: it has 2 sets of hack squat at RIR 4, against 3 sets of hack squat in week 1/,
  ],
  ['why this weight on hack squat', /^Hack squat: start with the lightest weight.*double progression/],
  ['why 3 days a week', /^You told me 3 days a week\..*Schoenfeld/],
  [
    'why chest on Monday and Friday',
    /^Work for chest is on Monday and Friday: dumbbell bench press and incline dumbbell press, 10 sets a week/,
  ],
  ['why are these paired', /^Nothing in your plan is paired/],
  ['why hip thrust', /^Hip thrust: Glutes without tiring your back\. Your plan has 2 sets of 10–15 on Fri\./],
  ['why do I have the face pull in my plan', /^Face pull is not in your plan:/],
  ['why 60 minutes', /^You told me 60 minutes\./],
  ['why are the sessions that long?', /^You told me 60 minutes\./],
])('«%s» is answered from that part of the plan', (question, answered) => {
  expect(why(MUSCLE, question)).toMatch(answered);
});

test('In a strength plan the same questions are answered in its own terms', () => {
  const plan = planOf(STRENGTH);
  const main = itemsOfDay(weeksOf(plan)[0]?.[0] ?? { index: 0, label: '', minutes: 0, primary: [], accessories: [] })[0];
  const name = main?.name ?? '';
  expect(why(STRENGTH, `why ${main?.sets} sets of ${name.toLowerCase()}`)).toMatch(
    new RegExp(`^${name} has ${main?.sets} sets on .* A main lift for strength gets \\d+ to \\d+ hard sets a week`),
  );
  expect(why(STRENGTH, `why this weight on ${name.toLowerCase()}`)).toContain('chart of Reactive Training Systems');
  expect(why(STRENGTH, 'why RPE 7')).toMatch(/^Your main lifts are planned with RPE .*Robinson/);
  expect(why(STRENGTH, `why ${main?.reps} reps on ${name.toLowerCase()}`)).toMatch(/Few reps with a heavy load train strength most/);
});

test('A pair is explained by its two exercises', () => {
  const paired = why(MUSCLE, 'why is cable curl paired', 'superset cable curl and overhead triceps extension');
  expect(paired).toMatch(/^Cable curl and overhead triceps extension alternate on Friday: one trains biceps, the other triceps/);
  expect(why(MUSCLE, 'why so little rest on cable curl', 'superset cable curl and overhead triceps extension')).toContain(
    'because it alternates with overhead triceps extension',
  );
});

test('What was changed on wish says so', () => {
  expect(why(MUSCLE, 'why leg press', 'swap hack squat for leg press')).toMatch(/^Leg press: Instead of hack squat, as you asked\./);
});

test.each([
  'why does my knee hurt after squats',
  'why am I so tired before training',
  'why is my bench stuck',
  'why did my last set not save',
  'why this plan',
  'rest 2 minutes on squats',
])('«%s» asks for no part of the plan', (text) => expect(readWhyPart(text.toLowerCase())).toBeUndefined());
