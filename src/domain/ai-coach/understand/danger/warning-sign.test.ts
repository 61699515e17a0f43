import { describe, expect, test } from 'vitest';
import { answer } from '../../answer.ts';
import type { ChatMessage } from '../../person/brief-shape.ts';
import { THAT_IS_ME, THAT_IS_NOT } from './danger-question.ts';
import { detectDanger } from './detect-danger.ts';

const BREATHLESS = 'breathlessness at small effort';
const HEARTBEAT = 'a heartbeat that stumbles or races';

describe('a warning sign beside training facts is asked about (PLAN-36)', () => {
  test.each([
    [BREATHLESS, 'short of breath on stairs, 3 days a week full gym'],
    [BREATHLESS, 'want to lose fat, get winded walking up one flight of stairs, 3 days, dumbbells at home'],
    [BREATHLESS, 'puffed out after one flight of stairs, 45, gym 3 times a week'],
    [BREATHLESS, "can't walk up stairs without gasping, 3 days, full gym"],
    [BREATHLESS, '56, lose weight, 3 days a week, gym. I have to stop halfway up the stairs to breathe'],
    [BREATHLESS, 'I get out of breath just tying my shoes, 3 days full gym'],
    [BREATHLESS, 'not fit and out of breath on stairs, so 2 days at home please, bands'],
    [BREATHLESS, 'high blood pressure, shortness of breath, 3 days gym'],
    [HEARTBEAT, 'strength, 3 days, full gym, heart skips beats sometimes'],
    [HEARTBEAT, 'my heart pounds for no reason at night, 3x a week, home dumbbells, lose weight'],
    [HEARTBEAT, 'build muscle, 4 days, full gym, sometimes get palpitations on the treadmill'],
    ['dizzy spells', 'dizzy spells lately, 3 days a week, full gym, get stronger'],
    ['dizzy spells', 'get lightheaded when I stand up, 3 days a week full gym strength'],
    ['leg pain on walking that goes with rest', 'legs ache in calves after 200 m walk and go away when I stop, 3 days, gym'],
    ['chest pain or pressure', "chest tight from yesterday's bench, 3 days, gym, muscle"],
  ])('%s: «%s»', (label, text) => {
    expect(detectDanger(text)).toMatchObject({ label, ask: true });
    expect(answer({ messages: [{ role: 'user', content: text }] }).quick_replies).toEqual([THAT_IS_ME, THAT_IS_NOT]);
  });

  test.each([
    '3 days full gym, want to run up stairs without getting out of breath',
    'want better conditioning, get out of breath in long sets, 3 days full gym muscle',
    'I do stairs for cardio and get out of breath, fun, 3 days a week gym',
    'unfit, get puffed quickly when I run 5k, 3 days, full gym',
    'my dad had palpitations, I am fine. 3 days full gym strength',
    'my wife gets out of breath on stairs, I want 3 days full gym for me',
    'no chest pain, no breathlessness, 3 days full gym, muscle',
    'want a program that leaves me breathless, 3 days, home, lose fat',
    'squats leave me breathless, 3 days, full gym, strength',
    'hills leave me out of breath on my bike rides, 3 days gym, strength',
    'I get dizzy with all these programs, 3 days full gym muscle',
    'my heart races before a max attempt, 4 days strength full gym',
    'tight hips and tight chest muscles from desk work, 3 days full gym',
    'love walking, never out of breath, 3 days gym',
    '3 days full gym, I hike hills at weekends, out of breath but happy',
    'resting pulse 48, heart rate goes to 180 in intervals, 3 days gym',
  ])('the same words told of effort, of others or denied: «%s»', (text) => expect(detectDanger(text)).toBeNull());

  test('it is asked about beside an order, too', () => {
    expect(detectDanger('swap squats, and by the way I get breathless on the stairs lately')).toMatchObject({ label: BREATHLESS });
    expect(detectDanger('make Friday shorter, palpitations are back')).toMatchObject({ label: HEARTBEAT });
  });

  test('a no goes on where it was, a yes waits for a doctor, whose word brings the plan that was asked for', () => {
    const talk: ChatMessage[] = [];
    const say = (content: string) => {
      talk.push({ role: 'user', content });
      const said = answer({ messages: talk });
      talk.push({ role: 'assistant', content: said.messages.join('\n') });
      return said;
    };
    say('short of breath on stairs, 3 days a week full gym, muscle');
    expect(say(THAT_IS_ME).messages[0]).toContain('Breathlessness at small effort needs someone who can examine you');
    expect(say('A doctor has cleared me').plan).toBeDefined();
    const first = { role: 'user', content: 'short of breath on stairs, 3 days a week full gym, muscle' } as const;
    const asked = { role: 'assistant', content: answer({ messages: [first] }).messages.join('\n') } as const;
    expect(answer({ messages: [first, asked, { role: 'user', content: THAT_IS_NOT }] }).plan).toBeDefined();
  });
});

describe('asthma told as what it always is is asked about, an attack stops (FACT-35)', () => {
  test.each([
    'asthma, a bit wheezy on hills, 3 days full gym',
    'I have asthma and get wheezy on hills',
    'I have asthma and sometimes wheeze on the stairs, 3 days dumbbells',
  ])('«%s»', (text) => expect(detectDanger(text)).toMatchObject({ kind: 'breathing', ask: true }));
  test.each([
    'asthma, wheezing since this morning and inhaler not helping, 3 days gym',
    'I wheeze and my inhaler is empty',
    'asthmatic, wheezing badly, cannot finish a sentence',
    'asthma, wheezing right now at the gym',
  ])('«%s»', (text) => expect(detectDanger(text)).toMatchObject({ kind: 'breathing', ask: false }));
});

describe('a flight of steps is no journey (FACT-35)', () => {
  test.each([
    'my calf is sore after a flight of steps',
    'my gym is up two flights of stairs, calves are sore',
    'carrying shopping up a flight of steps makes my calves ache',
    'four flights in our walk-up, calf tight afterwards',
  ])('«%s»', (text) => expect(detectDanger(text)?.kind).not.toBe('clot'));
  test.each(['calf swollen and hot after a long flight', 'one calf swollen since the flight, it hurts on the stairs'])(
    'still a clot: «%s»',
    (text) => expect(detectDanger(text)).toMatchObject({ kind: 'clot' }),
  );
});

test('of a first message nothing is started over', () => {
  const { messages } = answer({ messages: [{ role: 'user', content: 'love the burn, heart pumping sessions, 3 days, home, lose fat' }] });
  expect(messages.join(' ')).not.toContain('start over');
});
