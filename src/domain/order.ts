import type { Address } from './address';
import type { Localized } from './language';
import type { Money } from './pricing';

export type ServiceType = 'DELIVERY' | 'PICK_UP' | 'DINE_IN';

export const paymentTypes = [
  'CASH',
  'CLICK',
  'PAYNET',
  'TERMINAL',
  'PAYME',
  'UZUM',
  'OTHER',
  'RAHMAT',
  'PAYZE',
  'CLICK_MINI_APP',
] as const;
export type PaymentType = (typeof paymentTypes)[number];

export const orderStatuses = [
  'OPEN',
  'ACCEPTED',
  'CANCELED',
  'CREATED',
  'COOKING',
  'DONE',
  'ON_WAY',
  'DELIVERED',
  'CLOSED',
  'ATTACHED',
  'AT_TIME',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export type DeliveryType = 'LAMENU' | 'YANDEX' | 'CUSTOM';

export type OrderDevice = 'TELEGRAM_BOT' | 'CLICK_MINI_APP' | 'CLIENT_WEB';

/** The nine totals that are filled before an order is sent (§3), and the payable parts around them. */
export type Totals = {
  productCount: number;
  productPrice: Money;
  productDiscount: Money;
  totalProductPrice: Money;
  totalProductDiscount: Money;
  deliveryPrice: Money;
  deliveryDiscount: Money;
  totalDiscount: Money;
  cashback: Money;
  servicePrice: Money;
  /** what is to be paid */
  totalPrice: Money;
};

/** A line of an order that the server knows; prices are those at which it was ordered. */
export type OrderLine = {
  productId: string;
  name: Localized;
  image: string | null;
  count: number;
  costPrice: Money;
  discount: number;
  modifications: readonly { id: string; name: Localized; price: Money; count: number }[];
};

/** An order as the server tells it (§3). Times are epoch milliseconds. */
export type Order = {
  id: string;
  number: string;
  status: OrderStatus | null;
  courierStatus: string | null;
  serviceType: ServiceType | null;
  paymentType: PaymentType | null;
  isPaid: boolean;
  branchId: string | null;
  branchName: Localized;
  address: Address | null;
  lines: readonly OrderLine[];
  totals: Totals;
  note: string;
  courierComment: string;
  createdAt: number | null;
  acceptedAt: number | null;
  cookingAt: number | null;
  readyAt: number | null;
  deliveredAt: number | null;
  deliveryAt: number | null;
  reason: string | null;
};

/** What the person has filled in so far (§3, order draft, client). The basket's lines are kept apart. */
export type OrderDraft = {
  serviceType: ServiceType;
  branchId: string | null;
  address: Address | null;
  paymentType: PaymentType;
  courierComment: string;
  note: string;
};
