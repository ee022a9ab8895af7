import { expect, test, vi } from 'vitest';
import { formerWorkerFiles, formerWorkerOff } from './formerWorkers';

test('a former shop’s worker takes all stores and itself away, and its pages are loaded again', async () => {
  const listeners: Record<string, (event: { waitUntil: (work: unknown) => void }) => void> = {};
  const done: string[] = [];
  const note = (what: string) => async () => done.push(what);
  const caches = {
    keys: async () => ['old-1', 'old-2'],
    delete: async (name: string) => done.push(name),
  };
  const navigate = vi.fn(async (url: string) => done.push(url));
  const clients = { matchAll: async () => [{ url: 'https://shop.test/menu', navigate }] };
  const registration = { unregister: note('unregistered') };
  const names = ['addEventListener', 'skipWaiting', 'caches', 'registration', 'clients'];
  const listen = (name: string, listener: (typeof listeners)[string]) => {
    listeners[name] = listener;
  };
  const skipWaiting = vi.fn();
  new Function(...names, formerWorkerOff)(listen, skipWaiting, caches, registration, clients);
  listeners.install?.({ waitUntil: () => undefined });
  expect(skipWaiting).toHaveBeenCalled();
  let work: unknown;
  listeners.activate?.({
    waitUntil: (given) => {
      work = given;
    },
  });
  await work;
  expect(done).toEqual(['old-1', 'old-2', 'unregistered', 'https://shop.test/menu']);
  expect(Object.keys(listeners)).not.toContain('fetch');
});

test('the name that earlier versions of this shop had is among those that end', () => {
  expect(formerWorkerFiles).toContain('sw.js');
  expect(new Set(formerWorkerFiles).size).toBe(formerWorkerFiles.length);
});
