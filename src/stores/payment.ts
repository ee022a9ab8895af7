import { useSnapshot } from 'valtio';
import { choosePayment, coveredPayment, offeredPayments, type Payment } from '../domain/payment';
import type { Money } from '../domain/pricing';
import { readBasket, useBasket } from './basket';
import * as cards from './cards';
import * as draft from './draft';
import * as merchant from './merchant';

type Paying = {
  offered: readonly Payment[];
  /** how the order is going to be paid, null while nothing is offered */
  chosen: Payment | null;
  /** the cashback covers everything: nothing is left to pay, and no way to pay is asked for */
  isCovered: boolean;
};

function derive(parts: {
  settings: Pick<(typeof merchant.state)['settings'], 'flags' | 'payments'>;
  channel: (typeof merchant.state)['channel'];
  cards: readonly { id: string }[];
  areCardsKnown: boolean;
  paymentType: Payment['type'];
  cardId: string | null;
  totals: { cashback: Money; totalPrice: Money };
}): Paying {
  const { settings, channel, totals } = parts;
  const { paymentType: type, cardId } = parts;
  // Until the cards are known, the one that was chosen last counts as still there.
  const isKept = cardId !== null && !parts.areCardsKnown;
  const offered = offeredPayments({
    flags: settings.flags,
    configs: settings.payments,
    channel,
    cards: isKept ? [{ id: cardId }] : parts.cards,
  });
  const isCovered = totals.cashback > 0 && totals.totalPrice === 0;
  return {
    offered,
    chosen: isCovered ? coveredPayment : choosePayment({ type, cardId }, offered),
    isCovered,
  };
}

/** How the order is paid at this moment, for flows: derived, so that no choice outlives its offer. */
export function readPayment(): Paying {
  const { settings, channel } = merchant.state;
  const { paymentType, cardId } = draft.state;
  return derive({
    settings,
    channel,
    cards: cards.state.cards,
    areCardsKnown: cards.state.status === 'ready',
    paymentType,
    cardId,
    totals: readBasket().totals,
  });
}

/** The same for a component. */
export function usePayment(): Paying {
  const { settings, channel } = useSnapshot(merchant.state);
  const { paymentType, cardId } = useSnapshot(draft.state);
  const saved = useSnapshot(cards.state);
  const { totals } = useBasket();
  return derive({
    settings,
    channel,
    cards: saved.cards,
    areCardsKnown: saved.status === 'ready',
    paymentType,
    cardId,
    totals,
  });
}
