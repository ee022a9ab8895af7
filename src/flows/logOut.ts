import { logOut as tellServer } from '../api/sessions';
import { currentLanguage } from '../i18n/t';
import * as cart from '../stores/cart';
import * as draft from '../stores/draft';
import * as intent from '../stores/intent';
import * as orders from '../stores/orders';
import * as persistence from '../stores/persistence';
import * as session from '../stores/session';
import { wired } from './wiring';

/**
 * Tells the server and clears what belongs to the person (§4, log-out). A call that fails does not
 * stop it: logging out works offline.
 */
export async function logOut(): Promise<void> {
  const { http, telegram } = wired();
  const { token } = session.state;
  const { initData } = telegram;
  // First the person, then the server: waiting for a slow answer would keep the person in.
  forgetPerson();
  if (!token) return;
  const language = currentLanguage() ?? 'uz';
  await tellServer(http, token, initData ? { initData, language } : null);
}

/** Clears the person from the device: profile, token, log-in, basket, draft and orders. */
export function forgetPerson(): void {
  persistence.wipe('logOut');
  cart.reset();
  draft.reset();
  intent.reset();
  orders.reset();
  session.setGuest();
}
