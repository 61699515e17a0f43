import type { Api } from '#server/http/api.ts';

/** What everything that deals with money needs; the whole `Api` has it. */
export type MoneyTools = Pick<Api, 'database' | 'clock' | 'payments' | 'mail' | 'log' | 'publicOrigin'>;

/** What writing down an object needs of them. */
export type ApplyTools = Pick<MoneyTools, 'clock' | 'mail' | 'publicOrigin'>;
