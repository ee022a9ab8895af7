import { subscribe } from 'valtio/vanilla';
import { pageSetting } from '../../device/pageSetting';
import { mayAskForContact } from '../../domain/session/contactRefusal';
import { hasVerifiedPhone } from '../../domain/session/user';
import * as cart from '../../stores/basket/cart';
import * as contactRefusal from '../../stores/session/contactRefusal';
import * as session from '../../stores/session/session';
import type { Stop } from '../../telegram/handle';
import { services } from '../services';

let stopWaiting: Stop = () => undefined;

/**
 * Calls `request` for the contact of a person without a verified phone, once in a launch and not for
 * a week after a refusal: at the start (§4, mini-app start) or, with `VITE_CONTACT_AT=basket`, once
 * something is in the basket. Resolves after the request of a start.
 */
export async function askForContact(
  initData: string,
  request: () => Promise<unknown>,
): Promise<void> {
  stopWaiting();
  const isAsked = () =>
    contactRefusal.wasAsked(initData) ||
    !mayAskForContact(contactRefusal.refusedAt(), services().now());
  if (isAsked()) return;
  const ask = async () => {
    contactRefusal.rememberAsked(initData);
    await request();
  };
  if (moment() !== 'basket') {
    // Where storage is denied only the reload itself tells that this launch has asked.
    if (!services().telegram.isReloaded) await ask();
    return;
  }
  const askIfFilled = () => {
    if (cart.state.lines.length === 0) return;
    stopWaiting();
    const { user } = session.state;
    if (user && !hasVerifiedPhone(user) && !isAsked()) void ask();
  };
  stopWaiting = subscribe(cart.state, askIfFilled);
  // Filled before the sign-in was over, or by the last visit.
  askIfFilled();
}

/** Not part of the build settings in the first load, because most shops keep the default. */
const moment = (): string | undefined =>
  pageSetting(document, 'VITE_CONTACT_AT') || import.meta.env.VITE_CONTACT_AT;
