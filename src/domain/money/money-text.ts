const DOLLARS = { style: 'currency', currency: 'USD', signDisplay: 'negative' } as const;
const EXACT = new Intl.NumberFormat('en-US', { ...DOLLARS, minimumFractionDigits: 2 });
const WHOLE = new Intl.NumberFormat('en-US', { ...DOLLARS, maximumFractionDigits: 0 });

/** A wire amount ('1494.00', dollars) for display: `$1,494.00`, `−$5.25`. */
export function moneyText(dollars: string): string {
  return withMinus(EXACT.format(Number(dollars)));
}

/** Cents for display. */
export function centsText(cents: number): string {
  return withMinus(EXACT.format(cents / 100));
}

/** Rounded to the dollar (`$1,494`); only beside the exact amount, as in chart labels. */
export function roundMoneyText(dollars: string): string {
  return withMinus(WHOLE.format(Number(dollars)));
}

/** Replaces the hyphen by a minus sign, which is as wide as a digit. */
function withMinus(text: string): string {
  return text.replace('-', '−');
}
