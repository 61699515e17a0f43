import type { Plan } from '#domain/plan/plan.ts';
import { checkReadPlan, type Finding } from '../check-plan.ts';
import type { Brief } from '../person/brief-shape.ts';

/** Findings of a plan counted by what they are about, so that only those an edit brings in are mended. */
export type KnownErrors = ReadonlyMap<string, number>;

export function errorsOf(plan: Plan, brief: Brief): Finding[] {
  return checkReadPlan(plan, brief).filter((finding) => finding.severity === 'error');
}

export function knownErrors(findings: readonly Finding[]): KnownErrors {
  const known = new Map<string, number>();
  for (const finding of findings) known.set(aboutOf(finding), (known.get(aboutOf(finding)) ?? 0) + 1);
  return known;
}

export function newErrors(findings: readonly Finding[], known: KnownErrors): Finding[] {
  return findings.filter((finding) => !known.has(aboutOf(finding)));
}

/** The rule and its sentence without numbers: the same fault by another amount is no new one. */
function aboutOf({ rule, sentence }: Finding): string {
  return `${rule} ${sentence.replace(/\d+(?:[.,]\d+)?/g, '#')}`;
}

/** How far the errors are from being none: mostly their number, then the amounts they name. */
export function costOf(errors: readonly Finding[]): number {
  return errors.reduce((sum, finding) => sum + 1000 + amountOf(finding), 0);
}

/** Minutes or sets too many count up, sets too few down. */
function amountOf({ rule, sentence }: Finding): number {
  const [first = 0, second = 0] = (sentence.replace(/\bweek \d/g, '').match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
  if (rule === 'BALANCE') return Math.abs(first - second);
  return rule === 'VOL_LOW' ? -first : first;
}

/** Warnings that the changed plan has and the plan before did not: said once, never a reason to refuse. */
export function newWarnings(before: Plan, after: Plan, brief: Brief): string[] {
  const had = new Set(checkReadPlan(before, brief).map(aboutOf));
  return checkReadPlan(after, brief)
    .filter((finding) => finding.severity === 'warn' && !had.has(aboutOf(finding)))
    .map(({ sentence }) => sentence);
}
