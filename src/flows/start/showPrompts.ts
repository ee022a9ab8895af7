import type { Order } from '../../domain/order/order';
import { isActive } from '../../domain/order/orderProgress';
import { nextStep } from '../../domain/order/payment';
import { t } from '../../i18n/t';
import * as prompts from '../../stores/start/prompts';
import * as toasts from '../../stores/toasts';
import { services } from '../services';

let isLoading = false;

/**
 * Offers order notifications and a home-screen shortcut in Telegram, once per device, with the
 * first accepted order and never before (telegram: what follows); if nothing can be offered yet, a
 * later order may.
 */
export async function showPrompts(order: Order): Promise<void> {
  const isAccepted = isActive(order) && nextStep(order, false) === 'nothing';
  if (!isAccepted || prompts.state.wasAsked || isLoading) return;
  isLoading = true;
  const { askForNotices, addToHomeScreen } = await services().telegram.offers();
  isLoading = false;
  const available: prompts.Prompt[] = [];
  if (askForNotices) available.push('notices');
  if (addToHomeScreen) available.push('homeScreen');
  if (available.length > 0) prompts.show(available);
}

/** Runs an accepted prompt; Telegram shows its own dialog. A refusal is final. */
export async function acceptPrompt(offer: prompts.Prompt): Promise<void> {
  const { telegram } = services();
  const { askForNotices, addToHomeScreen } = await telegram.offers();
  const request = offer === 'notices' ? askForNotices : addToHomeScreen;
  const isAccepted = request ? await request() : false;
  prompts.close(offer);
  if (!isAccepted) return;
  telegram.haptic('success');
  toasts.show(t(`orders.offers.${offer}Done`), { tone: 'good' });
}
