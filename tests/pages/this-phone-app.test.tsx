import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ThisPhonePage } from '#client/features/this-phone/this-phone-page.tsx';
import { useUpdate } from '#client/pwa/update-store.ts';
import { localDevice } from '#client/session/local-device.ts';
import { useSession } from '#client/session/session-store.ts';
import { localDate } from '#domain/training/week.ts';
import { exportEverything } from '#offline/accounts/export.ts';
import { queueMessage } from '#offline/chat/chat.ts';
import { rescueLegacyKeys } from '#offline/legacy/rescue.ts';
import { finishSession, listSessions, openSession } from '#offline/log/sessions.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { openWorld, type World } from './coach-chat-world.tsx';
import { logSets } from './this-phone-sets.ts';

let server: TestServer;
let world: World;
const user = userEvent.setup();

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  world = await openWorld(server);
});
afterEach(async () => {
  Reflect.deleteProperty(navigator, 'storage');
  useUpdate.setState({ state: 'none', takeOver: null });
  await (await localDevice()).database.quarantine.clear();
  await world.close();
});

const card = (name: string) => screen.getByRole('region', { name });

function browserStorage(storage: object): void {
  Object.defineProperty(navigator, 'storage', { value: storage, configurable: true });
}

describe('Storage', () => {
  test('says how much is used, by what, and what is held', async () => {
    const usageDetails = { caches: 900_000, indexedDB: 4_100_000 };
    browserStorage({ estimate: async () => ({ usage: 8_400_000, quota: 2_100_000_000, usageDetails }), persisted: async () => true });
    await logSets(world.account, 'Squat', 3);
    world.show(<ThisPhonePage />);
    expect(await within(card('Storage')).findByText('8.4')).toBeTruthy();
    expect(within(card('Storage')).getByText('MB of 2.1 GB')).toBeTruthy();
    expect(within(card('Storage')).getByRole('img').getAttribute('aria-label')).toBe(
      'App, works offline: 900 kB, 1 workout, 3 sets: 4.1 MB, Other: 3.4 MB',
    );
    expect(within(card('Storage')).getByText('Protected: the browser will not clear it')).toBeTruthy();
  });

  test('is protected when its owner asks and the browser agrees', async () => {
    const persist = vi.fn<() => Promise<boolean>>(async () => true);
    browserStorage({ estimate: async () => ({ usage: 1_000_000, quota: 2_000_000 }), persisted: async () => false, persist });
    world.show(<ThisPhonePage />);
    await user.click(await within(card('Storage')).findByRole('button', { name: 'Protect' }));
    expect(await within(card('Storage')).findByText('Protected: the browser will not clear it')).toBeTruthy();
    expect(persist).toHaveBeenCalledTimes(1);
  });

  test('says so when the browser does not agree', async () => {
    browserStorage({ estimate: async () => ({ usage: 1, quota: 2 }), persisted: async () => false, persist: async () => false });
    world.show(<ThisPhonePage />);
    await user.click(await within(card('Storage')).findByRole('button', { name: 'Protect' }));
    expect(await within(card('Storage')).findByText(/^The browser said no\./)).toBeTruthy();
  });

  test('on a browser that tells nothing, says what is held and what the browser cannot do', async () => {
    browserStorage({});
    await logSets(world.account, 'Squat', 1);
    world.show(<ThisPhonePage />);
    expect(await within(card('Storage')).findByText('This browser does not tell how much is used.')).toBeTruthy();
    expect(within(card('Storage')).getByText('1 workout, 1 set')).toBeTruthy();
    expect(within(card('Storage')).getByText(/^This browser cannot protect it\./)).toBeTruthy();
    expect(card('This app').textContent).toContain('Protect what is stored, Tell how much storage is used');
  });
});

describe('Export everything', () => {
  test('writes one JSON file with all that this phone holds', async () => {
    let file: Blob | undefined;
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      file = blob as Blob;
      return 'blob:setwise';
    });
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      names.push(this.download);
    });
    world.setSignal(false);
    await logSets(world.account, 'Squat', 3);
    await queueMessage(world.account, 'What about my shoulder?');
    world.sender.wake();
    await world.sender.settled();
    world.show(<ThisPhonePage />);
    await user.click(within(card('Export everything')).getByRole('button', { name: 'Export as JSON' }));
    const said = await within(card('Export everything')).findByText(/is in your downloads\.$/);
    expect(names).toEqual([`setwise-${localDate(new Date(world.account.now()))}.json`]);
    expect(said.textContent).toContain(names[0]);
    const written = JSON.parse(await file!.text()) as { sessions: unknown };
    const held = JSON.parse(JSON.stringify(await exportEverything(world.account))) as Record<string, unknown>;
    expect({ ...written, exported_at: null }).toEqual({ ...held, exported_at: null });
    expect(JSON.stringify(written.sessions)).toContain('Squat');
  });

  test.each([
    ['Strong', /^Date;Workout Name;Exercise Name;.*;Squat;1;102\.5;lbs;5;.*;Squat;3;/s],
    ['Hevy', /"exercise_title".*"weight_lbs".*,Squat,,,0,normal,102\.5,5,.*,Squat,,,2,/s],
    ['sets', /^date,exercise,.*\r\n\d{4}-\d\d-\d\d,Squat,1,1,102\.5,lb,5,.*,Squat,1,3,/s],
  ])('writes the sets as a table for %s', async (app, rows) => {
    let file: Blob | undefined;
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      file = blob as Blob;
      return 'blob:setwise';
    });
    world.setSignal(false);
    await logSets(world.account, 'Squat', 3);
    world.show(<ThisPhonePage />);
    await user.click(
      within(card('Export everything')).getByRole('button', { name: app === 'sets' ? 'Table of sets (CSV)' : `Table for ${app}` }),
    );
    expect(
      await within(card('Export everything')).findByText(new RegExp(`-${app.toLowerCase()}\\.csv, .* is in your downloads`)),
    ).toBeTruthy();
    expect(await file!.text()).toMatch(rows);
  });

  test('can be cancelled while it is written, and then gives no file', async () => {
    const createObjectURL = vi.spyOn(URL, 'createObjectURL');
    const drafts = Array.from({ length: 30_000 }, (_, n) => ({ key: `draft ${n}`, value: 'x' }));
    await world.account.database.drafts.bulkPut(drafts);
    world.show(<ThisPhonePage />);
    const exporting = within(card('Export everything'));
    await user.click(exporting.getByRole('button', { name: 'Export as JSON' }));
    expect(await exporting.findByRole('progressbar', { name: 'Export' })).toBeTruthy();
    await user.click(exporting.getByRole('button', { name: 'Cancel' }));
    expect(await exporting.findByText('Cancelled. No file was written.')).toBeTruthy();
    expect(createObjectURL).not.toHaveBeenCalled();
  });

  test('that fails says so and leaves everything where it is', async () => {
    world.account.database.close({ disableAutoOpen: true });
    world.show(<ThisPhonePage />);
    await user.click(within(card('Export everything')).getByRole('button', { name: 'Export as JSON' }));
    expect(await within(card('Export everything')).findByText(/^The file could not be written\./)).toBeTruthy();
    await world.account.database.open();
  });
});

describe('This app', () => {
  test('names the version and who is signed in', async () => {
    useSession.setState({ profile: { first_name: 'Dana', last_name: 'Petrov', email: 'd@example.com', role: 'member' } });
    world.show(<ThisPhonePage />);
    expect(within(card('This app')).getByText('Dana Petrov')).toBeTruthy();
    expect(within(card('This app')).getByText('Version').nextSibling?.textContent).toMatch(/^\d+\.\d+\.\d+/);
    expect(within(card('This app')).getByText('No, open in the browser')).toBeTruthy();
    await within(card('To send')).findByText(/to send/);
  });

  test('a new version waits for its owner, and never comes into an open workout', async () => {
    const takeOver = vi.fn<() => void>();
    useUpdate.setState({ state: 'ready', takeOver });
    const performed_on = localDate(new Date(world.account.now()));
    const session = await openSession(world.account, { performed_on, plan_id: 'p', week: 0, day: 0, label: 'Monday' });
    world.show(<ThisPhonePage />);
    expect(await within(card('This app')).findByText(/It waits until your workout is finished\./)).toBeTruthy();
    expect(within(card('This app')).queryByRole('button')).toBeNull();
    await finishSession(world.account, session.session_id);
    await user.click(await within(card('This app')).findByRole('button', { name: /^Update now/ }));
    expect(takeOver).toHaveBeenCalledTimes(1);
  });
});

describe('Saved earlier on this phone', () => {
  const HISTORY = JSON.stringify({
    '2025-08-01T10:00:00.000Z': {
      date: '2025-08-01T10:00:00.000Z',
      week: 1,
      day: 'Monday',
      exercises: [{ name: 'Squat', sets: [{ reps: '5', weight: '100', rpe: '8' }] }],
    },
  });

  async function leaveEarlierWorkouts(): Promise<void> {
    const keys = new Map([['workout-history', HISTORY]]);
    const storage = { getItem: (key: string) => keys.get(key) ?? null, removeItem: (key: string) => void keys.delete(key) };
    await rescueLegacyKeys(await localDevice(), storage, null);
    world.show(<ThisPhonePage />);
  }

  test('its owner says Yes, and it is in the history', async () => {
    await leaveEarlierWorkouts();
    expect(await screen.findByText('Workouts saved earlier on this phone (1, August 1, 2025). Yours?')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /^Yes, add them/ }));
    expect(await screen.findByText('1 workout is in your history now.')).toBeTruthy();
    expect(await listSessions(world.account, { from: '2025-08-01', to: '2025-08-01' })).toHaveLength(1);
  });

  test('somebody else says Not mine, and is not asked again', async () => {
    await leaveEarlierWorkouts();
    await user.click(await screen.findByRole('button', { name: 'Not mine' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Not mine' }));
    expect(await screen.findByText('You are not asked again.')).toBeTruthy();
    world.redraw(<ThisPhonePage />);
    await within(card('To send')).findByText(/to send/);
    expect(screen.queryByText(/Yours\?/)).toBeNull();
    expect(await listSessions(world.account, { from: '2025-01-01', to: '2025-12-31' })).toEqual([]);
  });
});

describe('Diagnostics', () => {
  test('are folded away: nobody reads an id who did not ask for it', async () => {
    world.show(<ThisPhonePage />);
    await within(card('This app')).findByText('Installed');
    expect(document.body.textContent).not.toContain(world.account.device);
    expect(document.body.textContent).not.toMatch(/testers|cursor|epoch|[0-9a-f]{8}-[0-9a-f]{4}/);
    expect(screen.getByRole('button', { name: 'Diagnostics' }).getAttribute('aria-expanded')).toBe('false');
  });

  test('one line says where this phone stands, and can be copied', async () => {
    await waitFor(() => expect(world.sync.getStatus().last_sync).not.toBeNull());
    world.setSignal(false);
    await logSets(world.account, 'Squat', 1);
    world.show(<ThisPhonePage />);
    await user.click(screen.getByRole('button', { name: 'Diagnostics' }));
    await waitFor(() => expect(card('Diagnostics').textContent).toContain('queue 2'));
    const line = within(card('Diagnostics')).getByText(/^setwise/).textContent;
    expect(line).toMatch(
      /^setwise \S+ · install \S+ · offline \S+ · queue 2 · messages 0 · refused 0 · cursor \d+ · epoch \S+ · last \S+ · in the browser$/,
    );
    expect(line).toContain(world.account.device);
    await user.click(within(card('Diagnostics')).getByRole('button', { name: 'Copy' }));
    expect(await within(card('Diagnostics')).findByText('Copied.')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(line);
  });
});
