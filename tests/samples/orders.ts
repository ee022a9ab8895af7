import { totals } from '../../src/domain/basket/totals';
import { blankDraft, type OrderDraft } from '../../src/domain/order/draftFields';
import type { Order, Totals } from '../../src/domain/order/order';
import { preferencesOf } from '../../src/domain/order/orderPreferences';
import type { OrderRequest } from '../../src/domain/order/orderRequest';
import { defaultOrderFees } from '../../src/domain/order/orderSettings';
import { sampleProduct } from './models';

/** A pick-up without lines that was just sent, by default. */
export function sampleOrder(over: Partial<Order> = {}): Order {
  return {
    id: 'o1',
    number: '1001',
    status: 'CREATED',
    courierStatus: null,
    courierId: null,
    serviceType: 'PICK_UP',
    paymentType: 'CASH',
    isPaid: false,
    isConfirmed: true,
    branchId: 'centre',
    branchName: {},
    branchAddress: '',
    branchPhone: null,
    branchPlace: null,
    tableId: null,
    address: null,
    receiver: null,
    lines: [],
    areLinesTold: true,
    totals: sampleTotals(),
    promoCode: null,
    note: '',
    courierComment: '',
    distance: null,
    createdAt: null,
    acceptedAt: null,
    cookingAt: null,
    readyAt: null,
    onWayAt: null,
    deliveredAt: null,
    closedAt: null,
    deliveryAt: null,
    reason: null,
    grade: null,
    ...over,
  };
}

export function sampleTotals(over: Partial<Parameters<typeof totals>[0]> = {}): Totals {
  return totals({
    lines: [{ product: sampleProduct(), choices: [], count: 1 }],
    promo: null,
    cashback: 0,
    cashbackBalance: 0,
    delivery: 0,
    serviceType: 'DELIVERY',
    settings: defaultOrderFees,
    ...over,
  });
}

export const sampleDraft = (over: Partial<OrderDraft> = {}): OrderDraft => ({
  ...blankDraft(),
  ...over,
});

/** What a request says of a form in which nothing was filled in. */
const nothingPreferred = preferencesOf({
  draft: blankDraft(),
  serviceType: 'PICK_UP',
  user: { phone: '' },
  isReceiverOffered: true,
  deliveryAt: null,
});

export function sampleRequest(over: Partial<OrderRequest> = {}): OrderRequest {
  return {
    merchantId: '1',
    user: { id: '1', firstName: '', lastName: '', phone: '' },
    telegramId: null,
    orderDevice: 'CLIENT_WEB',
    serviceType: 'PICK_UP',
    deliveryType: null,
    deliveryTariffId: null,
    branchId: '1',
    pickupValid: true,
    status: 'CREATED',
    day2: null,
    time2: null,
    serviceId: null,
    waiterId: null,
    cityId: '1',
    address: null,
    addressType: null,
    promo: null,
    tableId: null,
    hallId: null,
    lines: [],
    totals: sampleTotals(),
    ...nothingPreferred,
    ...over,
  };
}
