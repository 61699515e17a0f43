import type { LegacyKey } from '#offline/store/device.ts';

/** What each key of the first version holds in each cell of the migration matrix, and what must come of it. */

const SQUAT = [
  { reps: '5', weight: '225', rpe: '8' },
  { reps: '5', weight: '230' },
];
const PLAN = {
  goal: 'strength',
  weeks: [[{ day: 'Day 1', primary: [{ exercise: 'Squat', sets: 3, reps: '5' }] }]],
  version: 1_753_000_000_000,
};
const HISTORY = {
  '2025-08-01': { date: '2025-08-01', week: 0, day: 1, exercises: [{ name: 'Squat', sets: SQUAT }] },
  '2025-08-04': { date: '2025-08-04', week: 1, day: 1, exercises: [{ name: 'Squat', sets: SQUAT }] },
};
const LOG = { 'Squat-1-1': { date: '2025-08-04', sets: SQUAT }, 'Row-1-2': { date: '2025-08-05', sets: SQUAT } };

export const VALID: Readonly<Record<LegacyKey, string>> = {
  'ai-plan': JSON.stringify(PLAN),
  'workout-history': JSON.stringify(HISTORY),
  'workout-log': JSON.stringify(LOG),
};

export interface TextCell {
  readonly name: string;
  readonly text: Readonly<Record<LegacyKey, string | null>>;
  /** Registers that come of it: all of the valid key's, none, or some of them. */
  readonly gives: 'all' | 'none' | Readonly<Record<LegacyKey, 'all' | 'none' | 'some'>>;
  readonly state: 'cleared' | 'unreadable' | 'unknown-version' | 'nothing' | Readonly<Record<LegacyKey, 'cleared' | 'unreadable'>>;
  /** Parts kept aside with a reason. */
  readonly issues: number | Readonly<Record<LegacyKey, number>>;
}

const each = (text: string): Record<LegacyKey, string> => ({ 'ai-plan': text, 'workout-history': text, 'workout-log': text });
const cutOff = (text: string) => text.slice(0, -30);
const PADDING = 'x'.repeat(5_000_000);
const POLLUTED = '"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}';
const pollute = (text: string) => `{${POLLUTED},${text.slice(1)}`;
const STRANGE = 'Übung 深蹲 🏋️‍♀️ الضغط e\u0301';

/** Cells that differ in the text alone. */
export const TEXT_CELLS: readonly TextCell[] = [
  { name: 'absent', text: { 'ai-plan': null, 'workout-history': null, 'workout-log': null }, gives: 'none', state: 'nothing', issues: 0 },
  { name: 'valid', text: VALID, gives: 'all', state: 'cleared', issues: 0 },
  { name: 'empty', text: each('{}'), gives: 'none', state: 'cleared', issues: 0 },
  { name: 'corrupt', text: each('\u0000\u0001 garbage'), gives: 'none', state: 'unreadable', issues: 1 },
  {
    name: 'truncated',
    text: {
      'ai-plan': cutOff(VALID['ai-plan']),
      'workout-history': cutOff(VALID['workout-history']),
      'workout-log': cutOff(VALID['workout-log']),
    },
    gives: { 'ai-plan': 'none', 'workout-history': 'some', 'workout-log': 'some' },
    state: { 'ai-plan': 'unreadable', 'workout-history': 'cleared', 'workout-log': 'cleared' },
    issues: 1,
  },
  { name: 'wrong root', text: each('"hello"'), gives: 'none', state: 'unreadable', issues: 1 },
  { name: 'unknown version', text: each('{"version":99,"anything":{}}'), gives: 'none', state: 'unknown-version', issues: 1 },
  {
    name: 'one bad entry',
    text: {
      'ai-plan': JSON.stringify({ ...PLAN, weeks: [[...(PLAN.weeks[0] ?? []), 'a day that is none']] }),
      'workout-history': JSON.stringify({ ...HISTORY, someday: { exercises: [] } }),
      'workout-log': JSON.stringify({ ...LOG, 'Bench-1-1': 'no entry' }),
    },
    // A plan is one piece: nobody trains by half of one. It stays in quarantine, whole.
    gives: { 'ai-plan': 'none', 'workout-history': 'all', 'workout-log': 'all' },
    state: 'cleared',
    issues: 1,
  },
  {
    name: 'five megabytes',
    text: {
      'ai-plan': JSON.stringify({ ...PLAN, explanation: PADDING }),
      'workout-history': JSON.stringify({ ...HISTORY, '2025-08-01': { ...HISTORY['2025-08-01'], note: PADDING } }),
      'workout-log': JSON.stringify({ ...LOG, 'Row-1-2': { ...LOG['Row-1-2'], note: PADDING } }),
    },
    gives: { 'ai-plan': 'none', 'workout-history': 'all', 'workout-log': 'all' },
    state: 'cleared',
    issues: { 'ai-plan': 1, 'workout-history': 0, 'workout-log': 0 },
  },
  {
    name: 'keys that aim at a prototype',
    text: {
      'ai-plan': pollute(VALID['ai-plan']),
      'workout-history': pollute(VALID['workout-history']),
      'workout-log': pollute(VALID['workout-log']),
    },
    gives: 'all',
    state: 'cleared',
    issues: { 'ai-plan': 0, 'workout-history': 2, 'workout-log': 2 },
  },
  {
    name: 'odd Unicode',
    text: {
      'ai-plan': VALID['ai-plan'].replace('Squat', STRANGE),
      'workout-history': VALID['workout-history'].replaceAll('Squat', STRANGE),
      'workout-log': VALID['workout-log'].replaceAll('Squat', STRANGE),
    },
    gives: { 'ai-plan': 'some', 'workout-history': 'some', 'workout-log': 'some' },
    state: 'cleared',
    issues: 0,
  },
];
