import type { ChatMessage } from '#contract/index.ts';
import { AI_COACH_BESIDE_MAX_BYTES, AI_COACH_BODY_MAX_BYTES, CHAT_MESSAGES_MAX } from '#domain/limits.ts';
import type { ChatEntry } from './chat.ts';

/** Room for the JSON around the conversation, facts and plan. */
const ENVELOPE_BYTES = AI_COACH_BESIDE_MAX_BYTES + 64;

/**
 * The conversation up to the message, as sent: without refused messages, and with only the server's answer where the phone gave another. An
 * oversized history loses its oldest entries, the coach's first, because the coach relies on the trainee's.
 */
export function historyUpTo(entries: readonly ChatEntry[], message_id: string): ChatMessage[] {
  const end = entries.findIndex((entry) => entry.message_id === message_id);
  const before = entries.slice(0, end + 1);
  const dead = new Set(before.filter((entry) => entry.state === 'dead').map((entry) => entry.message_id));
  const answeredOnline = new Set(before.filter((entry) => entry.role === 'assistant' && !entry.on_phone).map((entry) => entry.answers));
  const told = before.filter(({ message_id: id, answers, on_phone }) => {
    if (dead.has(id) || (answers !== null && dead.has(answers))) return false;
    return !(on_phone && answers !== null && answeredOnline.has(answers));
  });
  return fitting(told.map(({ role, content }) => ({ role, content })));
}

function fitting(messages: readonly ChatMessage[]): ChatMessage[] {
  let count = messages.length;
  let bytes = ENVELOPE_BYTES + messages.reduce((sum, message) => sum + bytesOf(message), 0);
  const dropped = new Set<number>();
  for (const role of ['assistant', 'user'] as const) {
    for (const [index, message] of messages.slice(0, -1).entries()) {
      if (count <= CHAT_MESSAGES_MAX && bytes <= AI_COACH_BODY_MAX_BYTES) break;
      if (message.role !== role) continue;
      dropped.add(index);
      count -= 1;
      bytes -= bytesOf(message);
    }
  }
  return messages.filter((_message, index) => !dropped.has(index));
}

function bytesOf(message: ChatMessage): number {
  return new TextEncoder().encode(JSON.stringify(message)).length + 1;
}
