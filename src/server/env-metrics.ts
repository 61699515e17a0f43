export interface MetricsSettings {
  readonly port: number;
  readonly host: string;
}

interface Reader {
  text(name: string): string | null;
  number(name: string, fallback: number, bounds: { min: number; max: number; whole: boolean }): number;
}

/** Where metrics are served: a port of their own, which the public never reaches. Null: nowhere. */
export function readMetrics(read: Reader): MetricsSettings | null {
  const port = read.number('METRICS_PORT', 0, { min: 0, max: 65_535, whole: true });
  const host = read.text('METRICS_HOST') ?? '127.0.0.1';
  return read.text('METRICS_PORT') === null ? null : { port, host };
}
