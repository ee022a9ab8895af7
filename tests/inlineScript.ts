import { expect, vi } from 'vitest';
import { storage, windowStorage } from '../src/device/storages';
import * as limits from '../src/domain/limits';

/** A request without a response: what the inline script requests is irrelevant here. */
class Unanswered {
  open = () => undefined;
  setRequestHeader = () => undefined;
  send = () => undefined;
}

// Never restored: the script keeps running for some frames.
Object.assign(window, {
  XMLHttpRequest: Unanswered,
  TelegramWebviewProxy: { postEvent: () => undefined },
});

/**
 * Runs the inline scripts as they run before the bundle arrives, then the checks of `main` for build
 * and last reload. `hash` has Telegram's launch params. Returns their findings and what they rendered.
 */
export async function runInlineScript(hash = ''): Promise<{
  early: NonNullable<Window['early']>;
  root: HTMLElement;
}> {
  history.replaceState(null, '', `/?vendor=demo${hash}`);
  const root = Object.assign(document.createElement('div'), { id: 'root' });
  document.body.append(root);
  vi.resetModules();
  await import('../src/firstPaint');
  await import('../src/early');
  const early = window.early ?? expect.unreachable('the script has not run');
  early.startFiles.loaded();
  root.remove();
  await readAsMain();
  return { early, root };
}

async function readAsMain() {
  const { clearForBuild, reloadOnce } = await import('../src/device/version');
  await clearForBuild(storage, limits.buildVersion, async () =>
    (await import('../src/stores/storage/clearStorage')).clearStorage('newBuild'),
  );
  reloadOnce({ storage: windowStorage, now: Date.now, reload: () => undefined });
}
