import { connect, createServer, type Socket } from 'node:net';

/** The time of a round trip, and how many of them a new connection takes: TCP's one and TLS' two, ms. */
export const roundTripMs = 300;
const connectTrips = 3;

export type FarLink = {
  origin: string;
  /** ends every connection, as between two visits of a phone */
  cut(): void;
  close(): Promise<void>;
};

/**
 * A server on this machine as a phone in a village reaches it: each new connection takes three round trips, and
 * what is sent is under way for half of one. (DevTools' latency is per request and knows no connections.)
 */
export async function farLink(port: number): Promise<FarLink> {
  const open = new Set<Socket>();
  const server = createServer((phone) => {
    const shop = connect(port, 'localhost');
    const readyAt = performance.now() + connectTrips * roundTripMs;
    for (const [from, to] of [
      [phone, shop],
      [shop, phone],
    ] as const) {
      open.add(from);
      from.on('data', (bytes) => later(() => to.destroyed || to.write(bytes), readyAt));
      from.on('end', () => later(() => to.end(), readyAt));
      from.on('error', () => to.destroy());
      from.on('close', () => open.delete(from));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The link has no port.');
  const cut = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    origin: `http://localhost:${address.port}`,
    cut,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        cut();
      }),
  };
}

/** Timers of the same length run in the order in which they were set, so bytes stay in order. */
function later(send: () => unknown, readyAt: number): void {
  const wait = Math.max(0, readyAt - performance.now());
  if (wait === 0) setTimeout(send, roundTripMs / 2);
  else setTimeout(() => setTimeout(send, roundTripMs / 2), wait);
}
