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
import { loadCards } from './loadCards';

/**
 * Sends a card, whose owner gets a code. The card code goes to the server and nowhere else: what is
 * kept in memory for another code is a card without one. Returns the error, or null.
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

/** The code of a card is given under the card's id: where the answer does not tell it, the list does. */
async function send(card: Parameters<typeof api.addCard>[1]): Promise<Result<api.PendingCard>> {
  const { http } = services();
  const [error, told] = await api.addCard(http, card);
  if (error) return [error, null];
  if (told) return [null, told];
  const [unread, found] = await api.findPendingCard(http, card.number);
  if (unread) return [unread, null];
  return found ? [null, found] : failure('unreadable');
}

/**
 * Confirms the card with the code that its owner got. Whoever is at the checkout pays with it from
 * then on. Returns the error, or null when the card is theirs.
 */
export async function confirmCard(code: string): Promise<ApiError | null> {
  const { http, telegram } = services();
  const { pending } = cardCode.state;
  const userId = session.state.user?.id;
  if (!pending) return null;
  const [error, told] = await api.verifyCard(http, pending.id, code);
  const { card, isDenied } = told ? { card: told, isDenied: false } : await cardAfter(pending.id);
  if (session.state.user?.id !== userId) return null;
  const failed = card ? null : (error ?? (isDenied ? failure('unreadable')[0] : null));
  telegram.haptic(failed ? 'failure' : 'success');
  if (failed) return failed;
  cardCode.setDone();
  // A server that has only said yes is believed where its list does not come.
  if (!card) return null;
  cards.add(card);
  if (isAtCheckout()) draft.setPaymentType('OTHER', card.id);
  return null;
}

/**
 * A code whose answer was lost is used up, and refused when it is sent once more (§7): the list knows
 * whether the card is theirs. `isDenied`: it came, and it is not.
 */
async function cardAfter(cardId: string): Promise<{ card: Card | undefined; isDenied: boolean }> {
  const isListed = await loadCards();
  const card = cards.state.cards.find(({ id }) => id === cardId);
  return { card, isDenied: isListed && !card };
}

const isAtCheckout = (): boolean =>
  currentEntry().stack.some(({ url }) => url.split('?')[0] === routes.checkout);
