import { call } from '#client/api/http.ts';
import { listMySubscriptions, type Outcome, type Profile, readProfile } from '#contract/index.ts';
import { endsSession } from '#domain/auth/session-state.ts';
import { hasAiCoachAccess } from '#domain/subscriptions/ai-coach-access.ts';
import type { Device } from '#offline/store/device.ts';
import { localDeviceOrNull } from './local-device.ts';
import { useSession } from './session-store.ts';

/** Puts the cached profile into the session, unless the server has answered. */
export async function recallProfile(device: Device, owner: string): Promise<void> {
  const { readCachedProfile } = await import('#offline/accounts/cached-profile.ts');
  const cached = await readCachedProfile(device, owner);
  const session = useSession.getState();
  if (cached === undefined || session.owner !== owner) return;
  useSession.setState({
    profile: session.profile ?? cached.profile,
    lacked_ai_coach: cached.has_ai_coach === false,
    ...(session.knows_ai_coach || cached.has_ai_coach === null
      ? {}
      : { has_ai_coach: cached.has_ai_coach, knows_ai_coach: cached.has_ai_coach }),
  });
}

/**
 * Asks the server who this is and what they subscribe to. `refused` only when it said no for good (AUTH-4);
 * anything else keeps what is known.
 */
export async function loadProfile(): Promise<'loaded' | 'refused' | 'unknown'> {
  const [profile, subscriptions] = await Promise.all([call(readProfile, {}), call(listMySubscriptions, {})]);
  if (useSession.getState().status !== 'in') return 'unknown';
  if (!profile.ok && profile.failure.kind === 'refused' && endsSession(profile.failure.status)) return 'refused';
  if (profile.ok) useSession.setState({ profile: profile.value });
  if (subscriptions.ok) useSession.setState({ has_ai_coach: hasAiCoachAccess(subscriptions.value), knows_ai_coach: true });
  await rememberAnswers(profile);
  return profile.ok ? 'loaded' : 'unknown';
}

async function rememberAnswers(profile: Outcome<Profile>): Promise<void> {
  if (!profile.ok) return;
  const { owner, has_ai_coach, knows_ai_coach } = useSession.getState();
  if (owner === null) return;
  const device = await localDeviceOrNull();
  if (device === null) return;
  const { saveCachedProfile } = await import('#offline/accounts/cached-profile.ts');
  const cached = { owner, profile: profile.value, has_ai_coach: knows_ai_coach ? has_ai_coach : null };
  await saveCachedProfile(device, cached).catch(() => undefined);
}
