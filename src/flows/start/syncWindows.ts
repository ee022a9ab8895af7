import * as addresses from '../../stores/addresses/addresses';
import * as deliveryQuote from '../../stores/delivery/deliveryQuote';
import { endsSeen } from '../../stores/session/callScopes';
import * as session from '../../stores/session/session';
import { isOver, sessionOf } from '../../stores/session/storedSession';
import * as otherTabs from '../../stores/storage/otherWindows';
import { switchPerson, withoutWriting } from '../../stores/storage/persistence';
import { personHere } from '../../stores/storage/storageOwner';
import type { Stop } from '../../telegram/handle';
import { syncAddresses } from '../addresses/syncAddresses';
import { loadOrderSettings } from '../order/loadOrderRules';
import { loadActiveOrders } from '../order/trackOrders';
import { services } from '../services';
import { adoptUser } from '../session/signIn';

let stopEarlier: Stop = () => undefined;

/**
 * Keeps this tab in step with the others of the same shop: what one puts into the basket, and who
 * logs in or out there, holds in all. Returns an unsubscribe function; following again ends the earlier watch.
 */
export function syncWindows(): Stop {
  stopEarlier();
  const stop = new AbortController();
  const { signal } = stop;
  const look = (name: string | null) => {
    if (otherTabs.isOfSession(name)) followSession();
    otherTabs.loadFromOtherWindow(name);
  };
  window.addEventListener('storage', ({ key }) => look(key), { signal });
  // While a page lay in the back-forward cache nobody has told it anything.
  window.addEventListener('pageshow', ({ persisted }) => persisted && look(null), { signal });
  stopEarlier = () => stop.abort();
  return stopEarlier;
}

/** Who is there, as another tab has left it; the server has heard of it from there. */
function followSession(): void {
  const { status, token } = session.state;
  if (status === 'unknown') return;
  const stored = sessionOf(null, personHere());
  if (!stored) {
    if (token && isOver()) leave();
    return;
  }
  // Each launch inside Telegram has a session of its own. Token and profile are written one after
  // the other: the second completes the first.
  if (services().telegram.initData !== null || !stored.user) return;
  const { user } = stored;
  if (stored.token === token) {
    session.setUser(user);
    return;
  }
  // First the one leaves, then the other comes.
  if (session.state.user && session.state.user.id !== user.id) {
    leave();
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

/** Whatever the other tab has let live stays stored: a new build's basket, for one. */
function leave(): void {
  withoutWriting(() => {
    addresses.forgetPerson();
    deliveryQuote.reset();
    session.setGuest();
    switchPerson(personHere());
  });
}
