import type { Db } from '../db';
import type { PromoRecord } from '../records/catalog';
import type { OrderSettingRecord, SettingsRecord } from '../records/merchant';
import type { OrderItemRecord, TotalsRecord } from '../records/order';
import type { UserRecord } from '../records/user';
import { found, Refusal } from '../refusal';
import { compareAmounts, totalsOf } from './money';
import type { OrderBody } from './orderBody';
import { checkPromo } from './promo';

/** The order's promo if its conditions hold for these goods. */
function findPromo(db: Db, merchantId: string, body: OrderBody): PromoRecord | null {
  const id = body.promoId ?? body.promo?.id ?? null;
  const code = body.promoCode || null;
  if (!id && !code) return null;
  return found(
    db.promos.find(
      (each) => each.merchantId === merchantId && (id ? each.id === id : each.code === code),
    ),
    'promo-not-found',
  );
}

/** The service fee for goods of `productPrice` (settled: money). */
function serviceFee(setting: OrderSettingRecord | undefined, productPrice: number): number {
  if (!setting?.isServiceFeeEnabled) return 0;
  const free = setting.isServiceFeeFreeAboveThreshold && productPrice > setting.serviceFeeThreshold;
  return free ? 0 : setting.serviceFeeAmount;
}

/**
 * Computes the totals; refuses invalid promo or cashback, a delivery below the minimum, and any
 * differing total (§5).
 */
export function checkBill(
  db: Db,
  user: UserRecord,
  settings: SettingsRecord,
  body: OrderBody,
  order: { items: readonly OrderItemRecord[]; deliveryPrice: number; now: number },
): { totals: TotalsRecord; promo: PromoRecord | null } {
  const lines = order.items.map((item) => ({ ...item.product, options: item.modifications }));
  const { deliveryPrice } = order;
  const bill = { lines, deliveryPrice, servicePrice: 0, cashback: 0, digits: db.moneyDigits };
  const { productPrice, productCount } = totalsOf({ ...bill, promo: null });
  const setting = db.orderSettings.find((each) => each.merchantId === settings.merchantId);
  const minimum = setting?.minimalDeliveryPrice ?? 0;
  if (body.serviceType === 'DELIVERY' && productPrice < minimum) {
    throw new Refusal(422, 'below-minimum', { min: minimum });
  }
  const least = setting?.minimalDeliveryProductCount ?? 0;
  if (body.serviceType === 'DELIVERY' && productCount < least) {
    throw new Refusal(422, 'too-few-products', { min: least });
  }
  const promo = settings.promoActive ? findPromo(db, settings.merchantId, body) : null;
  if (promo) checkPromo(promo, productPrice, order.now);
  const cashback = body.cashback ?? 0;
  if (cashback > 0 && (!settings.cashbackActive || compareAmounts(cashback, user.cashback) > 0)) {
    throw new Refusal(422, 'cashback-too-much');
  }
  const servicePrice = serviceFee(setting, productPrice);
  const totals = totalsOf({ ...bill, servicePrice, cashback, promo });
  checkTotals(totals, body);
  return { totals, promo };
}

function checkTotals(totals: TotalsRecord, body: OrderBody): void {
  if (compareAmounts(body.deliveryPrice, totals.deliveryPrice) !== 0) {
    throw new Refusal(422, 'delivery-price-changed');
  }
  for (const [field, own] of Object.entries(totals)) {
    const sent = Object.entries(body).find(([name]) => name === field)?.[1];
    if (typeof sent !== 'number' || compareAmounts(sent, own) !== 0) {
      throw new Refusal(422, 'totals-differ', { field });
    }
  }
}
