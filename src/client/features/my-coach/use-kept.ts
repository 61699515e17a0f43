import { useEffect, useMemo, useState } from 'react';
import { useAccount } from '#client/session/use-account.ts';
import { KeptDraft } from '#client/training/kept-draft.ts';

/** An answer that is not given yet: the words, and the choices between the lines of one plan in use. */
export interface Unanswered {
  readonly said?: string;
  readonly from_plan_id?: string | null;
  readonly choices?: Readonly<Record<string, 'keep' | 'take' | undefined>>;
}

/** What was typed and ticked of a proposal: it survives leaving and a reload until it is answered. `forget` never rejects. */
export function useKept(
  proposal_id: string,
  from_plan_id: string | null,
): [kept: Unanswered, keep: (change: Unanswered) => void, forget: () => Promise<void>] {
  const account = useAccount();
  const draft = useMemo(() => new KeptDraft<Unanswered>(account, `answer|${proposal_id}`, sessionStorage), [account, proposal_id]);
  const [kept, setKept] = useState<Unanswered>({});
  useEffect(() => {
    let isOpen = true;
    draft.read().then(
      (before) => isOpen && before !== undefined && setKept((now) => join(sameLines(before, from_plan_id), now)),
      // What cannot be read is chosen again.
      () => undefined,
    );
    return () => {
      isOpen = false;
    };
  }, [draft, from_plan_id]);
  const keep = (change: Unanswered) => {
    const next = join(kept, { ...change, from_plan_id });
    setKept(next);
    void draft.keep(next);
  };
  return [kept, keep, () => draft.clear().catch(() => undefined)];
}

/** Choices belong to the lines that were on the screen: another plan in use brings others. */
function sameLines(before: Unanswered, from_plan_id: string | null): Unanswered {
  return before.from_plan_id === from_plan_id ? before : { ...before, choices: {} };
}

function join(before: Unanswered, now: Unanswered): Unanswered {
  return { ...before, ...now, choices: { ...before.choices, ...now.choices } };
}
