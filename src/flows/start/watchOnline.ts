import { isOffline, watchConnection } from '../../device/connection';

/** Tells whether the device is on line, now and whenever that changes. Returns an unsubscribe function. */
export function watchOnline(tell: (isOnline: boolean) => void): () => void {
  tell(!isOffline(window));
  return watchConnection(window, tell);
}
