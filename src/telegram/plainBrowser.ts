import type { Ask, BottomButton, Telegram } from './handle';
import { isPageDark, onPageTheme, onPageVisible, openPage, sharePage } from './page';

const nothing = () => undefined;
const noButton: BottomButton = { isAvailable: () => false, show: nothing, hide: nothing };

/**
 * The handle of the plain browser. There are no native bottom buttons (`mainButton.isAvailable()`
 * is always false), so the page draws its own bar; `ask` shows the page's own confirmation.
 */
export function plainBrowser({ ask }: { ask: Ask }): Telegram {
  return {
    isInside: false,
    initData: null,
    startParam: null,
    isReloaded: false,
    languageCode: null,
    platform: 'web',
    version: '0',
    user: null,
    isWeak: false,
    mainButton: noButton,
    secondaryButton: noButton,
    onButtonsChange: () => nothing,
    backButton: { show: nothing, hide: nothing },
    settingsButton: { show: nothing },
    requestContact: async () => ({ status: 'unavailable' }),
    locate: async () => ({ status: 'unavailable' }),
    confirm: async (question) => ask(question).catch(() => false),
    openLink: openPage,
    openTelegramLink: openPage,
    openInvoice: async () => 'unavailable',
    share: sharePage,
    offers: async () => ({
      askForNotices: null,
      findHomeScreen: async () => null,
      shareStory: null,
    }),
    openStorage: async () => null,
    haptic: nothing,
    expand: nothing,
    confirmClosing: nothing,
    disableVerticalSwipes: nothing,
    ready: nothing,
    darken: nothing,
    isDark: isPageDark,
    onThemeChange: onPageTheme,
    isVisible: () => document.visibilityState === 'visible',
    onVisible: onPageVisible,
  };
}
