import { openRuntime } from '#client/session/account-runtime.ts';
import { useSession } from '#client/session/session-store.ts';
import { clearDraft, readDraft, saveDraft } from '#offline/store/drafts.ts';
import { isDraft, type OnboardingDraft } from './draft.ts';

const KEY = 'coach-onboarding';

/** The stored draft; null when missing or unreadable. */
export async function readKeptDraft(): Promise<OnboardingDraft | null> {
  const account = await accountOrNull();
  if (account === null) return null;
  const value = await readDraft<unknown>(account, KEY).catch(() => undefined);
  return isDraft(value) ? value : null;
}

/** False when it could not be stored; the page still has it. */
export async function keepDraft(draft: OnboardingDraft): Promise<boolean> {
  const account = await accountOrNull();
  if (account === null) return false;
  return saveDraft(account, KEY, draft).then(
    () => true,
    () => false,
  );
}

export async function forgetDraft(): Promise<void> {
  const account = await accountOrNull();
  // A remaining draft is offered again and finds everything saved.
  if (account !== null) await clearDraft(account, KEY).catch(() => undefined);
}

async function accountOrNull() {
  const { owner } = useSession.getState();
  if (owner === null) return null;
  return openRuntime(owner).then(
    ({ account }) => account,
    () => null,
  );
}
