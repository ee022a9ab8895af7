import type { BottomButton, Host, Telegram } from './handle';
import { onPageVisible } from './page';

/** Time to wait for the native button before the page draws its own. */
const timeoutMs = 2500;

type DeferredHost = Host & Pick<Telegram, 'onButtonsChange'>;

/**
 * A host that can be used immediately, while the SDK is loading and the client has not responded
 * yet. Calls that set a state (a button, the closing confirmation) are queued, only the latest of
 * each kind, and applied when the host is ready; requests wait for it. If the SDK is blocked or the
 * client does not respond in time, `page` is the fallback: buttons become unavailable and dialogs
 * are the page's own, until the host is ready after all.
 */
export function deferredHost(arriving: Promise<Host>, page: Host): DeferredHost {
  let host: Host | null = null;
  let isUnavailable = false;
  const pendingCalls = new Map<unknown, (host: Host) => void>();
  const watchers = new Set<() => void>();

  const settled = new Promise<void>((resolve) => {
    const giveUp = () => {
      if (host || isUnavailable) return;
      isUnavailable = true;
      resolve();
      for (const watcher of watchers) watcher();
    };
    setTimeout(giveUp, timeoutMs);
    arriving.then((arrived) => {
      host = arrived;
      for (const apply of pendingCalls.values()) apply(arrived);
      pendingCalls.clear();
      resolve();
      for (const watcher of watchers) watcher();
    }, giveUp);
  });

  const apply = (name: unknown, call: (host: Host) => void) => {
    if (host) call(host);
    else pendingCalls.set(name, call);
  };
  const whenSettled = async <T>(use: (host: Host) => T | Promise<T>): Promise<T> => {
    if (!host) await settled;
    return use(host ?? page);
  };
  const button = (name: 'mainButton' | 'secondaryButton'): BottomButton => ({
    isAvailable: () => (host ? host[name].isAvailable() : !isUnavailable),
    show: (state) => apply(name, (host) => host[name].show(state)),
    hide: () => apply(name, (host) => host[name].hide()),
  });

  return {
    mainButton: button('mainButton'),
    secondaryButton: button('secondaryButton'),
    onButtonsChange(fn) {
      const watcher = () => fn();
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
    backButton: {
      show: (onPress) => apply('back', (host) => host.backButton.show(onPress)),
      hide: () => apply('back', (host) => host.backButton.hide()),
    },
    settingsButton: {
      show: (onPress) => apply('settings', (host) => host.settingsButton.show(onPress)),
    },
    requestContact: (onLate) => whenSettled((host) => host.requestContact(onLate)),
    locate: () => whenSettled((host) => host.locate()),
    confirm: (question) => whenSettled((host) => host.confirm(question)),
    openLink: (url) => void whenSettled((host) => host.openLink(url)),
    openTelegramLink: (url) => void whenSettled((host) => host.openTelegramLink(url)),
    openInvoice: (url, onLate) => whenSettled((host) => host.openInvoice(url, onLate)),
    share: (what) => whenSettled((host) => host.share(what)),
    offers: () => whenSettled((host) => host.offers()),
    openStorage: () => whenSettled((host) => host.openStorage()),
    // Not queued: late feedback would seem to belong to another action.
    haptic: (kind) => host?.haptic(kind),
    expand: () => apply('expand', (host) => host.expand()),
    confirmClosing: (on) => apply('closing', (host) => host.confirmClosing(on)),
    disableVerticalSwipes: () => apply('swipes', (host) => host.disableVerticalSwipes()),
    ready: () => apply('ready', (host) => host.ready()),
    darken: (on) => apply('dark', (host) => host.darken(on)),
    isVisible: () => (host ?? page).isVisible(),
    onVisible(fn) {
      const stops = [onPageVisible(fn)];
      apply(stops, (host) => stops.push(host.onVisible(fn)));
      return () => {
        pendingCalls.delete(stops);
        for (const stop of stops) stop();
      };
    },
  };
}
