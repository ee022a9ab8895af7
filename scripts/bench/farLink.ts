import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** The time of a round trip, ms. A new connection takes three of them: TCP's one and TLS' two. */
export const roundTripMs = 300;
/** Those that a connection on this machine does not have: TLS 1.3 has one of its two itself. */
const addedTrips = 2;
/** What a server may send on a new connection before it hears from the phone: ten segments, as servers do today. */
const firstWindow = 14_600;

export type FarLink = {
  port: number;
  /** how many connections were opened so far */
  opened(): number;
  /** resolves when nothing has been sent for a second */
  quiet(): Promise<void>;
  /** ends every connection, as between two visits of a phone */
  cut(): void;
  close(): Promise<void>;
};

/**
 * A server on this machine as a phone in a village reaches it: each new connection takes three round trips, and
 * what is sent is under way for half of one. (DevTools' latency is per request and knows no connections.) TCP starts
 * slowly: the server may send twice as much with each round trip.
 */
export async function farLink(port: number): Promise<FarLink> {
  const open = new Set<Socket>();
  let count = 0;
  let lastSent = 0;
  const server = createServer((phone) => {
    count += 1;
    const shop = connect(port, 'localhost');
    const readyAt = performance.now() + addedTrips * roundTripMs;
    for (const [from, to] of [
      [phone, shop],
      [shop, phone],
    ] as const) {
      const pieces = windows(from === shop ? firstWindow : Number.POSITIVE_INFINITY, readyAt);
      const onTheWay: (() => unknown)[] = [];
      // each timer takes what was sent first: timers of different lengths do not keep the order
      const send = (at: number, arrive: () => unknown) => {
        onTheWay.push(arrive);
        setTimeout(() => onTheWay.shift()?.(), at + roundTripMs / 2 - performance.now());
      };
      open.add(from);
      from.on('data', (bytes: Buffer) => {
        lastSent = performance.now();
        for (const { piece, at } of pieces(bytes)) send(at, () => to.destroyed || to.write(piece));
      });
      from.on('end', () => {
        for (const { at } of pieces(Buffer.alloc(0))) send(at, () => to.end());
      });
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
    port: address.port,
    opened: () => count,
    async quiet() {
      while (performance.now() - lastSent < 1000) await wait(100);
    },
    cut,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        cut();
      }),
  };
}

/** Cuts bytes into what may be sent in one round trip, and says when: never before what came earlier. */
function windows(first: number, readyAt: number) {
  let window = first;
  let used = 0;
  let at = readyAt;
  let endsAt = readyAt;
  return (bytes: Buffer): { piece: Buffer; at: number }[] => {
    const pieces: { piece: Buffer; at: number }[] = [];
    let rest = bytes;
    do {
      at = Math.max(at, performance.now());
      if (used >= window) {
        at = Math.max(at, endsAt);
        window *= 2;
      }
      if (at >= endsAt) {
        used = 0;
        endsAt = at + roundTripMs;
      }
      const piece = rest.subarray(0, window - used);
      used += piece.length;
      rest = rest.subarray(piece.length);
      pieces.push({ piece, at });
    } while (rest.length > 0);
    return pieces;
  };
}
