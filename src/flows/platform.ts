import { isOffline, watchConnection } from '../device/connection';
import { keepAwake } from '../device/keepAwake';
import { watchReturn } from '../device/watchReturn';
import * as clock from '../stores/clock';
import type { Telegram } from '../telegram/handle';
import { services } from './services';

// The parts of the platform that screens may use; everything else goes through flows.

/** Haptic feedback for a selection, a success or a failure. */
export const haptic: Telegram['haptic'] = (kind) => services().telegram.haptic(kind);

/** A picture fills the screen: Telegram's frame around the app is black as long. */
export function darkenFrame(): () => void {
  const { telegram } = services();
  telegram.darken(true);
  return () => telegram.darken(false);
}

/** Calls `listener` whenever the app becomes visible. Returns an unsubscribe function. */
export const onAppVisible: Telegram['onVisible'] = (listener) =>
  services().telegram.onVisible(listener);

/** Calls `listener` whenever somebody comes back to the app, or it is online again; maybe twice for one. */
export function onReturn(listener: () => void): () => void {
  const stops = [onAppVisible(listener), watchReturn(window, listener)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** The device's clock, epoch ms: for countdowns only; opening hours use `serverNow`. */
export const deviceNow = (): number => services().now();

/** The merchant's time zone, an IANA name. */
export const timeZone = (): string => services().build.timeZone;

/** Length of an SMS code; null when the merchant does not specify it. */
export const smsCodeLength = () => services().build.smsCodeLength;

/** The time that decides hours and slots: the server's clock where known, epoch ms. */
export const serverNow = (): number => clock.corrected(services().now());

/** Keeps the screen lit while a code is shown. Returns a function that ends it. */
export const keepScreenLit = (): (() => void) => keepAwake(document, navigator.wakeLock);

/**
 * Calls `listener` with whether the device is online, now and on every change. Returns an
 * unsubscribe function.
 */
export function watchOnline(listener: (isOnline: boolean) => void): () => void {
  listener(!isOffline(window));
  return watchConnection(window, listener);
}
