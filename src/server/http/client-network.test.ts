import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { clientNetwork, networkOf } from './client-network.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['not an address', 'not an address'],
])('%s belongs to the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

async function networkSeen(trustedProxies: number, forwarded: string | null, socket: string | null): Promise<string> {
  const app = new Hono();
  app.get('/', (c) => c.text(clientNetwork(c, trustedProxies)));
  const env = socket === null ? {} : { incoming: { socket: { remoteAddress: socket } } };
  const answer = await app.request('/', { headers: forwarded === null ? {} : { 'X-Forwarded-For': forwarded } }, env);
  return answer.text();
}

test.each([
  ['nothing in front: the header is only a claim', 0, '198.51.100.1', '203.0.113.7', '203.0.113.7'],
  ['one proxy: the entry it wrote counts, not what came before it', 1, '198.51.100.1, 203.0.113.7', '10.0.0.1', '203.0.113.7'],
  ['two proxies: the outer one saw the person', 2, '198.51.100.1, 203.0.113.7, 10.0.0.2', '10.0.0.1', '203.0.113.7'],
  ['fewer entries than proxies: the first one there is', 2, '203.0.113.7', '10.0.0.1', '203.0.113.7'],
  ['a proxy that wrote nothing: the proxy itself', 1, null, '10.0.0.1', '10.0.0.1'],
  ['called in process: no address at all', 0, null, null, 'in-process'],
])('%s', async (_, proxies, forwarded, socket, network) => {
  expect(await networkSeen(proxies, forwarded, socket)).toBe(network);
});
