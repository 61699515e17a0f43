import { expect, test } from 'vitest';
import { answer } from '../answer.ts';
import type { ChatMessage } from '../brief.ts';

/** The coach's answer to the last of these messages, with the first plan of the talk in use. */
function last(...said: string[]): string {
  const messages: ChatMessage[] = [];
  let reply = '';
  let plan = null as ReturnType<typeof answer>['plan'] | null;
  for (const content of said) {
    messages.push({ role: 'user', content });
    const given = answer({ messages, plan: plan ?? null, offer: null });
    if (given.change === undefined) plan ??= given.plan;
    reply = given.messages.join('\n');
    messages.push({ role: 'assistant', content: reply });
  }
  return reply;
}

const TEEN = "I'm 16, build muscle, 3 days, 60 minutes, full gym, lifting for half a year";
const PRESSURE = 'Get stronger, 3 days, 60 minutes, full gym, lifting for two years, I have high blood pressure';
const EXPECTING = '24 weeks pregnant, get stronger, 3 days, 45 minutes, full gym, lifting for three years';
const ADULT = 'Get stronger, 3 days, 60 minutes, full gym, lifting for two years, nothing hurts';

test.each(['can we test our squat max on Saturday', 'wanna max out on bench', 'should I try a 1RM deadlift?'])(
  'TRAIN-16: no maximum attempts under 18: «%s»',
  (text) => expect(last(TEEN, text)).toMatch(/^No maximum attempts/),
);

test.each(['are heavy singles fine?', 'heavy doubles still ok?', 'can I go for a PR on deadlift'])(
  'TRAIN-16: nor with high blood pressure: «%s»',
  (text) => {
    expect(last(PRESSURE, text)).toMatch(/RPE 7 at most.*doctor/s);
  },
);

test('Everybody else is answered as always, and a question about the log too', () => {
  expect(last(ADULT, 'can I test my bench max on Friday')).not.toMatch(/^No /);
  expect(last(TEEN, "what's my bench max?")).not.toMatch(/^No maximum/);
});

test.each(['my pubic bone aches in the lunges', 'front of my pelvis hurts on step-ups', 'is this SPD? it hurts in the split squat'])(
  'TRAIN-16: pain at the front of the pelvis in pregnancy is no break: «%s»',
  (text) => expect(last(EXPECTING, text)).toMatch(/Skip single-leg work/),
);

test('With a sign of alarm it is', () => {
  expect(last(EXPECTING, 'my pubic bone hurts and I am bleeding')).not.toMatch(/Skip single-leg/);
});

test('FACT-11: a sore part stays known after the card is declined, and no pull gets harder for it', () => {
  const start = 'Get stronger, 2 days, 60 minutes, at home with a pull-up bar and rings, new to lifting';
  const declined = [start, 'my elbow is a bit sore when I pull', 'Keep my plan as it was.'];
  expect(last(...declined, 'do you still know about my elbow?')).toMatch(/^Yes: I know of your elbow/);
  expect(last(...declined.slice(0, 2))).not.toMatch(/In: .*\b(?:pull-up|chin-up|underhand)/);
});

test.each(['my surgeon says no bending past 90 degrees', 'never with the knees above the hips, the physio said'])(
  'STATE-1: a limit after a new hip leaves out what bends it deep: «%s»',
  (text) => {
    const { brief, plan } = answer({
      messages: [{ role: 'user', content: `68, new hip in May, ${text}. dumbbells at home, 2 days, 40 minutes, general fitness` }],
    });
    expect(brief.limitations).toContainEqual(expect.objectContaining({ region: 'hip' }));
    expect(brief.refused).toEqual(expect.arrayContaining(['goblet-squat', 'reverse-lunge', 'step-up']));
    expect(JSON.stringify(plan)).not.toMatch(/lunge|step-up|goblet squat/i);
  },
);

test.each([
  ['can I do kegels as well?', /5 to 10 seconds/],
  ['please put pelvic floor work in', /pelvic floor physiotherapist/],
  ['how late can I keep lifting before my due date', /no fixed week/],
  ['until when may I train before labor?', /no fixed week/],
])('In pregnancy: «%s»', (text, words) => expect(last(EXPECTING, text)).toMatch(words));
