import type { Telegram } from '../telegram/handle';
import { wired } from './wiring';

// What screens need of the world around the app. The rest of it is for flows.

/** Lets the hand feel what happened: something was selected, it worked, it failed. */
export const haptic: Telegram['haptic'] = (kind) => wired().telegram.haptic(kind);

/** Calls back whenever the app is seen again. Returns an unsubscribe function. */
export const onAppVisible: Telegram['onVisible'] = (listener) =>
  wired().telegram.onVisible(listener);

/** The device's own clock, epoch milliseconds: for countdowns; hours are judged by `serverNow`. */
export const deviceNow = (): number => wired().now();

/** The merchant's time zone, an IANA name. */
export const timeZone = (): string => wired().build.timeZone;

/** How many digits a code has that comes by SMS; null where the merchant does not say. */
export const smsCodeLength = () => wired().build.smsCodeLength;

/** The same for the code of a card's bank. */
export const cardCodeLength = () => wired().build.cardCodeLength;
