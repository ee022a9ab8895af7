import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { onTestFinished } from 'vitest';

/**
 * A server whose answers begin and never end: a blank every 10 ms, after each of which garbage is collected. Ends with
 * the test. `answers`: those that have begun.
 */
export async function serveDripping(): Promise<{ base: string; answers: ServerResponse[] }> {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const answers: ServerResponse[] = [];
  const server = createServer((_, response) => {
    answers.push(response);
    response.writeHead(200, { 'content-type': 'application/json' });
    const drip = setInterval(() => {
      response.write(' ');
      collect();
    }, 10);
    response.on('close', () => clearInterval(drip));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, answers };
}
