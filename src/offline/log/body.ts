import { mergeAmount, saysOtherAmount } from '#domain/progress/body-entry.ts';
import { BODY_MEASURES, type BodyMeasure, type BodyUnit } from '#domain/progress/body-measures.ts';
import { type BodyPoint, bodyTrend } from '#domain/progress/body-trend.ts';
import { bodySlot } from '#domain/sync/slots.ts';
import { type BodyValue, readValue } from '#domain/sync/values.ts';
import { shiftDay } from '#domain/training/week.ts';
import { type Account, writeDurably } from '../store/account.ts';
import { noteReplacedWithin } from '../sync/conflicts.ts';
import { record, recordWithin } from '../sync/record.ts';
import type { DayRange } from './sessions.ts';
import { changeTables } from './set-changes.ts';
import { readUnit } from './training-choice.ts';

/** What a measure was on a day (yyyy-mm-dd), as typed. */
export interface BodyEntry {
  measure: string;
  measured_on: string;
  amount: string;
  unit: BodyUnit;
}

/** After every day in a slot. */
const END = '\uffff';

/** The entries of a measure in these days, oldest first. */
export async function listBody(account: Account, measure: string, { from, to }: DayRange): Promise<BodyEntry[]> {
  return readBetween(account, bodySlot(measure, from), bodySlot(measure, `${to}${END}`));
}

/** Every entry of every measure, for the export. */
export function listAllBody(account: Account): Promise<BodyEntry[]> {
  return readBetween(account, 'body|', `body|${END}`);
}

/** The newest entry of a measure; undefined without any. Reads as far as the deleted ones behind it. */
export async function latestBody(account: Account, measure: string): Promise<BodyEntry | undefined> {
  const row = await account.database.registers
    .where('slot')
    .between(bodySlot(measure, ''), bodySlot(measure, END))
    .reverse()
    .filter((found) => readValue('body.put', found) !== undefined)
    .first();
  return row === undefined ? undefined : entryOf(readValue('body.put', row))[0];
}

/**
 * Stores an entry; a second one of a measure on a day takes the place of the first (PROG-23). Throws StorageFailure, or
 * InvalidOperationError for an unreadable entry.
 */
export async function saveBody(account: Account, entry: BodyEntry): Promise<void> {
  const value = { ...entry, made_at: new Date(account.now()).toISOString() };
  await record(account, [{ kind: 'body.put', slot: bodySlot(entry.measure, entry.measured_on), value }]);
}

/**
 * Stores what was changed since `base`, the entry the edit began with; another day moves it. What it replaces of what was read from another
 * phone since, a deletion included, is shown to choose from (PROG-38). Throws as `saveBody` does.
 */
export function editBody(account: Account, edited: BodyEntry, base: BodyEntry): Promise<void> {
  return writeDurably(account, changeTables(account), async () => {
    const { measure, measured_on } = edited;
    const row = await account.database.registers.get(slotOf(base));
    const now = row && readValue('body.put', row);
    const { amount, unit, isTyped, isOver } = mergeAmount(edited, base, now);
    const isMoved = measured_on !== base.measured_on;
    if (!isTyped && !isMoved) return;
    const value = { ...now, ...edited, amount, unit, made_at: new Date(account.now()).toISOString() };
    const [written] = await recordWithin(account, [
      { kind: 'body.put', slot: bodySlot(measure, measured_on), value },
      ...(isMoved ? [deletionOf(base)] : []),
    ]);
    if (row === undefined || written === undefined || !isOver) return;
    // Both are offered for the day the entry stands on now.
    await noteReplacedWithin(account, { ...row, value: row.value && { ...row.value, measured_on } }, written);
  });
}

/**
 * Deletes an entry as it was shown. What was read from another phone since is shown to choose from (PROG-38). Returns what stood there,
 * which `saveBody` brings back. Throws StorageFailure.
 */
export function deleteBody(account: Account, shown: BodyEntry): Promise<BodyEntry> {
  return writeDurably(account, changeTables(account), async () => {
    const row = await account.database.registers.get(slotOf(shown));
    const [now = shown] = entryOf(row && readValue('body.put', row));
    const [written] = await recordWithin(account, [deletionOf(shown)]);
    const isOver = saysOtherAmount(now, shown);
    if (row !== undefined && written !== undefined && isOver) await noteReplacedWithin(account, row, written);
    return now;
  });
}

function deletionOf(entry: BodyEntry) {
  return { kind: 'body.delete' as const, slot: slotOf(entry), value: null };
}

function slotOf({ measure, measured_on }: BodyEntry): string {
  return bodySlot(measure, measured_on);
}

async function readBetween(account: Account, from: string, to: string): Promise<BodyEntry[]> {
  const rows = await account.database.registers.where('slot').between(from, to, true, true).toArray();
  return rows.flatMap((row) => entryOf(readValue('body.put', row)));
}

function entryOf(value: BodyValue | undefined): BodyEntry[] {
  if (value === undefined) return [];
  const { measure, measured_on, amount, unit } = value;
  return [{ measure, measured_on, amount, unit }];
}

/** Days that the trend shows. */
const SHOWN_DAYS = 84;
/** An average on the first of them looks back so far. */
const BEFORE_DAYS = 28;

/** A measure with its newest entry. */
export interface BodyLatest {
  measure: BodyMeasure;
  latest: BodyEntry;
}

export interface BodyView {
  /** Every measure ever entered, in the order offered. */
  measured: BodyLatest[];
  /** Of the shown measure, oldest first: those of the last twelve weeks, else the newest. */
  entries: BodyEntry[];
  points: BodyPoint[];
  unit: BodyUnit;
}

/**
 * A measure's twelve weeks with its trend, and the newest of the others (PROG-24). Weights are in the reader's unit, others in that of the
 * newest entry.
 */
export async function readBody(account: Account, id: BodyMeasure['id'], today: string): Promise<BodyView> {
  const found = await Promise.all(BODY_MEASURES.map(async (measure) => ({ measure, latest: await latestBody(account, measure.id) })));
  const measured = found.flatMap(({ measure, latest }) => (latest === undefined ? [] : [{ measure, latest }]));
  const shown = measured.find(({ measure }) => measure.id === id);
  const reader = await readUnit(account);
  if (shown === undefined) return { measured, entries: [], points: [], unit: reader };
  const unit = shown.measure.kind === 'weight' ? reader : shown.latest.unit;
  const from = shiftDay(today, -SHOWN_DAYS);
  const read = await listBody(account, id, { from: shiftDay(from, -BEFORE_DAYS), to: today });
  const entries = read.filter(({ measured_on }) => measured_on >= from);
  if (entries.length === 0) return { measured, entries: [shown.latest], points: bodyTrend([shown.latest], unit), unit };
  return { measured, entries, points: bodyTrend(read, unit).filter(({ measured_on }) => measured_on >= from), unit };
}
