import { useState } from 'react';
import { storeNow } from '#client/training/store-now.ts';
import { Button } from '#client/ui/buttons/button.tsx';
import { Note } from '#client/ui/feedback/note.tsx';
import { TextArea } from '#client/ui/forms/text-area.tsx';
import { Sheet } from '#client/ui/overlays/sheet.tsx';
import type { Relationship } from '#contract/index.ts';
import type { Hunk } from '#domain/coaching/plan-hunks.ts';
import { COACH_PLAN_MESSAGES } from '#domain/messages/coach-plans.ts';
import { PROPOSAL_NOTE_MAX_LENGTH, PROPOSAL_REASON_MAX_LENGTH, type Proposal } from '#domain/sync/proposal-shape.ts';
import { isTooLarge } from '#domain/sync/value-sizes.ts';
import { type CoachDraft, clearCoachDraft } from '#offline/coaching/coach-drafts.ts';
import { sendProposal } from '#offline/coaching/proposals.ts';
import type { Account } from '#offline/store/account.ts';
import styles from './plan-editor.module.css';

interface SendSheetProps {
  account: Account;
  relationship: Relationship;
  draft: CoachDraft;
  /** null for a plan that stands for itself. */
  hunks: readonly Hunk[] | null;
  onChange: (draft: CoachDraft) => void;
  onClose: () => void;
}

/** The difference as old and new lines with a reason under each, and a word with it. */
export function SendSheet({ account, relationship, draft, hunks, onChange, onClose }: SendSheetProps) {
  const [trouble, setTrouble] = useState<string | null>(null);
  const [proposal_id] = useState(() => account.newId());
  const name = relationship.first_name ?? 'your client';
  const send = async () => {
    const ids = new Set(hunks?.map(({ id }) => id));
    const reasons = Object.fromEntries(Object.entries(draft.reasons).filter(([id, reason]) => ids.has(id) && reason.trim() !== ''));
    const { base, plan, note } = draft;
    const proposal: Proposal = { base, plan, note: note.trim(), reasons, made_at: new Date(account.now()).toISOString() };
    if (isTooLarge('proposal.put', proposal)) return setTrouble(COACH_PLAN_MESSAGES.tooLarge);
    const failure = await storeNow(async () => {
      await sendProposal(account, relationship.id, proposal_id, proposal);
      await clearCoachDraft(account, relationship.id);
    });
    if (failure !== null) setTrouble(failure);
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={`Send to ${name}`}
      actions={
        <Button kind="now" wide big onClick={() => void send()}>
          Send
        </Button>
      }
    >
      <div className={styles.page}>
        <TextArea
          label={`A word to ${name}`}
          value={draft.note}
          max={PROPOSAL_NOTE_MAX_LENGTH}
          onChange={(event) => onChange({ ...draft, note: event.currentTarget.value })}
        />
        {(hunks ?? []).map(({ id, where, before, after }) => (
          <div key={id} className={styles.row}>
            <p className="cap">{where}</p>
            {before === null ? null : <del className="muted">{before}</del>}
            <b>{after ?? 'Nothing instead'}</b>
            <TextArea
              label="Why"
              rows={2}
              value={draft.reasons[id] ?? ''}
              max={PROPOSAL_REASON_MAX_LENGTH}
              onChange={(event) => onChange({ ...draft, reasons: { ...draft.reasons, [id]: event.currentTarget.value } })}
            />
          </div>
        ))}
        {trouble === null ? null : <Note kind="fail">{trouble}</Note>}
        <p className="cap">{`${name} decides on each line; the plan in use stays until then. ${COACH_PLAN_MESSAGES.sentOnce}`}</p>
      </div>
    </Sheet>
  );
}
