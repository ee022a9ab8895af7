import { findInstallOffer } from '../../device/installOffer';
import type { Order } from '../../domain/order/order';
import { isActive } from '../../domain/order/orderProgress';
import { nextStep } from '../../domain/order/payment';
import { t } from '../../i18n/t';
import * as prompts from '../../stores/start/prompts';
import * as toasts from '../../stores/toasts';
import { services } from '../services';

let isLoading = false;

/**
 * Offers order notifications and a home-screen shortcut in Telegram, and the shortcut in a browser
 * that has one, once per device, with the first accepted order and never before; if nothing can be
 * offered yet, a later order may. Until they are answered they stay with that order, less what is
 * settled since.
 */
export async function showPrompts(order: Order): Promise<void> {
  const isAccepted = isActive(order) && nextStep(order, false) === 'nothing';
  if (!isAccepted || isOver(order) || isLoading) return;
  isLoading = true;
  const { askForNotices, findHomeScreen } = await services().telegram.offers();
  const addToHomeScreen = await findHomeScreen();
  isLoading = false;
  // What was answered meanwhile is not offered again.
  if (isOver(order)) return;
  const { wasAsked, open } = prompts.state;
  const available: prompts.Prompt[] = [];
  if (askForNotices) available.push('notices');
  if (addToHomeScreen) available.push('homeScreen');
  if (findInstallOffer()) available.push('install');
  const shown = wasAsked ? available.filter((one) => open.includes(one)) : available;
  if (wasAsked || shown.length > 0) prompts.show(order.id, shown);
}

/** Whether nothing is left to offer with this order: another one had the offers, or all are answered. */
function isOver(order: Order): boolean {
  const { wasAsked, orderId, open } = prompts.state;
  return wasAsked && (orderId !== order.id || open.length === 0);
}

/** What asks the person; null where it is no longer offered. */
async function requestFor(offer: prompts.Prompt): Promise<(() => Promise<boolean>) | null> {
  if (offer === 'install') return findInstallOffer();
  const { askForNotices, findHomeScreen } = await services().telegram.offers();
  return offer === 'notices' ? askForNotices : await findHomeScreen();
}

/** Runs an accepted prompt; Telegram or the browser shows its own dialog. A refusal is final. */
export async function acceptPrompt(offer: prompts.Prompt): Promise<void> {
  const { telegram } = services();
  const request = await requestFor(offer);
  const isAccepted = request ? await request() : false;
  prompts.close(offer);
  if (!isAccepted) return;
  telegram.haptic('success');
  const done = offer === 'notices' ? 'noticesDone' : 'homeScreenDone';
  toasts.show(t(`orders.offers.${done}`), { tone: 'good' });
}
