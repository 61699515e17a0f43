import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CDPSession, Page } from 'playwright';
import { openDatabase } from '#server/db/database.ts';
import { CHROMIUM, CHROMIUM_ARGUMENTS } from '#tests/e2e/support/chromium.ts';
import { type ServerProcess, startBuiltServer } from '#tests/support/built-server.ts';
import { seedCoaches } from './seed-coaches.ts';

export const LAUNCH = { executablePath: CHROMIUM ?? '/usr/bin/chromium', args: CHROMIUM_ARGUMENTS };
export const PHONE = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' as const };

/** How often each thing is measured, in turns with its floor. */
export const TURNS = Number(process.env.BENCH_TURNS ?? 3);

/** Lighthouse's mobile phone: its line and its processor. */
export async function slowDown(page: Page, { line, processor }: { line: boolean; processor: number }): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page);
  const kilobits = (value: number) => (value * 1024) / 8;
  if (line)
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 562.5,
      downloadThroughput: kilobits(1_474.56),
      uploadThroughput: kilobits(675),
    });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: processor });
  return devtools;
}

/** The demonstration's listed coaches; `BENCH_COACHES` adds what is missing to its number. */
const DEMO_COACHES = 24;
const COACHES = Math.max(DEMO_COACHES, Number(process.env.BENCH_COACHES ?? DEMO_COACHES));
export const AMONG = `among ${COACHES.toLocaleString('en-US')} coaches`;

/**
 * The built product of a folder (`client`, `server`, `pages` beside each other) with its demo data, with as many listed coaches as
 * `BENCH_COACHES` says, and room for many requests.
 */
export async function startProduct(folder: string): Promise<ServerProcess & { readonly url: string }> {
  const data = mkdtempSync(join(tmpdir(), 'setwise-bench-data-'));
  const start = () => {
    const main = join(process.cwd(), folder, 'server/main.js');
    const server = startBuiltServer(main, process.cwd(), { DATA_DIR: data, NODE_ENV: 'development', RATE_LIMIT_FACTOR: '1000' });
    // Nothing may outlive a measurement that failed.
    process.once('exit', () => server.child.kill('SIGKILL'));
    return server;
  };
  process.once('exit', () => rmSync(data, { recursive: true, force: true }));
  if (COACHES > DEMO_COACHES) {
    const first = start();
    await first.ready();
    await stopProduct(first);
    await addCoaches(data, COACHES - DEMO_COACHES);
  }
  const server = start();
  return { ...server, url: await server.ready() };
}

async function addCoaches(dataDir: string, count: number): Promise<void> {
  const onTrouble = (error: Error) => {
    throw error;
  };
  const opened = await openDatabase({ databaseUrl: null, dataDir, onTrouble });
  await seedCoaches(opened.database, count);
  await opened.close();
}

export async function stopProduct(server: ServerProcess): Promise<void> {
  server.child.kill('SIGTERM');
  await server.ended();
}

const EMPTY = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Empty</title>
<link rel="icon" href="data:,"></head><body><h1>An empty page</h1></body></html>`;
const PWA = EMPTY.replace('</body>', '<script>navigator.serviceWorker.register("/worker.js")</script></body>');
/** Keeps its one page and answers with it. */
const WORKER = `
addEventListener('install', (event) => { skipWaiting(); event.waitUntil(caches.open('shell').then((cache) => cache.add('/pwa'))); });
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => { if (event.request.mode === 'navigate') event.respondWith(caches.match('/pwa')); });`;

export interface Floor {
  /** A page with one heading. */
  readonly empty: string;
  /** The same as an app that opens without signal. */
  readonly pwa: string;
  close(): void;
}

/** What pages are measured beside. */
export async function startFloor(): Promise<Floor> {
  const server = createServer((request, response) => {
    const isWorker = request.url === '/worker.js';
    response.setHeader('Content-Type', isWorker ? 'text/javascript' : 'text/html; charset=utf-8');
    response.end(isWorker ? WORKER : request.url === '/pwa' ? PWA : EMPTY);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve);
  });
  const origin = `http://localhost:${String((server.address() as AddressInfo).port)}`;
  return {
    empty: `${origin}/empty`,
    pwa: `${origin}/pwa`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
