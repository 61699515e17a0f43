import type { WorkDay } from '../plan-work.ts';
import type { Trainee } from '../trainee.ts';

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
] as const;
export type Rule = (typeof RULES)[number];

/** error: nobody may be given this plan; warn: repair it, or say it; info: worth knowing. */
export type Severity = 'error' | 'warn' | 'info';

/** What was found, the number seen, the number wanted or the fix, as one sentence. */
export interface Finding {
  rule: Rule;
  severity: Severity;
  sentence: string;
}

/** What every check looks at: the weeks as read, and whom the plan is for. */
export interface CheckInput {
  weeks: WorkDay[][];
  /** One week of each make-up: weeks with the same exercises on the same days differ only in numbers. */
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

/** Over `most` is a warning, over `limit` an error; undefined when neither. */
export function overLimit(value: number, most: number, limit: number): 'warn' | 'error' | undefined {
  if (value > limit) return 'error';
  return value > most ? 'warn' : undefined;
}
