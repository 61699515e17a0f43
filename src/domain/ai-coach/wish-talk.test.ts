import { expect, test } from 'vitest';
import type { Plan } from '../plan/plan.ts';
import { dayView, planView } from '../plan/plan-view.ts';
import { answer, type CoachAnswer } from './answer.ts';
import type { ChatMessage } from './brief.ts';
import type { OpenOffer } from './reply/open-offer.ts';

const READY = 'Get stronger, 4 days a week, 60 minutes, full gym, lifting for two years';
const PLAN = answer({ messages: [{ role: 'user', content: READY }] }).plan!;

/** The last answer of a talk about the plan, and the offer that is open then. */
function talk(...lines: string[]): CoachAnswer {
  const messages: ChatMessage[] = [
    { role: 'user', content: READY },
    { role: 'assistant', content: 'Your plan is ready.' },
  ];
  let offer: OpenOffer | null = null;
  let last: CoachAnswer | undefined;
  for (const content of lines) {
    messages.push({ role: 'user', content });
    last = answer({ messages, plan: PLAN, offer });
    messages.push({ role: 'assistant', content: last.messages.join('\n') });
    if (last.plan !== undefined && last.change !== undefined) offer = { plan: last.plan, kind: last.change.kind, why: last.change.why };
  }
  return last!;
}

function names(plan: Plan | undefined, day: number): string[] {
  const view = plan === undefined ? undefined : dayView(plan, 0, day);
  return [...(view?.primary ?? []), ...(view?.accessories ?? [])].map(({ exercise }) => exercise);
}

const DAYS = Array.from({ length: planView(PLAN).days }, (_, day) => day);
const weekday = (day: number): string => dayView(PLAN, 0, day)!.label.slice(0, 3).toLowerCase();

test.each(['so trap bar stays?', 'do we keep the barbell?', 'are dumbbells enough?', `mondays at home, i have dumbbells`])(
  '«%s» changes no equipment (FACT-30)',
  (says) => {
    const { brief, change } = talk(says);
    expect(brief.kit).toEqual(talk('thanks').brief.kit);
    expect(change?.lines ?? []).toEqual([]);
  },
);

test('«Only dumbbells» after an occasion is about that occasion and changes no plan (FACT-30)', () => {
  const { change, brief, messages } = talk('im traveling till friday', 'only dumbbells');
  expect(change).toBeUndefined();
  expect(brief.kit).toEqual(talk('thanks').brief.kit);
  expect(messages.join(' ')).toContain('for once');
});

test('Days that are named are the days that stay (FACT-30)', () => {
  const [first, second] = [weekday(0), weekday(1)];
  const { plan } = talk(`actually i can only train ${first} ${second} now`);
  expect(DAYS.flatMap((day) => (plan === undefined ? [] : (dayView(plan, 0, day)?.label.slice(0, 3).toLowerCase() ?? [])))).toEqual([
    first,
    second,
  ]);
});

test('«Two exercises less on that day» takes two, and none that was excepted (PLAN-24, PLAN-26)', () => {
  const before = names(PLAN, 0);
  const { plan } = talk(`2 exercises less on ${weekday(0)}`);
  const gone = before.filter((name) => !names(plan, 0).includes(name));
  expect(gone).toHaveLength(2);
  const kept = talk(`2 exercises less on ${weekday(0)}`, `not the ${gone[0]?.toLowerCase() ?? ''}`);
  expect(names(kept.plan, 0)).toContain(gone[0]);
  expect(before.filter((name) => !names(kept.plan, 0).includes(name))).toHaveLength(2);
});

test('An exercise comes as often as wished, and is told where it does already (PLAN-26)', () => {
  const bench = (plan: Plan | undefined) => DAYS.filter((day) => names(plan, day).some((name) => /bench press/i.test(name))).length;
  const now = bench(PLAN);
  expect(bench(talk(`i want to bench ${now + 1} times a week`).plan)).toBe(now + 1);
  expect(talk(`bench ${now} times a week`).messages[0]).toContain('already');
});

test('A substitute that was turned down does not come again (PLAN-25)', () => {
  const says = ['swap the overhead press', 'something else', 'no another one', 'not that one'];
  const offered = says.map((_, count) => /^(.+?) instead of/.exec(talk(...says.slice(0, count + 1)).messages[0] ?? '')?.[1]);
  expect(new Set(offered).size).toBe(says.length);
  expect(offered).not.toContain(undefined);
});

test('The question beside an order is answered too (PLAN-25)', () => {
  const { change, messages } = talk('swap bench press for dumbbell bench press and how long is monday');
  expect(change).toBeDefined();
  expect(messages.at(-1)).toContain('minutes');
});

test('What would change is answered from the open offer (PLAN-25)', () => {
  const day = weekday(0);
  const { change } = talk(`2 exercises less on ${day}`);
  expect(talk(`2 exercises less on ${day}`, 'which ones').messages[0]).toContain(change!.lines[0]!.before);
  expect(talk(`2 exercises less on ${day}`, 'too much?').messages[0]).toContain('stays within the limits');
});

test('What is well again without having been known changes nothing (PLAN-19)', () => {
  expect(talk('shoulder is fine now').messages[0]).toContain('Nothing in your plan is held back for your shoulder');
  expect(talk('The lighter week is over').messages[0]).toContain('No lighter week is noted');
});
