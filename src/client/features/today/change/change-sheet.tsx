import { useState } from 'react';
import { useReading } from '#client/session/use-reading.ts';
import { Button } from '#client/ui/buttons/button.tsx';
import { Note } from '#client/ui/feedback/note.tsx';
import { Sheet } from '#client/ui/overlays/sheet.tsx';
import { adjustSession, type SessionChange, type SessionRequest } from '#domain/ai-coach/change/adjust-session.ts';
import { inGym } from '#domain/ai-coach/change/offer-substitutes.ts';
import type { Brief } from '#domain/ai-coach/person/brief-shape.ts';
import type { DayState } from '#domain/ai-coach/readiness/day-state.ts';
import type { Kit } from '#domain/exercises/exercise.ts';
import { CHANGE_SESSION_MESSAGES } from '#domain/messages/today.ts';
import type { PlanDay } from '#domain/plan/plan.ts';
import { withLoadNotes } from '#domain/training/load-notes.ts';
import { readBrief } from '#offline/chat/read-brief.ts';
import type { Account } from '#offline/store/account.ts';
import type { ExerciseState } from '../use-workout-view.ts';
import { ChangeChoices } from './change-choices.tsx';
import { ChangeProposal } from './change-proposal.tsx';
import type { ChangeTopic } from './change-topics.ts';
import type { SessionDay } from './use-session-day.ts';

export interface AcceptedChange {
  day: PlanDay;
  title: string;
  /** Title and reason. */
  why: string;
}

export interface ChangeSheetProps {
  account: Account;
  /** Stores the accepted change; resolves to null or the error. */
  onAccept: (change: AcceptedChange) => Promise<string | null>;
  day: SessionDay;
  frame: { goal: string | null; is_strength: boolean; week: number };
  states: readonly ExerciseState[];
  /** The equipment of the present gym, where it was described. */
  kit: readonly Kit[] | undefined;
  /** The topic open initially; null shows all topics. */
  topic: ChangeTopic | null;
  /** Said already: its change is shown at once. */
  asked: DayState | null;
  onClose: () => void;
}

/** «Change this session»: the reason, then a proposal to accept. Computed on this phone. */
export function ChangeSheet(props: ChangeSheetProps) {
  const brief = useReading(`brief|${props.account.owner}`, () => readBrief(props.account));
  return (
    <Sheet open onClose={props.onClose} title="Change this session">
      {brief.status === 'failed' ? (
        <Note kind="fail" action={<Button onClick={brief.retry}>Try again</Button>}>
          {CHANGE_SESSION_MESSAGES.readFailed}
        </Note>
      ) : null}
      {brief.status === 'ready' && brief.value === null ? <Note kind="fail">{CHANGE_SESSION_MESSAGES.notLoaded}</Note> : null}
      {brief.status === 'ready' && brief.value !== null ? <Change {...props} brief={brief.value} /> : null}
    </Sheet>
  );
}

type Answer = { change: SessionChange } | { refused: string };

function Change({ onAccept, day, frame, states, kit, topic, asked, onClose, brief }: ChangeSheetProps & { brief: Brief }) {
  const ask = (request: SessionRequest): Answer => {
    const done = states.map(({ prescription, logged }) => ({ ...prescription, sets: logged.length }));
    const result = adjustSession({ day: day.raw, others: day.others, ...frame, done, brief: inGym(brief, kit), request });
    return 'refused' in result ? result : { change: result };
  };
  const [answer, setAnswer] = useState<Answer | null>(() => (asked === null ? null : ask({ kind: 'state', state: asked })));
  const [trouble, setTrouble] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const accept = async ({ day: changed, load_notes, title, why }: SessionChange) => {
    setBusy(true);
    const begun = states.filter((state) => state.logged.length > 0).map((state) => state.prescription.exercise);
    const noted = withLoadNotes(changed, load_notes, day.raw, begun);
    const failure = await onAccept({ day: noted, title, why: `${title}. ${why}` });
    setBusy(false);
    if (failure === null) onClose();
    else setTrouble(failure);
  };
  if (answer !== null && 'change' in answer)
    return (
      <ChangeProposal change={answer.change} trouble={trouble} busy={busy} onAccept={() => void accept(answer.change)} onKeep={onClose} />
    );
  return (
    <>
      <p role="status">{answer === null ? '' : answer.refused}</p>
      <ChangeChoices states={states} topic={topic} onAsk={(request) => setAnswer(ask(request))} />
    </>
  );
}
