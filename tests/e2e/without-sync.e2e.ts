import { createFaultyNetwork, type FaultyNetwork } from './support/faulty-network.ts';
import { expectHistory, finishNow, logNextSet, signIn } from './support/person.ts';
import { expect, sharedTest as test } from './support/test.ts';

test.describe('a backend without the sync endpoints', () => {
  let network: FaultyNetwork;
  test.beforeEach(async ({ product }) => {
    network = await createFaultyNetwork(product.url);
    network.decide((path) => (path.startsWith('/api/sync/') ? { status: 404 } : 'pass'));
  });
  test.afterEach(() => network.close());

  test('44 the whole AI Coach works and keeps everything on the phone; later endpoints get it all', async ({ openPhone }) => {
    const phone = await openPhone({ origin: network.url });
    await signIn(phone.page);
    await phone.page.goto('/ai-coach/chat');
    await phone.page.getByLabel('Message').fill('Build muscle, 3 days, 60 minutes, full gym, intermediate');
    await phone.page.getByRole('button', { name: 'Send' }).click();
    await expect(phone.page.getByRole('article', { name: /muscle/i }).getByText('Current plan')).toBeVisible();

    await phone.page.goto('/ai-coach/today');
    const first = await logNextSet(phone.page, { reps: '8', weight: '60' });
    const second = await logNextSet(phone.page, { reps: '7', weight: '60' });
    await finishNow(phone.page);
    await phone.reopen();
    await phone.page.goto('/ai-coach/history');
    await expectHistory(phone.page, [first, second]);
    await phone.page.goto('/ai-coach/this-phone');
    await expect(phone.page.getByText(/this server keeps no training/).first()).toBeVisible();

    network.decide(() => 'pass');
    await phone.reopen();
    await phone.page.goto('/ai-coach/history');
    await expect(phone.page.getByRole('status').filter({ hasText: 'Up to date' })).toBeVisible({ timeout: 30_000 });
    const other = await openPhone({ onDisk: false, withWorker: false });
    await signIn(other.page);
    await other.page.goto('/ai-coach/history');
    await expectHistory(other.page, [first, second]);
  });
});
