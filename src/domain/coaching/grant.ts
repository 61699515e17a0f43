import { addMonths, milliseconds, subDays } from 'date-fns';
import { GRANT_ASK_DAYS, GRANT_DAYS_MAX, GRANT_MONTHS_OFFERED } from '../limits.ts';
import type { RelationshipState } from './relationship-state.ts';

/** The parts of a log that can be shared, each a register that is there: the log knows no pain, so nothing is said of it. */
export const GRANT_FIELDS = ['plan', 'sets', 'notes', 'body'] as const;
export type GrantField = (typeof GRANT_FIELDS)[number];

/** What a trainee chooses on one screen. */
export interface GrantTerms {
  readonly fields: readonly GrantField[];
  /** The first day that may be read, yyyy-mm-dd. */
  readonly history_from: string;
  /** From this instant on nothing may be read, in ms since 1970. */
  readonly until: number;
  /** Of the sentences the trainee agreed to. */
  readonly text_version: number;
}

/** A choice, when it was made in ms since 1970, and the epoch of the trainee's log then: a restored log has another (GRANT-6). */
export interface Grant extends GrantTerms {
  readonly granted_at: number;
  readonly epoch: string;
}

/** What a trainee shares with one coach. The version counts every change, so that a choice made on an older screen is recognized. */
export interface Consent {
  readonly version: number;
  /** Null when nothing is granted. */
  readonly grant: Grant | null;
}

export const NO_CONSENT: Consent = { version: 0, grant: null };

/** As the server knows them when it decides. */
export interface GrantCircumstances {
  readonly state: RelationshipState;
  /** From `runningSince`, in ms since 1970; null when it is neither active nor paused. */
  readonly running_since: number | null;
  readonly now: number;
  /** The current one of the trainee's log. */
  readonly epoch: string;
}

export type GrantRefusal = 'consent_changed' | 'not_active' | 'nothing_chosen' | 'bad_dates' | 'nothing_to_confirm';

/** What the first choice offers: plan and sets, from the day coaching began, for three months. */
export function offeredTerms(since: string, now: number, text_version: number): GrantTerms {
  return { fields: ['plan', 'sets'], history_from: since, until: addMonths(now, GRANT_MONTHS_OFFERED).getTime(), text_version };
}

/**
 * Until when the trainee is asked to go on sharing, in the week before the grant ends (GRANT-11); null when there is nothing to ask. Both
 * in ms since 1970.
 */
export function offeredLonger({ state, until }: { readonly state: ConsentState; readonly until: number }, now: number): number | null {
  const isSoon = state === 'on' && now < until && now >= subDays(until, GRANT_ASK_DAYS).getTime();
  return isSoon ? addMonths(until, GRANT_MONTHS_OFFERED).getTime() : null;
}

/** Grants, or widens, what was shown to the trainee as `expected_version` (GRANT-3). */
export function grantConsent(
  consent: Consent,
  { terms, expected_version }: { readonly terms: GrantTerms; readonly expected_version: number },
  { state, now, epoch }: GrantCircumstances,
): Consent | GrantRefusal {
  if (expected_version !== consent.version) return 'consent_changed';
  if (state !== 'active') return 'not_active';
  const fields = GRANT_FIELDS.filter((field) => terms.fields.includes(field));
  if (fields.length === 0) return 'nothing_chosen';
  if (!hasGoodDates(terms, now)) return 'bad_dates';
  return next(consent, { ...terms, fields, granted_at: now, epoch });
}

/**
 * Shares nothing of these fields any more, or nothing at all (GRANT-4). Nothing can be in its way, and it takes a version also when nothing
 * is granted: a choice that was on its way meanwhile is then one of an older screen.
 */
export function revokeConsent(consent: Consent, fields: readonly GrantField[] | null): Consent {
  const { grant } = consent;
  const kept = grant === null || fields === null ? [] : grant.fields.filter((field) => !fields.includes(field));
  return next(consent, grant === null || kept.length === 0 ? null : { ...grant, fields: kept });
}

/** The trainee says after a restore that what was granted before still stands (GRANT-6). */
export function confirmConsent(consent: Consent, expected_version: number, circumstances: GrantCircumstances): Consent | GrantRefusal {
  const { grant, version } = consent;
  const { state, epoch } = circumstances;
  if (expected_version !== version) return 'consent_changed';
  if (state !== 'active') return 'not_active';
  if (grant === null || isOver(grant, circumstances)) return 'nothing_to_confirm';
  return grant.epoch === epoch ? consent : next(consent, { ...grant, epoch });
}

/** Ends what the relationship or the date has ended, for good: what begins again asks again (GRANT-9). Otherwise the consent as it is. */
export function endConsent(consent: Consent, circumstances: Omit<GrantCircumstances, 'epoch'>): Consent {
  const { grant } = consent;
  return grant !== null && isOver(grant, circumstances) ? next(consent, null) : consent;
}

/** Whether the date or the relationship has ended it; one that began again since does not revive it (GRANT-9). */
function isOver(grant: Grant, { state, running_since, now }: Omit<GrantCircumstances, 'epoch'>): boolean {
  return state === 'closing' || state === 'ended' || now >= grant.until || running_since === null || running_since > grant.granted_at;
}

/** The grant under which the coach may read now; null when nothing may be read (GRANT-1). */
export function grantInForce({ grant }: Consent, circumstances: GrantCircumstances): Grant | null {
  const { state, epoch } = circumstances;
  return grant !== null && state === 'active' && !isOver(grant, circumstances) && grant.epoch === epoch ? grant : null;
}

/** What a screen says of sharing: `unconfirmed` until the trainee confirms it after a restore, `paused` while a month is unpaid. */
export type ConsentState = 'off' | 'on' | 'paused' | 'unconfirmed';

/** GRANT-1, GRANT-6, GRANT-9 */
export function consentState({ grant }: Consent, circumstances: GrantCircumstances): ConsentState {
  if (grant === null || isOver(grant, circumstances)) return 'off';
  if (circumstances.state === 'paused') return 'paused';
  return grant.epoch === circumstances.epoch ? 'on' : 'unconfirmed';
}

/** Whether a register of this field and day, yyyy-mm-dd, lies inside the grant. */
export function mayRead({ fields, history_from }: Grant, field: GrantField, day: string): boolean {
  return fields.includes(field) && day >= history_from;
}

function next({ version }: Consent, grant: Grant | null): Consent {
  return { version: version + 1, grant };
}

function hasGoodDates({ history_from, until }: GrantTerms, now: number): boolean {
  const from = new Date(`${history_from}T00:00:00Z`).getTime();
  const isDay = !Number.isNaN(from) && new Date(from).toISOString().startsWith(history_from) && history_from.length === 10;
  return isDay && from < until && until > now && until <= now + milliseconds({ days: GRANT_DAYS_MAX });
}
