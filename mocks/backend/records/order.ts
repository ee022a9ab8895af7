import type { DeliveryType, OrderStatus, ServiceType } from '../../../src/domain/order/order';
import type { PaymentType } from '../../../src/domain/order/paymentTraits';
import type { OrderPreferencesRecord } from '../rules/orderBody';
import type { Text } from './text';

export type OrderItemRecord = {
  id: string;
  product: {
    id: string;
    name: Text;
    image: string | null;
    costPrice: number;
    discount: number;
    count: number;
  };
  modifications: { id: string; groupId: string | null; name: Text; price: number; count: number }[];
  note: string;
};

/** The nine totals of §3 and their components, in som. */
export type TotalsRecord = {
  productCount: number;
  productPrice: number;
  productDiscount: number;
  totalProductPrice: number;
  totalProductDiscount: number;
  deliveryPrice: number;
  deliveryDiscount: number;
  totalDiscount: number;
  cashback: number;
  servicePrice: number;
  totalPrice: number;
};

/** The delivery address; the client's own fields are stored as sent. */
type OrderAddressRecord = {
  latitude: number | null;
  longitude: number | null;
  streetName?: string | undefined;
} & Record<string, unknown>;

/** A planned change of an order's status. */
export type OrderStep = {
  at: number;
  status?: OrderStatus;
  courierStatus?: string;
};

type RequestedRecord = TotalsRecord & OrderPreferencesRecord;

export type OrderRecord = RequestedRecord & {
  id: string;
  number: string;
  merchantId: string;
  userId: string;
  status: OrderStatus;
  courierStatus: string;
  courierId: string | null;
  serviceType: ServiceType;
  deliveryType: DeliveryType | null;
  deliveryTypeComment: string | null;
  deliveryTariffId: string | null;
  paymentType: PaymentType;
  isPaid: boolean;
  /** false until the SMS code is confirmed, if the merchant requires one */
  isConfirmed: boolean;
  branchId: string;
  hallId: string | null;
  tableId: string | null;
  address: OrderAddressRecord | null;
  orderDevice: string | null;
  telegramId: string | null;
  promoId: string | null;
  promoCode: string | null;
  cartItems: OrderItemRecord[];
  distance: number | null;
  createdAt: number;
  acceptedTime: string | null;
  cookingTime: string | null;
  readyTime: string | null;
  onWayTime: string | null;
  deliveredAt: string | null;
  closedTime: string | null;
  deliveryAt: string | null;
  reason: string | null;
  grade: number | null;
  gradeComment: string | null;
  /** the planned steps; not on the wire */
  plan: OrderStep[];
};

export type TariffRecord = {
  id: string;
  merchantId: string;
  branchId: string;
  latitude: number;
  longitude: number;
  price: number;
  distance: number;
  createdAt: number;
};

export type ReservationRecord = {
  id: string;
  userId: string;
  merchantId: string;
  branchId: string;
  place: string;
  chairs: number;
  time: string;
  comment: string;
  status: 'CREATED' | 'CANCELED';
  createdDate: string;
};

export type WaiterCallRecord = {
  id: string;
  merchantId: string;
  branchId: string | null;
  hallId: string | null;
  tableId: string;
  reason: 'WAITER' | 'BILL';
  status: 'CALLED';
  createdDate: string;
};
