import { BODY_MEASURES, type BodyMeasure, type BodyUnit } from '#domain/progress/body-measures.ts';
import { type BodyPoint, bodyTrend } from '#domain/progress/body-trend.ts';
import { bodySlot } from '#domain/sync/slots.ts';
import { type BodyValue, readValue } from '#domain/sync/values.ts';
import { shiftDay } from '#domain/training/week.ts';
import { type Account, writeDurably } from '../store/account.ts';
import { operationTables, record, recordWithin } from '../sync/record.ts';
import type { DayRange } from './sessions.ts';
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
 * Stores an entry; a second one of a measure on a day takes the place of the first (PROG-23). `moved` is the day of the edited entry.
 * Throws StorageFailure, or InvalidOperationError for an unreadable entry.
 */
export function saveBody(account: Account, entry: BodyEntry, moved?: string): Promise<void> {
  const { measure, measured_on } = entry;
  const made_at = new Date(account.now()).toISOString();
  return writeDurably(account, operationTables(account.database), async () => {
    const known = await account.database.registers.get(bodySlot(measure, moved ?? measured_on));
    const value = { ...known?.value, ...entry, made_at };
    await recordWithin(account, [
      { kind: 'body.put', slot: bodySlot(measure, measured_on), value },
      ...(moved === undefined || moved === measured_on ? [] : [deletion(measure, moved)]),
    ]);
  });
}

/** Throws StorageFailure. `saveBody` brings the entry back. */
export async function deleteBody(account: Account, { measure, measured_on }: BodyEntry): Promise<void> {
  await record(account, [deletion(measure, measured_on)]);
}

function deletion(measure: string, measured_on: string) {
  return { kind: 'body.delete' as const, slot: bodySlot(measure, measured_on), value: null };
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

/** A measure's twelve weeks with its trend, and the newest of the others (PROG-24). Weights are in the reader's unit, others in that of the newest entry. */
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
