import type { Trainee } from '../person/trainee.ts';
import type { WorkDay } from '../plan-work.ts';

export const RULES = [
  'SCHEMA',
  'UNKNOWN_EX',
  'SETS',
  'REPS',
  'EFFORT',
  'GOAL_REPS',
  'EQUIP',
  'REFUSED',
  'LIMITATION',
  'STATE',
  'LEVEL',
  'VOL_LOW',
  'VOL_HIGH',
  'SESSION_VOL',
  'FREQ',
  'PATTERN',
  'BALANCE',
  'TIME',
  'ORDER',
  'RECOVERY',
  'PROGRESS',
  'JUMP',
  'DELOAD',
  'VARIETY',
  'DUPLICATE',
  'DAYS',
  'REST',
  'LOWBACK',
  'RED_FLAG',
  'UNIT',
  'SCHEDULE',
  'GOAL_FIT',
  'TAPER',
  'SAME_BLOCK',
] as const;
export type Rule = (typeof RULES)[number];

/** error: must not be shown; warn: repair or mention it; info: worth knowing. */
export type Severity = 'error' | 'warn' | 'info';

/** The observation, the value seen, and the target or fix, in one sentence. */
export interface Finding {
  rule: Rule;
  severity: Severity;
  sentence: string;
}

/** Input of every check: the weeks as read, and the trainee. */
export interface CheckInput {
  weeks: WorkDay[][];
  /** One week per composition: weeks with the same exercises on the same days differ only in numbers. */
  shapes: WorkDay[][];
  trainee: Trainee;
  is_strength: boolean;
}

export function error(rule: Rule, sentence: string): Finding {
  return { rule, severity: 'error', sentence };
}

export function warn(rule: Rule, sentence: string): Finding {
  return { rule, severity: 'warn', sentence };
}

export function info(rule: Rule, sentence: string): Finding {
  return { rule, severity: 'info', sentence };
}

/** Above `most` a warning, above `limit` an error; otherwise undefined. */
export function overLimit(value: number, most: number, limit: number): 'warn' | 'error' | undefined {
  if (value > limit) return 'error';
  return value > most ? 'warn' : undefined;
}
