import type { LatLng } from '../domain/geo/geo';

/** How a bottom button looks and what a press does. Colours are `#rrggbb`. */
export type BottomButtonState = {
  text: string;
  onPress(): void;
  isEnabled: boolean;
  /** shows progress in Telegram's own way and takes no presses */
  isBusy: boolean;
  color?: string;
  textColor?: string;
};

/**
 * A button that the host draws outside the page. It has one handler at a time: `show` replaces text,
 * state and handler in one step, so that a press runs exactly one handler and never an old one.
 */
export type BottomButton = {
  /** false where the host has no such button: the page then draws its own (see `onButtonsChange`) */
  isAvailable(): boolean;
  show(state: BottomButtonState): void;
  hide(): void;
};

type BackButton = {
  /** Shows the button; a later `show` replaces the handler. */
  show(onPress: () => void): void;
  hide(): void;
};

/** A question that can be answered with yes or no. All texts are in the person's language. */
export type Question = {
  title?: string;
  message: string;
  ok: string;
  cancel: string;
  /** yes cannot be undone: it is shown in the colour of danger */
  destructive?: boolean;
};

/** Puts a question in the page's own way; false when it is closed without an answer. */
export type Ask = (question: Question) => Promise<boolean>;

/**
 * What became of the request for the person's phone. `sent` means that Telegram has passed the contact
 * to the bot, so the server may know it even where the phone could not be read here (§4).
 */
export type ContactAnswer =
  | { status: 'sent'; phone: string | null; firstName: string | null }
  | { status: 'cancelled' | 'unavailable' };

/** Where the device is as the host knows it; `refused` also when the answer does not come in time. */
export type LocationAnswer =
  | { status: 'found'; place: LatLng }
  | { status: 'refused' | 'unavailable' };

/**
 * How the host says that an invoice was closed; `unavailable`: it has no invoices. A hint for what to
 * show, never a proof of payment: the server knows (readings: sending the order).
 */
export type InvoiceAnswer = 'paid' | 'pending' | 'failed' | 'cancelled' | 'unavailable';

/**
 * What a client can do for somebody who has ordered; each answers whether they agreed. null: it is done
 * already, or this client cannot.
 */
export type ClientPrompts = {
  /** lets the bot write to the person */
  askForNotices: (() => Promise<boolean>) | null;
  addToHomeScreen: (() => Promise<boolean>) | null;
};

/** What the host keeps for this person, apart from the page's own storage; no call rejects. */
export type TelegramStorage = {
  /**
   * Keeps a text under a name of letters, digits, `_` and `-`; null removes it. Returns whether it is
   * kept: what is too long for the host is not, and an older text under the name is still there.
   */
  keep(name: string, text: string | null): Promise<boolean>;
  /** What is kept under the name, null when nothing is or the host cannot tell in time. */
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

/** Stops listening; calling it twice does nothing. */
export type Stop = () => void;

/** What is known at the start and does not change. */
type LaunchFacts = {
  /** launch params are present and so is a host that may be spoken to (readings: how it is entered) */
  readonly isInside: boolean;
  /** the signed init data as it came, captured at the start; null for a guest */
  readonly initData: string | null;
  /** what the opening link asks to be shown; null after a reload of an app that was `ready` before */
  readonly startParam: string | null;
  /** IETF tag of the user's language, such as `en` or `pt-br` */
  readonly languageCode: string | null;
  /** `ios`, `android`, `tdesktop`, `weba` …; `web` in the plain browser */
  readonly platform: string;
  /** the version of Telegram's interface for mini apps; `0` in the plain browser */
  readonly version: string;
  /** who Telegram says is there: for display only, the server checks the init data */
  readonly user: TelegramUser | null;
  /** Telegram for Android calls this phone slow: no blur, no heavy transitions */
  readonly isWeak: boolean;
};

/** What the host can be asked to do. */
export type Host = {
  readonly mainButton: BottomButton;
  readonly secondaryButton: BottomButton;
  readonly backButton: BackButton;
  /**
   * Asks for the person's phone in Telegram's own dialog and waits at most 5 minutes for the answer;
   * questions put while one is open share its answer.
   */
  requestContact(): Promise<ContactAnswer>;
  /** Asks for the device's location, which the person may have to allow; `unavailable` below 8.0. */
  locate(): Promise<LocationAnswer>;
  /** Telegram's popup, or the page's own question; false when it is closed without an answer. */
  confirm: Ask;
  /** Opens a page outside the app. The caller has checked the URL (`domain/text/url`). */
  openLink(url: string): void;
  /** Opens a `https://t.me/…` link inside Telegram. */
  openTelegramLink(url: string): void;
  /** Opens a `https://t.me/$…` invoice; the answer comes when the person has closed it. */
  openInvoice(url: string): Promise<InvoiceAnswer>;
  share(what: { url: string; text: string }): Promise<ShareAnswer>;
  /** Looks up what can be offered at the moment; asks the person nothing. */
  offers(): Promise<ClientPrompts>;
  /** null where the host keeps nothing for an app. */
  vault(): Promise<TelegramStorage | null>;
  haptic(kind: Haptic): void;
  expand(): void;
  confirmClosing(on: boolean): void;
  disableVerticalSwipes(): void;
  /** The app is on screen and does what it was opened for: Telegram's loading picture goes. */
  ready(): void;
  /** Colours the host's frame around the app, `#rrggbb` each. */
  setColors(colors: FrameColors): void;
  /** Whether the app can be seen, as far as page and host know. */
  isVisible(): boolean;
  /** Calls back when the app is looked at again after it was out of sight. */
  onVisible(fn: () => void): Stop;
};

export type FrameColors = { header: string; background: string; bottomBar: string };

/**
 * The world that the storefront runs in, in one shape for Telegram and for the plain browser, so that
 * nobody has to ask which of the two it is. No method throws or rejects; one that the host does not
 * have does nothing, or answers `unavailable`.
 */
export type Telegram = LaunchFacts &
  Host & {
    /** Calls back when a bottom button's `isAvailable` has changed. */
    onButtonsChange(fn: () => void): Stop;
    isDark(): boolean;
    onThemeChange(fn: (isDark: boolean) => void): Stop;
  };
