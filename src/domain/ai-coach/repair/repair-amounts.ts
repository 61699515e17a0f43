import { orderRank } from '../build/compose.ts';
import { prescriptionOf } from '../build/scheme.ts';
import { checkReadPlan, type Finding, type Rule } from '../check-plan.ts';
import type { Brief } from '../person/brief-shape.ts';
import type { Trainee } from '../person/trainee.ts';
import { inEveryWeek, type RepairDraft, type RepairItem, writeRepaired } from './repair-draft.ts';

const ROUNDS_MAX = 12;
const COST = { error: 100, warn: 10, info: 0 } as const;
const SETS_MOST = 5;
/** Rules that changing sets or removing an exercise can satisfy. */
const BY_SETS: ReadonlySet<Rule> = new Set<Rule>(['VOL_LOW', 'VOL_HIGH', 'SESSION_VOL', 'BALANCE', 'TIME', 'RECOVERY', 'LOWBACK']);

/** The checker's findings on the draft. */
export function findingsOf(draft: RepairDraft, brief: Brief): Finding[] {
  return checkReadPlan(writeRepaired(draft), brief);
}

/** Merges duplicates and puts heavy and compound exercises first. */
export function tidyDays(draft: RepairDraft, say: (correction: string) => void): RepairDraft {
  const weeks = draft.weeks.map((week) =>
    week.map((day) => {
      const items = day.items.filter((item, index) => day.items.findIndex((other) => isSame(other, item)) === index);
      const sorted = items.toSorted((a, b) => orderRank(a) - orderRank(b));
      if (items.length < day.items.length) say(`${day.label}: what was listed twice is there once.`);
      return { ...day, items: sorted };
    }),
  );
  return { ...draft, weeks };
}

/** A heavy top set with lighter back-off sets is one lift in two lines, not a duplicate. */
function isSame(a: RepairItem, b: RepairItem): boolean {
  return a.exercise.id === b.exercise.id && (a.reps === b.reps || !a.main);
}

/** Corrects reps that do not serve the goal and blocks that do not rise and end lighter. */
export function repairNumbers(draft: RepairDraft, trainee: Trainee, say: (correction: string) => void): RepairDraft {
  const broken = new Set(findingsOf(draft, trainee.brief).flatMap((finding) => (finding.severity === 'info' ? [] : [finding.rule])));
  const reps = broken.has('GOAL_REPS');
  const block = broken.has('JUMP') || broken.has('DELOAD') || broken.has('PROGRESS');
  const effort = broken.has('EFFORT') || broken.has('LEVEL') || broken.has('LIMITATION');
  if (reps) say('Reps now fit your goal.');
  if (block) say('Effort climbs for three weeks and week 4 is lighter.');
  if (effort) say('The effort leaves more in reserve.');
  if (!reps && !block && !effort) return draft;
  const weeks = draft.weeks.map((week, index) =>
    week.map((day, dayIndex) => ({
      ...day,
      items: day.items.map((item) => {
        const usual = prescriptionOf({ ...item, rest_seconds: 0 }, trainee, index);
        const first = draft.weeks[0]?.[dayIndex]?.items.find((other) => other.exercise.id === item.exercise.id) ?? item;
        return {
          ...item,
          reps: reps || block || effort ? String(usual.reps) : item.reps,
          sets: block ? (index === draft.weeks.length - 1 ? Math.max(1, Math.round(first.sets * 0.6)) : first.sets) : item.sets,
          rpe_schedule: draft.strength ? (usual.rpe_schedule ?? item.rpe_schedule ?? []).map(Number) : null,
          rpe: effort ? null : item.rpe,
          rir: effort && !draft.strength ? String(usual.rir ?? '3') : item.rir,
        };
      }),
    })),
  );
  return { ...draft, weeks };
}

/** Applies the most helpful small change while the checker has findings on amounts. */
export function repairAmounts(draft: RepairDraft, brief: Brief, say: (correction: string) => void): RepairDraft {
  let current = draft;
  let findings = findingsOf(draft, brief);
  const before = findings;
  for (let round = 0; round < ROUNDS_MAX * 3 && findings.some(canMend); round += 1) {
    const best = bestChange(current, brief, costOf(findings));
    if (best === undefined) break;
    current = best;
    findings = findingsOf(current, brief);
  }
  if (current === draft) return draft;
  const gone = before.filter((finding) => canMend(finding) && !findings.some((now) => now.rule === finding.rule));
  for (const finding of gone) say(finding.sentence);
  for (const sentence of changesBetween(draft, current)) say(sentence);
  return current;
}

function canMend(finding: Finding): boolean {
  return finding.severity !== 'info' && BY_SETS.has(finding.rule);
}

function costOf(findings: readonly Finding[]): number {
  return findings.reduce((sum, finding) => sum + COST[finding.severity], 0);
}

function bestChange(draft: RepairDraft, brief: Brief, cost: number): RepairDraft | undefined {
  let best: RepairDraft | undefined;
  let bestCost = cost;
  for (const candidate of changesOf(draft)) {
    const next = costOf(findingsOf(candidate, brief));
    if (next >= bestCost) continue;
    best = candidate;
    bestCost = next;
  }
  return best;
}

function* changesOf(draft: RepairDraft): Generator<RepairDraft> {
  for (const [dayIndex, day] of (draft.weeks[0] ?? []).entries())
    for (const { exercise, sets } of day.items) {
      const withSets = (by: number) =>
        inEveryWeek(draft, dayIndex, exercise.id, (item) => ({ ...item, sets: Math.max(1, item.sets + by) }));
      if (sets > 1) yield withSets(-1);
      if (sets > 3) yield withSets(-2);
      if (sets < SETS_MOST) yield withSets(1);
      if (day.items.length > 2) yield inEveryWeek(draft, dayIndex, exercise.id, () => undefined);
    }
}

function changesBetween(before: RepairDraft, after: RepairDraft): string[] {
  return (before.weeks[0] ?? []).flatMap((day, index) =>
    day.items.flatMap((item) => {
      const now = after.weeks[0]?.[index]?.items.find((other) => other.exercise.id === item.exercise.id);
      if (now === undefined) return [`${day.label}: ${item.exercise.name} is left out.`];
      return now.sets === item.sets ? [] : [`${day.label}: ${item.exercise.name} has ${now.sets} sets instead of ${item.sets}.`];
    }),
  );
}
