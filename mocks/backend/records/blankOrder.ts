import { preferencesIn } from '../rules/orderBody';
import type { OrderRecord, TotalsRecord } from './order';

type Own = 'id' | 'number' | 'merchantId' | 'userId' | 'branchId' | 'createdAt';

/** An order to which nothing has happened yet: a pick-up paid in cash, as yet without goods. */
export const blankOrder = (): Omit<OrderRecord, Own | keyof TotalsRecord> => ({
  status: 'CREATED',
  courierStatus: '',
  courierId: null,
  serviceType: 'PICK_UP',
  deliveryType: null,
  deliveryTypeComment: null,
  deliveryTariffId: null,
  paymentType: 'CASH',
  isPaid: false,
  isConfirmed: true,
  hallId: null,
  tableId: null,
  address: null,
  orderDevice: null,
  telegramId: null,
  promoId: null,
  promoCode: null,
  cartItems: [],
  distance: null,
  acceptedTime: null,
  cookingTime: null,
  readyTime: null,
  onWayTime: null,
  deliveredAt: null,
  closedTime: null,
  deliveryAt: null,
  reason: null,
  grade: null,
  gradeComment: null,
  plan: [],
  ...preferencesIn({}),
});
