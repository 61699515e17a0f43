import { useState } from 'react';
import { syncNow } from '#client/session/sync-control.ts';
import { useChatSender } from '#client/session/use-chat-sender.ts';
import { sendResult } from './sync-words.ts';

interface SendNow {
  /** The last outcome in words; empty before. */
  readonly result: string;
  readonly isSending: boolean;
  readonly sendNow: () => void;
}

/** Send now: outbox and chat, ending any pause. */
export function useSendNow(): SendNow {
  const sender = useChatSender();
  const [result, setResult] = useState('');
  const [isSending, setSending] = useState(false);

  const send = async () => {
    setSending(true);
    setResult('');
    sender.wake();
    try {
      const [status] = await Promise.all([syncNow(), sender.settled()]);
      setResult(sendResult(status));
    } finally {
      setSending(false);
    }
  };

  return { result, isSending, sendNow: () => void send() };
}
