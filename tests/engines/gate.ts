import { connect, createServer, type Socket } from 'node:net';

/** The way to the server. Shut, connections break and new ones end at once: no signal, whatever the browser believes. */
export interface Gate {
  readonly url: string;
  open(): void;
  shut(): void;
  close(): Promise<void>;
}

export async function createGate(target: string): Promise<Gate> {
  const sockets = new Set<Socket>();
  let isOpen = true;
  const server = createServer((incoming) => {
    if (!isOpen) {
      incoming.on('error', () => undefined);
      incoming.destroy();
      return;
    }
    const onward = connect(Number(new URL(target).port), 'localhost');
    for (const [own, other] of [
      [incoming, onward],
      [onward, incoming],
    ] as const) {
      sockets.add(own);
      own.on('error', () => own.destroy());
      own.on('close', () => {
        sockets.delete(own);
        other.destroy();
      });
    }
    incoming.pipe(onward).pipe(incoming);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.');
  const shut = () => {
    isOpen = false;
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `http://localhost:${address.port}`,
    open: () => {
      isOpen = true;
    },
    shut,
    close: () =>
      new Promise((resolve) => {
        shut();
        server.close(() => resolve());
      }),
  };
}
