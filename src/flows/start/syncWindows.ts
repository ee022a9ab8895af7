import { endsSeen } from '../../stores/session/callScopes';
import * as session from '../../stores/session/session';
import { isOver, sessionOf } from '../../stores/session/storedSession';
import * as otherTabs from '../../stores/storage/otherWindows';
import { withoutWriting } from '../../stores/storage/persistence';
import { personHere } from '../../stores/storage/storageOwner';
import type { Stop } from '../../telegram/handle';
import { syncAddresses } from '../addresses/loadAddresses';
import { loadOrderSettings } from '../order/loadOrderRules';
import { loadActiveOrders } from '../order/trackOrders';
import { services } from '../services';
import { endSession } from '../session/endSession';
import { adoptUser } from '../session/signIn';

let stopPrevious: Stop = () => undefined;

/**
 * Syncs this tab with other tabs of the same shop: basket, log-in and log-out. Starts with what they
 * stored since this tab read it. Returns an unsubscribe function; calling again replaces the
 * previous sync.
 */
export function syncWindows(): Stop {
  stopPrevious();
  const stop = new AbortController();
  const { signal } = stop;
  const onStorage = (name: string | null) => {
    if (otherTabs.isOfSession(name)) followSession();
    otherTabs.loadFromOtherWindow(name);
  };
  window.addEventListener('storage', ({ key }) => onStorage(key), { signal });
  // A page in the back-forward cache receives no storage events.
  window.addEventListener('pageshow', ({ persisted }) => persisted && onStorage(null), { signal });
  onStorage(null);
  stopPrevious = () => stop.abort();
  return stopPrevious;
}

/** Adopts the session stored by another tab, which has already informed the server. */
function followSession(): void {
  const { status, token } = session.state;
  // Sign-in reads the stored session itself, and knows none until it has.
  const isLoading = status === 'unknown';
  if (isLoading && !token) return;
  const stored = sessionOf(null, personHere());
  if (!stored) {
    if (token && isOver()) endSession('elsewhere');
    return;
  }
  // Every Telegram launch has its own session. Token and profile are written one after the other:
  // wait for both.
  if (services().telegram.initData !== null || !stored.user) return;
  const { user } = stored;
  if (stored.token === token) {
    // A profile on its way also brings its own data.
    if (!isLoading) session.setUser(user);
    return;
  }
  // Sign the current user out before the next one comes, also one whose profile is on its way.
  if (isLoading || (session.state.user && session.state.user.id !== user.id)) {
    endSession('elsewhere');
    void endsSeen().then(followSession);
    return;
  }
  withoutWriting(() => {
    session.setToken(stored.token);
    adoptUser(user);
  });
  void loadOrderSettings();
  void syncAddresses();
  void loadActiveOrders();
}
