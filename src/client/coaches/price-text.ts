/** A price of the wire ('129.00') as people read it. */
export function priceText(price: string): string {
  return `$${Number(price).toFixed(2)}`;
}
