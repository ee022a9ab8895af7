import { expect, test, vi } from 'vitest';
import { storeName } from '../src/domain/start/storedPage';
import { workerOf, workerOff } from './pageWorker';

const workers = { on: 'the worker', built: 'the build’s' };

test('a host’s setting decides on its worker, and without one the build’s', () => {
  expect(workerOf({ VITE_SERVICE_WORKER: 'on' }, workers)).toBe('the worker');
  expect(workerOf({ VITE_SERVICE_WORKER: 'off' }, workers)).toBe(workerOff);
  expect(workerOf({}, workers)).toBe('the build’s');
  expect(workerOf({}, { ...workers, built: '' })).toBe(workerOff);
});

test('switched off, the worker takes its store and itself away', async () => {
  const listeners: Record<string, (event: { waitUntil: (work: unknown) => void }) => void> = {};
  const skipWaiting = vi.fn();
  const caches = { delete: vi.fn(async () => true) };
  const registration = { unregister: vi.fn(async () => true) };
  const run = new Function('addEventListener', 'skipWaiting', 'caches', 'registration', workerOff);
  const listen = (name: string, listener: (typeof listeners)[string]) => {
    listeners[name] = listener;
  };
  run(listen, skipWaiting, caches, registration);
  listeners.install?.({ waitUntil: () => undefined });
  expect(skipWaiting).toHaveBeenCalled();
  let work: unknown;
  listeners.activate?.({
    waitUntil: (given) => {
      work = given;
    },
  });
  await work;
  expect(caches.delete).toHaveBeenCalledWith(storeName);
  expect(registration.unregister).toHaveBeenCalled();
});
