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
  /** the effective payment method; null while none is offered */
  chosen: Payment | null;
  /** cashback covers the total, so no payment method is needed */
  isCovered: boolean;
};

function derive(): Paying {
  const { settings, channel } = merchant.state;
  const { paymentType: type, cardId } = draft.state;
  // Until the cards are loaded, assume that the chosen one still exists.
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

/** The payment method, derived so that a choice never outlives its offer. */
export const {
  read: readPayment,
  use: usePayment,
  sources: paymentSources,
} = createSelector([cards.state, draft.state, merchant.state, ...basketSources], derive);
