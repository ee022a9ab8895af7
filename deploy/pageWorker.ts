import { storeName, workerPath } from '../src/domain/start/storedPage.ts';
import type { ShopHost } from './shopHost.ts';

/** The service worker's file, in a build and in the folder of a host. */
export const workerFile = workerPath.slice(1);
/** The worker itself, in every build. */
export const builtWorker = '.vite/sw.js';

/**
 * What `/sw.js` is where the worker is switched off: browsers that have one look for a new one at each start, get
 * this, and are without. So the file is on every host. It does not wait until it is active: Chromium may let the old
 * one live for half a minute. A page that came from the store may register it once more, which takes back that it
 * was unregistered, and then writes to it: that ends it again.
 */
export const workerOff = `const end = () => caches.delete('${storeName}').then(() => registration.unregister());
addEventListener('install', () => {
  skipWaiting();
  end();
});
for (const name of ['activate', 'message'])
  addEventListener(name, (event) => event.waitUntil(end()));
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
