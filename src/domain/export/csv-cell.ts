/** Help is a load below zero. */
const PLAIN_NUMBER = /^-\d+(\.\d+)?$/;

/** A cell of a table: text that a spreadsheet would run as a formula is escaped; separators, quotes and line breaks are quoted. */
export function csvCell(value: string | number | null | undefined, separator: ',' | ';' = ','): string {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) && !PLAIN_NUMBER.test(value) ? `'${value}` : String(value);
  return text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
