import { milliseconds } from 'date-fns';
import { describe, expect, test } from 'vitest';
import {
  type Arbitrary,
  array,
  assert,
  constant,
  constantFrom,
  integer,
  oneof,
  property,
  record,
  subarray,
} from '#tests/support/properties.ts';
import {
  type Consent,
  confirmConsent,
  consentState,
  endConsent,
  GRANT_FIELDS,
  type GrantCircumstances,
  type GrantField,
  type GrantTerms,
  grantConsent,
  grantInForce,
  mayRead,
  NO_CONSENT,
  offeredLonger,
  offeredTerms,
  revokeConsent,
} from './grant.ts';

const NOW = Date.UTC(2026, 10, 27, 12);
const days = (count: number) => milliseconds({ days: count });
const HERE: GrantCircumstances = { state: 'active', running_since: 0, now: NOW, epoch: 'a.0' };
const terms = (more: Partial<GrantTerms> = {}): GrantTerms => ({
  fields: ['plan', 'sets'],
  history_from: '2026-11-02',
  until: NOW + days(90),
  text_version: 1,
  ...more,
});
const granted = (more: Partial<GrantTerms> = {}, at: GrantCircumstances = HERE): Consent => {
  const consent = grantConsent(NO_CONSENT, { terms: terms(more), expected_version: 0 }, at);
  if (typeof consent === 'string') throw new Error(consent);
  return consent;
};
const fieldsOf = (consent: Consent, at: GrantCircumstances = HERE) => grantInForce(consent, at)?.fields ?? [];

describe('granting (GRANT-3)', () => {
  test('nothing is shared before the first choice; it offers plan and sets for three months', () => {
    expect(fieldsOf(NO_CONSENT)).toEqual([]);
    const offer = offeredTerms('2026-11-27', NOW, 1);
    expect(offer.fields).toEqual(['plan', 'sets']);
    expect(new Date(offer.until).toISOString().slice(0, 10)).toBe('2027-02-27');
    expect(fieldsOf(granted(offer))).toEqual(['plan', 'sets']);
  });

  test.each([
    ['on an older screen', { expected_version: 6 }, {}, 'consent_changed'],
    ['on the screen of a server that was restored since', { expected_version: 8 }, {}, 'consent_changed'],
    ['of nothing', { terms: terms({ fields: [] }) }, {}, 'nothing_chosen'],
    ['of what the log does not hold', { terms: terms({ fields: ['pain'] as never }) }, {}, 'nothing_chosen'],
    ['until now', { terms: terms({ until: NOW }) }, {}, 'bad_dates'],
    ['until never', { terms: terms({ until: Number.POSITIVE_INFINITY }) }, {}, 'bad_dates'],
    ['until no time', { terms: terms({ until: Number.NaN }) }, {}, 'bad_dates'],
    ['for longer than twelve months', { terms: terms({ until: NOW + days(366) + 1 }) }, {}, 'bad_dates'],
    ['from after its end', { terms: terms({ history_from: '2027-12-01' }) }, {}, 'bad_dates'],
    ['from a day that is none', { terms: terms({ history_from: '2026-02-30' }) }, {}, 'bad_dates'],
    ['from a year', { terms: terms({ history_from: '2026' }) }, {}, 'bad_dates'],
    ['from no day', { terms: terms({ history_from: '' }) }, {}, 'bad_dates'],
    ['while a month is unpaid', {}, { state: 'paused' }, 'not_active'],
    ['after the end', {}, { state: 'closing' }, 'not_active'],
    ['long after the end', {}, { state: 'ended' }, 'not_active'],
  ] as const)('%s is refused', (_, request, circumstances, refusal) => {
    const asked = { terms: terms(), expected_version: 7, ...request };
    expect(grantConsent({ version: 7, grant: null }, asked, { ...HERE, ...circumstances })).toBe(refusal);
  });

  test('twelve months are granted, and each field once however often it is named', () => {
    const consent = granted({ until: NOW + days(366), fields: ['sets', 'plan', 'sets'] });
    expect(consent).toMatchObject({ version: 1, grant: { fields: ['plan', 'sets'], epoch: 'a.0' } });
  });
});

describe('what may be read (GRANT-1)', () => {
  test.each([
    ['now', {}, true],
    ['in the last moment', { now: NOW + days(90) - 1 }, true],
    ['when it has ended', { now: NOW + days(90) }, false],
    ['while a month is unpaid', { state: 'paused' }, false],
    ['in the two weeks after the end', { state: 'closing' }, false],
    ['after a restore of the server', { epoch: 'b.0' }, false],
    ['after the log began a new generation', { epoch: 'a.1' }, false],
  ] as const)('%s', (_, circumstances, isReadable) => {
    expect(grantInForce(granted(), { ...HERE, ...circumstances }) !== null).toBe(isReadable);
  });

  test.each([
    ['sets', '2026-11-02', true],
    ['sets', '2026-11-01', false],
    ['plan', '2026-12-24', true],
    ['notes', '2026-11-27', false],
    ['body', '2026-11-27', false],
  ] as const)('%s of %s: %s', (field, day, isReadable) => {
    const grant = grantInForce(granted(), HERE);
    expect(grant !== null && mayRead(grant, field, day)).toBe(isReadable);
  });
});

describe('after a restore (GRANT-6)', () => {
  const restored = { ...HERE, epoch: 'b.0' };
  test('nothing is shared until the trainee confirms, which grants what was granted and no more', () => {
    const before = granted();
    expect(fieldsOf(before, restored)).toEqual([]);
    const after = confirmConsent(before, 1, restored);
    expect(after).toMatchObject({ version: 2, grant: { ...before.grant, epoch: 'b.0' } });
  });

  test.each([
    ['an older screen', granted(), 0, restored, 'consent_changed'],
    ['nothing', NO_CONSENT, 0, restored, 'nothing_to_confirm'],
    ['what was revoked', revokeConsent(granted(), null), 2, restored, 'nothing_to_confirm'],
    ['what has ended by its date', granted(), 1, { ...restored, now: NOW + days(90) }, 'nothing_to_confirm'],
    ['it after the end', granted(), 1, { ...restored, state: 'ended' }, 'not_active'],
  ] as const)('confirming %s is refused', (_, consent, version, circumstances, refusal) => {
    expect(confirmConsent(consent, version, circumstances)).toBe(refusal);
  });

  test('confirming what needs no confirming changes nothing', () => {
    const consent = granted();
    expect(confirmConsent(consent, 1, HERE)).toBe(consent);
  });
});

describe('ending (GRANT-9)', () => {
  test('on its date, for good', () => {
    const over = { ...HERE, now: NOW + days(90) };
    const consent = endConsent(granted(), over);
    expect(consent).toEqual({ version: 2, grant: null });
    expect(endConsent(granted(), { ...over, now: over.now - 1 }).version).toBe(1);
  });

  test.each([
    ['active', false],
    ['paused', false],
    ['closing', true],
    ['ended', true],
  ] as const)('while the relationship is %s', (state, isEnded) => {
    const consent = endConsent(granted(), { ...HERE, state });
    expect([consent.version, consent.grant === null]).toEqual(isEnded ? [2, true] : [1, false]);
    expect(fieldsOf(consent)).toEqual(isEnded ? [] : ['plan', 'sets']);
    expect(endConsent(consent, { ...HERE, state })).toBe(consent);
  });

  test('what began again does not bring back what was granted before, not even by confirming', () => {
    const before = granted();
    const again = { ...HERE, now: NOW + days(10), running_since: NOW + days(5) };
    expect(fieldsOf(before, again)).toEqual([]);
    expect(consentState(before, again)).toBe('off');
    expect(confirmConsent(before, 1, { ...again, epoch: 'b.0' })).toBe('nothing_to_confirm');
    expect(endConsent(before, again)).toEqual({ version: 2, grant: null });
    expect(fieldsOf(granted({}, again), again)).toEqual(['plan', 'sets']);
  });

  test.each([
    ['on', {}],
    ['paused', { state: 'paused' }],
    ['unconfirmed', { epoch: 'b.0' }],
    ['paused', { state: 'paused', epoch: 'b.0' }],
    ['off', { state: 'closing' }],
    ['off', { now: NOW + days(90) }],
  ] as const)('a screen says %s', (said, circumstances) => {
    expect(consentState(granted(), { ...HERE, ...circumstances })).toBe(said);
    expect(consentState(NO_CONSENT, { ...HERE, ...circumstances })).toBe('off');
  });
});

type Step =
  | { readonly is: 'grant'; readonly fields: readonly GrantField[]; readonly lag: number }
  | { readonly is: 'revoke'; readonly fields: readonly GrantField[] | null }
  | { readonly is: 'confirm'; readonly lag: number }
  | { readonly is: 'end' }
  | { readonly is: 'restart' }
  | { readonly is: 'restore'; readonly back: number }
  | { readonly is: 'wait'; readonly days: number };

const fields = subarray([...GRANT_FIELDS]);
const step: Arbitrary<Step> = oneof(
  record({ is: constant('grant' as const), fields, lag: integer({ min: 0, max: 2 }) }),
  record({ is: constant('revoke' as const), fields: oneof(fields, constant(null)) }),
  record({ is: constant('confirm' as const), lag: integer({ min: 0, max: 1 }) }),
  record({ is: constant('end' as const) }),
  record({ is: constant('restart' as const) }),
  record({ is: constant('restore' as const), back: integer({ min: 1, max: 4 }) }),
  record({ is: constant('wait' as const), days: constantFrom(1, 40, 200) }),
);

/**
 * The server's consent beside what the trainee last said of each field, which no restore undoes: true after a grant that named it, false
 * after a revocation, an end, or a restore that was not confirmed.
 */
function play(steps: readonly Step[]) {
  let consent = NO_CONSENT;
  let circumstances = HERE;
  let restores = 0;
  const backups: Consent[] = [consent];
  const said = new Map<GrantField, boolean>(GRANT_FIELDS.map((field) => [field, false]));
  const say = (names: readonly GrantField[], isShared: (field: GrantField) => boolean) => {
    for (const field of names) said.set(field, isShared(field));
  };
  const seen: { readable: readonly GrantField[]; wanted: readonly GrantField[]; from: Consent; to: Consent; step: Step }[] = [];
  for (const each of steps) {
    const from = consent;
    if (each.is === 'grant') {
      const asked = {
        terms: terms({ fields: each.fields, until: circumstances.now + days(90) }),
        expected_version: consent.version - each.lag,
      };
      const answer = grantConsent(consent, asked, circumstances);
      if (typeof answer !== 'string') {
        consent = answer;
        say(GRANT_FIELDS, (field) => each.fields.includes(field));
      }
    }
    if (each.is === 'revoke') {
      consent = revokeConsent(consent, each.fields);
      say(each.fields ?? GRANT_FIELDS, () => false);
    }
    if (each.is === 'confirm') {
      const answer = confirmConsent(consent, consent.version - each.lag, circumstances);
      // What a confirmation shows the trainee is the grant that it confirms.
      if (typeof answer !== 'string' && answer !== consent) say(GRANT_FIELDS, (field) => answer.grant?.fields.includes(field) === true);
      if (typeof answer !== 'string') consent = answer;
    }
    if (each.is === 'end') circumstances = { ...circumstances, state: 'closing', running_since: null };
    if (each.is === 'restart' && circumstances.running_since === null)
      circumstances = { ...circumstances, state: 'active', running_since: circumstances.now };
    if (each.is === 'wait') circumstances = { ...circumstances, now: circumstances.now + days(each.days) };
    if (each.is === 'restore') {
      restores += 1;
      consent = backups.at(-each.back) ?? NO_CONSENT;
      circumstances = { ...circumstances, epoch: `a.${String(restores)}` };
      say(GRANT_FIELDS, () => false);
    }
    if (each.is === 'end') say(GRANT_FIELDS, () => false);
    consent = endConsent(consent, circumstances);
    backups.push(consent);
    seen.push({
      readable: fieldsOf(consent, circumstances),
      wanted: GRANT_FIELDS.filter((field) => said.get(field)),
      from,
      to: consent,
      step: each,
    });
  }
  return seen;
}

describe('whatever happens in whatever order (GRANT-1, GRANT-4, GRANT-6, GRANT-9)', () => {
  test('nothing is readable that the trainee did not say last, and what was just granted is', () => {
    let readable = 0;
    assert(
      property(array(step, { maxLength: 24 }), (steps) => {
        for (const at of play(steps)) {
          for (const field of at.readable) expect(at.wanted).toContain(field);
          if (at.step.is === 'grant' && at.to !== at.from) expect(at.readable).toEqual(at.wanted);
          readable += at.readable.length;
        }
      }),
      { numRuns: 3_000 },
    );
    expect(readable).toBeGreaterThan(1_000);
  });

  test('every change takes a version, a revocation always, and only a restore takes one back', () => {
    assert(
      property(array(step, { maxLength: 24 }), (steps) => {
        for (const { from, to, step: each } of play(steps)) {
          if (each.is === 'restore') continue;
          if (to !== from) expect(to.version).toBeGreaterThan(from.version);
          if (each.is === 'revoke') expect(to.version).toBeGreaterThan(from.version);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  test('a revocation wins over a choice that was made beside it, whichever arrives first', () => {
    assert(
      property(fields, oneof(fields, constant(null)), array(step, { maxLength: 8 }), (chosen, revoked, before) => {
        const start = play(before).at(-1)?.to ?? NO_CONSENT;
        const choice = { terms: terms({ fields: chosen }), expected_version: start.version };
        const taken = grantConsent(start, choice, HERE);
        const choiceFirst = revokeConsent(typeof taken === 'string' ? start : taken, revoked);
        const revokedFirst = revokeConsent(start, revoked);
        expect(grantConsent(revokedFirst, choice, HERE)).toBe('consent_changed');
        for (const field of revoked ?? GRANT_FIELDS)
          for (const after of [choiceFirst, revokedFirst]) expect(after.grant?.fields ?? []).not.toContain(field);
      }),
    );
  });

  test('revocations agree in any order and however often they arrive', () => {
    assert(
      property(fields, fields, fields, (chosen, a, b) => {
        const start = chosen.length === 0 ? NO_CONSENT : granted({ fields: chosen });
        const one = revokeConsent(revokeConsent(start, a), b);
        expect(revokeConsent(revokeConsent(start, b), a)).toEqual(one);
        expect(revokeConsent(one, a).grant).toEqual(one.grant);
      }),
    );
  });
});

test('in the last week, and only while something is shared, it is asked whether to go on for three months more (GRANT-11)', () => {
  const until = Date.parse('2027-01-31T12:00:00Z');
  const at = (now: string, state: 'on' | 'off' | 'paused' | 'unconfirmed' = 'on') => offeredLonger({ state, until }, Date.parse(now));
  expect(at('2027-01-24T11:59:59Z')).toBeNull();
  expect(at('2027-01-24T12:00:00Z')).toBe(Date.parse('2027-04-30T12:00:00Z'));
  expect(at('2027-01-31T11:59:59Z')).toBe(Date.parse('2027-04-30T12:00:00Z'));
  expect(at('2027-01-31T12:00:00Z')).toBeNull();
  for (const state of ['off', 'paused', 'unconfirmed'] as const) expect(at('2027-01-30T12:00:00Z', state)).toBeNull();
});
