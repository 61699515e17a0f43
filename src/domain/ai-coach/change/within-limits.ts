import type { PlanDay } from '#domain/plan/plan.ts';
import type { Brief } from '../person/brief-shape.ts';
import { type Trainee, traineeOf } from '../person/trainee.ts';
import { keepLimits } from './keep-limits.ts';
import type { SessionFrame, SessionItem } from './session-items.ts';
import { isSound, type Judged, judged, staySound } from './stay-sound.ts';

/** Limits of a changed session. */
export interface Limits {
  before: readonly SessionItem[];
  frame: SessionFrame;
  trainee: Trainee;
  judged: Judged;
}

/** `brief`: the trainee's equipment and limitations from now on. */
export function limitsOf(before: readonly SessionItem[], input: { day: PlanDay; frame: SessionFrame; brief: Brief }): Limits {
  const { day, frame, brief } = input;
  return { before, frame, trainee: traineeOf(brief), judged: judged(day, frame, brief) };
}

/** Applies the limits of duration, volume and soundness; exercises named in `keeps` stay. */
export function withinLimits(items: readonly SessionItem[], limits: Limits, keeps: ReadonlySet<string>): SessionItem[] {
  const limited = keepLimits(items, limits.before, limits);
  const stays = [...keeps].every((name) => limited.some((item) => item.name === name));
  return staySound(stays ? limited : items, limits.judged, keeps);
}

/** Whether the items satisfy all limits unchanged. */
export function isWithin(items: readonly SessionItem[], limits: Limits): boolean {
  const limited = keepLimits(items, limits.before, limits);
  return limited.length === items.length && limited.every((item, index) => item === items[index]) && isSound(items, limits.judged);
}
