import { createServer, type InlineConfig, type ViteDevServer } from 'vite';
import { freePort } from '../mocks/freePort';
import { root } from './root';

export const say = (sentence: string): void => console.log(sentence);

/** Starts a Vite development server on `firstPort`, or the next free port. */
export async function startVite(
  configFile: string,
  firstPort: number,
  more: InlineConfig = {},
): Promise<{ server: ViteDevServer; origin: string }> {
  const port = await freePort(firstPort, say);
  const server = await createServer({
    ...more,
    configFile: root + configFile,
    logLevel: 'warn',
    clearScreen: false,
    server: { port, strictPort: true },
  });
  await server.listen();
  // Who stops it before its first look at the dependencies is over reads an error.
  await server.environments.client.depsOptimizer?.scanProcessing;
  return { server, origin: `http://localhost:${port}` };
}
