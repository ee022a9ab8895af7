import { toIso } from '../clock';
import { type Db, nextId } from '../db';
import { blankOrder } from '../records/blankOrder';
import type { SettingsRecord } from '../records/merchant';
import type { OrderRecord } from '../records/order';
import type { UserRecord } from '../records/user';
import { found, Refusal } from '../refusal';
import { checkBill } from './orderBill';
import type { KeptField, OrderBody } from './orderBody';
import { checkLines } from './orderLines';
import { checkBranch, checkDelivery } from './orderPlace';
import { planOrder } from './orderPlan';
import { checkPreferences, checkTime } from './orderPreferences';
import { paymentRules } from './paymentRules';

/**
 * Checks an order against every rule and stores it; throws a `Refusal` without changing anything
 * otherwise. `atTime` marks the endpoint for scheduled orders.
 */
export function placeOrder(
  db: Db,
  user: UserRecord,
  body: OrderBody,
  when: { now: number; atTime: boolean },
): OrderRecord {
  const { merchantId } = user;
  const settings = found(db.settings.find((each) => each.merchantId === merchantId));
  if (!user.phone || !user.isVerified) throw new Refusal(422, 'phone-required');
  const deliveryAt = when.atTime ? checkTime(body, when.now) : null;
  const branch = checkBranch(db, settings, body, deliveryAt ?? when.now);
  const items = checkLines(db, merchantId, branch.id, body);
  const deliveryPrice = checkDelivery(db, branch, body);
  const { totals, promo } = checkBill(db, user, settings, body, {
    items,
    deliveryPrice,
    now: when.now,
  });
  // If cashback covers everything, no payment type is needed.
  if (totals.totalPrice > 0) checkPayment(db, user, settings, body);
  const preferences = checkPreferences(settings, body);
  const rules = db.orderRules.find((each) => each.merchantId === merchantId);
  const id = nextId(db);
  const order: OrderRecord = {
    ...blankOrder(),
    ...totals,
    ...preferences,
    id,
    number: String(1000 + db.orders.length + 1),
    merchantId,
    userId: user.id,
    status: deliveryAt ? 'AT_TIME' : 'CREATED',
    serviceType: body.serviceType,
    deliveryType: body.serviceType === 'DELIVERY' ? (body.deliveryType ?? 'LAMENU') : null,
    deliveryTariffId: body.deliveryTariffId ? String(body.deliveryTariffId) : null,
    paymentType: body.paymentType,
    isPaid: totals.totalPrice === 0,
    isConfirmed: !rules?.isSmsConfirmationRequiredPerOrder,
    branchId: branch.id,
    hallId: body.hallId,
    tableId: body.tableId,
    address: body.serviceType === 'DELIVERY' ? (body.address ?? null) : null,
    orderDevice: body.orderDevice ?? null,
    telegramId: body.telegramId,
    promoId: promo?.id ?? null,
    promoCode: promo?.code ?? null,
    cartItems: items,
    distance:
      db.tariffs.find((each) => each.id === String(body.deliveryTariffId))?.distance ?? null,
    createdAt: when.now,
    deliveryAt: deliveryAt ? toIso(deliveryAt) : null,
  } satisfies OrderRecord & Record<KeptField, unknown>;
  user.cashback -= totals.cashback;
  moveStock(db, order, -1);
  planOrder(order, when.now);
  db.orders.push(order);
  return order;
}

/** Takes the order's goods out of stock (-1) or returns them (+1). */
export function moveStock(db: Db, order: OrderRecord, direction: 1 | -1): void {
  if (db.keepNoStock.includes(order.merchantId)) return;
  for (const { product } of order.cartItems) {
    const stocked = db.products.find((each) => each.id === product.id);
    if (stocked && stocked.amount !== null) stocked.amount += direction * product.count;
  }
}

/** §3: settings' flags apply; a saved card must be the customer's own, and confirmed. */
function checkPayment(db: Db, user: UserRecord, settings: SettingsRecord, body: OrderBody): void {
  if (!acceptsPayment(settings, body)) {
    throw new Refusal(422, 'payment-type-unavailable');
  }
  const isOwn = db.cards.some(
    (card) => card.id === body.cardId && card.userId === user.id && card.isVerified,
  );
  const isSaved = body.cardId || !isConfigured(settings, body);
  if (body.paymentType === 'OTHER' && isSaved && !isOwn) throw new Refusal(422, 'card-not-found');
}

function acceptsPayment(settings: SettingsRecord, body: OrderBody): boolean {
  const { flag } = paymentRules[body.paymentType];
  return (flag !== null && settings[flag]) || isConfigured(settings, body);
}

/** Whether the configuration for this channel (table, bot or web) allows the type. */
function isConfigured(settings: SettingsRecord, body: OrderBody): boolean {
  const { paymentType, tableId, orderDevice } = body;
  const config = settings.paymentConfigurations.find(({ type }) => type === paymentType);
  if (!config?.isActive) return false;
  if (tableId) return config.qrEnabled;
  return orderDevice === 'TELEGRAM_BOT' ? config.botEnabled : config.webEnabled;
}
