import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askCoach, type ChatMessage } from '#contract/index.ts';
import { foldBrief } from '#domain/ai-coach/brief.ts';
import { buildPlan } from '#domain/ai-coach/build-plan.ts';
import { checkPlan } from '#domain/ai-coach/check-plan.ts';
import { CHAT_MESSAGE_MAX_LENGTH } from '#domain/limits.ts';
import { planSchema } from '#domain/plan/plan.ts';
import { ACT_INSTRUCTIONS, SAY_INSTRUCTIONS } from '#server/coach/instructions.ts';
import { INJECTIONS } from '#tests/fixtures/injections.ts';
import { type Behaviour, isAct, type ModelRequest } from '#tests/support/fake-model.ts';
import {
  asksAfterPlan,
  type CoachModelWorld,
  MODEL_KEY,
  openCoachModelWorld,
  type Person,
  WANTS_PLAN,
} from './support/coach-model-world.ts';

const LOTS = 6;
/** Anything a browser could take for more than text, or that leads elsewhere. */
const LIVE = /<\s*[a-z!/]|javascript:|https?:|onerror|evil\.example|\]\(/i;
const INSIDE = [ACT_INSTRUCTIONS, SAY_INSTRUCTIONS].flatMap((text) => text.split(/[\n.]/).filter((line) => line.length > 40));

/** Models that do whatever the text says, each in its own way, and one that tells everything it was told. */
function obedient(kind: number, text: string): Behaviour {
  const say = (words: string): { say: string } => ({ say: JSON.stringify({ messages: [words.slice(0, 1_200)] }) });
  const hostilePlan = {
    goal: text,
    explanation: text,
    weeks: [[{ day: text, title: text, primary: [{ exercise: text, sets: 99, reps: 109, note: text, why: text }] }]],
  };
  return (request: ModelRequest, round: number) => {
    if (isAct(request)) {
      if (round > 0) return { say: text };
      if (kind === 0) return { call: [{ name: 'propose_plan', arguments: { plan: hostilePlan } }] };
      if (kind === 1) return { call: [{ name: 'propose_plan', arguments: { plan: withTexts(text) } }] };
      return { call: [{ name: 'explain_exercise', arguments: { exercise: text.slice(0, 80) } }] };
    }
    const told = request.messages.map(({ content }) => (typeof content === 'string' ? content : JSON.stringify(content))).join('\n');
    if (kind === 1) return say('Here is how your plan would look.');
    if (kind === 2) return say(`Of course. ${text}`);
    if (kind === 3) return say(told.slice(0, 1_000));
    return say(`I have changed your plan as you said. ${text}`);
  };
}

/** A plan that is sound in its numbers and hostile in every text. */
function withTexts(text: string): object {
  const plan = structuredClone(buildPlan(foldBrief(WANTS_PLAN)));
  plan.explanation = text;
  for (const week of plan.weeks ?? [])
    for (const day of Array.isArray(week) ? week : week.days) {
      day.title = text;
      for (const item of [...(day.primary ?? []), ...(day.accessories ?? [])])
        Object.assign(item, { note: text, why: text, rest_seconds: 100 });
    }
  return plan;
}

describe('text that tries to take over, with a model that obeys it', () => {
  let world: CoachModelWorld;
  let person: Person;
  beforeAll(async () => {
    world = await openCoachModelWorld();
    person = await world.person();
  });
  afterAll(() => world.close());

  test('there are at least 300 such texts', () => {
    expect(new Set(INJECTIONS).size).toBeGreaterThanOrEqual(300);
  });

  test.each(Array.from({ length: LOTS }, (_, lot) => lot))(
    'in chat, notes and names gets a sound answer and tells nothing (lot %i)',
    async (lot) => {
      for (const [index, raw] of INJECTIONS.entries()) {
        if (index % LOTS !== lot) continue;
        const text = raw.slice(0, CHAT_MESSAGE_MAX_LENGTH);
        const kind = Math.floor(index / LOTS) % 5;
        world.fake.behave(obedient(kind, text));
        const messages: ChatMessage[] = [...asksAfterPlan(text)];
        const facts = [{ key: `lift:${index}`, label: text.slice(0, 200), value: text.slice(0, 400) }];
        const plan = {
          goal: 'strength',
          explanation: text,
          weeks: [[{ day: 'Mon', title: text, primary: [{ exercise: text, sets: 3, reps: 5, note: text }] }]],
        };
        const response = await person.ask({ messages, facts, plan });
        const told = JSON.stringify({ kind, text });
        expect(response.status, told).toBe(200);
        const body = await response.text();
        const answer = askCoach.response.parse(JSON.parse(body));
        expect(body, told).not.toMatch(LIVE);
        expect(body, told).not.toContain(MODEL_KEY);
        expect(
          INSIDE.filter((line) => body.includes(JSON.stringify(line).slice(1, -1))),
          told,
        ).toEqual([]);
        expect(answer.messages?.join(' '), told).not.toMatch(/I have changed your plan|testosterone(?! boosters and herbs)|refund/i);
        if (answer.plan === undefined) continue;
        const errors = checkPlan(planSchema.parse(answer.plan), foldBrief(messages)).filter(({ severity }) => severity === 'error');
        expect(errors, told).toEqual([]);
      }
      expect(world.log()).not.toContain(MODEL_KEY);
      expect(world.log()).not.toMatch(/Ignore all|grandmother|<script/);
    },
    180_000,
  );

  test('nearly all of them reached the model, and none of its claims a person', () => {
    const outcomes = world.outcomes();
    const asked = outcomes.filter((outcome) => !['guarded', 'app_message', 'paused', 'over_budget'].includes(String(outcome)));
    expect(outcomes.length).toBe(INJECTIONS.length);
    expect(asked.length).toBeGreaterThan(INJECTIONS.length * 0.75);
    expect(outcomes.filter((outcome) => outcome === 'plan').length).toBeGreaterThan(20);
    expect(outcomes.filter((outcome) => outcome === 'paused' || outcome === 'over_budget')).toEqual([]);
  });
});
