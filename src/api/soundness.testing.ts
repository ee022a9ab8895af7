const money = new Set([
  ...['price', 'costPrice', 'deliveryPrice', 'minPrice', 'productPrice', 'productDiscount'],
  ...['totalProductPrice', 'totalProductDiscount', 'deliveryDiscount', 'totalDiscount'],
  ...['cashback', 'servicePrice', 'totalPrice', 'serviceFeeThreshold', 'serviceFeeAmount'],
  'minimalDeliveryPrice',
]);
const isTime = (name: string) => /At$|Date$|^timestamp$/.test(name);
const maxAbsolute: Readonly<Record<string, number>> = { latitude: 90, longitude: 180 };
/** latest time a Date can hold, epoch milliseconds */
const lastMoment = 8.64e15;

/**
 * Invalid values in a mapped response, by field name: non-finite numbers, unsafe amounts,
 * coordinates or times out of range, stringified objects, and texts that turn or hide what is
 * around them.
 */
export function unsoundness(value: unknown, name = ''): string[] {
  if (typeof value === 'number') return isSoundNumber(name, value) ? [] : [`${name}: ${value}`];
  if (typeof value === 'string') return isSoundText(name, value) ? [] : [`${name}: ${value}`];
  // What came from the server goes back to it as it came, and is read nowhere else.
  if (typeof value !== 'object' || value === null || name === 'received') return [];
  if (!isPlain(value)) return [`${name}: not a plain record`];
  if (name === 'polygon') return polygonFaults(value);
  if (Array.isArray(value)) return value.flatMap((part) => unsoundness(part, name));
  // Percentages share field names with amounts.
  const note = Reflect.get(value, 'discountType') === 'PERCENTAGE' ? ' in percent' : '';
  return Object.entries(value).flatMap(([own, part]) => unsoundness(part, `${own}${note}`));
}

/** A list, or a record with no names but its own and, at most, those of every object. */
function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  if (Array.isArray(value)) return prototype === Array.prototype;
  return prototype === Object.prototype || prototype === null;
}

/** What is compared with the server's own or sent back stays as it is; `isolate` cleans what is shown. */
const isSoundText = (name: string, value: string): boolean =>
  !value.includes('[object') &&
  (/^(ids?|code|token)\b|(Ids?|Enabled|Active|Hash)$/.test(name) ||
    !/[\u200b\u202a-\u202e\u2066-\u2069\ufeff\p{Cs}]/u.test(value));

function isSoundNumber(name: string, value: number): boolean {
  if (!Number.isFinite(value)) return false;
  if (money.has(name)) return Number.isSafeInteger(value) && value >= 0;
  if (isTime(name)) return Math.abs(value) <= lastMoment;
  return Math.abs(value) <= (maxAbsolute[name] ?? Number.POSITIVE_INFINITY);
}

/** [longitude, latitude] pairs at any depth. */
function polygonFaults(rings: object): string[] {
  return Object.values(rings).flatMap((part: unknown) => {
    if (!Array.isArray(part)) return [];
    const [longitude, latitude] = part;
    if (typeof longitude === 'number') return unsoundness({ longitude, latitude });
    return polygonFaults(part);
  });
}
