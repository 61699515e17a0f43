import Papa from 'papaparse';

export interface TableRow {
  readonly cells: readonly string[];
  /** The line the row starts on, from 1. */
  readonly line: number;
}

export interface Table {
  readonly delimiter: string;
  /** Rows with any text in them. */
  readonly rows: readonly TableRow[];
  /** The line of a quote that is never closed. */
  readonly open_quote?: number;
}

const DELIMITERS = [',', ';', '\t', '|'] as const;
/** Of a row that was put into quotation marks as a whole. */
const WRAPPED_CELLS = 4;

/** Rows of separated values, in any of the usual separators, with line ends inside quotes. */
export function readTable(text: string): Table {
  const delimiter = delimiterOf(text);
  const { data, errors } = Papa.parse(text, { delimiter, header: false, skipEmptyLines: false });
  const rows: TableRow[] = [];
  let line = 1;
  const lines: number[] = [];
  for (const row of data) {
    lines.push(line);
    const cells = unwrapped(row, delimiter);
    if (cells.some((cell) => cell.trim() !== '')) rows.push({ cells: cells.map(unescaped), line });
    line += 1 + row.reduce((total, cell) => total + lineEnds(cell), 0);
  }
  const open = errors.find(({ code }) => code === 'MissingQuotes');
  return { delimiter, rows, ...(open === undefined ? {} : { open_quote: lines[open.row ?? 0] ?? 1 }) };
}

/** A row that stands in quotation marks as a whole, as spreadsheets write one they took for a single cell. */
function unwrapped(row: string[], delimiter: string): string[] {
  const [only = ''] = row;
  if (row.length !== 1 || only.split(delimiter).length < WRAPPED_CELLS) return row;
  return Papa.parse(only, { delimiter, header: false, skipEmptyLines: false }).data[0] ?? row;
}

/** The separator that is most frequent outside quotes in the first line that has one: above the table may stand its name. */
function delimiterOf(text: string): string {
  const told = /^\s*"?sep=([,;\t|])/i.exec(text)?.[1];
  if (told !== undefined) return told;
  const start = /[^\s]/.exec(text)?.index ?? 0;
  const counts = new Map<string, number>(DELIMITERS.map((delimiter) => [delimiter, 0]));
  let quoted = false;
  for (let index = start; index < text.length; index += 1) {
    const char = text[index] ?? '';
    if (char === '"') quoted = !quoted;
    else if (!quoted && (char === '\n' || char === '\r') && [...counts.values()].some((count) => count > 0)) break;
    else if (!quoted && counts.has(char)) counts.set(char, (counts.get(char) ?? 0) + 1);
  }
  return DELIMITERS.toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0))[0] ?? ',';
}

function lineEnds(cell: string): number {
  return cell.includes('\n') || cell.includes('\r') ? (cell.match(/\r\n|\n|\r/g)?.length ?? 0) : 0;
}

/** Exports put an apostrophe before text that a spreadsheet would run as a formula. */
function unescaped(cell: string): string {
  return /^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell;
}
