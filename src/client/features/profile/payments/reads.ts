import { call } from '#client/api/http.ts';
import { listMySubscriptions, listPayments, listPurchases, readEarnings, readPayoutStatus } from '#contract/index.ts';

/** The tab's data; each call can fail alone. */
export const readSubscriptions = () => call(listMySubscriptions, {});
export const readHistory = () => call(listPayments, {});
export const readPurchases = () => call(listPurchases, {});
export const readOwnEarnings = () => call(readEarnings, {});
export const readPayouts = () => call(readPayoutStatus, {});
