import type { ChatMessage } from '#contract/index.ts';
import { answer, type CoachAnswer } from '#domain/ai-coach/answer.ts';
import { restSeconds } from '#domain/ai-coach/session-minutes.ts';
import type { Plan } from '#domain/plan/plan.ts';
import { type DayView, dayView, type PrescriptionView, planView } from '#domain/plan/plan-view.ts';
import { formatHlc } from '#domain/sync/hlc.ts';
import type { Operation, OperationKind } from '#domain/sync/operation.ts';
import { operationIdAt } from '#domain/sync/operation-id.ts';
import { chatSlot, PLAN_USE_SLOT, planSlot, sessionFinishSlot, sessionId, sessionSlot, setSlot } from '#domain/sync/slots.ts';
import { weekdayOfLabel } from '#domain/training/next-workout.ts';
import { prescriptionText } from '#domain/training/prescription-text.ts';
import { shiftDay, shiftWeek, weekOf } from '#domain/training/week.ts';
import { demoChance, demoId } from './demo-id.ts';
import { doneSets } from './training-load.ts';

/** Device id of the demo trainee's operations. */
const DEVICE = 'demo-phone';
const BLOCK_WEEKS = 4;
const SET_SECONDS = 45;

/** The trainee's request before each block; the last is for the upcoming block. */
const WISHES = [
  'I want to get stronger. I can train 3 days a week, Monday, Wednesday and Friday, 60 minutes each, in a full gym. I have trained for a year and a half and nothing hurts.',
  'That went well. Same goal, 3 days a week, Monday, Wednesday and Friday, 60 minutes, full gym. Please build the next block.',
  'I am ready for more: 4 days a week, Monday, Tuesday, Thursday and Saturday, 60 minutes.',
  'Next block please: still strength, 4 days a week, Monday, Tuesday, Thursday and Saturday, 60 minutes, full gym.',
] as const;

/** Missed sessions, as «block week day». */
const MISSED: ReadonlySet<string> = new Set(['0 2 2', '1 1 1', '2 2 3']);

/**
 * Twelve weeks of training as operations, oldest first: a plan per four-week block, its sessions with sets, the chat, and a new plan for
 * the week of `today` (yyyy-mm-dd). Deterministic per day.
 */
export function buildTrainingHistory(today: string): Operation[] {
  const history = new History();
  const thisSunday = weekOf(today)[0] ?? today;
  const spoken: ChatMessage[] = [];
  WISHES.forEach((wish, block) => {
    const sunday = shiftWeek(thisSunday, (block - (WISHES.length - 1)) * BLOCK_WEEKS);
    const plan_id = demoId(`plan ${String(block + 1)}`);
    const plan = history.talk(spoken, wish, { at: instant(shiftDay(sunday, -1), 20 * 60), plan_id });
    if (block < WISHES.length - 1) history.trainBlock({ plan, plan_id, block, sunday });
  });
  return history.operations;
}

interface Block {
  readonly plan: Plan;
  readonly plan_id: string;
  /** From 0. */
  readonly block: number;
  /** First day of the first week. */
  readonly sunday: string;
}

class History {
  readonly operations: Operation[] = [];

  /** The chat until there is a plan: requests one and answers questions with the first quick reply. */
  talk(spoken: ChatMessage[], wish: string, { at, plan_id }: { at: number; plan_id: string }): Plan {
    let now = at;
    let reply = wish;
    for (let turn = 0; turn < 8; turn += 1) {
      const question_id = this.say(spoken, { role: 'user', content: reply }, now);
      const said = answer({ messages: spoken });
      now += 20_000;
      this.hear(spoken, said, { at: now, answers: question_id, plan_id });
      if (said.plan !== undefined) return this.keepPlan(said.plan, plan_id, now);
      reply = said.quick_replies[0] ?? wish;
      now += 40_000;
    }
    throw new Error('The coach built no plan for the demo trainee.');
  }

  trainBlock({ plan, plan_id, block, sunday }: Block): void {
    const { days } = planView(plan);
    for (let week = 0; week < BLOCK_WEEKS; week += 1) {
      for (let day = 0; day < days; day += 1) {
        const view = dayView(plan, week, day);
        if (view === undefined || MISSED.has(`${String(block)} ${String(week)} ${String(day)}`)) continue;
        const weekday = weekdayOfLabel(view.label) ?? 1 + day;
        const performed_on = shiftDay(shiftWeek(sunday, week), weekday);
        this.train(view, { performed_on, plan_id, week, day, n: 1 }, { plan, trainedWeeks: block * BLOCK_WEEKS + week });
      }
    }
  }

  private train(view: DayView, key: Parameters<typeof sessionId>[0], { plan, trainedWeeks }: { plan: Plan; trainedWeeks: number }): void {
    const { n, ...place } = key;
    const session_id = sessionId({ ...place, n });
    let now = instant(key.performed_on, 17 * 60 + 20 + Math.floor(demoChance(`${session_id} start`) * 50));
    this.add('session.put', sessionSlot(session_id), { ...place, label: view.label, started_at: iso(now) }, now);
    const goal = planView(plan).goal;
    for (const prescription of [...view.primary, ...view.accessories]) {
      now += 90_000;
      const done = doneSets(prescription, trainedWeeks, `${session_id} ${prescription.exercise} ${String(prescription.exercise_n)}`);
      done.forEach((set, index) => {
        now += (SET_SECONDS + (index === 0 ? 0 : restSeconds(prescription, goal))) * 1_000;
        this.addSet(session_id, prescription, { ...set, set_n: index + 1 }, { plan, now });
      });
    }
    now += 120_000;
    this.add('session.finish', sessionFinishSlot(session_id), { session_id, finished_at: iso(now) }, now);
  }

  private addSet(
    session_id: string,
    prescription: PrescriptionView,
    set: { set_n: number; reps: number; weight: string; rpe: number | null },
    { plan, now }: { plan: Plan; now: number },
  ): void {
    const { exercise, exercise_n } = prescription;
    const prescribed = prescriptionText(prescription, planView(plan).is_strength).slice(0, 200);
    const place = { session_id, exercise, exercise_n, set_n: set.set_n };
    this.add('set.put', setSlot(place), { ...place, ...set, unit: 'lb', prescribed, logged_at: iso(now) }, now);
  }

  private say(spoken: ChatMessage[], message: ChatMessage, at: number, more: { answers?: string; plan_id?: string } = {}): string {
    const message_id = demoId(`message ${String(spoken.length)}`);
    spoken.push(message);
    this.add('chat.put', chatSlot(message_id), { message_id, ...message, created_at: iso(at), ...more }, at);
    return message_id;
  }

  private hear(spoken: ChatMessage[], said: CoachAnswer, { at, answers, plan_id }: { at: number; answers: string; plan_id: string }): void {
    said.messages.forEach((content, index) => {
      const brings = said.plan !== undefined && index === said.messages.length - 1 ? { plan_id } : {};
      this.say(spoken, { role: 'assistant', content }, at + index * 10, { answers, ...brings });
    });
  }

  private keepPlan(plan: Plan, plan_id: string, at: number): Plan {
    this.add('plan.put', planSlot(plan_id), { plan_id, plan, made_at: iso(at), source: 'demo' }, at + 500);
    this.add('plan.use', PLAN_USE_SLOT, { plan_id }, at + 501);
    return plan;
  }

  private add(kind: OperationKind, slot: string, value: Record<string, unknown>, at: number): void {
    const n = this.operations.length + 1;
    const time = { wall: at, counter: 0, device: DEVICE };
    const op_id = operationIdAt(time, demoId(`operation ${String(n)}`));
    this.operations.push({ op_id, n, kind, slot, hlc: formatHlc(time), v: 1, value });
  }
}

function instant(date: string, minutes: number): number {
  return Date.parse(`${date}T00:00:00Z`) + minutes * 60_000;
}

function iso(at: number): string {
  return new Date(at).toISOString();
}
