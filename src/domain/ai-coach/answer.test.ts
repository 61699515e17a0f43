import { expect, test } from 'vitest';
import { array, assert, constantFrom, property, record, string } from '#tests/support/properties.ts';
import { dayView, planView } from '../plan/plan-view.ts';
import { answer, type CoachAnswer } from './answer.ts';
import type { ChatMessage } from './brief.ts';
import { checkPlan } from './check-plan.ts';

/** The coach's answers in a simulated chat. */
function talk(...said: string[]): CoachAnswer[] {
  const messages: ChatMessage[] = [];
  return said.map((content) => {
    messages.push({ role: 'user', content });
    const answered = answer({ messages });
    messages.push({ role: 'assistant', content: answered.messages.join('\n') });
    return answered;
  });
}

const READY = ['Get stronger', '3 days, 60 minutes', 'Full gym, lifting 1 year'] as const;
const last = (...said: string[]): CoachAnswer => talk(...READY, ...said).at(-1)!;

test('An empty chat is greeted, with one question and answers to tap', () => {
  const greeting = answer({ messages: [] });
  expect(greeting.messages.join(' ').match(/\?/g)).toHaveLength(1);
  expect(greeting.quick_replies.length).toBeGreaterThanOrEqual(4);
  expect(greeting.plan).toBeUndefined();
});

test('A first-time user reaches a plan in two taps, whatever they tap', () => {
  const outcomes: string[] = [];
  const tap = (messages: ChatMessage[], taps: string[]): void => {
    const answered = answer({ messages });
    const objections =
      answered.plan === undefined ? [] : checkPlan(answered.plan, answered.brief).filter((finding) => finding.severity !== 'info');
    const wanted = taps.length === 2;
    if ((answered.plan !== undefined) !== wanted || objections.length > 0)
      outcomes.push(`${taps.join(' → ')}: ${JSON.stringify(objections)}`);
    if (wanted) return;
    for (const reply of answered.quick_replies)
      tap([...messages, { role: 'assistant', content: answered.messages.join('\n') }, { role: 'user', content: reply }], [...taps, reply]);
  };
  tap([], []);
  expect(outcomes).toEqual([]);
}, 60_000);

test('Nothing is asked twice, and never more than two things at once', () => {
  const [first, second, third] = talk('4 days a week, 45 min, dumbbells and a bench', 'muscle', 'thanks');
  expect(first?.messages.at(-1)).toBe('What do you want from training?');
  expect(second?.plan).toBeDefined();
  expect(third?.plan).toBeUndefined();
  for (const answered of talk('hello', 'get strong', '3 days'))
    expect((answered.messages.at(-1)?.match(/,/g) ?? []).length).toBeLessThanOrEqual(1);
});

test('Everything in one line is enough', () => {
  const answered = talk('want to lose fat, 3x week 45min, just dumbells, never lifted')[0]!;
  expect(answered.plan).toMatchObject({ goal: 'fat loss' });
  expect(answered.messages.join(' ')).not.toContain('took for granted');
});

test('What was taken for granted is said', () => {
  const text = talk('muscle 3 days full gym')[0]!.messages.join(' ');
  expect(text).toContain('I took for granted that you are new to lifting and you have about an hour each time.');
});

test('The first plan comes with the question about pain', () => {
  expect(
    talk(...READY)
      .at(-1)
      ?.messages.at(-1),
  ).toContain('Does anything hurt');
  const calm = last('Nothing hurts');
  expect(calm.plan).toBeUndefined();
  expect(calm.messages).toHaveLength(1);
});

test('Fewer days or minutes change the plan, and the change is named', () => {
  const days = last('only 2 days now');
  expect(planView(days.plan!).days).toBe(2);
  expect(days.messages[0]).toMatch(/^2 days a week: \w+ is left out\. .*Everything else stays as it is\.$/);
  const minutes = last('make it 30');
  expect(minutes.messages[0]).toMatch(/Sessions take up to \d+ minutes instead of \d+\./);
  expect(dayView(minutes.plan!, 0, 0)?.minutes).toBeLessThanOrEqual(30);
});

test('Other equipment rebuilds the plan from what is there', () => {
  const answered = last('I only have dumbbells');
  expect(answered.messages[0]).toContain('Out: back squat');
  expect(checkPlan(answered.plan, answered.brief).filter((finding) => finding.severity === 'error')).toEqual([]);
});

test('A swap takes one exercise out and puts the wanted one in', () => {
  const answered = last('swap front squat for leg press');
  expect(answered.messages[0]).toMatch(/^Leg press instead of front squat/);
});

test('A sore shoulder changes the plan, says what to do now, and names the coach’s limits', () => {
  const answered = last('my sholder hurts on bench');
  expect(answered.messages.join(' ')).toMatch(/Out: .*bench press.*not a clinician/s);
  expect(answered.plan).toBeDefined();
});

test('Units are noted without a new plan', () => {
  const answered = last('switch to kilos');
  expect(answered.brief.unit).toBe('kg');
  expect(answered.messages).toEqual(['Noted: I write weights in kilograms. What you logged stays as you typed it.']);
  expect(answered.plan).toBeUndefined();
});

test.each([
  ['why?', /main lifts lead because your goal is strength/],
  ['why the deadlift', /^Deadlift: /],
  ['why no leg extensions', /Leg extension is not in your plan/],
  ["what's today", /Mon: .*Wed: .*Fri: /s],
  ['show wednesday', /^Wed, about \d+ minutes: /],
  ['rpe? what is it', /how hard a set was/],
  ['rir meaning', /reps in reserve/],
  ['how long should i rest between sets', /^Two to three minutes/],
  ['how do i squat', /^Back squat: /],
  ['how much should i bench', /empty bar/],
  ['too heavy', /5% off/],
  ['did 80kg x 5 @8', /maximum near 99 kg.*about 80 kg/s],
  ['185 for 3', /maximum near \d+ lbs/],
  ['rack is taken', /^For today: /],
  ['only dumbbells today', /^Monday, for once: .*(press|row)/s],
  ['got 20 mins', /first primary lift/],
  ['doms in legs', /Soreness for a day or three/],
  ['skipped monday', /Nothing is lost/],
  ['when is the deload?', /the last week is lighter/],
  ['stuck at 90 bench', /did you sleep/],
  ['what dose of tren?', /no doses/],
  ['my 9 yo wants abs', /plans for children/],
  ['write python', /guessing|training|gym/],
  ['asdf', /Nothing changes/],
  ['i will need it different', /today's session, the whole plan, or a question/],
])('«%s» is answered without touching the plan', (typed, wanted) => {
  const answered = last(typed);
  expect(answered.messages.join(' ')).toMatch(wanted);
  expect(answered.plan).toBeUndefined();
});

test('A red flag is answered once; then the talk goes on, and only training waits until somebody has looked at it', () => {
  const [flagged, waiting, asked, cleared] = talk(
    ...READY,
    'my chest feels tight',
    'give me the plan',
    'what does RPE mean?',
    'A doctor has cleared me',
  ).slice(3);
  expect(flagged?.messages.join(' ')).toMatch(/Stop training for now\..*emergency number.*not a clinician/s);
  expect(flagged?.quick_replies).toEqual(['A doctor has cleared me', 'That is not what I meant']);
  expect(waiting?.messages.join(' ')).toMatch(/chest pain or pressure.*cleared you/s);
  expect(waiting?.plan).toBeUndefined();
  expect(asked?.messages.join(' ')).toMatch(/how hard a set was/);
  expect(cleared?.brief.red_flag).toBeNull();
});

test('A stop that nothing was told for is taken back with a tap, and the message is answered (PLAN-4)', () => {
  const misheard = 'my chest feels tight';
  const [stopped, back] = talk(...READY, misheard, 'That is not what I meant').slice(3);
  expect(stopped?.brief.red_flag).not.toBeNull();
  expect(back?.brief.red_flag).toBeNull();
  expect(back?.messages.join(' ')).not.toMatch(/Stop training|looked at/);
  const next = talk(...READY, misheard, 'That is not what I meant', 'Make it 45 minutes').at(-1);
  expect(next?.change).toBeDefined();
});

test('While a danger waits for a doctor, what the log says is told as always (PLAN-4)', () => {
  const asked = talk(...READY, 'my chest feels tight', 'how much did I bench last time?').at(-1);
  expect(asked?.messages.join(' ')).not.toMatch(/Nothing about training|stays the same/);
});

test.each([
  'I get wheezy on hills, 3 days a week full gym',
  'used to smoke and I wheeze on the stairs. muscle, 4 days at the gym',
  'bit wheezy when I run, can you do me 2 days with dumbbells',
])('An urgent doubt that a rule names gives no way to what else a message tells: «%s»', (typed) => {
  expect(talk(typed).at(-1)?.messages.join(' ')).toMatch(/Is that happening to you now\?/);
});

test('A doubt is asked about with two taps and stops nothing', () => {
  const doubt = 'I had a heart attack two years ago';
  const [asked] = talk(...READY, doubt).slice(3);
  expect(asked?.messages.join(' ')).toMatch(/Is that happening to you now\?/);
  expect(asked?.quick_replies).toEqual(['Yes, that is me, now', 'No, that is not now']);
  expect(asked?.brief.red_flag).toBeNull();
  const said = talk(...READY, doubt, 'Yes, that is me, now').at(-1);
  expect(said?.brief.red_flag).toMatchObject({ kind: 'cardiac' });
  const denied = talk(...READY, doubt, 'No, that is not now').at(-1);
  expect(denied?.brief.red_flag).toBeNull();
  expect(denied?.messages.join(' ')).not.toMatch(/Is that happening|Stop training/);
});

test('A denial that tells of another danger is answered as that danger', () => {
  const told = 'strange feeling in my chest sometimes. Make Monday shorter, 30 minutes';
  const replied = talk(...READY, told, 'no, but my left arm is numb and my face droops').at(-1);
  expect(replied?.messages.join(' ')).toMatch(/emergency number/);
  expect(replied?.change).toBeUndefined();
});

test.each(['No, that is not now', 'no thats only from coughing', 'nope, I meant my old one'])(
  'What was wanted beside a doubt is done once «%s» ends it, without being typed again',
  (denial) => {
    const told = 'strange feeling in my chest sometimes. Make Monday shorter, 30 minutes';
    expect(talk(...READY, told).at(-1)?.quick_replies).toEqual(['Yes, that is me, now', 'No, that is not now']);
    const done = talk(...READY, told, denial).at(-1);
    const plain = talk(...READY, 'Make Monday shorter, 30 minutes').at(-1);
    expect(done?.change?.title).toBe(plain?.change?.title);
    expect(plain?.change).toBeDefined();
  },
);

test('An injured part is spared, and the rest of the plan goes on', () => {
  const [hurt, plan] = talk(...READY, 'felt a pop in my knee, it swelled up and I cannot bend it', 'give me the plan').slice(3);
  expect(hurt?.messages.join(' ')).toMatch(/Work for your knee waits/);
  expect(plan?.plan).toBeDefined();
});

test('Thoughts of self-harm get care and a number to call, nothing else', () => {
  const answered = last('i want to hurt myself');
  expect(answered.messages.join(' ')).toMatch(/988.*116 123/s);
  expect(answered.plan).toBeUndefined();
});

test('Messages typed one after the other without signal are one turn', () => {
  const messages: ChatMessage[] = READY.map((content) => ({ role: 'user', content }));
  expect(answer({ messages }).plan).toBeDefined();
});

test('Any conversation is answered, the same way each time, with no plan the checker objects to', () => {
  const bits = [
    'muscle',
    'get strong',
    '3 days',
    '7 days',
    'everyday',
    'full gym',
    'just bands',
    'no equipment',
    'no squats',
    'my knee hurts',
    'why',
    'make it 20',
    'add abs',
    'start over',
    'need a deload',
    'I was away for a month',
    'Undo that.',
    'Forget: Days and time',
    'my bench max is 100 kg',
    'surprise me',
    "i'm 15 years old",
    'pregnant',
    '😀',
    '',
  ];
  const message = record({ role: constantFrom('user' as const, 'assistant' as const), content: constantFrom(...bits, 'x'.repeat(3_000)) });
  assert(
    property(array(message, { maxLength: 8 }), string({ maxLength: 40, unit: 'grapheme' }), (messages, typed) => {
      const conversation: ChatMessage[] = [...messages, { role: 'user', content: typed }];
      const answered = answer({ messages: conversation });
      const objections =
        answered.plan === undefined ? [] : checkPlan(answered.plan, answered.brief).filter((finding) => finding.severity !== 'info');
      expect(answered.messages.filter((text) => text.trim() !== '')).not.toEqual([]);
      expect(answer({ messages: structuredClone(conversation) })).toEqual(answered);
      expect(objections).toEqual([]);
    }),
    { numRuns: 150 },
  );
}, 60_000);
