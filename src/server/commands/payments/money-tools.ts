import type { Services } from '#server/services/services.ts';

/** What everything that deals with money needs; the whole `Services` has it. */
export type MoneyTools = Pick<Services, 'database' | 'clock' | 'payments' | 'mail' | 'log' | 'publicOrigin'>;

/** The subset for applying an object. */
export type ApplyTools = Pick<MoneyTools, 'clock' | 'mail' | 'publicOrigin'>;
