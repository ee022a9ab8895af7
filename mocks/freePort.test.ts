// @vitest-environment node
import { EventEmitter } from 'node:events';
import { expect, test, vi } from 'vitest';
import { freePort } from './freePort';

/** By port why it cannot be listened on. */
const refusals = new Map<number, string>();
vi.mock('node:net', () => ({
  createServer: () =>
    Object.assign(new EventEmitter(), {
      listen(this: EventEmitter, port: number, done: () => void) {
        const code = refusals.get(port);
        if (code) this.emit('error', Object.assign(new Error(code), { code }));
        else done();
      },
      address: () => ({ port: 40_000 }),
      close: (done: () => void) => done(),
    }),
}));

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
