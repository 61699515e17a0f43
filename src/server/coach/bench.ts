import { isDeepStrictEqual } from 'node:util';
import { askedNext, type Brief } from '#domain/ai-coach/brief.ts';
import type { ChangeKind } from '#domain/ai-coach/change/plan-change.ts';
import { checkPlan, type Finding } from '#domain/ai-coach/check-plan.ts';
import { editByHand } from '#domain/ai-coach/edit/edit-by-hand.ts';
import { GYMS } from '#domain/ai-coach/person/gyms-table.ts';
import type { Limitation } from '#domain/ai-coach/person/limitations.ts';
import { mayDo, traineeOf } from '#domain/ai-coach/person/trainee.ts';
import { repairPlan } from '#domain/ai-coach/repair-plan.ts';
import { planFor } from '#domain/ai-coach/reply/plan-for.ts';
import { findExercise } from '#domain/exercises/find-exercise.ts';
import type { Plan } from '#domain/plan/plan.ts';
import type { BriefPatch } from './bench-shapes.ts';
import type { ToolEdit } from './edit-shapes.ts';
import { planLines } from './plan-lines.ts';
import { withPlainText } from './plan-text.ts';
import { readToolEdit } from './read-tool-edits.ts';

/** A plan that passed the checker, from engine or model. */
export interface MadePlan {
  readonly plan: Plan;
  /** Repairs by the checker, one sentence each. */
  readonly corrections: readonly string[];
  readonly kind: ChangeKind;
}

/** A tool's result for the model. */
export type ToolAnswer = Readonly<Record<string, unknown>>;

/** The model's workspace: the engine's brief, builder and checker as tools. Every plan passes the checker. */
export class Bench {
  #brief: Brief;
  #made: MadePlan | null = null;
  #tried = false;
  #isKept = false;
  readonly #before: Plan | null;
  /** A limitation or refusal was added since the previous plan. */
  readonly #mustChange: boolean;

  constructor(brief: Brief, { plan, brief: old }: { plan: Plan | null; brief: Brief }) {
    this.#brief = brief;
    this.#before = plan;
    this.#mustChange = !isDeepStrictEqual([brief.limitations, brief.refused], [old.limitations, old.refused]);
  }

  get brief(): Brief {
    return this.#brief;
  }

  /** Null when nothing was made, or nothing different. */
  get made(): MadePlan | null {
    return this.#made === null || isDeepStrictEqual(this.#made.plan, this.#before) ? null : this.#made;
  }

  /** The engine read a change where there was none: plan and text stay. */
  get isKept(): boolean {
    return this.#isKept && !this.#tried;
  }

  /** The model called a plan tool, successfully or not. */
  get tried(): boolean {
    return this.#tried;
  }

  /**
   * Merges the model's understanding into the brief. It may fill gaps and apply later statements; it never raises experience and never
   * removes a limitation, refusal or warning, which needs the trainee's own words.
   */
  readonly update = (patch: BriefPatch): ToolAnswer => {
    const old = this.#brief;
    const leave = idsOf(patch.leave_out);
    const wants = idsOf(patch.wants);
    const gym = patch.gym === undefined ? undefined : GYMS[patch.gym];
    const refused = unique([...old.refused, ...leave.known]);
    this.#brief = {
      ...old,
      goal: patch.goal ?? old.goal,
      experience: old.experience ?? patch.experience ?? null,
      days: patch.days ?? old.days,
      weekdays: patch.days === undefined || patch.days === old.days ? old.weekdays : [],
      minutes: patch.minutes ?? old.minutes,
      kit: gym?.kit ?? old.kit,
      gym: gym?.name ?? old.gym,
      limitations: withLimitations(old.limitations, patch.careful_with ?? []),
      refused,
      wanted: unique([...old.wanted, ...wants.known]).filter((id) => !refused.includes(id)),
      swaps: old.swaps.filter(({ to }) => !refused.includes(to)),
      focus: unique([...old.focus, ...(patch.focus ?? [])]),
    };
    const unknown = [...leave.unknown, ...wants.unknown];
    return { ok: true, still_missing: askedNext(this.#brief), ...(unknown.length === 0 ? {} : { unknown_exercises: unknown }) };
  };

  readonly build = (kind: ChangeKind = 'brief'): ToolAnswer => {
    this.#tried = true;
    const missing = askedNext(this.#brief);
    if (missing !== null) return { ok: false, why: `the trainee has not said yet: ${missing}` };
    const plan = planFor(this.#brief);
    const faults = checkPlan(plan, this.#brief).filter((finding) => finding.severity === 'error');
    if (faults.length > 0) return refusal(faults);
    return this.#take({ plan, corrections: [], kind });
  };

  readonly swap = ({ from, to }: { from: string; to: string }): ToolAnswer => {
    const [old, fresh] = [findExercise(from), findExercise(to)];
    if (old === undefined || fresh === undefined) return { ok: false, why: 'no such exercise in the library' };
    if (!mayDo(fresh, traineeOf(this.#brief))) return { ok: false, why: 'not for this trainee: equipment, a limitation or its difficulty' };
    const brief = this.#brief;
    this.#brief = {
      ...brief,
      wanted: brief.wanted.filter((id) => id !== old.id),
      swaps: [...brief.swaps.filter((swap) => swap.from !== old.id && swap.to !== old.id), { from: old.id, to: fresh.id }],
    };
    const answer = this.build('swap');
    const names = planLines(this.#made?.plan ?? null).join('\n');
    if (answer.ok === true && names.includes(fresh.name) && !names.includes(`${old.name},`)) return answer;
    this.#brief = brief;
    this.#made = null;
    return { ok: false, why: 'the plan cannot be built that way' };
  };

  /** Edits of the plan in use, one upon the other, that change only what they name (PLAN-12). */
  readonly edit = ({ edits }: { edits: readonly ToolEdit[] }): ToolAnswer => {
    this.#tried = true;
    const base = this.#made?.plan ?? this.#before;
    if (base === null) return { ok: false, why: 'there is no plan yet' };
    let plan = base;
    const said = { done: [] as string[], also_changed: [] as string[], could_not: [] as string[] };
    for (const given of edits) {
      const read = readToolEdit(plan, given);
      if ('why' in read) {
        said.could_not.push(read.why);
        continue;
      }
      const result = editByHand(plan, [read.edit], this.#brief);
      plan = result.plan;
      said.done.push(...result.done);
      said.also_changed.push(...result.mended);
      said.could_not.push(...result.could_not);
    }
    if (plan === base) return { ok: false, why: said.could_not };
    const faults = checkPlan(plan, this.#brief).filter((finding) => finding.severity === 'error');
    if (faults.length > 0) return refusal(faults);
    return { ...this.#take({ plan, corrections: said.also_changed, kind: 'brief' }), ...said };
  };

  readonly setMinutes = ({ minutes }: { minutes: number }): ToolAnswer => {
    this.#brief = { ...this.#brief, minutes };
    return this.build('time');
  };

  readonly keep = (): ToolAnswer => {
    if (this.#before === null) return { ok: false, why: 'there is no plan yet' };
    if (this.#mustChange) return { ok: false, why: 'the trainee named something that hurts or is refused: the plan follows' };
    this.#isKept = true;
    return { ok: true };
  };

  readonly propose = ({ plan }: { plan: unknown }): ToolAnswer => {
    this.#tried = true;
    const missing = askedNext(this.#brief);
    if (missing !== null) return { ok: false, why: `the trainee has not said yet: ${missing}` };
    const repaired = repairPlan(plan, this.#brief);
    if ('refused' in repaired) return refusal(repaired.refused);
    return this.#take({ plan: withPlainText(repaired.plan), corrections: repaired.corrections, kind: 'brief' });
  };

  /** Builds what the model understood but did not build, so that its text matches the plan. */
  finish(engineBrief: Brief): void {
    if (this.#made === null && !isDeepStrictEqual(this.#brief, engineBrief)) this.build();
  }

  #take(made: MadePlan): ToolAnswer {
    this.#made = made;
    return { ok: true, plan: planLines(made.plan), corrected: made.corrections };
  }
}

function refusal(findings: readonly Finding[]): ToolAnswer {
  return { ok: false, why: findings.map((finding) => finding.sentence).slice(0, 8) };
}

function withLimitations(old: readonly Limitation[], added: readonly Limitation[]): Limitation[] {
  const kept = old.map((item) => {
    const more = added.find((other) => other.region === item.region);
    return {
      ...item,
      ...(item.strict === true || more?.strict === true ? { strict: true } : {}),
      ...(item.overhead === true || more?.overhead === true ? { overhead: true } : {}),
    };
  });
  return [...kept, ...added.filter((item) => !old.some((other) => other.region === item.region))];
}

function idsOf(names: readonly string[] = []): { known: string[]; unknown: string[] } {
  const found = names.map((name) => ({ name, id: findExercise(name)?.id }));
  return { known: found.flatMap(({ id }) => id ?? []), unknown: found.filter(({ id }) => id === undefined).map(({ name }) => name) };
}

function unique<T>(items: readonly T[]): T[] {
  return [...new Set(items)];
}
