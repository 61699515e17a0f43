const EXACT = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', signDisplay: 'negative', minimumFractionDigits: 2 });

/** A wire amount ('1494.00', dollars) for display: `$1,494.00`, `−$5.25`. */
export function moneyText(dollars: string): string {
  return withMinus(EXACT.format(Number(dollars)));
}

/** Cents for display. */
export function centsText(cents: number): string {
  return withMinus(EXACT.format(cents / 100));
}

/** Replaces the hyphen by a minus sign, which is as wide as a digit. */
function withMinus(text: string): string {
  return text.replace('-', '−');
}
