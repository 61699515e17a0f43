import { useEffect, useState } from 'react';
import { call } from '#client/api/http.ts';
import { upgradeMember } from '#client/coach-forms/upgrade.ts';
import { PATHS } from '#client/routing/paths.ts';
import { loadProfile, recallProfile } from '#client/session/load-profile.ts';
import { localDeviceOrNull } from '#client/session/local-device.ts';
import { clearNeedsCompleteRegistration, needsCompleteRegistration } from '#client/session/registration-flag.ts';
import { useSession } from '#client/session/session-store.ts';
import { readOwnCoach, sendWelcomeEmail } from '#contract/index.ts';
import { onboardingRedirect } from '#domain/auth/onboarding-gate.ts';
import { missingForRegistration } from '#domain/coach-account/onboarding.ts';
import { draftFrom, EMPTY_DRAFT, type OnboardingDraft } from './draft.ts';
import { forgetDraft, readKeptDraft } from './draft-keeper.ts';

export type Address = 'become-coach' | 'complete-registration';

export type Entry =
  | { readonly phase: 'opening' }
  | { readonly phase: 'elsewhere'; readonly path: string }
  | { readonly phase: 'failed'; readonly sentence: string }
  | { readonly phase: 'open'; readonly draft: OnboardingDraft };

/**
 * The guards of the two addresses of onboarding (PAGE-4): a member enters /become-coach only with the flag; /complete-registration is
 * open while a registration is owed. Others are sent to their profile.
 */
export function useEntry(address: Address): Entry {
  const [entry, setEntry] = useState<Entry>({ phase: 'opening' });
  useEffect(() => {
    let isCurrent = true;
    void enter(address).then((found) => isCurrent && setEntry(found));
    return () => {
      isCurrent = false;
    };
  }, [address]);
  return entry;
}

const NO_CONNECTION = 'Your registration could not be opened without a connection. Check your signal and try again.';

async function enter(address: Address): Promise<Entry> {
  if (useSession.getState().profile === null && (await loadProfile()) === 'unknown') await recall();
  const { profile } = useSession.getState();
  if (profile === null) return { phase: 'failed', sentence: NO_CONNECTION };
  if (profile.role !== 'coach') {
    const facts = { role: profile.role, needs_complete_registration: needsCompleteRegistration(), onboarding_owed: null };
    const path = onboardingRedirect(address, facts);
    if (path !== null) return { phase: 'elsewhere', path };
    const sentence = await upgradeMember();
    if (sentence !== null) return { phase: 'failed', sentence };
  }
  return open(address);
}

/** Without an answer the cached profile is used. */
async function recall(): Promise<void> {
  const { owner } = useSession.getState();
  const device = await localDeviceOrNull();
  if (owner !== null && device !== null) await recallProfile(device, owner);
}

const COMPLETED = { role: 'coach', needs_complete_registration: false, onboarding_owed: false } as const;

async function open(address: Address): Promise<Entry> {
  const [kept, own] = await Promise.all([readKeptDraft(), call(readOwnCoach, {})]);
  if (own.ok && missingForRegistration(own.value).length === 0) {
    await leaveCompleted(own.value.registered);
    return { phase: 'elsewhere', path: onboardingRedirect(address, COMPLETED) ?? PATHS.profile };
  }
  if (kept !== null) return { phase: 'open', draft: kept };
  if (own.ok) return { phase: 'open', draft: draftFrom(own.value, () => crypto.randomUUID()) };
  const isNew = own.failure.kind === 'refused' && own.failure.status === 404;
  // Without an answer only the flag identifies a new coach.
  if (isNew || needsCompleteRegistration()) return { phase: 'open', draft: EMPTY_DRAFT };
  return { phase: 'failed', sentence: NO_CONNECTION };
}

/** The server has everything, but this phone missed the end. */
async function leaveCompleted(isRegistered: boolean): Promise<void> {
  clearNeedsCompleteRegistration();
  await forgetDraft();
  if (!isRegistered) await call(sendWelcomeEmail, {});
}
