import type { ChatMessage } from '#contract/index.ts';
import { answer, type CoachAnswer } from '#domain/ai-coach/answer.ts';
import { placeOfNoted } from '#domain/ai-coach/reply/noted-words.ts';
import type { OpenOffer } from '#domain/ai-coach/reply/open-offer.ts';
import { restSeconds } from '#domain/ai-coach/session-minutes.ts';
import type { Plan } from '#domain/plan/plan.ts';
import { type DayView, dayView, type PrescriptionView, planView } from '#domain/plan/plan-view.ts';
import { ROUTINE_TEMPLATES, type RoutineTemplate } from '#domain/plan/routine-templates.ts';
import { formatHlc } from '#domain/sync/hlc.ts';
import type { Operation, OperationKind } from '#domain/sync/operation.ts';
import { operationIdAt } from '#domain/sync/operation-id.ts';
import {
  bodySlot,
  chatSlot,
  PLAN_USE_SLOT,
  planSlot,
  routineDaySlot,
  routineSlot,
  sessionFinishSlot,
  sessionId,
  sessionSlot,
  setSlot,
} from '#domain/sync/slots.ts';
import type { ChatValue } from '#domain/sync/values.ts';
import { weekdayOfLabel } from '#domain/training/next-workout.ts';
import { prescriptionText } from '#domain/training/prescription-text.ts';
import { shiftDay, shiftWeek, weekOf } from '#domain/training/week.ts';
import { demoChance, demoId } from './demo-id.ts';
import { DEMO_TALKS, type DemoWords } from './talks-table.ts';
import { digestOfOperations } from './training-digest.ts';
import { doneSets } from './training-load.ts';

/** Device id of the demo trainee's operations. */
const DEVICE = 'demo-phone';
const BLOCK_WEEKS = 4;
const SET_SECONDS = 45;
const WEIGHED = { days: 82, every: 3, from: 185, lost: 3.5, noise: 1.6 } as const;
const ROUTINE_DAYS_AGO = 30;

/** Missed sessions, as «block week day». */
const MISSED: ReadonlySet<string> = new Set(['0 2 2', '1 1 1', '2 2 3']);

/**
 * Twelve weeks of training as operations, in the order they are sent: a plan per four-week block, its sessions with sets, the chat, and a
 * new plan for the week of `today` (yyyy-mm-dd). Also body weight and a routine. Deterministic per day.
 */
export function buildTrainingHistory(today: string): Operation[] {
  const history = new History();
  const thisSunday = weekOf(today)[0] ?? today;
  DEMO_TALKS.forEach((words, block) => {
    const sunday = shiftWeek(thisSunday, (block - (DEMO_TALKS.length - 1)) * BLOCK_WEEKS);
    const { plan, plan_id } = history.talk(words, shiftDay(sunday, -1));
    if (block < DEMO_TALKS.length - 1) history.trainBlock({ plan, plan_id, block, sunday });
  });
  history.weigh(today);
  history.makeRoutine(
    ROUTINE_TEMPLATES.find(({ name }) => name === 'Two dumbbells'),
    shiftDay(today, -ROUTINE_DAYS_AGO),
  );
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

/** A plan with its id. */
interface Known {
  readonly plan: Plan;
  readonly plan_id: string;
}

class History {
  readonly operations: Operation[] = [];
  private readonly spoken: ChatMessage[] = [];
  private inUse: Known | null = null;
  /** What waits for an answer, as a phone tells it. */
  private offer: OpenOffer | null = null;
  private plans = 0;

  /** An evening's conversation, answered by the engine from the log so far. Returns the plan in use after it. */
  talk(words: readonly DemoWords[], date: string): Known {
    let now = instant(date, 20 * 60);
    for (const { says, accepts } of words) {
      const question_id = this.say({ role: 'user', content: says }, now);
      const said = answer({
        messages: this.spoken,
        plan: this.inUse?.plan ?? null,
        log: digestOfOperations(this.operations, date, this.inUse),
        offer: this.offer,
      });
      if (said.plan !== undefined && said.change !== undefined)
        this.offer = { plan: said.plan, kind: said.change.kind, why: said.change.why };
      const offered = this.hear(said, now + 20_000, question_id);
      const isTaken = accepts === true || (said.plan !== undefined && said.change === undefined);
      if (accepts === true && offered === null) throw new Error(`The coach offered the demo trainee nothing for «${says}».`);
      if (isTaken && offered !== null) this.use(offered, now + 60_000);
      now += 120_000;
    }
    if (this.inUse === null) throw new Error('The coach built no plan for the demo trainee.');
    return this.inUse;
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

  /** A morning's body weight every few days of the twelve weeks, slowly falling. */
  weigh(today: string): void {
    for (let ago = WEIGHED.days; ago >= 1; ago -= WEIGHED.every) {
      const measured_on = shiftDay(today, -ago);
      const trend = WEIGHED.from - ((WEIGHED.days - ago) / WEIGHED.days) * WEIGHED.lost;
      const amount = (trend + demoChance(`weight ${String(ago)}`) * WEIGHED.noise).toFixed(1);
      const at = instant(measured_on, 7 * 60);
      this.add('body.put', bodySlot('weight', measured_on), { measure: 'weight', measured_on, amount, unit: 'lb', made_at: iso(at) }, at);
    }
  }

  /** A routine for days away from the gym. */
  makeRoutine(template: RoutineTemplate | undefined, date: string): void {
    if (template === undefined) throw new Error('The routine of the demo trainee is gone.');
    const at = instant(date, 12 * 60);
    const made_at = iso(at);
    const routine_id = demoId('routine');
    const days = template.days.map((day, index) => ({ routine_id, day_id: demoId(`routine day ${String(index)}`), day, made_at }));
    for (const day of days) this.add('routine-day.put', routineDaySlot(routine_id, day.day_id), day, at);
    const head = { routine_id, name: 'Hotel room', days: days.map(({ day_id }) => day_id), made_at };
    this.add('routine.put', routineSlot(routine_id), head, at);
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

  private say(message: ChatMessage, at: number, more: Partial<ChatValue> = {}): string {
    const message_id = demoId(`message ${String(this.spoken.length)}`);
    this.spoken.push(message);
    this.add('chat.put', chatSlot(message_id), { message_id, ...message, created_at: iso(at), ...more }, at);
    return message_id;
  }

  /** Adds an answer's lines with what stands beside them, as a phone stores them; returns its new plan. */
  private hear({ messages, plan, change, corrections, noted = [] }: CoachAnswer, at: number, answers: string): Known | null {
    const replaces = this.inUse?.plan_id ?? null;
    const isNew = plan !== undefined && plan !== this.inUse?.plan;
    const made = isNew ? this.keep(plan, at) : null;
    const notedAt = placeOfNoted(noted, messages);
    messages.forEach((content, index) => {
      const isLast = index === messages.length - 1;
      const beside = made === null || !isLast ? {} : { plan_id: made.plan_id, replaces, change: change ?? null, corrections };
      const facts = index === notedAt && noted.length > 0 ? { noted } : {};
      this.say({ role: 'assistant', content }, at + index * 10, { answers, ...beside, ...facts });
    });
    return made;
  }

  private keep(plan: Plan, at: number): Known {
    this.plans += 1;
    const plan_id = demoId(`plan ${String(this.plans)}`);
    this.add('plan.put', planSlot(plan_id), { plan_id, plan, made_at: iso(at), source: 'demo' }, at);
    return { plan, plan_id };
  }

  private use(plan: Known, at: number): void {
    this.add('plan.use', PLAN_USE_SLOT, { plan_id: plan.plan_id }, at);
    this.inUse = plan;
    this.offer = null;
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
