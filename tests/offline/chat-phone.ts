import { beforeEach } from 'vitest';
import type { Account } from '#offline/store/account.ts';
import { Phone } from './accounts-phone.ts';
import { CoachNetwork } from './chat-network.ts';

/* What the chat's tests begin with: new before each test of a file that calls `renewChatPhone`. */
export let phone: Phone;
export let account: Account;
export let network: CoachNetwork;

export function renewChatPhone(): void {
  beforeEach(async () => {
    phone = new Phone();
    account = await phone.account('user-1');
    network = new CoachNetwork();
  });
}
