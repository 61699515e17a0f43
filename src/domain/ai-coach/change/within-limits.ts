import type { Brief } from '../brief-shape.ts';
import type { PlanDay } from '../plan.ts';
import { type Trainee, traineeOf } from '../trainee.ts';
import { keepLimits } from './keep-limits.ts';
import type { SessionFrame, SessionItem } from './session-items.ts';
import { isSound, type Judged, judged, staySound } from './stay-sound.ts';

/** What a session must stay inside, whatever is exchanged in it. */
export interface Limits {
  before: readonly SessionItem[];
  frame: SessionFrame;
  trainee: Trainee;
  judged: Judged;
}

/** `brief`: what the trainee has, and what hurts, from now on. */
export function limitsOf(before: readonly SessionItem[], input: { day: PlanDay; frame: SessionFrame; brief: Brief }): Limits {
  const { day, frame, brief } = input;
  return { before, frame, trainee: traineeOf(brief), judged: judged(day, frame, brief) };
}

/** Other exercises must not make the session longer, too much for a muscle or unsound; what is called by a name of `keeps` stays in it. */
export function withinLimits(items: readonly SessionItem[], limits: Limits, keeps: ReadonlySet<string>): SessionItem[] {
  const limited = keepLimits(items, limits.before, limits);
  const stays = [...keeps].every((name) => limited.some((item) => item.name === name));
  return staySound(stays ? limited : items, limits.judged, keeps);
}

/** Is nothing of it too much as it stands? */
export function isWithin(items: readonly SessionItem[], limits: Limits): boolean {
  const limited = keepLimits(items, limits.before, limits);
  return limited.length === items.length && limited.every((item, index) => item === items[index]) && isSound(items, limits.judged);
}
