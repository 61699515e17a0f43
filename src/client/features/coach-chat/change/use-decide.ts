import { type RefObject, useRef, useState } from 'react';
import { reportStorageFailure } from '#client/session/storage-trouble-store.ts';
import { wakeSync } from '#client/session/sync-control.ts';
import { useAccount } from '#client/session/use-account.ts';
import { useChatSender } from '#client/session/use-chat-sender.ts';
import { acceptChange, keepPlan, undoChange } from '#offline/chat/change.ts';
import { notSavedSentence } from '../sending/send-message.ts';

const DECISIONS = { accept: acceptChange, keep: keepPlan, undo: undoChange } as const;

const MISSING = 'This plan has not reached this phone yet. Try again when you have signal.';

export interface Deciding {
  decide: (decision: keyof typeof DECISIONS) => void;
  isBusy: boolean;
  /** The storage error. */
  failure: string | null;
  /** Receives focus when the pressed button disappears. */
  status: RefObject<HTMLParagraphElement | null>;
}

/** Accepts, refuses or undoes a change; the coach is told when online. */
export function useDecide(message_id: string): Deciding {
  const account = useAccount();
  const sender = useChatSender();
  const status = useRef<HTMLParagraphElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const attempt = async (decision: keyof typeof DECISIONS) => {
    setBusy(true);
    setFailure(null);
    try {
      const outcome = await DECISIONS[decision](account, message_id);
      if (outcome === 'missing') setFailure(MISSING);
      else status.current?.focus({ preventScroll: true });
      wakeSync();
      sender.wake();
    } catch (error) {
      setFailure(notSavedSentence(error));
      reportStorageFailure(error);
    }
    setBusy(false);
  };

  return { decide: (decision) => void attempt(decision), isBusy, failure, status };
}
