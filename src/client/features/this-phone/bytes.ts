/** Number and unit for display in two sizes: `8.4` `MB`. Decimal, as phones show storage. */
export function splitBytes(bytes: number): { figure: string; unit: 'kB' | 'MB' | 'GB' } {
  if (bytes < 1_000_000) return { figure: String(Math.round(bytes / 1_000)), unit: 'kB' };
  if (bytes < 1_000_000_000) return { figure: oneDecimal(bytes / 1_000_000), unit: 'MB' };
  return { figure: oneDecimal(bytes / 1_000_000_000), unit: 'GB' };
}

export function formatBytes(bytes: number): string {
  const { figure, unit } = splitBytes(bytes);
  return `${figure} ${unit}`;
}

function oneDecimal(value: number): string {
  return value >= 100 ? String(Math.round(value)) : value.toFixed(1);
}
