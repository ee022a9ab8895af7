import { orderDeviceOf } from '../domain/channel';
import { composeOrder, type OrderRequest } from '../domain/orderRequest';
import { promoInForce } from '../domain/promo';
import { readBasket } from '../stores/basket';
import * as branches from '../stores/branches';
import * as delivery from '../stores/delivery';
import * as draft from '../stores/draft';
import * as merchant from '../stores/merchant';
import { readPayment } from '../stores/payment';
import { isMenuOnly, readServiceType } from '../stores/service';
import * as session from '../stores/session';
import * as table from '../stores/table';
import { scheduledAt } from './scheduledAt';
import { wired } from './wiring';

/** The order as it stands in the stores; null when nobody is there or it cannot be ordered so. */
export function writeOrder(): OrderRequest | null {
  const basket = readBasket();
  const deliveryAt = scheduledAt();
  const shop = merchant.state.merchant;
  const { user } = session.state;
  const { chosen } = readPayment();
  if (!shop || !user || basket.lines.length === 0 || basket.hasProblems) return null;
  if (isMenuOnly()) return null;
  if (!chosen || deliveryAt === 'past' || deliveryAt === 'closed') return null;
  const { telegram } = wired();
  const branchId = branches.state.nearestId;
  return composeOrder({
    draft: { ...draft.state, paymentType: chosen.type, cardId: chosen.cardId },
    serviceType: readServiceType(),
    branchId,
    cityId: branches.state.branches.find(({ id }) => id === branchId)?.cityId ?? null,
    lines: basket.lines,
    totals: basket.totals,
    promo: promoInForce(basket.promo),
    device: orderDeviceOf(merchant.state.channel, telegram.isInside),
    user,
    telegramId: telegram.user?.id ?? null,
    merchantId: shop.id,
    table: table.state.table,
    deliveryType: merchant.state.orderSettings?.deliveryProvider ?? null,
    deliveryTariffId: delivery.state.tariffId,
    deliveryAt,
    isReceiverOffered: merchant.state.settings.flags.receiverActive,
  });
}
