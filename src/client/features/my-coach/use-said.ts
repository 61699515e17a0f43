import { useEffect, useMemo, useState } from 'react';
import { useAccount } from '#client/session/use-account.ts';
import { KeptDraft } from '#client/training/kept-draft.ts';

/** The words typed to a proposal: they survive a reload until it is answered. `forget` never rejects. */
export function useSaid(proposal_id: string): [said: string, say: (text: string) => void, forget: () => Promise<void>] {
  const account = useAccount();
  const kept = useMemo(() => new KeptDraft<string>(account, `said|${proposal_id}`, sessionStorage), [account, proposal_id]);
  const [said, setSaid] = useState('');
  useEffect(() => {
    let isOpen = true;
    kept.read().then(
      (text) => isOpen && text !== undefined && setSaid((typed) => (typed === '' ? text : typed)),
      // What cannot be read is typed again.
      () => undefined,
    );
    return () => {
      isOpen = false;
    };
  }, [kept]);
  const say = (text: string) => {
    setSaid(text);
    void (text === '' ? kept.clear().catch(() => undefined) : kept.keep(text));
  };
  return [said, say, () => kept.clear().catch(() => undefined)];
}
