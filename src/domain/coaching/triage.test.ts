import { describe, expect, test } from 'vitest';
import type { DeskFacts, DeskSession } from './desk-facts.ts';
import { suggestReply } from './suggest-reply.ts';
import { type DeskClient, rankClients, reasonOf, remarkOf } from './triage.ts';
import { weekStrokes } from './week-strokes.ts';

/** A Monday morning. */
const TODAY = '2026-11-23';
const NOW = Date.parse('2026-11-23T07:58:00Z');
const HOUR = 3_600_000;
const HOURS_OF_A_DAY = 24;
const PLAN = { days: ['Mon', 'Wed', 'Fri'], weeks: 4, week: 2, since: '2026-10-26' };

function session(day: string, more: Partial<DeskSession> = {}): DeskSession {
  return { day, label: 'Mon', planned: 3, is_finished: true, sets: 12, over: null, rated: 0, ...more };
}

const WEEKS = [
  '2026-11-02',
  '2026-11-04',
  '2026-11-06',
  '2026-11-09',
  '2026-11-11',
  '2026-11-13',
  '2026-11-16',
  '2026-11-18',
  '2026-11-20',
];
const LABELS = ['Mon', 'Wed', 'Fri'];

function facts(days: readonly string[] = WEEKS, more: Partial<DeskFacts> = {}): DeskFacts {
  const sessions = days.map((day) => session(day, { label: LABELS[WEEKS.indexOf(day) % 3] ?? 'Mon' }));
  return { unit: 'lb', sessions, lifts: [], findings: [], note: null, body: null, plan: PLAN, ...more };
}

function client(more: Partial<DeskClient> = {}): DeskClient {
  return {
    id: 'c',
    name: 'Riley Santos',
    state: 'active',
    contact: null,
    unanswered: null,
    unread: 0,
    history_from: '2026-09-01',
    facts: facts(),
    ...more,
  };
}

const STALLED = { kind: 'stalled', name: 'Bench press', before: 214, now: 212, from: '2026-09-01', to: '2026-11-18' } as const;
const HARDER = {
  kind: 'harder',
  name: 'Squat',
  load: 185,
  reps: 5,
  first_rpe: 7.5,
  last_rpe: 9,
  from: '2026-10-20',
  to: '2026-11-18',
} as const;
const over = (by: number, rated: number) => WEEKS.map((day) => session(day, { over: by, rated }));

describe('the one reason (DESK-1)', () => {
  test.each<[string, Partial<DeskClient>, object | null]>([
    ['nothing', {}, null],
    ['first contact runs', { contact: { due_at: NOW + HOUR, is_over: false } }, { kind: 'contact', is_over: false }],
    [
      'first contact before a waiting message',
      { contact: { due_at: NOW, is_over: true }, unanswered: { since: NOW - 90 * HOUR, text: 'Hi' } },
      { kind: 'contact', is_over: true },
    ],
    [
      'a message of more than a day',
      { unanswered: { since: NOW - HOURS_OF_A_DAY * HOUR - 1, text: 'Hi' } },
      { kind: 'unanswered', text: 'Hi' },
    ],
    ['a message of a day', { unanswered: { since: NOW - HOURS_OF_A_DAY * HOUR, text: 'Hi' }, unread: 1 }, null],
    ['two of three workouts missed', { facts: facts(WEEKS.slice(0, -2)) }, { kind: 'missed', missed: 2, planned: 3, since: '2026-11-16' }],
    ['one of three workouts missed', { facts: facts(WEEKS.slice(0, -1)) }, null],
    ['a grant that began within the week', { facts: facts([]), history_from: '2026-11-17' }, null],
    ['a plan that nobody has begun', { facts: facts([]) }, null],
    ['a plan of this week', { facts: facts(WEEKS.slice(0, 3).map(String), { plan: { ...PLAN, since: TODAY }, sessions: [] }) }, null],
    ['a month unpaid', { state: 'paused', facts: facts(WEEKS.slice(0, 3)) }, null],
    ['over', { state: 'ended', unanswered: { since: 0, text: 'Hi' } }, null],
    ['nothing shared', { facts: null, history_from: null }, null],
  ])('%s', (_, more, expected) => {
    const reason = reasonOf(client(more), NOW, TODAY);
    if (expected === null) expect(reason).toBeNull();
    else expect(reason).toMatchObject(expected);
  });

  test('silence is told against the usual gap, without a plan too, and after a week at the soonest', () => {
    const quiet = (days: readonly string[]) =>
      reasonOf(client({ facts: facts([], { plan: null, sessions: days.map((day) => session(day, { planned: null })) }) }), NOW, TODAY);
    expect(quiet(['2026-11-02', '2026-11-05', '2026-11-08', '2026-11-11'])).toEqual({
      kind: 'silent',
      days: 12,
      usual: 3,
      since: '2026-11-11',
    });
    expect(quiet(['2026-11-07', '2026-11-10', '2026-11-13', '2026-11-16'])).toBeNull();
    expect(quiet(['2026-10-20', '2026-10-27', '2026-11-03', '2026-11-10'])).toBeNull();
    expect(quiet(['2026-11-02', '2026-11-05', '2026-11-08'])).toBeNull();
  });

  test('effort counts from a point of RPE over six sets of the last two workouts on', () => {
    const effort = (by: number, rated: number) => reasonOf(client({ facts: facts(WEEKS, { sessions: over(by, rated) }) }), NOW, TODAY);
    expect(effort(1, 3)).toEqual({ kind: 'above_plan', over: 1, sets: 6, since: '2026-11-18' });
    expect(effort(0.9, 3)).toBeNull();
    expect(effort(2, 2)).toBeNull();
  });

  test('what the log finds counts while the lift is trained, the harder load before the stall', () => {
    const found = (findings: DeskFacts['findings']) => reasonOf(client({ facts: facts(WEEKS, { findings }) }), NOW, TODAY);
    expect(found([STALLED])).toEqual(STALLED);
    expect(found([STALLED, HARDER])).toEqual(HARDER);
    expect(found([{ ...STALLED, to: '2026-11-08' }])).toBeNull();
  });
});

describe('the order (DESK-1, DESK-2, DESK-3)', () => {
  const clients = [
    client({ id: '1', name: 'Zoe', facts: facts(WEEKS, { findings: [STALLED] }) }),
    client({ id: '2', name: 'Yan', facts: facts(WEEKS, { findings: [HARDER] }) }),
    client({ id: '3', name: 'Xia', facts: facts(WEEKS, { sessions: over(1.4, 4) }) }),
    client({ id: '4', name: 'Will', facts: facts(WEEKS.slice(0, -2)) }),
    client({ id: '5', name: 'Vic', facts: facts(WEEKS.slice(0, 3)) }),
    client({ id: '6', name: 'Uma', unanswered: { since: NOW - 30 * HOUR, text: 'Hi' } }),
    client({ id: '7', name: 'Tom', facts: null, history_from: null, unanswered: { since: NOW - 50 * HOUR, text: 'Hi' } }),
    client({ id: '8', name: 'Sam', contact: { due_at: NOW + HOUR, is_over: false } }),
    client({ id: '9', name: 'Noor', contact: { due_at: NOW + 2 * HOUR, is_over: false } }),
    client({ id: 'f', name: 'Noor', contact: { due_at: NOW + 2 * HOUR, is_over: false } }),
    client({ id: 'g', name: 'Mia', contact: { due_at: NOW + 2 * HOUR, is_over: false } }),
    client({ id: 'a', name: 'Ann', facts: facts(WEEKS, { plan: { ...PLAN, week: 4 } }) }),
    client({ id: 'b', name: 'Abe' }),
    client({ id: 'c', name: 'Zed', unread: 2, unanswered: { since: NOW - HOUR, text: 'Hi' } }),
    client({ id: 'd', name: 'Abe', facts: null, history_from: null }),
    client({ id: 'e', name: 'Old', state: 'ended' }),
  ];
  const names = (from: readonly DeskClient[]) => {
    const { needsYou, onTrack, over: gone } = rankClients(from, NOW, TODAY);
    return [needsYou, onTrack, gone].map((list) => list.map((each) => each.client.id).join(' '));
  };

  test('reasons by weight and then age, the others by what they wait for and name', () => {
    expect(names(clients)).toEqual(['8 g 9 f 7 6 5 4 3 2 1', 'c a b d', 'e']);
  });

  test('the order they come in changes nothing', () => {
    for (let turn = 1; turn < clients.length; turn += 1)
      expect(names([...clients.slice(turn), ...clients.slice(0, turn)].toReversed())).toEqual(names(clients));
  });

  test('whoever shares nothing has no reason from a log, and no hint that there could be one', () => {
    for (const each of clients) {
      const reason = reasonOf({ ...each, facts: null, history_from: null }, NOW, TODAY);
      expect([null, 'contact', 'unanswered']).toContain(reason?.kind ?? null);
    }
    expect(remarkOf(client({ facts: null, history_from: null }), TODAY)).toEqual({ kind: 'no_grant' });
    expect(remarkOf(client({ facts: null }), TODAY)).toEqual({ kind: 'not_read' });
    expect(remarkOf(client({ facts: facts([]) }), TODAY)).toEqual({ kind: 'nothing_logged' });
    expect(remarkOf(client(), TODAY)).toEqual({ kind: 'trained', day: '2026-11-20' });
  });
});

describe('four weeks in strokes (DESK-4)', () => {
  const strokes = (from: Pick<DeskFacts, 'sessions' | 'plan'>, history_from = '2026-09-01') => {
    const { weeks, done, planned } = weekStrokes(from, { history_from, today: TODAY });
    return `${weeks.map((week) => week.map((stroke) => ({ done: '|', missed: '.', today: '!', todo: 'o' })[stroke]).join('')).join(' ')} ${String(done)}/${String(planned)}`;
  };

  test.each<[string, Pick<DeskFacts, 'sessions' | 'plan'>, string, string]>([
    ['all done, and three to come', facts(), '2026-09-01', '||| ||| ||| !oo 9/9'],
    ['one missed in its place', facts(WEEKS.filter((day) => day !== '2026-11-11')), '2026-09-01', '||| |.| ||| !oo 8/9'],
    ['a week that cannot be read from its first day on misses nothing', facts(WEEKS.slice(2)), '2026-11-03', '| ||| ||| !oo 6/6'],
    ['no plan, no missing', facts([], { plan: null, sessions: [session('2026-11-18', { planned: null })] }), '2026-09-01', '  |  1/null'],
    ['weeks before the plan are not judged by it', { sessions: [], plan: { ...PLAN, since: '2026-11-15' } }, '2026-09-01', '  ... !oo 0/3'],
    ['four where three were planned', facts([...WEEKS, '2026-11-21']), '2026-09-01', '||| ||| |||| !oo 9/9'],
  ])('%s', (_, from, history_from, expected) => {
    expect(strokes(from, history_from)).toBe(expected);
  });
});

test('a start for a reply names what the log shows and asks; where nothing is known there is none (DESK-8)', () => {
  expect(suggestReply('Riley', { kind: 'missed', missed: 2, planned: 3, since: TODAY }, 'lb')).toBe(
    'Hi Riley, I saw 2 of 3 workouts open in the last week. What got in the way? We can move days or make them shorter.',
  );
  expect(suggestReply('Riley', HARDER, 'lb')).toContain('Squat with 185 lb × 5 went from RPE 7.5 to 9');
  expect(suggestReply('Riley', { kind: 'no_grant' }, 'lb')).toBeNull();
});
