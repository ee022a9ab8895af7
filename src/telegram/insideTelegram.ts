import {
  backButton,
  closingBehavior,
  hapticFeedback,
  init,
  mainButton,
  miniApp,
  on,
  openLink,
  openTelegramLink,
  postEvent,
  secondaryButton,
  setTargetOrigin,
  settingsButton,
  shareURL,
  swipeBehavior,
  themeParams,
  type Version,
  viewport,
} from '@tma.js/sdk';
import { attempt } from './attempt';
import { bottomButton } from './bottomButton';
import { createFrame, type Frame, followTheme } from './colors';
import { createConfirm } from './confirm';
import { createContactRequest } from './contact';
import { mayEmbed } from './embedders';
import { findFeatures, knownCalls } from './findFeatures';
import type { Haptic, Host, Telegram } from './handle';
import { guardMessages } from './hostEvents';
import { openInvoice } from './invoice';
import type { Launch } from './launch';
import { createLocate } from './location';
import { begunMark, embedderMark } from './storeLaunch';
import { openTelegramStorage } from './telegramStorage';
import { isPalette } from './theme';
import { followViewport } from './viewport';

/**
 * Starts the SDK and resolves to the host once the client has responded: immediately behind a
 * native bridge, with its first message in a frame. `page` is the fallback for unsupported
 * features.
 */
export async function insideTelegram(launch: Launch, page: Telegram): Promise<Host> {
  const { origin } = launch;
  const version = asVersion(launch.version);
  const hostResponded = new Promise<void>((resolve) => {
    guardMessages(origin, resolve);
    if (origin === null) resolve();
  });
  if (origin !== null) {
    setTargetOrigin(origin);
    // The launch parameters are the embedder's own. Who it is shows its first message, which is the
    // client's, if the browser does not say.
    if (!mayEmbed(window, [origin])) {
      const { style } = document.documentElement;
      style.visibility = 'hidden';
      void hostResponded.then(() => style.removeProperty('visibility'));
    }
  }
  resetSdkState(launch);
  // The SDK then reloads the page. If storage is denied, only the address survives.
  on('reload_iframe', () =>
    history.replaceState(history.state, '', reloadAddress(launch, location)),
  );
  init({
    version,
    themeParams: isPalette(launch.theme) ? launch.theme : {},
    isInlineMode: false,
    // They only style scroll bars, and a strict CSP forbids them.
    acceptCustomStyles: false,
    postEvent: knownCalls(version),
  });
  attempt(() => miniApp.mount.ifAvailable());
  attempt(() => closingBehavior.mount.ifAvailable());
  attempt(() => swipeBehavior.mount.ifAvailable());
  const frame = createFrame();
  // Before `ready`, which shows the page.
  frame.paint();
  followTheme(launch, frame.paint);
  followViewport(version);
  await hostResponded;
  return createHost(page, version, launch, frame);
}

const bottomBar = () => themeParams.bottomBarBgColor() ?? themeParams.secondaryBgColor();

function createHost(
  page: Telegram,
  version: Version,
  { initData }: Launch,
  { darken }: Frame,
): Host {
  return {
    mainButton: bottomButton(mainButton, 'web_app_setup_main_button', {
      color: themeParams.buttonColor,
      textColor: themeParams.buttonTextColor,
      ground: bottomBar,
    }),
    secondaryButton: bottomButton(secondaryButton, 'web_app_setup_secondary_button', {
      color: bottomBar,
      textColor: themeParams.buttonColor,
      ground: bottomBar,
    }),
    backButton: createBackButton(),
    settingsButton: createSettingsButton(),
    requestContact: createContactRequest(),
    locate: createLocate(version),
    confirm: createConfirm(page.confirm),
    openLink(url) {
      const own = telegramLink(url);
      if (own) attempt(() => openTelegramLink.ifAvailable(own));
      else if (/^https?:/i.test(url)) attempt(() => openLink.ifAvailable(url));
      else page.openLink(url);
    },
    openTelegramLink: (url) => void attempt(() => openTelegramLink.ifAvailable(url)),
    openInvoice,
    async share(what) {
      const isShown = attempt(() => shareURL.ifAvailable(what.url, what.text))?.ok;
      return isShown ? 'shared' : await page.share(what);
    },
    offers: async () => findFeatures(initData),
    openStorage: async () => openTelegramStorage(),
    haptic: (kind) => void attempt(haptics[kind]),
    expand: () => void attempt(() => viewport.expand.ifAvailable()),
    confirmClosing(on) {
      const set = on ? closingBehavior.enableConfirmation : closingBehavior.disableConfirmation;
      attempt(() => set.ifAvailable());
    },
    disableVerticalSwipes: () => void attempt(() => swipeBehavior.disableVertical.ifAvailable()),
    ready: () => void attempt(() => miniApp.ready.ifAvailable()),
    darken,
    isVisible: () => page.isVisible() && (!miniApp.isMounted() || miniApp.isActive()),
    onVisible: (fn) => miniApp.isActive.sub((isActive) => isActive && fn()),
  };
}

/**
 * A single permanent listener that calls the current handler, so that a press never runs a stale
 * one.
 */
function createBackButton(): Host['backButton'] {
  let handler: (() => void) | null = null;
  attempt(() => backButton.mount.ifAvailable());
  attempt(() => backButton.onClick.ifAvailable(() => handler?.()));
  // After a reload the client may still show the previous page's button.
  if (backButton.hide.isAvailable()) {
    attempt(() => postEvent('web_app_setup_back_button', { is_visible: false }));
  }
  return {
    show(onPress) {
      handler = onPress;
      attempt(() => backButton.show.ifAvailable());
    },
    hide() {
      handler = null;
      attempt(() => backButton.hide.ifAvailable());
    },
  };
}

/** The same for the settings, whose entry stays for as long as the app is open. */
function createSettingsButton(): Host['settingsButton'] {
  let handler: (() => void) | null = null;
  return {
    show(onPress) {
      const isFirst = handler === null;
      handler = onPress;
      if (!isFirst) return;
      attempt(() => settingsButton.mount.ifAvailable());
      attempt(() => settingsButton.onClick.ifAvailable(() => handler?.()));
      attempt(() => settingsButton.show.ifAvailable());
    },
  };
}

const haptics: Record<Haptic, () => void> = {
  add: () => hapticFeedback.impactOccurred.ifAvailable('light'),
  select: () => hapticFeedback.selectionChanged.ifAvailable(),
  success: () => hapticFeedback.notificationOccurred.ifAvailable('success'),
  failure: () => hapticFeedback.notificationOccurred.ifAvailable('error'),
};

function asVersion(version: string): Version {
  const [major = 6, minor = 0] = version.split('.').map(Number);
  return `${major}.${minor}`;
}

const prefix = 'tapps/';

/**
 * Resets the SDK's stored state. After a reload the SDK would restore its button state and, seeing
 * no change, send nothing to the client, which may have lost it. The launch params are written
 * without init data: if it is malformed, the SDK assumes that it is not inside Telegram. A guest
 * can browse and order after logging in, and only the server validates init data.
 */
function resetSdkState({ version, platform, theme }: Launch): void {
  attempt(() => {
    const storage = window.sessionStorage;
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
    for (const key of keys) if (key?.startsWith(prefix)) storage.removeItem(key);
    const params = new URLSearchParams({
      tgWebAppVersion: version,
      tgWebAppPlatform: platform,
      tgWebAppThemeParams: JSON.stringify(theme),
    });
    storage.setItem(`${prefix}launchParams`, JSON.stringify(params.toString()));
  });
}

/** The current address with the launch in it, for reloads while storage is denied. */
export function reloadAddress(
  { query, hasBegun, origin, vendor }: Launch,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): string {
  const params = new URLSearchParams(query);
  if (hasBegun) params.set(begunMark, '1');
  if (origin !== null) params.set(embedderMark, origin);
  const own = new URLSearchParams(search);
  if (vendor !== null) own.set('vendor', vendor);
  return `${pathname}?${own}#${params}`;
}

/**
 * A link of Telegram as `https://t.me/…`, the only form that its clients open for an app; null for
 * any other link. `tg://resolve?domain=shop&start=1` becomes `https://t.me/shop?start=1`.
 */
export function telegramLink(url: string): string | null {
  if (/^https:\/\/(t\.me|telegram\.me|telegram\.dog)(\/|$)/i.test(url)) return url;
  const query = new URLSearchParams(/^tg:(?:\/\/)?resolve\?(.*)$/i.exec(url)?.[1] ?? '');
  const name = query.get('domain') ?? '';
  query.delete('domain');
  const rest = query.toString();
  return /^\w+$/.test(name) ? `https://t.me/${name}${rest && `?${rest}`}` : null;
}
