import { connect, type Socket } from 'node:net';
import type { Driver } from './driven-browser.ts';

/** Pages are not waited for, so a command that takes longer than this is one to a page that has died. */
const COMMAND_MS = 30_000;

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

interface Marionette {
  readonly driver: Driver;
  readonly quit: () => Promise<void>;
  readonly drop: () => void;
}

/** Firefox's own remote control: `length:json` over TCP, commands named as in WebDriver. */
export async function connectMarionette(port: number): Promise<Marionette> {
  const socket = await open(port);
  const waiting = new Map<number, Waiting>();
  let counter = 0;
  let buffered = Buffer.alloc(0);
  const fail = (error: Error) => {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  socket.on('close', () => fail(new Error('The browser is gone.')));
  socket.on('error', fail);
  socket.on('data', (data) => {
    buffered = Buffer.concat([buffered, data]);
    for (let packet = nextPacket(buffered); packet !== null; packet = nextPacket(buffered)) {
      buffered = packet.rest;
      settle(waiting, packet.message);
    }
  });
  const send = (name: string, parameters: Record<string, unknown> = {}) =>
    new Promise<unknown>((resolve, reject) => {
      const id = ++counter;
      const timer = setTimeout(() => reject(new Error(`${name} was not answered.`)), COMMAND_MS);
      waiting.set(id, {
        resolve: (value) => {
          clearTimeout(timer);
          resolve(value);
        },
        reject: (error) => {
          clearTimeout(timer);
          reject(error);
        },
      });
      if (socket.destroyed) fail(new Error('The browser is gone.'));
      const text = JSON.stringify([0, id, name, parameters]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
  await send('WebDriver:NewSession', { capabilities: { alwaysMatch: { pageLoadStrategy: 'none' } } });
  const value = async (answer: Promise<unknown>) => ((await answer) as { value: unknown }).value;
  return {
    driver: {
      navigate: async (url) => void (await send('WebDriver:Navigate', { url })),
      execute: (script, argument) => value(send('WebDriver:ExecuteScript', { script, args: [argument] })),
      click: async (id) => void (await send('WebDriver:ElementClick', { id })),
      clear: async (id) => void (await send('WebDriver:ElementClear', { id })),
      type: async (id, text) => void (await send('WebDriver:ElementSendKeys', { id, text })),
    },
    quit: async () => void (await send('Marionette:Quit', { flags: ['eForceQuit'] })),
    drop: () => socket.destroy(),
  };
}

function settle(waiting: Map<number, Waiting>, message: unknown): void {
  // The greeting is no answer.
  if (!Array.isArray(message)) return;
  const [, id, error, value] = message as [number, number, { error: string; message: string } | null, unknown];
  const waiter = waiting.get(id);
  waiting.delete(id);
  if (error === null) waiter?.resolve(value);
  else waiter?.reject(new Error(`${error.error}: ${error.message}`));
}

function nextPacket(buffer: Buffer): { message: unknown; rest: Buffer<ArrayBuffer> } | null {
  const colon = buffer.indexOf(':');
  if (colon < 0) return null;
  const end = colon + 1 + Number(buffer.subarray(0, colon).toString());
  if (buffer.length < end) return null;
  return { message: JSON.parse(buffer.subarray(colon + 1, end).toString()), rest: Buffer.from(buffer.subarray(end)) };
}

function open(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1' }, () => resolve(socket));
    socket.once('error', reject);
  });
}
