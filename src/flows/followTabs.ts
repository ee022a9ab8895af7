import * as addresses from '../stores/addresses';
import { endsSeen } from '../stores/callScopes';
import * as delivery from '../stores/delivery';
import * as otherTabs from '../stores/otherTabs';
import { quietly, turnTo } from '../stores/persistence';
import { isOver, sessionOf } from '../stores/rememberedSession';
import * as session from '../stores/session';
import { personHere } from '../stores/whose';
import type { Stop } from '../telegram/handle';
import { loadOrderSettings } from './loadOrderRules';
import { settleAddresses } from './settleAddresses';
import { adoptUser } from './signIn';
import { loadActiveOrders } from './trackOrders';
import { wired } from './wiring';

let stopEarlier: Stop = () => undefined;

/**
 * Keeps this tab in step with the others of the same shop: what one puts into the basket, and who
 * logs in or out there, holds in all. Answers how to stop; following anew ends the earlier watch.
 */
export function followTabs(): Stop {
  stopEarlier();
  const stop = new AbortController();
  const { signal } = stop;
  const look = (name: string | null) => {
    if (otherTabs.isOfSession(name)) followSession();
    otherTabs.takeOver(name);
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
  if (wired().telegram.initData !== null || !stored.user) return;
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
  quietly(() => {
    session.setToken(stored.token);
    adoptUser(user);
  });
  void loadOrderSettings();
  void settleAddresses();
  void loadActiveOrders();
}

/** Whatever the other tab has let live stays stored: a new build's basket, for one. */
function leave(): void {
  quietly(() => {
    addresses.forgetPerson();
    delivery.reset();
    session.setGuest();
    turnTo(personHere());
  });
}
