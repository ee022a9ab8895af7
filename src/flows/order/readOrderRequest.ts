import type { Address } from '../../domain/addresses/address';
import { composeOrder, type OrderRequest } from '../../domain/order/orderRequest';
import { promoInForce } from '../../domain/promo/promo';
import { orderDeviceOf } from '../../domain/start/channel';
import * as addresses from '../../stores/addresses/addresses';
import { readBasket } from '../../stores/basket/basket';
import * as branches from '../../stores/branches/branches';
import * as deliveryQuote from '../../stores/delivery/deliveryQuote';
import { readServiceType } from '../../stores/delivery/serviceType';
import * as merchant from '../../stores/merchant';
import * as draft from '../../stores/order/draft';
import { readPayment } from '../../stores/order/payment';
import * as session from '../../stores/session/session';
import { isMenuOnly } from '../../stores/table/menuOnly';
import * as table from '../../stores/table/table';
import { services } from '../services';
import { isInBot } from '../session/botInitData';
import { notesForShop } from './notesForShop';
import { scheduledAt } from './scheduledAt';

/**
 * The order request built from the stores; null when nobody is signed in or it cannot be ordered as
 * is.
 */
export function readOrderRequest(): OrderRequest | null {
  const basket = readBasket();
  const deliveryAt = scheduledAt();
  const shop = merchant.state.merchant;
  const { user } = session.state;
  const { chosen } = readPayment();
  if (!shop || !user || basket.lines.length === 0 || basket.hasProblems) return null;
  if (isMenuOnly()) return null;
  if (!chosen || deliveryAt === 'past' || deliveryAt === 'closed') return null;
  const { telegram } = services();
  const branchId = branches.state.nearestId;
  const serviceType = readServiceType();
  const noted = notesForShop({ draft: draft.state, lines: basket.lines }, serviceType);
  return composeOrder({
    draft: {
      ...noted.draft,
      address: withKnownCity(addresses.withKnownId(noted.draft.address)),
      paymentType: chosen.type,
      cardId: chosen.cardId,
    },
    serviceType,
    branchId,
    cityId: branches.state.branches.find(({ id }) => id === branchId)?.cityId ?? null,
    lines: noted.lines,
    totals: basket.totals,
    promo: promoInForce(basket.promo),
    device: orderDeviceOf(merchant.state.channel, isInBot()),
    user,
    telegramId: telegram.user?.id ?? null,
    merchantId: shop.id,
    table: table.state.table,
    deliveryType: merchant.state.orderSettings?.deliveryProvider ?? null,
    deliveryTariffId: deliveryQuote.state.tariffId,
    deliveryAt,
    isReceiverOffered: merchant.state.settings.flags.receiverActive,
  });
}

/** An address whose city the server no longer has says none: the branch's stands in for it. */
function withKnownCity<A extends Address | null>(address: A): A {
  const { cities } = branches.state;
  const isKnown = cities.length === 0 || cities.some(({ id }) => id === address?.cityId);
  return address && !isKnown ? { ...address, cityId: null } : address;
}
