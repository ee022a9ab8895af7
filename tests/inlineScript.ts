import { expect, vi } from 'vitest';
import { storage, windowStorage } from '../src/device/storages';
import { limits } from '../src/domain/limits';

/** A request that is never answered: what the inline script asks for is of no interest here. */
class Unanswered {
  open = () => undefined;
  setRequestHeader = () => undefined;
  send = () => undefined;
}

// For good: the script goes on for some frames after what it was run for.
Object.assign(window, {
  XMLHttpRequest: Unanswered,
  TelegramWebviewProxy: { postEvent: () => undefined },
});

/**
 * Lets the inline script read what is stored, as it does before the bundle arrives, and `main` look at
 * the build and at the last reload. Returns what the script has found out, and what it has drawn.
 */
export async function runInlineScript(): Promise<{
  early: NonNullable<Window['early']>;
  root: HTMLElement;
}> {
  history.replaceState(null, '', '/?vendor=demo');
  const root = Object.assign(document.createElement('div'), { id: 'root' });
  document.body.append(root);
  vi.resetModules();
  await import('../src/early');
  const early = window.early ?? expect.unreachable('the script has not run');
  await early.picture;
  early.startFiles.came();
  root.remove();
  await readAsMain();
  return { early, root };
}

async function readAsMain() {
  const { noticeBuild, reloadOnce } = await import('../src/device/version');
  const isNewBuild = noticeBuild(storage, limits.buildVersion);
  if (isNewBuild)
    await import('../src/stores/storage/clearStorage').then(({ clearStorage }) =>
      clearStorage('newBuild'),
    );
  reloadOnce({ storage: windowStorage, now: Date.now, reload: () => undefined });
}
