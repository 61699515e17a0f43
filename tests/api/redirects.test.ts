import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  buyProgram,
  type Endpoint,
  listMySubscriptions,
  payDiscoveryCall,
  startCheckout,
  startPayoutSetup,
  updatePaymentMethod,
} from '#contract/index.ts';
import { CHECKOUT_MESSAGES } from '#domain/messages/checkout.ts';
import { PAYMENTS_PATH } from '#domain/payments/payments-path.ts';
import { addressOf, BACK, type MoneyWorld, type Person, startMoneyWorld } from '#tests/support/money-world.ts';
import { TEST_ORIGIN } from '#tests/support/test-server.ts';

const ELSEWHERE = [
  'https://evil.example/coach/1',
  `${TEST_ORIGIN}.evil.example/`,
  'http://setwise.test@evil.example/',
  `${TEST_ORIGIN}:8443/`,
  'javascript:alert(1)//http://setwise.test/',
  'data:text/html,http://setwise.test/',
  '//evil.example/',
  'http:\\\\evil.example\\http://setwise.test',
  'null',
];

describe('nobody is led away from the product', () => {
  let world: MoneyWorld;
  let buyer: Person & { readonly access: string };
  let program_id: number;
  let coach_id: number;
  beforeAll(async () => {
    world = await startMoneyWorld('sandbox', 'pglite');
    const member = await world.member();
    buyer = { ...member, access: (await world.server.signIn(member.email)).access };
    const coach = await world.coach();
    ({ program_id, coach_id } = coach);
  });
  afterAll(() => world.close());

  const post = async (endpoint: Endpoint, id: number | null, access: string, headers: Record<string, string>, body?: object) =>
    world.server.fetch(endpoint.path.replace(/:\w+/, String(id)), {
      method: 'POST',
      headers: { Authorization: `Bearer ${access}`, 'Content-Type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  /** Where the checkout's own Cancel leads. */
  const wayBack = async (url: string) => {
    const answer = await world.server.fetch(`${url}/cancel`, {
      method: 'POST',
      headers: { 'Sec-Fetch-Site': 'same-origin' },
      redirect: 'manual',
    });
    return answer.headers.get('Location');
  };

  test.each(ELSEWHERE)('by a foreign cancel_url (%s): refused', async (cancel_url) => {
    const answer = await post(startCheckout, null, buyer.access, {}, { cancel_url });
    expect([answer.status, await answer.json()]).toEqual([400, { error: CHECKOUT_MESSAGES.cancelUrl, code: 'cancel_url_not_ours' }]);
  });

  test.each([
    [`${TEST_ORIGIN}/\\evil.example/x`, '/evil.example/x'],
    [`${TEST_ORIGIN}////evil.example`, '/evil.example'],
    [`${TEST_ORIGIN}/%2f%2fevil.example`, '/%2f%2fevil.example'],
    [`${TEST_ORIGIN}/ai-coach?next=https://evil.example#https://evil.example`, '/ai-coach?next=https://evil.example#https://evil.example'],
  ])('by an address of ours that looks like another (%s): it leads to a path of ours', async (cancel_url, path) => {
    const answer = await post(startCheckout, null, buyer.access, {}, { cancel_url });
    const { url } = (await answer.json()) as { url: string };
    expect(new URL(url).origin).toBe(TEST_ORIGIN);
    const location = await wayBack(url);
    expect(location).toBe(path);
    expect(new URL(location ?? '', TEST_ORIGIN).origin).toBe(TEST_ORIGIN);
  });

  test.each(ELSEWHERE.flatMap((address) => [{ Referer: address }, { Origin: address }]))(
    'by a page that claims to have asked (%o): the coach’s own page is where buying leads back to',
    async (headers) => {
      for (const [endpoint, id] of [
        [buyProgram, program_id],
        [payDiscoveryCall, coach_id],
      ] as const) {
        const answer = await post(endpoint, id, buyer.access, headers);
        const { checkout_url } = (await answer.json()) as { checkout_url: string };
        expect(new URL(checkout_url).origin).toBe(TEST_ORIGIN);
        expect(await wayBack(checkout_url)).toBe(`/coach/${String(coach_id)}`);
        world.wait(700_000);
        buyer = { ...buyer, access: (await world.server.signIn(buyer.email)).access };
      }
    },
  );

  test('by the origin of a payout setup: the link stays on ours', async () => {
    const coach = await world.coach({ canBePaid: false });
    const { access } = await world.server.signIn(coach.email);
    for (const address of ELSEWHERE) {
      const answer = await post(startPayoutSetup, null, access, { Origin: address });
      const { onboarding_url } = (await answer.json()) as { onboarding_url: string };
      expect(new URL(onboarding_url).origin).toBe(TEST_ORIGIN);
    }
  });

  test('by the origin of a page for another card: it stays on ours, and leads back to ours', async () => {
    const member = await world.member();
    await world.till.pay(addressOf(await member.call(startCheckout, { body: { cancel_url: BACK } })));
    const mine = await member.call(listMySubscriptions, {});
    const subscription_id = mine.ok ? mine.value[0]?.id : null;
    const { access } = await world.server.signIn(member.email);
    for (const address of ELSEWHERE) {
      const answer = await post(updatePaymentMethod, null, access, { Origin: address, Referer: address }, { subscription_id });
      const { url } = (await answer.json()) as { url: string };
      expect(new URL(url).origin).toBe(TEST_ORIGIN);
      expect(await (await world.server.fetch(url)).text()).toContain(`href="${PAYMENTS_PATH}"`);
    }
  });
});
