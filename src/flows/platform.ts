import type { Telegram } from '../telegram/handle';
import { services } from './services';

// What screens need of the world around the app. The rest of it is for flows.

/** Lets the hand feel what happened: something was selected, it worked, it failed. */
export const haptic: Telegram['haptic'] = (kind) => services().telegram.haptic(kind);

/** Calls back whenever the app is seen again. Returns an unsubscribe function. */
export const onAppVisible: Telegram['onVisible'] = (listener) =>
  services().telegram.onVisible(listener);

/** The device's own clock, epoch milliseconds: for countdowns; hours are judged by `serverNow`. */
export const deviceNow = (): number => services().now();

/** The merchant's time zone, an IANA name. */
export const timeZone = (): string => services().build.timeZone;

/** How many digits a code has that comes by SMS; null where the merchant does not say. */
export const smsCodeLength = () => services().build.smsCodeLength;

/** The same for the code of a card's bank. */
export const cardCodeLength = () => services().build.cardCodeLength;
