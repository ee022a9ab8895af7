import { createServer } from 'node:net';

/** `port`, or the next free one; `say` gets a sentence for each that is not. */
export async function freePort(port: number, say: (sentence: string) => void): Promise<number> {
  for (let next = port; next < port + 100; next += 1) {
    if (await isFree(next)) return next;
    say(`Port ${next} is not free, trying ${next + 1}.`);
  }
  throw new Error(`No port is free from ${port} to ${port + 99}.`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => {
      // EACCES: the system keeps it to itself, as Windows does with some
      if ('code' in error && ['EADDRINUSE', 'EACCES'].includes(String(error.code))) resolve(false);
      else reject(error);
    });
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}
