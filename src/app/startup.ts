import type { ReactNode } from 'react';
import { isReloading } from '../device/chunkErrors';
import { tryOnline } from '../device/connection';
import { storePromotions } from '../screens/home/storedPromotions';
import * as merchant from '../stores/merchant';
import { drawOnce } from './snapshot/drawOnce';
import { fadeOutline } from './snapshot/fadeOutline';
import { replayTap } from './snapshot/replayTap';
import { whenContentReady } from './snapshot/whenContentReady';
import { applyMerchantTheme } from './useMerchantTheme';

type EarlyStart = NonNullable<Window['early']>;

/**
 * ms that the app waits for the snapshot of the last visit: it is on the page already, but in an older
 * browser, where it waits for its style sheets, and the app comes from the cache more quickly.
 */
const patienceMs = 500;

/**
 * Puts the app on the page in two steps. Until React DOM has arrived home stands as a picture: the
 * one of the last visit, which `early` has drawn, or on a first visit one of what the answers say.
 * Then React takes its place, once there is as much to show, and what was tapped meanwhile is done.
 * Settles when the app is alive.
 */
export async function startup(root: HTMLElement, app: ReactNode, early: EarlyStart): Promise<void> {
  // From now on: all that is to be shown may be there before the picture is.
  const shown = new Promise<void>(whenContentReady);
  let takeOver = await Promise.race([
    early.picture,
    new Promise<null>((resolve) => setTimeout(resolve, patienceMs, null)),
  ]);
  early.isOver = takeOver === null;
  let isAlive = false;
  fadeOutline(root);
  if (takeOver) storePromotions(root);
  else {
    void shown.then(() => {
      if (isAlive || merchant.state.status !== 'ready' || !drawOnce(app, root)) return;
      applyMerchantTheme(merchant.state.settings);
      takeOver = replayTap(root);
    });
  }
  // What fails is shown by React DOM too.
  await Promise.race([early.life, shown]);
  early.startFiles.expect();
  const { mountReact } = await tryOnline(window, () => import('./mountReact')).catch(
    async (error) => {
      if (!(await isReloading())) early.startFiles.fail();
      throw error;
    },
  );
  early.startFiles.came();
  if (takeOver) await shown;
  isAlive = true;
  mountReact(root, app, takeOver !== null);
  takeOver?.();
}
