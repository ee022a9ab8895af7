import { createServer } from 'node:net';

/** `port`, or the next free one; `say` gets a sentence for each busy port. */
export async function freePort(port: number, say: (sentence: string) => void): Promise<number> {
  for (let next = port; next < port + 100; next += 1) {
    if (await isFree(next)) return next;
    say(`Port ${next} is busy, trying ${next + 1}.`);
  }
  throw new Error(`No port is free from ${port} to ${port + 99}.`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => {
      if ('code' in error && error.code === 'EADDRINUSE') resolve(false);
      else reject(error);
    });
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}
