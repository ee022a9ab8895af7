import type { Address } from '../addresses/address';
import type { Money } from '../basket/pricing';
import type { CourierStatus } from '../delivery/courier';
import type { LatLng } from '../geo/geo';
import type { Localized } from '../text/language';
import type { PaymentType } from './paymentTraits';

export type ServiceType = 'DELIVERY' | 'PICK_UP' | 'DINE_IN';

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

/** §9: delivery providers. */
export const deliveryTypes = ['LAMENU', 'YANDEX', 'CUSTOM'] as const;
export type DeliveryType = (typeof deliveryTypes)[number];

export type OrderDevice = 'TELEGRAM_BOT' | 'CLICK_MINI_APP' | 'CLIENT_WEB';

/** The nine totals required before submit (§3), plus the payable amounts. */
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
  /** amount to pay */
  totalPrice: Money;
};

/** The totals of a placed order; a server may leave out what is to pay. */
export type PlacedTotals = Omit<Totals, 'totalPrice'> & { totalPrice: Money | null };

/** A line of a placed order, at the prices it was ordered at. */
export type OrderLine = {
  productId: string;
  name: Localized;
  image: string | null;
  /** null where the server does not tell it */
  count: number | null;
  costPrice: Money;
  discount: number;
  modifications: readonly {
    id: string;
    /** the group it was chosen in, if known */
    groupId?: string | undefined;
    name: Localized;
    price: Money;
    count: number;
  }[];
  note: string;
};

/** An order from the server (§3). Times are epoch milliseconds, null until they happen. */
export type Order = {
  id: string;
  number: string;
  status: OrderStatus | null;
  /** null without a courier, or for an unknown status */
  courierStatus: CourierStatus | null;
  courierId: string | null;
  serviceType: ServiceType | null;
  paymentType: PaymentType | null;
  isPaid: boolean;
  /** false while it awaits an SMS code; null if the server does not say */
  isConfirmed: boolean | null;
  branchId: string | null;
  branchName: Localized;
  branchAddress: string;
  branchPhone: string | null;
  branchPlace: LatLng | null;
  tableId: string | null;
  address: Address | null;
  /** null when the user receives it */
  receiver: Receiver | null;
  lines: readonly OrderLine[];
  /** false where the server leaves them out, or none can be read */
  areLinesTold: boolean;
  totals: PlacedTotals;
  promoCode: string | null;
  note: string;
  courierComment: string;
  /** from the branch to the address as the server tells it, in its unit (`roadMetres`) */
  distance: number | null;
  createdAt: number | null;
  acceptedAt: number | null;
  cookingAt: number | null;
  readyAt: number | null;
  onWayAt: number | null;
  deliveredAt: number | null;
  closedAt: number | null;
  /** requested time; null for as soon as possible */
  deliveryAt: number | null;
  /** reason for cancellation */
  reason: string | null;
  /** 1 to 5, null until graded */
  grade: number | null;
};

/** `phone` is `+` and digits with the country code. */
export type Receiver = { firstName: string; phone: string };
