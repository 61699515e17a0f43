import { decimalText, parseDecimal } from '../training/decimal.ts';

export type DecimalMark = '.' | ',';

/**
 * The decimal mark of a file's numbers. «61,235» alone is ambiguous: between semicolons the comma is the decimal mark, between commas it
 * separates thousands.
 */
export function decimalMarkOf(numbers: Iterable<string>, delimiter: string): DecimalMark {
  let ambiguous = false;
  for (const number of numbers) {
    if (!number.includes(',')) continue;
    const text = number.trim();
    if (/\.\d*$/.test(text) && /,\d{3}/.test(text)) return '.';
    if (/,(?:\d{1,2}|\d{4,})$/.test(text) || /\.\d{3},\d+$/.test(text)) return ',';
    ambiguous = true;
  }
  return ambiguous && delimiter === ';' ? ',' : '.';
}

/** A written number as decimal text, «1.234,50» as «1234.5»; empty for an empty cell, undefined for what is no number. */
export function readNumber(cell: string, mark: DecimalMark): string | undefined {
  const text = cell.replace(/[\s\u00a0\u202f'’]/g, '');
  if (text === '' || text === '-' || text.toLowerCase() === 'null') return '';
  const value = parseDecimal(withoutThousands(text, mark));
  if (value !== undefined) return decimalText(value);
  const power = Number(text);
  return /^-?\d+(\.\d+)?e[+-]?\d+$/i.test(text) && Number.isFinite(power) && Math.abs(power) < 1e15 ? String(power) : undefined;
}

function withoutThousands(text: string, mark: DecimalMark): string {
  if (mark === ',') return /^-?\d{1,3}(?:\.\d{3})+(?:,\d*)?$/.test(text) ? text.replaceAll('.', '') : text;
  return /^-?\d{1,3}(?:,\d{3})+(?:\.\d*)?$/.test(text) ? text.replaceAll(',', '') : text;
}
