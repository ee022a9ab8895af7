import type { Order } from '../domain/order';
import { isActive } from '../domain/orderProgress';
import { nextStep } from '../domain/payment';
import { t } from '../i18n/t';
import * as offers from '../stores/offers';
import * as toasts from '../stores/toasts';
import { wired } from './wiring';

let isLooking = false;

/**
 * Offers what Telegram can do besides: messages about orders, and a place on the home screen. Once on
 * a device, beside the first order that has been accepted, and never before (telegram: what follows);
 * where there is nothing to offer yet, a later order may.
 */
export async function offerExtras(order: Order): Promise<void> {
  const isAccepted = isActive(order) && nextStep(order, false) === 'nothing';
  if (!isAccepted || offers.state.wasAsked || isLooking) return;
  isLooking = true;
  const { askForNotices, addToHomeScreen } = await wired().telegram.offers();
  isLooking = false;
  const found: offers.Offer[] = [];
  if (askForNotices) found.push('notices');
  if (addToHomeScreen) found.push('homeScreen');
  if (found.length > 0) offers.show(found);
}

/** The person wants it: Telegram asks in its own words. A no is final. */
export async function takeOffer(offer: offers.Offer): Promise<void> {
  const { telegram } = wired();
  const { askForNotices, addToHomeScreen } = await telegram.offers();
  const ask = offer === 'notices' ? askForNotices : addToHomeScreen;
  const hasAgreed = ask ? await ask() : false;
  offers.close(offer);
  if (!hasAgreed) return;
  telegram.haptic('success');
  toasts.show(t(`orders.offers.${offer}Done`), { tone: 'good' });
}
