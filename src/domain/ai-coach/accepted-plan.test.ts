import { expect, test } from 'vitest';
import {
  anything,
  array,
  assert,
  check,
  constant,
  constantFrom,
  defaultReportMessage,
  oneof,
  property,
  record,
  SEED,
} from '#tests/support/properties.ts';
import { KEEP_MY_PLAN, UNDO_CHANGE } from '../messages/ai-coach.ts';
import { type Plan, planSchema } from '../plan/plan.ts';
import { answer, type CoachAnswer } from './answer.ts';
import { type ChatMessage, forgetFact } from './brief.ts';
import { describePlanChange } from './change/plan-change.ts';
import { checkPlan } from './check-plan.ts';

const RUNS = 40;
const READY = 'Get stronger, 3 days a week, 60 minutes, full gym, lifting for a year';

/** A minimal phone: it uses the first plan, later only accepted offers. */
class Talk {
  readonly messages: ChatMessage[] = [];
  inUse: Plan | null = null;
  /** The newest undecided offer. */
  open: Plan | null = null;
  #before: Plan | null = null;

  say(content: string): CoachAnswer {
    this.messages.push({ role: 'user', content });
    const said = answer({ messages: this.messages, plan: this.inUse });
    this.messages.push({ role: 'assistant', content: said.messages.join('\n') });
    const claims = said.messages.some((line) => line.includes('unchanged'));
    if (claims) expect(said).toMatchObject({ plan: this.inUse });
    if (said.plan === undefined) expect(said.change).toBeUndefined();
    else if (said.change !== undefined) this.#offer(said, said.plan);
    else if (this.inUse === null) this.inUse = said.plan;
    else expect(said.plan).toEqual(this.inUse);
    return said;
  }

  accept(): void {
    if (this.open === null) return;
    [this.#before, this.inUse, this.open] = [this.inUse, this.open, null];
  }

  refuse(): void {
    if (this.open === null) return;
    this.open = null;
    expect(this.say(KEEP_MY_PLAN).plan).toBeUndefined();
  }

  undo(): void {
    if (this.#before === null) return;
    [this.inUse, this.#before] = [this.#before, null];
    this.say(UNDO_CHANGE);
  }

  #offer(said: CoachAnswer, plan: Plan): void {
    expect(this.inUse).not.toBeNull();
    // Accepting an offer does exactly what its card says.
    expect(said.change?.lines).toEqual(describePlanChange(this.inUse ?? {}, plan, 'brief', '').lines);
    expect(checkPlan(plan, said.brief).filter(({ severity }) => severity === 'error')).toEqual([]);
    if ((said.change?.lines.length ?? 0) > 0) [this.open, this.#before] = [plan, null];
  }
}

const SENTENCES = [
  'My left shoulder hurts when I press',
  'shoulder is fine now',
  'I want to run a marathon, give me a running plan',
  'give me my plan',
  'Same goal. Please build the next block.',
  'make it 40 minutes',
  'make it 60 minutes',
  'only 2 days',
  '4 days a week',
  'I only have dumbbells now',
  'full gym again',
  'swap front squat for leg press',
  'no deadlifts',
  'more work for biceps',
  'my goal is muscle now',
  'I need a deload',
  'The lighter week is over',
  'I was away for a month',
  'Start over: build me a 3 day strength plan with dumbbells, 45 minutes',
  'start over',
  'lose fat, 4 days',
  'full gym, lifting 2 years',
  'why?',
  "what's today",
  'how heavy should I squat?',
  'what is RPE?',
  'thanks',
  'hello',
  'undo',
  'my chest feels tight',
  'my doctor cleared me',
  forgetFact('Goal'),
  forgetFact('Careful with'),
];
const stepArbitrary = oneof(
  { weight: 6, arbitrary: record({ kind: constant('say' as const), content: constantFrom(...SENTENCES) }) },
  { weight: 3, arbitrary: record({ kind: constantFrom('accept' as const, 'refuse' as const, 'undo' as const), content: constant('') }) },
);

test(`Whatever is said, offered, accepted, refused, left open and undone, no answer puts an offer in the place of the plan in use (seed ${SEED})`, () => {
  const talks = property(array(stepArbitrary, { minLength: 3, maxLength: 14 }), (steps) => {
    const talk = new Talk();
    talk.say(READY);
    for (const { kind, content } of steps) {
      if (kind === 'say') talk.say(content);
      else talk[kind]();
    }
  });
  const outcome = check(talks, { numRuns: RUNS });
  expect(outcome.failed, defaultReportMessage(outcome) ?? '').toBe(false);
}, 600_000);

const SHOULDER = 'My left shoulder hurts when I press';
const ACCEPT = 'accept';
test.each([
  [[SHOULDER, 'my chest feels tight', 'thanks']],
  [['only 2 days', ACCEPT, '4 days a week', 'swap front squat for leg press', 'thanks']],
  [[SHOULDER, 'lose fat, 4 days', ACCEPT, SHOULDER, 'thanks']],
  [[SHOULDER, '4 days a week', ACCEPT, 'thanks', SHOULDER]],
])('An offer that what was told since rules out is not offered again: %s', (steps) => {
  const talk = new Talk();
  talk.say(READY);
  for (const step of steps) {
    if (step === ACCEPT) talk.accept();
    else expect(talk.say(step).messages).not.toEqual([]);
  }
});

test('An offer left open stays an offer when something else is asked for', () => {
  const talk = new Talk();
  const built = talk.say(READY).plan;
  const offered = talk.say('My left shoulder hurts when I press');
  expect(offered.change).toBeDefined();
  const again = talk.say('I want to run a marathon, give me a running plan');
  expect(again.messages.join(' ')).toContain('The change I offered before fits that already; here is its card again.');
  expect(again).toMatchObject({ plan: offered.plan, change: { lines: offered.change?.lines } });
  expect(talk.inUse).toEqual(built);
});

test('Questions are answered from the plan in use while an offer is open, and why from the offered one, saying so', () => {
  const talk = new Talk();
  talk.say(READY);
  const before = talk.say("what's today").messages;
  talk.say('only 2 days');
  expect(talk.say("what's today").messages).toEqual(before);
  expect(talk.say('why?').messages[0]).toMatch(/^About what I offered: You train 2 days a week now/);
});

test('«Unchanged» is said of the plan that was told, and never of one that is not known', () => {
  const talk = new Talk();
  talk.say(READY);
  expect(talk.say('give me my plan').messages[0]).toMatch(/^Here it is again, unchanged\./);
  const said = answer({ messages: [...talk.messages, { role: 'user', content: 'give me my plan' }] });
  expect(said.messages[0]).toMatch(/^Here it is again\. /);
});

test('A plan of another hand is the base of what is offered, and a first plan never takes its place', () => {
  const foreign: Plan = { goal: 'muscle', schedule: [{ day: 'Mon', primary: [{ exercise: 'Back squat', sets: 3, reps: '8' }] }] };
  const said = answer({ messages: [{ role: 'user', content: READY }], plan: foreign });
  expect(said.change?.lines).toContainEqual({ where: 'Goal', before: 'Muscle', after: 'Strength' });
  expect(said.messages.join(' ')).not.toContain('plan is ready');
  const asked = answer({ messages: [{ role: 'user', content: "what's today" }], plan: foreign });
  expect(asked.messages[0]).toMatch(/^Mon: /);
});

test('Undo after several offers goes back only where the undone change was in use', () => {
  const talk = new Talk();
  const built = talk.say(READY).plan;
  talk.say('only 2 days');
  expect(talk.say('undo').messages).toEqual(['I took back the last change: your plan is the one from before it.']);
  talk.say('only 2 days');
  talk.accept();
  const offered = talk.say('undo');
  expect(offered).toMatchObject({ plan: built, change: { title: 'The plan from before' } });
  expect(talk.inUse).not.toEqual(built);
  talk.accept();
  expect(talk.inUse).toEqual(built);
});

test('Whatever stands in the plan that is told, every sentence is answered', () => {
  assert(
    property(anything(), constantFrom(...SENTENCES), (value, content) => {
      const exercise = { exercise: 'Back squat', sets: 3, reps: '8', rpe: value };
      for (const schedule of [[{ day: 'Mon', primary: [exercise] }], [{ primary: null, title: value }], [value]]) {
        const plan = planSchema.safeParse({ goal: value, schedule });
        if (!plan.success) continue;
        const messages: ChatMessage[] = [READY, content].map((said) => ({ role: 'user', content: said }));
        expect(answer({ messages, plan: plan.data }).messages).not.toEqual([]);
      }
    }),
    { numRuns: 100 },
  );
});
