const DOLLARS = { style: 'currency', currency: 'USD', signDisplay: 'negative' } as const;
const EXACT = new Intl.NumberFormat('en-US', { ...DOLLARS, minimumFractionDigits: 2 });
const WHOLE = new Intl.NumberFormat('en-US', { ...DOLLARS, maximumFractionDigits: 0 });

/** An amount of the wire ('1494.00', dollars) as people read it: `$1,494.00`, `−$5.25`. */
export function moneyText(dollars: string): string {
  return withMinus(EXACT.format(Number(dollars)));
}

/** An amount in cents as people read it. */
export function centsText(cents: number): string {
  return withMinus(EXACT.format(cents / 100));
}

/** To the dollar (`$1,494`), only beside the exact figure: labels of a chart. */
export function roundMoneyText(dollars: string): string {
  return withMinus(WHOLE.format(Number(dollars)));
}

/** The minus sign, as wide as a digit, in place of the hyphen. */
function withMinus(text: string): string {
  return text.replace('-', '−');
}
