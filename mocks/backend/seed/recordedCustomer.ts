import type { Address } from '../../../src/domain/addresses/address';
import { fromMoney } from '../../../src/domain/basket/pricing';
import type { Order, Totals } from '../../../src/domain/order/order';
import type { User } from '../../../src/domain/session/user';
import type { Localized } from '../../../src/domain/text/language';
import type { Customers } from '../db';
import { blankOrder } from '../records/blankOrder';
import type { OrderRecord } from '../records/order';
import type { Text } from '../records/text';
import type { AddressRecord, UserRecord } from '../records/user';
import type { RecordedShop } from './recordedShop';

/** The made-up customer who has the recorded addresses and orders. */
export const recordedPhone = '+998900000000';

/** The profile of that customer. */
export const recordedCustomer = (vendor: string): User => ({
  id: `customer-${vendor}`,
  firstName: 'Guest',
  lastName: '',
  phone: recordedPhone,
  isPhoneVerified: true,
  email: null,
  image: null,
  birthday: null,
  gender: null,
  cashback: 0,
});

const long = '2025-01-01T05:00:00.000Z';
const textOf = (text: Localized): Text => ({ uz: '', ru: '', eng: '', ...text });
const iso = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());

/** That customer with the recorded addresses and orders. */
export function customersOf(
  { vendor, merchant, branches }: RecordedShop,
  addresses: readonly Address[],
  orders: readonly Order[],
): Customers {
  const { id, firstName } = recordedCustomer(vendor);
  const user: UserRecord = {
    id,
    merchantId: merchant.id,
    telegramId: null,
    firstName,
    lastName: '',
    phone: recordedPhone,
    isVerified: true,
    email: null,
    image: null,
    birthday: null,
    gender: null,
    role: 'CLIENT',
    cashback: 0,
    language: null,
    isActive: true,
    createdDate: long,
    lastModifiedDate: long,
  };
  const branchId = branches[0]?.id ?? '';
  return {
    users: [user],
    addresses: addresses.map((address) => addressRecord(address, user)),
    orders: orders.map((order) => orderRecord(order, user, branchId)),
  };
}

const addressRecord = (
  { details, words: _, received: __, ...address }: Address,
  { id: userId, merchantId }: UserRecord,
): AddressRecord => ({
  ...address,
  ...details,
  id: `${merchantId}-${address.id}`,
  userId,
  merchantId,
  type: 'HOUSE',
  details: '',
  createdDate: long,
});

/** Orders of the past: whatever was under way has been closed. */
function orderRecord(order: Order, user: UserRecord, branchId: string): OrderRecord {
  const money = Object.fromEntries(
    Object.entries(order.totals).map(([name, sum]) => [
      name,
      name === 'productCount' ? sum : fromMoney(sum ?? 0, 2),
    ]),
  ) as Totals;
  const isOver = order.status === 'CANCELED' || order.status === 'CLOSED';
  return {
    ...blankOrder(),
    ...money,
    id: `${user.merchantId}-${order.id}`,
    number: order.number,
    merchantId: user.merchantId,
    userId: user.id,
    status: isOver && order.status ? order.status : 'CLOSED',
    serviceType: order.serviceType ?? 'PICK_UP',
    deliveryType: order.serviceType === 'DELIVERY' ? 'LAMENU' : null,
    paymentType: order.paymentType ?? 'CASH',
    isPaid: order.isPaid,
    branchId: order.branchId ?? branchId,
    tableId: order.tableId,
    address: order.address && { ...order.address },
    cartItems: order.lines.map(({ productId, name, modifications, note, ...line }, at) => ({
      id: `${order.id}-${at}`,
      product: {
        ...line,
        count: line.count ?? 1,
        id: productId,
        name: textOf(name),
        costPrice: fromMoney(line.costPrice, 2),
      },
      modifications: modifications.map((option) => ({
        ...option,
        groupId: option.groupId ?? null,
        name: textOf(option.name),
        price: fromMoney(option.price, 2),
      })),
      note,
    })),
    distance: order.distance,
    createdAt: order.createdAt ?? Date.parse(long),
    acceptedTime: iso(order.acceptedAt),
    cookingTime: iso(order.cookingAt),
    readyTime: iso(order.readyAt),
    onWayTime: iso(order.onWayAt),
    deliveredAt: iso(order.deliveredAt),
    closedTime: iso(order.closedAt),
    deliveryAt: iso(order.deliveryAt),
    grade: order.grade,
  };
}
