import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { importOptional, isReloading } from '../device/chunkErrors';
import { importRequired } from '../flows/part';
import { openSheet } from '../navigation/navigate';
import { storeParts } from '../screens/home/SnapshotPart';
import * as cart from '../stores/basket/cart';
import * as persistence from '../stores/storage/persistence';
import { wideQuery } from '../ui/useMedia';
import { loadDesktop } from './desktop/loadDesktop';
import { fadeOutline } from './snapshot/fadeOutline';
import { whenContentReady } from './snapshot/whenContentReady';

type EarlyStart = NonNullable<Window['early']>;

/**
 * How long the app waits for the snapshot of the last visit, ms. It is usually on the page already;
 * in older browsers it waits for its style sheets, and the cached app may be faster.
 */
const snapshotTimeoutMs = 500;

/**
 * Mounts the app. Until React DOM has loaded, home is static markup where there is any: the
 * snapshot of the last visit, drawn by `early`, or what the edge has rendered. React replaces it in
 * one step, once it has as much to show, and the taps on it are replayed. Resolves when the app is
 * mounted.
 */
export async function startup(root: HTMLElement, app: ReactNode, early: EarlyStart): Promise<void> {
  // A wide window's style sheet, without which the category bar would be above the sections first.
  const desktop = matchMedia(wideQuery).matches && importOptional(loadDesktop);
  // Subscribed before waiting: the content may be ready before the snapshot.
  const contentReady = new Promise<void>(whenContentReady);
  const release = await Promise.race([
    early.staticHome,
    new Promise<null>((resolve) => setTimeout(resolve, snapshotTimeoutMs, null)),
  ]);
  early.isOver = release === null;
  fadeOutline(root);
  if (release) storeParts(root);
  // Errors are rendered by React DOM too, so it loads in any case.
  await Promise.race([early.reactAllowed, contentReady]);
  early.startFiles.start();
  const load = () =>
    Promise.all([import('./mountReact'), early.needsApi && import('./connectApi')]);
  const [{ mountReact }] = await importRequired(load).catch(async (error) => {
    if (!(await isReloading())) early.startFiles.fail();
    throw error;
  });
  early.startFiles.loaded();
  await desktop;
  if (release) await contentReady;
  early.taps.keepFocus();
  const start = performance.now();
  const replay = await new Promise<ReturnType<EarlyStart['taps']['take']>>((resolve) => {
    const handleMount = () => {
      // What was put into it since it was read.
      if (release) persistence.reload(cart.state);
      release?.();
      resolve(early.taps.take());
      // Browser tests wait for it: a page with a test's own clock has no performance entries.
      root.dataset.mounted = '';
      // Read by the benchmark; also visible in the browser's dev tools.
      performance.measure('home mounted', { start });
    };
    const show = () => mountReact(root, <Mounting onMount={handleMount}>{app}</Mounting>);
    // What is drawn stays until the app takes its place in one step: no blank frame. It answers taps, for which
    // rendering in a transition pauses every few milliseconds.
    if (release) startTransition(show);
    else show();
  });
  void replay(openSheet).finally(() => document.getElementById('early-parts')?.remove());
}

type MountingProps = { onMount: () => void; children: ReactNode };

function Mounting({ onMount, children }: MountingProps) {
  const [, setMounted] = useState(false);
  useLayoutEffect(() => {
    onMount();
    // Changed stores are noticed in effects; an update here brings these, too, before the first frame.
    setMounted(true);
  }, [onMount]);
  return children;
}
