import type { Order } from '../../domain/order/order';
import { isActive } from '../../domain/order/orderProgress';
import { nextStep } from '../../domain/order/payment';
import { t } from '../../i18n/t';
import * as prompts from '../../stores/start/prompts';
import * as toasts from '../../stores/toasts';
import { services } from '../services';

let isLooking = false;

/**
 * Offers what Telegram can do besides: messages about orders, and a place on the home screen. Once on
 * a device, beside the first order that has been accepted, and never before (telegram: what follows);
 * where there is nothing to offer yet, a later order may.
 */
export async function showPrompts(order: Order): Promise<void> {
  const isAccepted = isActive(order) && nextStep(order, false) === 'nothing';
  if (!isAccepted || prompts.state.wasAsked || isLooking) return;
  isLooking = true;
  const { askForNotices, addToHomeScreen } = await services().telegram.offers();
  isLooking = false;
  const found: prompts.Prompt[] = [];
  if (askForNotices) found.push('notices');
  if (addToHomeScreen) found.push('homeScreen');
  if (found.length > 0) prompts.show(found);
}

/** The person wants it: Telegram asks in its own words. A no is final. */
export async function acceptPrompt(offer: prompts.Prompt): Promise<void> {
  const { telegram } = services();
  const { askForNotices, addToHomeScreen } = await telegram.offers();
  const ask = offer === 'notices' ? askForNotices : addToHomeScreen;
  const hasAgreed = ask ? await ask() : false;
  prompts.close(offer);
  if (!hasAgreed) return;
  telegram.haptic('success');
  toasts.show(t(`orders.offers.${offer}Done`), { tone: 'good' });
}
