import type { PlanDay } from '#domain/plan/plan.ts';
import { checkReadPlan, type Finding, type Rule } from '../check-plan.ts';
import type { Brief } from '../person/brief-shape.ts';
import { planOf, type SessionFrame, type SessionItem, withSets, writeItems } from './session-items.ts';

/** The rules that apply to a change of one session; the others concern the week. */
export const SESSION_RULES: ReadonlySet<Rule> = new Set<Rule>([
  'SCHEMA',
  'UNKNOWN_EX',
  'SETS',
  'REPS',
  'EFFORT',
  'EQUIP',
  'REFUSED',
  'LIMITATION',
  'LEVEL',
  'SESSION_VOL',
  'TIME',
  'ORDER',
  'DUPLICATE',
  'REST',
  'LOWBACK',
  'UNIT',
]);

const STEPS_MAX = 12;
/** Consecutive steps without improvement before the search stops. */
const DETOURS_MAX = 2;
const COST = { error: 100, warn: 10, info: 0 } as const;

export interface Judged {
  /** The original session. */
  day: PlanDay;
  frame: SessionFrame;
  /** The constraints of the changed session, as a brief for a plan of one day. */
  brief: Brief;
  /** Findings of the original session. */
  known: ReadonlySet<string>;
}

/** Checks the original session once, for comparison with all candidates. */
export function judged(day: PlanDay, frame: SessionFrame, brief: Brief): Judged {
  const alone = { frame, brief: { ...brief, days: 1 } };
  return { day, ...alone, known: new Set(objections(day, alone).map(({ sentence }) => sentence)) };
}

/**
 * Local search against the checker: removes an open set, moves isolation last, or drops an exercise while the changed session has findings
 * that the original did not have. Steps that never help are reverted. Completed sets and exercises named in `keeps` stay.
 */
export function staySound(items: readonly SessionItem[], before: Judged, keeps: ReadonlySet<string>): SessionItem[] {
  let now: Step = { items: [...items], cost: costOf(items, before) };
  let best = now;
  let detours = 0;
  for (let step = 0; step < STEPS_MAX && now.cost > 0 && detours <= DETOURS_MAX; step += 1) {
    const tried = stepsFrom(now.items, keeps).map((next): Step => ({ items: next, cost: costOf(next, before) }));
    const next = tried.toSorted((a, b) => a.cost - b.cost)[0];
    if (next === undefined || next.cost > now.cost) break;
    now = next;
    detours = now.cost < best.cost ? 0 : detours + 1;
    if (now.cost < best.cost) best = now;
  }
  return best.items;
}

interface Step {
  items: SessionItem[];
  cost: number;
}

/** Whether the checker has no findings beyond those of the original session. */
export function isSound(items: readonly SessionItem[], before: Judged): boolean {
  return costOf(items, before) === 0;
}

function costOf(items: readonly SessionItem[], before: Judged): number {
  return objections(writeItems(before.day, items, before.frame), before)
    .filter(({ sentence }) => !before.known.has(sentence))
    .reduce((sum, { severity }) => sum + COST[severity], 0);
}

function objections(day: PlanDay, { frame, brief }: Pick<Judged, 'frame' | 'brief'>): Finding[] {
  const findings = checkReadPlan(planOf(day, frame), brief);
  return findings.filter(({ rule, severity }) => severity !== 'info' && SESSION_RULES.has(rule));
}

function stepsFrom(items: readonly SessionItem[], keeps: ReadonlySet<string>): SessionItem[][] {
  const open = items.filter((item) => !item.locked && item.sets > item.done);
  const trims = open
    .filter((item) => item.sets > Math.max(1, item.done))
    .map((item) => items.map((other) => (other === item ? withSets(item, item.sets - 1) : other)));
  const drops = open
    .filter((item) => item.done === 0 && !keeps.has(item.name) && open.length > 1)
    .map((item) => items.filter((other) => other !== item));
  const later = open
    .filter((item) => item.done === 0 && item.exercise?.compound === false)
    .map((item) => [...items.filter((other) => other !== item), { ...item, main: false }]);
  return [...trims, ...later, ...drops];
}
