// @vitest-environment node
import { Server } from 'node:net';
import { beforeEach, expect, test, vi } from 'vitest';
import { freePort } from './freePort';

/** By port why it cannot be listened on. */
const refusals = new Map<number, string>();

beforeEach(() => {
  refusals.clear();
  vi.spyOn(Server.prototype, 'listen').mockImplementation(function listen(
    this: Server,
    port: unknown,
    done: unknown,
  ) {
    const code = refusals.get(Number(port));
    if (code) this.emit('error', Object.assign(new Error(code), { code }));
    else if (typeof done === 'function') done();
    return this;
  });
  vi.spyOn(Server.prototype, 'address').mockReturnValue({
    port: 40_000,
    family: 'IPv6',
    address: '::',
  });
  vi.spyOn(Server.prototype, 'close').mockImplementation(function close(this: Server, done) {
    done?.();
    return this;
  });
});

test('a port that is taken, or that the system keeps to itself, is passed over', async () => {
  refusals.set(5173, 'EADDRINUSE').set(5174, 'EACCES');
  const said: string[] = [];
  expect(await freePort(5173, (sentence) => said.push(sentence))).toBe(5175);
  expect(said).toEqual([
    'Port 5173 is not free, trying 5174.',
    'Port 5174 is not free, trying 5175.',
  ]);
});

test('where a hundred in a row are taken any other will do', async () => {
  for (let port = 5173; port < 5273; port += 1) refusals.set(port, 'EADDRINUSE');
  const said: string[] = [];
  expect(await freePort(5173, (sentence) => said.push(sentence))).toBe(40_000);
  expect(said.slice(98)).toEqual([
    'Port 5271 is not free, trying 5272.',
    'Port 5272 is not free, trying any other.',
  ]);
});

test('what concerns every port is not said of one', async () => {
  refusals.set(5173, 'EMFILE');
  await expect(freePort(5173, () => undefined)).rejects.toThrow('EMFILE');
});
