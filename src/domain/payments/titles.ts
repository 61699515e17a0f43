/** What payment histories and receipts call what has no name of its own. */
export const AI_COACH_NAME = 'AI Coach';
export const DISCOVERY_CALL_TITLE = 'Discovery call';
