import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { call } from '#client/api/http.ts';
import { today } from '#client/coach-forms/today.ts';
import { PATHS } from '#client/routing/paths.ts';
import { loadProfile } from '#client/session/load-profile.ts';
import { clearNeedsCompleteRegistration } from '#client/session/registration-flag.ts';
import { sendWelcomeEmail } from '#contract/index.ts';
import { personalSentence, submitSentence } from '#domain/coach-account/onboarding.ts';
import { forgetDraft } from './draft-keeper.ts';
import { submitFailureText } from './failure-text.ts';
import { type SubmitProgress, submitRegistration } from './submit.ts';
import type { DraftHolder } from './use-draft.ts';

/** Complete Registration: reports missing parts, or sends everything and opens the profile. */
export function useSubmit({ draft, keep }: DraftHolder) {
  const navigate = useNavigate();
  const [progress, setProgress] = useState<SubmitProgress | null>(null);
  const [sentence, setSentence] = useState<string | null>(null);
  const isRunning = useRef(false);

  const run = async () => {
    if (isRunning.current) return;
    const has_photo = draft.photo !== null || draft.photo_url !== null;
    const wrong =
      personalSentence(draft, today()) ??
      submitSentence({ ...draft, has_photo, programs: Object.values(draft.programs).filter((program) => program !== undefined) });
    setSentence(wrong);
    if (wrong !== null) return;
    isRunning.current = true;
    const { failure } = await submitRegistration(draft, { call, keep, onProgress: setProgress });
    isRunning.current = false;
    setProgress(null);
    if (failure !== null) return setSentence(submitFailureText(failure));
    // A welcome mail that fails is ignored (ONBOARD-7).
    await call(sendWelcomeEmail, {});
    clearNeedsCompleteRegistration();
    await forgetDraft();
    await loadProfile();
    await navigate(PATHS.profile, { replace: true });
  };
  return { run, progress, sentence, isBusy: progress !== null, clear: () => setSentence(null) };
}
