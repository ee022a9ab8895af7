import { deleteCard as deleteAtServer, listCards } from '../../api/cards';
import type { Card } from '../../domain/order/payment';
import { errorText } from '../../i18n/errorText';
import { isolate } from '../../i18n/phrases';
import { t } from '../../i18n/t';
import * as cards from '../../stores/cards/cards';
import * as merchant from '../../stores/merchant';
import * as draft from '../../stores/order/draft';
import * as session from '../../stores/session/session';
import * as toasts from '../../stores/toasts';
import { services } from '../services';

/** Fetches the user's saved cards where the merchant accepts cards. Returns whether they loaded. */
export async function loadCards(): Promise<boolean> {
  // The user id arrives after the token; without it the result has no owner.
  const userId = session.state.user?.id;
  if (!merchant.state.settings.flags.cardActive || !userId) return false;
  cards.setStatus('loading');
  const [, found] = await listCards(services().http);
  if (session.state.user?.id !== userId) return false;
  if (found) cards.setCards(found);
  else cards.setStatus('failed');
  return found !== null;
}

/**
 * Deletes a saved card after a confirmation. An order that was to use it falls back to cash. A
 * failed request shows an error and keeps the card.
 */
export async function deleteCard(card: Card): Promise<void> {
  const { http, telegram } = services();
  const isSure = await telegram.confirm({
    title: t('cards.deleteQuestion'),
    message: [card.number, card.name].filter(Boolean).map(isolate).join('\n'),
    ok: t('cards.deleteConfirm'),
    cancel: t('common.no'),
    destructive: true,
  });
  if (!isSure) return;
  const [error] = await deleteAtServer(http, card.id);
  if (error && error.status !== 404) {
    toasts.show(errorText(error), { tone: 'bad' });
    return;
  }
  cards.remove(card.id);
  if (draft.state.cardId === card.id) draft.setPaymentType('CASH');
  telegram.haptic('success');
  toasts.show(t('cards.deleted'), { tone: 'good' });
}
