import { recordsOf } from '../../src/api/readers/lists';

type Json = Record<string, unknown>;

/** What is kept of an order: nothing that a person has typed, or that says where they live. */
const orderFields = [
  'status',
  'courierStatus',
  'serviceType',
  'deliveryType',
  'paymentType',
  'isPaid',
  'isConfirmed',
  'branchId',
  'distance',
  'productCount',
  'productPrice',
  'productDiscount',
  'totalProductPrice',
  'totalProductDiscount',
  'deliveryPrice',
  'deliveryDiscount',
  'totalDiscount',
  'cashback',
  'servicePrice',
  'totalPrice',
  'createdDate',
  'createdAt',
  'timestamp',
  'acceptedTime',
  'cookingTime',
  'readyTime',
  'onWayTime',
  'deliveredAt',
  'closedTime',
  'deliveryAt',
  'atTime',
  'grade',
] as const;
const productFields = ['id', 'name', 'image', 'count', 'costPrice', 'discount'] as const;
const optionFields = ['id', 'name', 'price', 'count'] as const;

/** What a recording keeps of a read's parts: made-up data in the place of personal data. */
export function fitToKeep(name: string, parts: unknown): string {
  if (name === 'addresses') return asText(records(parts).map(madeUpAddress));
  if (name === 'orders') return asText(records(parts).map(madeUpOrder));
  return asText(parts);
}

const asText = (value: unknown): string => JSON.stringify(value);

const records = (parts: unknown): unknown[] => [...(recordsOf(parts) ?? [])];

const pick = (from: unknown, names: readonly string[]): Json =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value: unknown = Reflect.get(Object(from), name);
      return value === undefined ? [] : [[name, value]];
    }),
  );

const listIn = (from: unknown, name: string): unknown[] => [
  ...(recordsOf(Reflect.get(Object(from), name)) ?? []),
];

/** Two decimals of a degree are a square kilometre. */
function rough(value: unknown): number {
  return Math.round(Number(value) * 100) / 100;
}

function madeUpAddress(address: unknown, at: number): Json {
  const { latitude, longitude, cityId } = Object(address) as Json;
  const number = at + 1;
  return {
    id: `address-${number}`,
    name: `Address ${number}`,
    streetName: 'Example street',
    houseNumber: String(number),
    latitude: rough(latitude),
    longitude: rough(longitude),
    cityId: cityId ?? null,
  };
}

function madeUpOrder(order: unknown, at: number): Json {
  const { address, branch } = Object(order) as Json;
  const lines = [...listIn(order, 'cartItems'), ...listIn(order, 'basketItems')];
  return {
    ...pick(order, orderFields),
    id: `order-${at + 1}`,
    number: String(at + 1),
    branchId: Reflect.get(Object(order), 'branchId') ?? Reflect.get(Object(branch), 'id') ?? null,
    address: address ? madeUpAddress(address, 0) : null,
    cartItems: lines.map((line) => ({
      product: pick(Reflect.get(Object(line), 'product'), productFields),
      modifications: listIn(line, 'modifications').map((option) => pick(option, optionFields)),
    })),
  };
}
