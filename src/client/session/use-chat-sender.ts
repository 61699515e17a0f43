import { createContext, use } from 'react';
import type { ChatSender } from '#offline/chat/sender.ts';

export const ChatSenderContext = createContext<ChatSender | null>(null);

/** What carries the conversation's messages to the coach. Only below the login guard of the AI Coach. */
export function useChatSender(): ChatSender {
  const sender = use(ChatSenderContext);
  if (sender === null) throw new Error('useChatSender is called outside the AI Coach.');
  return sender;
}
