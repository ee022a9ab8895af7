import * as api from '../../api/cards';
import { type ApiError, failure, type Result } from '../../api/result';
import { asksForCvv, showExpiry, type TypedCard } from '../../domain/cards/card';
import type { Card } from '../../domain/order/payment';
import { currentEntry } from '../../navigation/navigate';
import { routes } from '../../navigation/paths';
import * as cardCode from '../../stores/cards/cardCode';
import * as cards from '../../stores/cards/cards';
import * as draft from '../../stores/order/draft';
import * as session from '../../stores/session/session';
import { services } from '../services';
import { loadCards } from './cards';

/**
 * Submits a card, which sends its owner an SMS code. The CVV goes only to the server: a card with
 * one is not kept in memory for resending. Returns the error, or null.
 */
export async function addCard(typed: TypedCard): Promise<ApiError | null> {
  const { telegram, now } = services();
  const { number, expiry, cvv, name } = typed;
  const hasCvv = asksForCvv(number);
  const userId = session.state.user?.id;
  const [error, pending] = await send({
    number,
    expire: showExpiry(expiry),
    name: name.trim(),
    ...(hasCvv && { cvv }),
  });
  if (session.state.user?.id !== userId) return null;
  if (pending) cardCode.begin({ ...pending, sentAt: now() }, hasCvv ? null : typed);
  else telegram.haptic('failure');
  return error;
}

/** The code is verified by card id: if the response lacks it, look the card up in the list. */
async function send(card: Parameters<typeof api.addCard>[1]): Promise<Result<api.PendingCard>> {
  const { http } = services();
  const [error, added] = await api.addCard(http, card);
  if (error) return [error, null];
  if (added) return [null, added];
  const [listError, found] = await api.findPendingCard(http, card.number);
  if (listError) return [listError, null];
  return found ? [null, found] : failure('unreadable');
}

/**
 * Confirms the card with its code; at the checkout it becomes the payment method. Returns the
 * error, or null once the card is added.
 */
export async function confirmCard(code: string): Promise<ApiError | null> {
  const { http, telegram } = services();
  const { pending } = cardCode.state;
  const userId = session.state.user?.id;
  if (!pending) return null;
  const [error, verified] = await api.verifyCard(http, pending.id, code);
  const { card, isDenied } = verified
    ? { card: verified, isDenied: false }
    : await findConfirmedCard(pending.id);
  if (session.state.user?.id !== userId) return null;
  const failed = card ? null : (error ?? (isDenied ? failure('unreadable')[0] : null));
  telegram.haptic(failed ? 'failure' : 'success');
  if (failed) return failed;
  cardCode.setDone();
  // The server confirmed without details and the list did not load: trust it.
  if (!card) return null;
  cards.add(card);
  if (isAtCheckout()) draft.setPaymentType('OTHER', card.id);
  return null;
}

/**
 * A code whose response was lost is used up, and refused when retried (§7): check the card list.
 * `isDenied`: the list loaded without the card.
 */
async function findConfirmedCard(
  cardId: string,
): Promise<{ card: Card | undefined; isDenied: boolean }> {
  const isListed = await loadCards();
  const card = cards.state.cards.find(({ id }) => id === cardId);
  return { card, isDenied: isListed && !card };
}

const isAtCheckout = (): boolean =>
  currentEntry().stack.some(({ url }) => url.split('?')[0] === routes.checkout);
