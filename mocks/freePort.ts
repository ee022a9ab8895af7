import { createServer } from 'node:net';

/** `port`, or the next free one of a hundred, or any; `say` gets a sentence for each that is not. */
export async function freePort(port: number, say: (sentence: string) => void): Promise<number> {
  const last = port + 99;
  for (let next = port; next <= last; next += 1) {
    if (await isFree(next)) return next;
    say(`Port ${next} is not free, trying ${next === last ? 'any other' : next + 1}.`);
  }
  return bind(0);
}

async function isFree(port: number): Promise<boolean> {
  try {
    await bind(port);
    return true;
  } catch (error) {
    const code: unknown = Reflect.get(Object(error), 'code');
    // EACCES: the system keeps it to itself, as Windows does with some
    if (code === 'EADDRINUSE' || code === 'EACCES') return false;
    throw error;
  }
}

/** Listens on `port` for a moment, 0 for any free one, and returns which it was. */
function bind(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(port, () => {
      const bound: number = Object(probe.address()).port;
      probe.close(() => resolve(bound));
    });
  });
}
