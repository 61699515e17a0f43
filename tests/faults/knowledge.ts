import type { OutboxRow } from '#offline/store/database.ts';
import type { FaultyPhone } from './faulty-phone.ts';

/** An operation a phone stored for its person. */
export interface MadeOperation {
  readonly op_id: string;
  readonly slot: string;
  readonly person: number;
  readonly phone: string;
}

/** A message somebody typed and was told is kept. */
export interface SaidMessage {
  readonly message_id: string;
  readonly content: string;
  readonly person: number;
  readonly phone: string;
}

/** What a schedule knows beyond the data of phones and server: what people were told, and what they may expect of it. */
export class Knowledge {
  readonly made = new Map<string, MadeOperation>();
  /** Values people were told are saved, by the mark each carries. */
  readonly saved = new Map<string, { readonly person: number; readonly slot: string }>();
  readonly said: SaidMessage[] = [];
  /** Operations in a form no server takes, and the marks they carry. */
  readonly poisoned = new Set<string>();
  /** Operations, marks and messages a person threw away by signing out without them. */
  readonly discarded = new Set<string>();
  /** Marks that were stored again after the storage had died: those may stand under two operations. */
  readonly parked = new Set<string>();
  /** For an operation: those made by people who saw it in its place. */
  readonly overwrittenBy = new Map<string, string[]>();
  /** Plans people chose themselves, by id, with how often. */
  readonly chosen = new Map<string, number>();
  /** Messages whose answer comes too late to choose a plan, because their person has chosen since. */
  readonly late = new Set<string>();
  /** Ids on a list of refused operations at some time. */
  readonly refused = new Set<string>();
  /** Rules found broken on the way. */
  readonly broken: string[] = [];
  readonly touched = new Set<number>([0]);
  /** Kinds of the operations that phones made. */
  readonly kinds = new Set<string>();
  #marks = 0;

  /** A mark that names its person and stands nowhere else. */
  mark(person: number): string {
    this.#marks += 1;
    return `${letterOf(person)}#${this.#marks}`;
  }

  /** Takes note of what a phone stored since the last look; answers the operations that are new. */
  async noteMade(phone: FaultyPhone): Promise<OutboxRow[]> {
    const rows = await phone.account.database.outbox.orderBy('n').toArray();
    const fresh = rows.filter((row) => !this.made.has(row.op_id) && row.hlc.endsWith(`:${phone.name}`));
    for (const { op_id, slot, kind } of fresh) {
      this.made.set(op_id, { op_id, slot, person: phone.who, phone: phone.name });
      this.kinds.add(kind);
    }
    return fresh;
  }

  noteBroken(rule: string | null): void {
    if (rule !== null) this.broken.push(rule);
  }

  noteOverwritten(before: string | undefined, after: string | undefined): void {
    if (before === undefined || after === undefined || before === after) return;
    this.overwrittenBy.set(before, [...(this.overwrittenBy.get(before) ?? []), after]);
  }

  noteChosen(plan_id: string): void {
    this.chosen.set(plan_id, (this.chosen.get(plan_id) ?? 0) + 1);
  }
}

export function letterOf(person: number): string {
  return person === 0 ? 'A' : 'B';
}

/** Marks in a stored value of any account. */
export function marksIn(value: unknown): string[] {
  return JSON.stringify(value ?? null).match(/[AB]#\d+/g) ?? [];
}
