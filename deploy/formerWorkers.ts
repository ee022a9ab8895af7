/**
 * Usual names of service workers: a merchant's earlier shop under the same address may have had one, which
 * answers returning customers from its store for ever, as browsers keep a worker whose file is missing or a
 * page. Every host answers them with `formerWorkerOff`.
 */
export const formerWorkerFiles = [
  // the most usual name, which earlier versions of this shop had too
  'sw.js',
  // build tools and frameworks: Workbox and Create React App, Angular, PWA Builder
  ...['service-worker.js', 'serviceworker.js', 'serviceWorker.js', 'ServiceWorker.js'],
  ...['service_worker.js', 'worker.js', 'ngsw-worker.js', 'safety-worker.js', 'pwabuilder-sw.js'],
  // shop systems' and site builders' plugins
  ...['superpwa-sw.js', 'pwa-sw.js', 'pwa.js', 'upup.sw.min.js', 'workbox-sw.js'],
  // services that send notifications
  ...['firebase-messaging-sw.js', 'OneSignalSDKWorker.js', 'OneSignalSDKUpdaterWorker.js'],
  ...[
    'OneSignalSDK.sw.js',
    'pushwoosh-service-worker.js',
    'sp-push-worker-fb.js',
    'push-worker.js',
  ],
] as const;

export const isFormerWorker = (path: string): boolean =>
  formerWorkerFiles.some((name) => path === `/${name}`);

/**
 * Ends a worker of somebody else: takes away all that it has stored, as nobody knows its names, then itself,
 * and loads the pages again that it has answered, which are of the earlier shop.
 */
export const formerWorkerOff = `addEventListener('install', () => skipWaiting());
const end = async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
  for (const page of await clients.matchAll({ type: 'window' })) page.navigate(page.url).catch(() => {});
};
addEventListener('activate', (event) => event.waitUntil(end()));
`;
