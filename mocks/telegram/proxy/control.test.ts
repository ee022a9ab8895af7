// @vitest-environment node
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { answerControl } from './control';

/** The control of a proxy that is on the way to one app. */
async function serve() {
  let target = 'https://one.test';
  const proxy = {
    target: () => target,
    setTarget: (origin: string) => {
      target = origin;
    },
    answer: () => ({ kind: 'page', status: 200 }) as const,
  };
  const server = createServer((request, response) => void answerControl(proxy, request, response));
  server.listen(0, 'localhost');
  await vi.waitFor(() => expect(server.listening).toBe(true));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const url = `http://localhost:${(server.address() as AddressInfo).port}/`;
  const put = async (body: string, headers: Record<string, string> = { 'x-simulator': '1' }) =>
    (await fetch(url, { method: 'PUT', body, headers })).status;
  return { url, put, target: () => target };
}

test('the simulator’s page passes on to another app, and asks how its server has answered', async () => {
  const { url, put, target } = await serve();
  expect(await put('https://two.test/path')).toBe(204);
  expect(target()).toBe('https://two.test');
  const answer = await fetch(url, { headers: { 'x-simulator': '1' } });
  expect(await answer.json()).toEqual({ kind: 'page', status: 200 });
});

test.each([
  ['from another page', 'https://two.test/', {}, 403],
  ['that is no address', 'two', { 'x-simulator': '1' }, 400],
  ['of 10 kB and one letter', 'https://two.test/'.padEnd(10_001, 'x'), { 'x-simulator': '1' }, 413],
  ['of 20 MB', 'https://two.test/'.padEnd(20_000_000, 'x'), { 'x-simulator': '1' }, 413],
])('an address %s changes nothing', async (_, body, headers, status) => {
  const { put, target } = await serve();
  const answered = await put(body, headers).catch((error: unknown) => String(error));
  // a client that is still sending may see the connection go before it sees the answer
  if (body.length < 20_000) expect(answered).toBe(status);
  expect(target()).toBe('https://one.test');
});

test('an address of 10 kB is taken', async () => {
  const { put, target } = await serve();
  expect(await put('https://two.test/'.padEnd(10_000, 'x'))).toBe(204);
  expect(target()).toBe('https://two.test');
});
