import type { LatLng } from '../domain/geo/geo';

/** A bottom button's appearance and handler. Colours are `#rrggbb`. */
export type BottomButtonState = {
  text: string;
  onPress(): void;
  isEnabled: boolean;
  /** shows Telegram's progress indicator and ignores presses */
  isBusy: boolean;
  color?: string;
  textColor?: string;
};

/**
 * A button that the host draws outside the page. `show` replaces text, state and handler together,
 * so that a press runs exactly one handler and never a stale one.
 */
export type BottomButton = {
  /** false if the host has no such button; the page then draws its own (see `onButtonsChange`) */
  isAvailable(): boolean;
  show(state: BottomButtonState): void;
  hide(): void;
};

type BackButton = {
  /** Shows the button; a later `show` replaces the handler. */
  show(onPress: () => void): void;
  hide(): void;
};

/** An entry of the host's own menu for the app's settings (6.10). */
type SettingsButton = {
  /** Shows the entry; a later `show` replaces the handler. */
  show(onPress: () => void): void;
};

/** A yes-or-no confirmation. All texts are already localized. */
export type Question = {
  title?: string;
  message: string;
  ok: string;
  cancel: string;
  /** the action cannot be undone: the button is shown as destructive */
  destructive?: boolean;
};

/** Shows a confirmation and resolves to the choice; false if it is dismissed. */
export type Ask = (question: Question) => Promise<boolean>;

/**
 * Result of the request for the user's phone. `sent`: Telegram has passed the contact to the bot,
 * so the server may know it even if the phone could not be read here (§4).
 */
export type ContactAnswer =
  | { status: 'sent'; phone: string | null; firstName: string | null }
  | { status: 'cancelled' | 'unavailable' };

/** The device's location from the host. */
export type LocationAnswer =
  | { status: 'found'; place: LatLng }
  /** not yet; `place`: once it is known, null if it is refused after all */
  | { status: 'late'; place: Promise<LatLng | null> }
  /** `openSettings`: opens the host's settings, the only place to allow it after a refusal */
  | { status: 'refused'; openSettings?: () => void }
  | { status: 'unavailable' };

/**
 * How an invoice was closed, according to the host; `unavailable`: it has no invoices. Only a hint
 * for the UI, never proof of payment: the server decides (settled: sending the order).
 */
export type InvoiceAnswer = 'paid' | 'pending' | 'failed' | 'cancelled' | 'unavailable';

/**
 * What only some clients can do; the questions resolve to whether the user agreed. null: already
 * done or not supported by this client.
 */
export type ClientFeatures = {
  /** lets the bot message the user */
  askForNotices: (() => Promise<boolean>) | null;
  /** asks the client first whether the app is on the home screen already */
  findHomeScreen(): Promise<(() => Promise<boolean>) | null>;
  /** opens the editor of a story */
  shareStory: ((story: Story) => void) | null;
};

/** A story's picture, at an absolute address, and what it leads to. */
export type Story = { image: string; text: string; url: string };

/** Per-user storage of the host, separate from the page's own; no call rejects. */
export type TelegramStorage = {
  /**
   * Stores a text under a name of letters, digits, `_` and `-`; null removes it. Resolves to
   * whether it was stored; if not, for example because it is too long, an older text under the name
   * remains.
   */
  keep(name: string, text: string | null): Promise<boolean>;
  /** Resolves to the stored text, or null if there is none or the host times out. */
  recall(name: string): Promise<string | null>;
};

export type ShareAnswer = 'shared' | 'copied' | 'cancelled' | 'failed';

export type Haptic = 'add' | 'select' | 'success' | 'failure';

export type TelegramUser = {
  id: string;
  firstName: string;
  lastName: string;
  photoUrl: string | null;
};

/** Unsubscribes; idempotent. */
export type Stop = () => void;

/** Known at the start and constant. */
type LaunchFacts = {
  /** launch params are present and the host is trusted (settled: entering) */
  readonly isInside: boolean;
  /** the raw signed init data; null for a guest */
  readonly initData: string | null;
  /** the start parameter of the opening link; null after a reload if the app was `ready` before */
  readonly startParam: string | null;
  /** the app was on screen before, and Telegram has reloaded it since it opened it */
  readonly isReloaded: boolean;
  /** IETF tag of the user's language, such as `en` or `pt-br` */
  readonly languageCode: string | null;
  /** `ios`, `android`, `tdesktop`, `weba` …; `web` in the plain browser */
  readonly platform: string;
  /** the version of the Mini Apps API; `0` in the plain browser */
  readonly version: string;
  /** the unverified user, for display only; the server validates the init data */
  readonly user: TelegramUser | null;
  /** Telegram for Android reports a slow phone: no blur, no heavy transitions */
  readonly isWeak: boolean;
};

/** The host's capabilities. */
export type Host = {
  readonly mainButton: BottomButton;
  readonly secondaryButton: BottomButton;
  readonly backButton: BackButton;
  readonly settingsButton: SettingsButton;
  /**
   * Requests the user's phone in Telegram's dialog. Concurrent calls share one request. What Telegram
   * says after the wait has ended (docs/telegram.md) is given to `onLate`.
   */
  requestContact(onLate?: (answer: ContactAnswer) => void): Promise<ContactAnswer>;
  /** Requests the device's location; the user may have to allow it. `unavailable` below 8.0. */
  locate(): Promise<LocationAnswer>;
  /** Shows Telegram's popup or the page's own dialog; false if it is dismissed. */
  confirm: Ask;
  /** Opens a page outside the app. The caller must have checked the URL (`domain/text/link`). */
  openLink(url: string): void;
  /** Opens a `https://t.me/…` link inside Telegram. */
  openTelegramLink(url: string): void;
  /**
   * Opens a `https://t.me/$…` invoice; resolves when the user has closed it, as far as the client says
   * so. What it says later is given to `onLate`.
   */
  openInvoice(url: string, onLate?: (answer: InvoiceAnswer) => void): Promise<InvoiceAnswer>;
  share(what: { url: string; text: string }): Promise<ShareAnswer>;
  /** Returns what the client can do now, without asking the user anything. */
  offers(): Promise<ClientFeatures>;
  /** null if the host has no storage for apps. */
  openStorage(): Promise<TelegramStorage | null>;
  haptic(kind: Haptic): void;
  expand(): void;
  confirmClosing(on: boolean): void;
  disableVerticalSwipes(): void;
  /** Tells the host that the app is on screen: Telegram hides its loading placeholder. */
  ready(): void;
  /** A picture fills the screen: the host's frame around the app is black as long. */
  darken(on: boolean): void;
  /** Whether the app is visible, as far as page and host know. */
  isVisible(): boolean;
  /** Calls back when the app becomes visible again. */
  onVisible(fn: () => void): Stop;
};

/**
 * The environment, with the same interface for Telegram and the plain browser, so that callers need
 * not distinguish them. No method throws or rejects; one that the host does not support does
 * nothing or returns `unavailable`.
 */
export type Telegram = LaunchFacts &
  Host & {
    /** Calls back when a bottom button's `isAvailable` has changed. */
    onButtonsChange(fn: () => void): Stop;
    isDark(): boolean;
    onThemeChange(fn: (isDark: boolean) => void): Stop;
  };
