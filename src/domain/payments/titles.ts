/** Titles in payment histories and receipts. */
export const AI_COACH_NAME = 'AI Coach';
export const DISCOVERY_CALL_TITLE = 'Discovery call';
