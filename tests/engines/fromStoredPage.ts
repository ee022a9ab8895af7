import { expect } from 'vitest';
import { storeName } from '../../src/domain/start/storedPage';
import { eventually } from '../until';
import type { Screen } from './screen';
import type { EngineShop } from './servedShop';
import { plov } from './steps';

/** Runs in the page: looks for the stored page; what it finds is there a moment later. */
function isPageStored(name: string) {
  caches.match('/?vendor=demo', { cacheName: name }).then((page) => {
    Reflect.set(globalThis, 'isPageStored', page !== undefined);
  });
  return Reflect.get(globalThis, 'isPageStored') === true;
}

/** A visit without a network starts from the page that the service worker has stored; a reload does not. */
export async function fromStoredPage(screen: Screen, shop: EngineShop) {
  const isStored = () => screen.call(screen.place, isPageStored, storeName);
  await eventually(async () => expect(await isStored()).toBe(true));
  shop.isCut = true;
  await screen.driver.open(`${shop.appOrigin}/?vendor=demo`);
  await screen.sees(plov, 'link');
  shop.isCut = false;
  const before = shop.navigations;
  await screen.reload();
  await screen.sees(plov, 'link');
  // One more where a file that home did not need had failed: with the network back the app reloads once by itself.
  expect(shop.navigations).toBeGreaterThan(before);
}
