import { beforeEach } from 'vitest';
import type { Account } from '#offline/store/account.ts';
import { Phone } from './accounts-phone.ts';
import { CoachNetwork } from './chat-network.ts';

/* What the chat's tests begin with; all three are new before each test of the file that imports them. */
export let phone: Phone;
export let account: Account;
export let network: CoachNetwork;

beforeEach(async () => {
  phone = new Phone();
  account = await phone.account('user-1');
  network = new CoachNetwork();
});
