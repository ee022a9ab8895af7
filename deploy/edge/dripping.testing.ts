import type { ServerResponse } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { onTestFinished } from 'vitest';
import { close, listen } from '../../mocks/serve';

/**
 * A server whose answers begin and never end: a blank every 10 ms, after each of which garbage is collected. Ends with
 * the test. `answers`: those that have begun.
 */
export async function serveDripping(): Promise<{ base: string; answers: ServerResponse[] }> {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const answers: ServerResponse[] = [];
  const { server, origin } = await listen(0, (_, response) => {
    answers.push(response);
    response.writeHead(200, { 'content-type': 'application/json' });
    const drip = setInterval(() => {
      response.write(' ');
      collect();
    }, 10);
    response.on('close', () => clearInterval(drip));
  });
  onTestFinished(() => close(server));
  return { base: origin.replace('localhost', '127.0.0.1'), answers };
}
