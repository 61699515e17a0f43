import type { SharedConsent } from '#contract/index.ts';
import { type Consent, consentState, GRANT_FIELDS, type GrantCircumstances, NO_CONSENT } from '#domain/coaching/grant.ts';

/** A row of `consent_versions` as JSON, where dates and instants are text. */
export interface ConsentRow {
  readonly version: number;
  readonly fields: readonly string[];
  readonly history_from: string | null;
  readonly until: string | null;
  readonly text_version: number | null;
  readonly epoch: string | null;
  readonly granted_at: string | null;
  /** The version since which the plan is part of it without a break. */
  readonly plan_since: number | null;
}

/** The latest version as the domain judges it; null is that nothing was ever chosen. */
export function consentOf(row: ConsentRow | null): Consent {
  if (row === null) return NO_CONSENT;
  const { version, history_from, until, text_version, epoch, granted_at } = row;
  const fields = GRANT_FIELDS.filter((field) => row.fields.includes(field));
  const isNothing = fields.length === 0 || history_from === null || until === null || epoch === null || granted_at === null;
  if (isNothing) return { version, grant: null };
  const grant = {
    fields,
    history_from,
    until: Date.parse(until),
    text_version: text_version ?? 0,
    epoch,
    granted_at: Date.parse(granted_at),
  };
  return { version, grant };
}

/** What a side sees of it; the coach only what may be read now. */
export function consentView(row: ConsentRow | null, circumstances: GrantCircumstances, isTrainee: boolean): SharedConsent {
  const consent = consentOf(row);
  const { version, grant } = consent;
  const state = consentState(consent, circumstances);
  if (grant === null || state === 'off' || (!isTrainee && state !== 'on'))
    return { version, state, fields: [], history_from: null, until: null };
  const shared = {
    version,
    state,
    fields: [...grant.fields],
    history_from: grant.history_from,
    until: new Date(grant.until).toISOString(),
  };
  return isTrainee || !grant.fields.includes('plan') ? shared : { ...shared, plan_since: row?.plan_since ?? null };
}
