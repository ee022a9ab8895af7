import { isOffline, watchConnection } from '../../device/connection';

/**
 * Calls `listener` with whether the device is online, now and on every change. Returns an
 * unsubscribe function.
 */
export function watchOnline(listener: (isOnline: boolean) => void): () => void {
  listener(!isOffline(window));
  return watchConnection(window, listener);
}
