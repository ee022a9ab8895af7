import type { BottomButton, Host, Telegram } from './handle';
import { onPageVisible } from './page';

/** Longer than this nobody waits for a native button: the page then draws its own. */
const patienceMs = 2500;

type Late = Host & Pick<Telegram, 'onButtonsChange'>;

/**
 * A host that can be used at once, although the SDK is still loading and the client has yet to
 * answer. Wishes that describe a state (a button, the closing question) are kept, only the latest of
 * each, and fulfilled on arrival; questions wait. When the SDK is blocked or the client silent, `page`
 * stands in: buttons become unavailable and questions are the page's own, until the host does arrive.
 */
export function deferredHost(arriving: Promise<Host>, page: Host): Late {
  let host: Host | null = null;
  let isMissed = false;
  const wishes = new Map<unknown, (host: Host) => void>();
  const watchers = new Set<() => void>();

  const settled = new Promise<void>((settle) => {
    const miss = () => {
      if (host || isMissed) return;
      isMissed = true;
      settle();
      for (const watcher of watchers) watcher();
    };
    setTimeout(miss, patienceMs);
    arriving.then((arrived) => {
      host = arrived;
      for (const wish of wishes.values()) wish(arrived);
      wishes.clear();
      settle();
      for (const watcher of watchers) watcher();
    }, miss);
  });

  const wish = (name: unknown, make: (host: Host) => void) => {
    if (host) make(host);
    else wishes.set(name, make);
  };
  const whenSettled = async <T>(use: (host: Host) => T | Promise<T>): Promise<T> => {
    if (!host) await settled;
    return use(host ?? page);
  };
  const button = (name: 'mainButton' | 'secondaryButton'): BottomButton => ({
    isAvailable: () => (host ? host[name].isAvailable() : !isMissed),
    show: (state) => wish(name, (host) => host[name].show(state)),
    hide: () => wish(name, (host) => host[name].hide()),
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
      show: (onPress) => wish('back', (host) => host.backButton.show(onPress)),
      hide: () => wish('back', (host) => host.backButton.hide()),
    },
    requestContact: () => whenSettled((host) => host.requestContact()),
    locate: () => whenSettled((host) => host.locate()),
    confirm: (question) => whenSettled((host) => host.confirm(question)),
    openLink: (url) => void whenSettled((host) => host.openLink(url)),
    openTelegramLink: (url) => void whenSettled((host) => host.openTelegramLink(url)),
    openInvoice: (url) => whenSettled((host) => host.openInvoice(url)),
    share: (what) => whenSettled((host) => host.share(what)),
    offers: () => whenSettled((host) => host.offers()),
    vault: () => whenSettled((host) => host.vault()),
    // Felt too late, a touch answers the wrong thing.
    haptic: (kind) => host?.haptic(kind),
    expand: () => wish('expand', (host) => host.expand()),
    confirmClosing: (on) => wish('closing', (host) => host.confirmClosing(on)),
    disableVerticalSwipes: () => wish('swipes', (host) => host.disableVerticalSwipes()),
    ready: () => wish('ready', (host) => host.ready()),
    setColors: (colors) => wish('colors', (host) => host.setColors(colors)),
    isVisible: () => (host ?? page).isVisible(),
    onVisible(fn) {
      const stops = [onPageVisible(fn)];
      wish(stops, (host) => stops.push(host.onVisible(fn)));
      return () => {
        wishes.delete(stops);
        for (const stop of stops) stop();
      };
    },
  };
}
