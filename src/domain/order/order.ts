import type { Address } from '../addresses/address';
import type { Money } from '../basket/pricing';
import type { CourierStatus } from '../delivery/courier';
import type { LatLng } from '../geo/geo';
import type { Promo } from '../promo/promo';
import type { Localized } from '../text/language';

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

/** §9: who carries a delivery. */
export const deliveryTypes = ['LAMENU', 'YANDEX', 'CUSTOM'] as const;
export type DeliveryType = (typeof deliveryTypes)[number];

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
  note: string;
};

/** An order as the server tells it (§3). Times are epoch milliseconds, null until they have come. */
export type Order = {
  id: string;
  number: string;
  status: OrderStatus | null;
  /** null when nobody carries it, or in a way that is not known here */
  courierStatus: CourierStatus | null;
  courierId: string | null;
  serviceType: ServiceType | null;
  paymentType: PaymentType | null;
  isPaid: boolean;
  /** false while it waits for the code of an SMS; null when the server does not say */
  isConfirmed: boolean | null;
  branchId: string | null;
  branchName: Localized;
  branchAddress: string;
  branchPhone: string | null;
  branchPlace: LatLng | null;
  tableId: string | null;
  address: Address | null;
  /** who takes it when it is not the user */
  receiver: Receiver | null;
  lines: readonly OrderLine[];
  totals: Totals;
  promoCode: string | null;
  note: string;
  courierComment: string;
  /** metres from the branch to the address */
  distance: number | null;
  createdAt: number | null;
  acceptedAt: number | null;
  cookingAt: number | null;
  readyAt: number | null;
  onWayAt: number | null;
  deliveredAt: number | null;
  closedAt: number | null;
  /** for when it was ordered; null for as soon as possible */
  deliveryAt: number | null;
  /** why it was cancelled */
  reason: string | null;
  /** 1 to 5, null until the customer has graded it */
  grade: number | null;
};

/** What the person has filled in so far (§3, order draft, client). The basket's lines are kept apart. */
export type OrderDraft = {
  /** null until the person chooses: the shop's own default holds then (`serviceTypeOf`) */
  serviceType: ServiceType | null;
  /** the branch chosen for pick-up */
  branchId: string | null;
  /** where to deliver; its id is temporary when it is not a saved one */
  address: Address | null;
  paymentType: PaymentType;
  /** the saved card to pay with, for the payment type OTHER */
  cardId: string | null;
  promo: Promo | null;
  /** how much of the cashback balance is to be spent; the totals cap it */
  cashback: Money;
  /** false: as soon as possible */
  later: boolean;
  /** `yyyy-mm-dd` and `HH:mm` in the merchant's time zone */
  day: string | null;
  time: string | null;
  /** who takes the order when it is not the user */
  receiver: Receiver | null;
  sendCheque: boolean;
  sendChequePhone: string;
  courierComment: string;
  note: string;
};

/** `phone` is `+` and digits with the country code. */
export type Receiver = { firstName: string; phone: string };
