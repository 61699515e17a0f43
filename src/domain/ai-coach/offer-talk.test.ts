import { expect, test } from 'vitest';
import type { Plan } from '../plan/plan.ts';
import { dayView, planView } from '../plan/plan-view.ts';
import { answer, type CoachAnswer } from './answer.ts';
import type { ChatMessage } from './brief.ts';
import type { OpenOffer } from './reply/open-offer.ts';
import { refusesOffer } from './understand/offer-reply.ts';

/** A talk on the first plan, which stays in use until an offer is accepted. */
function talk(first: string) {
  const messages: ChatMessage[] = [];
  let plan: Plan | null = null;
  let offer: OpenOffer | null = null;
  const say = (content: string): CoachAnswer => {
    messages.push({ role: 'user', content });
    if (refusesOffer(content)) offer = null;
    const reply = answer({ messages, plan, offer });
    messages.push({ role: 'assistant', content: reply.messages.join('\n') });
    if (reply.change === undefined) plan ??= reply.plan ?? null;
    else if (reply.plan !== undefined) offer = { plan: reply.plan, kind: reply.change.kind, why: reply.change.why };
    return reply;
  };
  const accept = () => {
    if (offer !== null) plan = offer.plan;
    offer = null;
  };
  const inUse = () => plan;
  const restore = (earlier: Plan | null) => {
    [plan, offer] = [earlier, null];
  };
  say(first);
  return Object.assign(say, { accept, inUse, restore });
}

const READY = 'Get stronger, 3 days a week, 60 minutes, full gym, lifting for two years';

function names(plan: Plan | undefined): string[] {
  if (plan === undefined) return [];
  const days = Array.from({ length: planView(plan).days }, (_, day) => dayView(plan, 0, day));
  return days.flatMap((day) => [...(day?.primary ?? []), ...(day?.accessories ?? [])].map(({ exercise }) => exercise));
}

test.each(['nah leave it', "no thanks, i'll stick with what i have", 'actually never mind'])(
  '«%s» puts an offer aside, with the wish it came from',
  (refusal) => {
    const say = talk(READY);
    expect(say('swap back squat for hack squat').change).toBeDefined();
    say('but why though');
    expect(say(refusal).plan).toBeUndefined();
    const next = say('swap lateral raise for face pull');
    expect(names(next.plan)).toContain('Back squat');
    expect(next.brief.refused).not.toContain('back-squat');
  },
);

test.each(['Keep my plan', 'just leave my plan as it is', "I'll stick with my plan"])(
  'PLAN-37 after several plans that were not taken, «%s» goes back to what the plan in use was made from, and an edit changes only what it names',
  (refusal) => {
    const say = talk('Get stronger, 4 days a week, 60 minutes, full gym, lifting for two years');
    say('Start over: build muscle, 2 days a week, dumbbells at home, 30 minutes, no overhead pressing');
    say('Start over: lose fat, 3 days a week, 45 minutes, one kettlebell');
    say('Start over: get stronger, 3 days a week, 60 minutes, full gym, no deadlifts');
    say(refusal);
    const next = say('remove the lateral raise');
    expect(next.brief).toMatchObject({ days: 4, minutes: 60, refused: expect.not.arrayContaining(['deadlift']) });
    expect(next.change?.lines).toHaveLength(1);
  },
);

test.each([
  [['make my sessions 30 minutes from now on'], { minutes: 60 }],
  [['I train at home with dumbbells only now'], { gym: 'full gym' }],
  [['leave out the bench press', 'I can only do 2 days a week now'], { days: 4, refused: ['lateral-raise'] }],
  [['Start over: lose fat, 3 days a week, 45 minutes, one kettlebell'], { goal: 'strength', days: 4 }],
])('PLAN-38 after %j were accepted, an earlier plan in use again brings back the facts it was made from', (changes, facts) => {
  const say = talk('Get stronger, 4 days a week, 60 minutes, full gym, lifting for two years');
  const first = say.inUse();
  for (const change of changes) {
    expect(say(change).change).toBeDefined();
    say.accept();
  }
  say.restore(first);
  const next = say('remove the lateral raise');
  expect(next.brief).toMatchObject(facts);
  expect(next.change?.lines).toHaveLength(1);
});

test('PLAN-38 what was accepted, and what was told beside a question, stays known', () => {
  const say = talk('Get stronger, 4 days a week, 60 minutes, full gym, lifting for two years');
  say('make my sessions 30 minutes from now on');
  say.accept();
  expect(say('remove the lateral raise').brief.minutes).toBe(30);
  const other = talk('Get stronger, 4 days a week, 60 minutes, full gym, lifting for two years');
  other('my knee hurts when I squat');
  other('how many sets for chest?');
  expect(other('remove the lateral raise').brief.limitations.map(({ region }) => region)).toEqual(['knee']);
});

test('PLAN-38 a plan from scratch is asked about to its end, although an offer was withdrawn for it', () => {
  const say = talk('I want to build muscle, 3 days a week, 60 minutes, full gym, I have trained for two years, no injuries');
  expect(say('Make it 40 minutes').change).toBeDefined();
  say('start over');
  say.restore(say.inUse());
  expect(say('hm').messages[0]).toMatch(/^I take general fitness as your goal/);
  expect(say('hm').plan).toBeDefined();
});

test.each(['swap the squats for leg press', 'replace the rows with pulldowns'])(
  'PLAN-38 «%s», asked back about and turned down, leaves no fact',
  (wish) => {
    const say = talk('Build muscle, 3 days a week, full gym, 60 minutes, intermediate');
    const asked = say(wish);
    expect(asked.plan).toBeUndefined();
    expect(asked.noted).toBeUndefined();
    expect(asked.brief).toMatchObject({ refused: [], wanted: [], swaps: [] });
    say('no');
    expect(say('what is today?').brief).toMatchObject({ refused: [], wanted: [], swaps: [] });
  },
);

test.each(['why?', 'but why though', 'how come', 'why would that help?'])('«%s» explains the open offer', (question) => {
  const say = talk(READY);
  const { change } = say('swap back squat for hack squat');
  expect(say(question).messages[0]).toContain(`About what I offered: ${change?.why}`);
  expect(say('ok sounds good').change?.lines).toEqual(change?.lines);
});

test('A change asked for while an offer is open comes on top of it, and the card shows both', () => {
  const say = talk(READY);
  say('swap back squat for hack squat');
  const both = say('make fridays shorter, like 40 min');
  expect(names(both.plan)).toContain('Hack squat');
  expect(both.change?.lines).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ before: 'Back squat', after: 'Hack squat' }),
      expect.objectContaining({ where: 'Friday', after: expect.stringMatching(/minutes/) }),
    ]),
  );
  expect(both.change?.lines.filter(({ where }) => where === 'Wednesday')).toEqual([]);
});

test('A day that is asked for is shown with its exercises', () => {
  const say = talk(READY);
  const [words] = say('what does wednesday look like').messages;
  expect(words).toMatch(/^Wed, about \d+ minutes: .+ \d × \d/);
});

test('«No, …» takes the place of what was asked for just before', () => {
  const say = talk(READY);
  say('more arms on wednesday and make friday only 30 minutes');
  const again = say('no. more arms on wednesday only');
  expect(again.change?.lines.every(({ where }) => where.includes('Wednesday'))).toBe(true);
  say('i only have 2 days now');
  expect(say('wait no 3 is fine').brief.days).toBe(3);
});

test('What is said of one day or week leaves the plan and the facts alone, and shows the session so changed', () => {
  const say = talk(READY);
  const friday = say('can you make friday 25 minutes just this week');
  expect(friday.plan).toBeUndefined();
  expect(friday.messages[0]).toMatch(/^Friday, for once: .+ \d × \d/);
  const hotel = say("i'm in a hotel next week mon to wed, only dumbbells there");
  expect(hotel.plan).toBeUndefined();
  expect(hotel.messages[0]).toMatch(/^Monday, for once: .*(?:dumbbell|push-up)/i);
  const days = say("this week i'm on nights so only 2 days, mon and thu");
  expect(days.messages[0]).toMatch(/next 2 sessions this week/);
  expect(days.brief).toMatchObject({ days: 3, minutes: 60 });
  expect(days.brief.gym).toMatch(/gym/);
});

test('«No, only this Friday» limits the change that was offered', () => {
  const say = talk(READY);
  expect(say('make friday 25 minutes').change).toBeDefined();
  const once = say('No, only this Friday. Leave the rest alone');
  expect(once.plan).toBeUndefined();
  expect(once.messages[0]).toMatch(/^Friday, for once: /);
});

test('An exercise that is to stay is not taken out', () => {
  const say = talk(READY);
  const kept = say("I don't want to lose the rows");
  expect(kept.change).toBeUndefined();
  expect(kept.brief.refused).toEqual([]);
});

test('Two orders in one message are one offer with both', () => {
  const say = talk(READY);
  const { change } = say('remove the lateral raise from monday and swap mon with tuesday');
  expect(change?.lines.map(({ after }) => after).join(' ')).toMatch(/Left out|Tuesday/);
  expect(say('why?').messages[0]).toMatch(/lateral raise/i);
});

test('Orders for named days are no wishes for good: another change asked for later is that change alone', () => {
  const say = talk(READY);
  expect(say('remove the lateral raise from monday and make friday 40 minutes').brief.refused).toEqual([]);
  say('no');
  const next = say('put more arms on wednesday');
  expect(next.change?.lines.every(({ where }) => where.includes('Wednesday'))).toBe(true);
});

test('What was accepted is not offered a second time with the next change', () => {
  const say = talk(READY);
  say('add one set to back squat');
  say.accept();
  const next = say('make friday 40 minutes');
  expect(next.change?.lines.every(({ where }) => where === 'Friday')).toBe(true);
});

test.each(['add lunges and calf raises on Monday and Friday', 'i want calf raises on Monday and Friday please'])(
  '«%s» names the days of an exercise, not the days of training',
  (order) => {
    const say = talk(READY);
    expect(say(order).brief.days).toBe(3);
  },
);

test('«Make Monday the heavy day and Friday easier» changes those two days and no other', () => {
  const say = talk(READY);
  const { change } = say('make Monday the heavy day and Friday easier');
  expect(change?.why).toMatch(/^Harder on Monday: .* Easier on Friday: /);
  expect(change?.lines.some(({ where }) => /Wed/.test(where))).toBe(false);
});

test('A missing exercise is told with what the plan has of its kind', () => {
  const say = talk(READY);
  expect(say('take out the pendlay row').messages[0]).toMatch(/^There is no pendlay row in your plan\. Nearest to it: .*row on /);
});

test.each(['bring it back please', 'hm actually undo that', 'put everything back to how it was'])(
  '«%s» offers the plan that the accepted change replaced (PLAN-21)',
  (undo) => {
    const first = answer({ messages: [{ role: 'user', content: READY }] });
    const order = { role: 'user' as const, content: 'drop the lateral raise' };
    const inUse = first.plan ?? null;
    const messages: ChatMessage[] = [{ role: 'user', content: READY }, { role: 'assistant', content: first.messages.join('\n') }, order];
    const changed = answer({ messages, plan: inUse, offer: null });
    messages.push({ role: 'assistant', content: changed.messages.join('\n') }, { role: 'user', content: undo });
    const reply = answer({ messages, plan: changed.plan ?? null, offer: null, replaced: inUse });
    expect(reply.plan).toEqual(inUse);
    expect(reply.change?.title).toBe('The plan from before');
  },
);

test.each<[string, RegExp]>([
  ['workouts are too long', /^Sessions take up to \d+ minutes now\./],
  ['longer sessions please', /^Sessions /],
  ['cut it to 2 days, drop friday', /^2 days a week: Friday is left out\./],
  ['friday is way too long', /^Friday takes up to/],
])('«%s» changes just that', (order, done) => expect(talk(READY)(order).messages[0]).toMatch(done));

test('A day without a session is asked about, and nothing else gets harder', () => {
  const reply = talk(READY)('make Tuesday the hard day');
  expect(reply.messages[0]).toMatch(/^Which day should that be\?/);
  expect(reply.change).toBeUndefined();
});

test('What cannot be done yet goes, its easier kinds stay', () => {
  const { refused } = talk(READY)('I cant do chin ups').brief;
  expect(refused).toContain('chin-up');
  expect(refused).not.toContain('assisted-pull-up');
});

test('A part of the body that complains is asked about as such, not as a day or a muscle of the plan', () => {
  const words = talk(READY)('so on Monday my calf was cramping a little').messages.join(' ');
  expect(words).not.toContain('What should I do about');
});

test('Somebody new gets the hard exercise they ask for by name, with a warning; a swap that cannot be made notes nothing', () => {
  const say = talk('Get stronger, 3 days a week, 60 minutes, full gym, new to lifting');
  const hard = say('replace the back squat with a front squat');
  expect(names(hard.plan)).toContain('Front squat');
  expect(hard.messages.join(' ')).toContain('hard to learn');
  const sore = talk('Get stronger, 3 days a week, 60 minutes, full gym, new to lifting, my knee is sore');
  const noted = sore('swap hip thrust for back squat').brief;
  expect(noted.refused).not.toContain('hip-thrust');
});
