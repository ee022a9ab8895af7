import type { ReactNode } from 'react';
import { tryOnline } from '../device/connection';
import { isLeaving } from '../device/lostChunks';
import { keepPromotions } from '../screens/home/keepPromotions';
import * as merchant from '../stores/merchant';
import { drawOnce } from './drawOnce';
import { fadeOutline } from './fadeOutline';
import { keepTap } from './keepTap';
import { putLook } from './useLook';
import { whenShown } from './whenShown';

type Stage = NonNullable<Window['early']>;

/**
 * ms that the app waits for the picture of the last visit: it is on the page already, but in an older
 * browser, where it waits for its style sheets, and the app comes from the cache more quickly.
 */
const patienceMs = 500;

/**
 * Puts the app on the page in two steps. Until React DOM has arrived home stands as a picture: the
 * one of the last visit, which `early` has drawn, or on a first visit one of what the answers say.
 * Then React takes its place, once there is as much to show, and what was tapped meanwhile is done.
 * Settles when the app is alive.
 */
export async function stage(root: HTMLElement, app: ReactNode, early: Stage): Promise<void> {
  // From now on: all that is to be shown may be there before the picture is.
  const shown = new Promise<void>(whenShown);
  let takeOver = await Promise.race([
    early.picture,
    new Promise<null>((resolve) => setTimeout(resolve, patienceMs, null)),
  ]);
  early.isOver = takeOver === null;
  let isAlive = false;
  fadeOutline(root);
  if (takeOver) keepPromotions(root);
  else {
    void shown.then(() => {
      if (isAlive || merchant.state.status !== 'ready' || !drawOnce(app, root)) return;
      putLook(merchant.state.settings);
      takeOver = keepTap(root);
    });
  }
  // What fails is shown by React DOM too.
  await Promise.race([early.life, shown]);
  early.startFiles.expect();
  const { bringToLife } = await tryOnline(window, () => import('./live')).catch(async (error) => {
    if (!(await isLeaving())) early.startFiles.fail();
    throw error;
  });
  early.startFiles.came();
  if (takeOver) await shown;
  isAlive = true;
  bringToLife(root, app, takeOver !== null);
  takeOver?.();
}
