import { createContext, use } from 'react';
import type { ChatSender } from '#offline/chat/sender.ts';

export const ChatSenderContext = createContext<ChatSender | null>(null);

/** The chat sender. Only below the AI Coach's guard. */
export function useChatSender(): ChatSender {
  const sender = use(ChatSenderContext);
  if (sender === null) throw new Error('useChatSender is called outside the AI Coach.');
  return sender;
}
