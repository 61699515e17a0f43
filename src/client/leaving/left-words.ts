import { listText } from '#client/locale/formats.ts';
import type { LogoutPreparation } from '#offline/accounts/logout.ts';

/** "3 sets or changes and 1 message to your coach are not sent yet." Omits zero counts. */
export function leftWords({ operations, refused, messages }: Pick<LogoutPreparation, 'operations' | 'refused' | 'messages'>): string {
  const parts = [
    count(operations, 'change to your log', 'changes to your log'),
    count(refused, 'refused change', 'refused changes'),
    count(messages, 'message to your coach', 'messages to your coach'),
  ].filter((part) => part !== null);
  const isOne = operations + refused + messages === 1;
  return `${listText(parts)} ${isOne ? 'is' : 'are'} not on the server yet.`;
}

function count(n: number, one: string, many: string): string | null {
  return n === 0 ? null : `${n} ${n === 1 ? one : many}`;
}
