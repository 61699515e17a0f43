/** A wire price ('129.00', dollars a month) in cents, without floating point. */
export function priceCents(price: string): number {
  return Math.round(Number(price) * 100);
}

/**
 * The lowest price among the programs that are offered (BROWSE-5), as the wire writes prices; '0.00' without any.
 * Programs that do not say whether they are listed are offered.
 */
export function startingPrice(programs: readonly { readonly price: string; readonly listed?: boolean }[]): string {
  const cents = programs.filter(({ listed }) => listed !== false).map(({ price }) => priceCents(price));
  return cents.length === 0 ? '0.00' : (Math.min(...cents) / 100).toFixed(2);
}
