/** What browsers with work in the background are asked to wake the service worker for, and what it then tells the open pages (SYNC-22). */
export const BACKGROUND = {
  /** One-off, when signal is back. */
  sendTag: 'send',
  /** From time to time, for an installed app. */
  refreshTag: 'refresh',
  refreshAtLeastMs: 12 * 60 * 60 * 1000,
  sendMessage: 'SEND_NOW',
} as const;
