import { storeName, workerPath } from '../src/domain/start/storedPage.ts';
import type { ShopHost } from './shopHost.ts';

/** The service worker's file, in a build and in the folder of a host. */
export const workerFile = workerPath.slice(1);
/** The worker itself, in every build. */
export const builtWorker = '.vite/sw.js';

/**
 * What `/sw.js` is where the worker is switched off: browsers that have one look for a new one at each start, get
 * this, and are without. So the file is on every host.
 */
export const workerOff = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) =>
  event.waitUntil(caches.delete('${storeName}').then(() => registration.unregister())),
);
`;

export type Workers = {
  /** the worker itself */
  on: string;
  /** the build's own `/sw.js`; empty without one */
  built: string;
};

/** The text of a host's `/sw.js`: where the host says nothing, the build's. */
export function workerOf({ VITE_SERVICE_WORKER: wanted }: ShopHost['settings'], workers: Workers) {
  if (wanted === 'on') return workers.on;
  return (wanted !== 'off' && workers.built) || workerOff;
}
