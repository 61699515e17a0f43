import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { today } from '#client/coach-forms/today.ts';
import { timeText } from '#client/locale/formats.ts';
import { Button } from '#client/ui/buttons/button.tsx';
import { Note } from '#client/ui/feedback/note.tsx';
import formStyles from '#client/ui/forms/form.module.css';
import { Icon } from '#client/ui/graphics/icon.tsx';
import { personalSentence } from '#domain/coach-account/onboarding.ts';
import { ONBOARDING_MESSAGES } from '#domain/messages/onboarding.ts';
import { CoachInfoStep } from './coach-info-step.tsx';
import type { OnboardingDraft } from './draft.ts';
import styles from './onboarding.module.css';
import { PersonalStep } from './personal-step.tsx';
import { ProgramsStep } from './programs-step.tsx';
import { StepStrokes } from './step-strokes.tsx';
import { SummaryStep } from './summary-step.tsx';
import { type Kept, useDraft } from './use-draft.ts';
import { useSubmit } from './use-submit.ts';

type Step = OnboardingDraft['step'];
const STEP_TITLES = ['Personal Info', 'Coach Info', 'Programs', 'Complete'] as const;

/** Four steps with their own URLs, so that Back returns one step. The last submits. */
export function OnboardingFlow({ initial }: { initial: OnboardingDraft }) {
  const holder = useDraft(initial);
  const { draft, change, kept } = holder;
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [sentence, setSentence] = useState<string | null>(null);
  const submit = useSubmit(holder);
  const step = stepOf(search.get('step'), draft);
  const heading = useHeadingFocus(step);

  // Names the step in the first history entry too, so that Back restores it.
  const isUnnamed = search.get('step') === null;
  useEffect(() => {
    if (isUnnamed) void navigate(`?step=${String(step)}`, { replace: true });
  }, [isUnnamed, navigate, step]);

  const go = (to: Step) => {
    setSentence(null);
    submit.clear();
    change({ step: to });
    void navigate(`?step=${String(to)}`);
  };
  const forward = (event: MouseEvent) => {
    // Ignores the second click of a double click, which belongs to the previous step.
    if (event.detail > 1) return;
    if (step === 4) return void submit.run();
    const wrong = faultOf(step, draft);
    setSentence(wrong);
    if (wrong === null) go((step + 1) as Step);
  };
  const said = sentence ?? submit.sentence;

  return (
    <div className={styles.flow}>
      <StepStrokes step={step} titles={STEP_TITLES} />
      <h1 className={styles.title} tabIndex={-1} ref={heading}>
        {STEP_TITLES[step - 1]}
      </h1>
      {step === 1 ? <PersonalStep draft={draft} isRefused={sentence === ONBOARDING_MESSAGES.required} onChange={change} /> : null}
      {step === 2 ? <CoachInfoStep draft={draft} onChange={change} /> : null}
      {step === 3 ? <ProgramsStep draft={draft} onChange={change} /> : null}
      {step === 4 ? <SummaryStep draft={draft} progress={submit.progress} onEdit={go} /> : null}
      <KeptLine kept={kept} />
      <div className={styles.dock} data-dock>
        {said === null ? null : <Note kind="fail">{said}</Note>}
        <div className={formStyles.buttons}>
          <Button kind="line" disabled={step === 1 || submit.isBusy} onClick={() => go((step - 1) as Step)}>
            Back
          </Button>
          <Button kind="now" busy={submit.isBusy} busyLabel="Completing…" onClick={forward}>
            {step === 4 ? 'Complete Registration' : 'Continue'}
          </Button>
        </div>
      </div>
    </div>
  );
}

/** What blocks a step. */
function faultOf(step: Step, draft: OnboardingDraft): string | null {
  if (step === 1) return personalSentence(draft, today());
  return step === 3 && draft.writing !== null ? ONBOARDING_MESSAGES.unfinishedProgram : null;
}

/** The step of the URL, else of the draft; the first until it is complete. */
function stepOf(asked: string | null, draft: OnboardingDraft): Step {
  const step = asked !== null && /^[1-4]$/.test(asked) ? (Number(asked) as Step) : draft.step;
  return personalSentence(draft, today()) === null ? step : 1;
}

/** Scrolls a new step to its top and announces it. */
function useHeadingFocus(step: Step) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [step]);
  return heading;
}

function KeptLine({ kept }: { kept: Kept }) {
  if (kept === 'failed') return <Note kind="now">This phone cannot keep your draft. Keep this page open until you have completed it.</Note>;
  return (
    <p className={styles.kept}>
      <Icon name="phone" size="s" />
      {kept === null ? (
        'Your draft is kept on this phone until it is sent.'
      ) : (
        <span>
          Draft kept on this phone, <time dateTime={kept.toISOString()}>{timeText(kept)}</time>
        </span>
      )}
    </p>
  );
}
