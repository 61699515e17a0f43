import { formatISO } from 'date-fns';

/** What a snapshot of the day's workout was made of. */
export interface SnapshotFacts {
  /** Tells snapshots apart. */
  readonly id: string;
  /** The account. */
  readonly owner: string;
  /** The address of the app's first script, which differs in each version. */
  readonly entry: string;
  /** The local day, yyyy-mm-dd. */
  readonly day: string;
  /** BCP 47. */
  readonly language: string;
  readonly dark: boolean;
  /** Addresses of the style sheets, in order. */
  readonly sheets: readonly string[];
}

const SHEET = /^\/assets\/[\w.-]+\.css$/;

interface ShownNow {
  readonly entry: string;
  /** Its day is that of the device's time zone. */
  readonly at: Date;
  readonly language: string;
}

/** Whether a snapshot may be shown now: of this version of the app, this day and this language (TODAY-13). */
export function snapshotFits(facts: SnapshotFacts, { entry, at, language }: ShownNow): boolean {
  const day = formatISO(at, { representation: 'date' });
  return facts.entry === entry && facts.day === day && facts.language === language && facts.sheets.every((sheet) => SHEET.test(sheet));
}

/** The facts in a text; undefined for any other text. */
export function parseSnapshotFacts(text: string): SnapshotFacts | undefined {
  let facts: Partial<SnapshotFacts> | null;
  try {
    facts = JSON.parse(text) as Partial<SnapshotFacts> | null;
  } catch {
    return undefined;
  }
  const { id, owner, entry, day, language, dark, sheets } = facts ?? {};
  const areTexts = [id, owner, entry, day, language].every((value) => typeof value === 'string');
  const isWhole = areTexts && typeof dark === 'boolean' && Array.isArray(sheets) && sheets.every((sheet) => typeof sheet === 'string');
  return isWhole && /^[\w-]+$/.test(id ?? '') ? (facts as SnapshotFacts) : undefined;
}
