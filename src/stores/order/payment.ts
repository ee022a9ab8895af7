import {
  choosePayment,
  coveredPayment,
  offeredPayments,
  type Payment,
} from '../../domain/order/payment';
import { basketSources, readBasket } from '../basket/basket';
import * as cards from '../cards/cards';
import { createSelector } from '../createSelector';
import * as merchant from '../merchant';
import * as draft from './draft';

type Paying = {
  offered: readonly Payment[];
  /** how the order is going to be paid, null while nothing is offered */
  chosen: Payment | null;
  /** the cashback covers everything: nothing is left to pay, and no way to pay is asked for */
  isCovered: boolean;
};

function derive(): Paying {
  const { settings, channel } = merchant.state;
  const { paymentType: type, cardId } = draft.state;
  // Until the cards are known, the one that was chosen last counts as still there.
  const isKept = cardId !== null && cards.state.status !== 'ready';
  const offered = offeredPayments({
    flags: settings.flags,
    configs: settings.payments,
    channel,
    cards: isKept ? [{ id: cardId }] : cards.state.cards,
  });
  const { cashback, totalPrice } = readBasket().totals;
  const isCovered = cashback > 0 && totalPrice === 0;
  return {
    offered,
    chosen: isCovered ? coveredPayment : choosePayment({ type, cardId }, offered),
    isCovered,
  };
}

/** How the order is paid: derived, so that no choice outlives its offer. */
export const { read: readPayment, use: usePayment } = createSelector(
  [cards, draft, merchant, ...basketSources],
  derive,
);
