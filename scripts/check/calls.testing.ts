import type { Server } from '../realShop/askShop';
import { checkServer, type ServerOptions } from './checkServer';
import { createFindings } from './finding';

/** A mock backend, or what else answers. */
export type StandIn = { fetch: (request: Request) => Promise<Response> };

/** The demo merchant of a stand-in. */
export const serverOf = (standIn: StandIn, more: Partial<Server> = {}): Server => ({
  apiBase: 'https://api.test/api',
  vendor: 'demo',
  token: null,
  shopOrigin: 'https://demo.shop.test',
  fetch: (input, init) => standIn.fetch(new Request(input, init)),
  pauseMs: 0,
  ...more,
});

/** What a check says of each call, and which of it differs (`found`). */
export async function callsOf(standIn: StandIn, more: Partial<ServerOptions> = {}) {
  const lines: string[] = [];
  const findings = createFindings();
  const report = await checkServer(findings, {
    ...serverOf(standIn),
    now: Date.now(),
    print: (line) => lines.push(line),
    ...more,
  });
  const found = lines.filter((line) => /^[≠–✗]/.test(line));
  return { ...report, ...findings, lines, found, text: lines.join('\n') };
}
