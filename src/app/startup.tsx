import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { importOptional } from '../device/chunkErrors';
import { whenIdle } from '../device/whenIdle';
import * as limits from '../domain/limits';
import { importRequired } from '../flows/lazyPart';
import { openSheet } from '../navigation/navigate';
import * as merchant from '../stores/merchant';
import { prefersReducedMotion, wideQuery } from '../ui/useMedia';
import { noteBasketAtStart } from './basketAtStart';
import { loadDesktop } from './desktop/loadDesktop';
import { fetchPictures } from './edge/fetchPictures';
import { isAsRendered, suspendPersonalData, whenContentReady } from './hydration';

/** How long the stored shop is waited for, where there is one: the app’s own skeleton is the same as the page’s, ms. */
const storedMs = 500;
/** How long the code of a wide window is waited for: a phone's layout is better than nothing, ms. */
const desktopMs = 2000;
/** Time after mounting in which a phone need not lay out what is below its screen, ms. */
const settleMs = 2500;

type Options = {
  early: NonNullable<Window['early']>;
  report: (error: unknown) => void;
  /** is given the code without which nothing is shown */
  watch: (code: Promise<unknown>) => void;
};

/**
 * Mounts the app. Home that has come with the page is hydrated, with the stores as the server had them; if the app
 * would render another one, as in another language, the app takes its place once it has as much to show. The promise
 * resolves when it is mounted.
 */
export async function startup(
  root: HTMLElement,
  app: ReactNode,
  { early, report, watch }: Options,
): Promise<void> {
  const { page } = early;
  const held = page && suspendPersonalData(page);
  // A wide window's style sheet, without which the category bar would be above the sections first.
  const desktop = matchMedia(wideQuery).matches && importOptional(loadDesktop);
  const contentReady = whenContentReady();
  fadeOutline(root);
  const code = importRequired(() =>
    Promise.all([import('./mountReact'), early.needsApi && import('./connectApi')]),
  );
  watch(code);
  const [{ mountReact }] = await code;
  await Promise.race([desktop, pause(desktopMs)]);
  if (early.carried) await contentReady;
  else if (merchant.state.status === 'ready') await Promise.race([contentReady, pause(storedMs)]);
  const hydrates = page !== null && isAsRendered(page);
  const restore = () => {
    held?.release();
    noteBasketAtStart();
  };
  if (!hydrates) restore();
  const start = performance.now();
  await new Promise<void>((resolve) => {
    const handleMount = () => {
      if (hydrates) restore();
      fetchPictures(root);
      resolve();
      // Browser tests wait for it: a page with a test's own clock has no performance entries.
      root.dataset.mounted = '';
      setTimeout(() => whenIdle(() => settle(root), settleMs), settleMs);
      // Read by the benchmark; also visible in the browser's dev tools.
      performance.measure('home mounted', { start });
    };
    const mount = () =>
      mountReact(
        root,
        <Mounting onMount={handleMount} hydrates={hydrates}>
          {app}
        </Mounting>,
        { hydrates, report },
      );
    // What is on the page stays until the app takes its place in one step: no blank frame. In a transition, React
    // pauses every few milliseconds, so that a tap is seen to be received.
    if (early.carried) startTransition(mount);
    else mount();
  });
  early.replayTaps(openSheet);
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function settle(root: HTMLElement): void {
  root.dataset.settled = '';
}

type MountingProps = { onMount: () => void; hydrates: boolean; children: ReactNode };

function Mounting({ onMount, hydrates, children }: MountingProps) {
  const [, setMounted] = useState(false);
  useLayoutEffect(() => {
    onMount();
    // Changed stores are noticed in effects; an update here brings these, too, before the first frame. Hydrated
    // markup has long been seen, with nothing of the person: what changes may wait for the next task.
    if (!hydrates) setMounted(true);
  }, [onMount, hydrates]);
  return children;
}

/**
 * §9: the start skeleton fades out once `root` has other content. While fading it lies above that
 * content, causes no layout shift and receives no touches.
 */
export function fadeOutline(root: HTMLElement): void {
  new MutationObserver((changes) => {
    const gone = changes.flatMap(({ removedNodes }) => [...removedNodes]).findLast(isOutline);
    // React may render the same skeleton in place of the one in index.html.
    if (!gone?.animate || [...root.children].some(isOutline) || prefersReducedMotion()) return;
    gone.inert = true;
    gone.classList.add('early-gone');
    document.body.append(gone);
    gone.animate({ opacity: [1, 0] }, limits.fadeMs).onfinish = () => gone.remove();
  }).observe(root, { childList: true });
}

const isOutline = (node: Node): node is HTMLElement =>
  node instanceof HTMLElement && node.className === 'early';
