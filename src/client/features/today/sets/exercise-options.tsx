import { use, useEffect, useRef, useState } from 'react';
import { clockText } from '#client/training/rest/rest.ts';
import { Button } from '#client/ui/buttons/button.tsx';
import { SelectField } from '#client/ui/forms/select-field.tsx';
import { TextArea } from '#client/ui/forms/text-area.tsx';
import { restSeconds, type UsualRests } from '#domain/ai-coach/session-minutes.ts';
import { NOTE_MAX_LENGTH } from '#domain/limits.ts';
import { EXERCISE_OPTION_TEXTS } from '#domain/messages/routines.ts';
import type { PrescriptionView } from '#domain/plan/plan-view.ts';
import { ArrangeContext } from '../arrange/arrange-context.ts';

/** Rests one can choose, in seconds. */
const RESTS = [30, 45, 60, 75, 90, 105, 120, 150, 180, 210, 240, 300, 360, 480, 600];

interface ExerciseOptionsProps {
  prescription: PrescriptionView;
  /** For the usual rest. */
  goal: string;
  /** As chosen in Settings. */
  chosen: UsualRests;
}

/** The rest after an exercise's sets and its note, both of this workout. */
export function ExerciseOptions({ prescription, goal, chosen }: ExerciseOptionsProps) {
  const arranging = use(ArrangeContext);
  // Null while nobody has typed into it.
  const [typed, setTyped] = useState<string | null>(null);
  const stored = prescription.note ?? '';
  const isKept = typed === null || typed === stored;
  const keep = () => {
    if (!isKept) arranging?.set(prescription, { note: typed });
  };
  // However its sheet is closed, what was typed is kept (TODAY-18).
  const leaving = useRef(keep);
  useEffect(() => {
    leaving.current = keep;
  });
  useEffect(() => () => leaving.current(), []);
  if (arranging === null) return null;
  const rest = restSeconds(prescription, goal, chosen);
  const rests = RESTS.includes(rest) ? RESTS : [...RESTS, rest].sort((a, b) => a - b);
  return (
    <div className="stack">
      <SelectField
        label={EXERCISE_OPTION_TEXTS.rest}
        options={rests.map((seconds) => ({ value: String(seconds), label: clockText(seconds) }))}
        value={String(rest)}
        onChange={(seconds) => arranging.set(prescription, { rest_seconds: Number(seconds) })}
      />
      <TextArea
        label={EXERCISE_OPTION_TEXTS.note}
        value={typed ?? stored}
        max={NOTE_MAX_LENGTH}
        rows={2}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {isKept ? null : (
        <Button wide onClick={keep}>
          {EXERCISE_OPTION_TEXTS.keepNote}
        </Button>
      )}
    </div>
  );
}
