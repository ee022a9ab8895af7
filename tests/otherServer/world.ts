import type { Variant } from './variants';

/** The server's state. Ids are numbers, times epoch milliseconds, money in the currency's smallest unit. */
export type Person = {
  id: number;
  firstName: string | null;
  lastName: string | null;
  /** digits only; null until a contact or a code provides it */
  phone: string | null;
  email: string | null;
  gender: string | null;
  birthday: number | null;
  telegramId: number | null;
};

export type SentCode = {
  id: number;
  phone: string;
  code: string;
  at: number;
  userId: number | null;
};

export type SavedAddress = {
  id: number;
  userId: number;
  fields: Readonly<Record<string, unknown>>;
};

export type PlacedOrder = {
  id: number;
  userId: number;
  status: string;
  lines: readonly OrderedLine[];
  /** amount due */
  total: number;
  deliveryPrice: number;
  createdAt: number;
  isPaid: boolean;
  /** the requested time, null for as soon as possible */
  dueAt: number | null;
  /** what the staff read with it */
  note: string;
  /** stars and words, null until it is rated */
  rating: { grade: number; comment: string } | null;
  /** the body as received */
  body: Readonly<Record<string, unknown>>;
  /** the `Idempotency-Key` header */
  key: string | null;
};

export type OrderedLine = {
  productId: number;
  count: number;
  price: number;
  discount: number;
  /** what the staff read on this line */
  note: string;
  options: readonly { id: number; price: number; count: number }[];
};

export type Reserved = {
  id: number;
  userId: number;
  branchId: number;
  at: number;
  comment: string;
};

export type Options = {
  /** the server's clock, epoch milliseconds */
  now: () => number;
  botToken: string;
  /** the value of `VITE_API_BASE_URL`, with its trailing slash */
  base: string;
  /** latency of every response, ms */
  latency: number;
  /** whether a repeated order with the same `Idempotency-Key` is deduplicated */
  acceptsIdempotencyKey: boolean;
  /** whether an order can be cancelled */
  canCancel: boolean;
  /** whether Payme is offered; without it there are no payments */
  takesPayme: boolean;
  /** whether there is a promo code, `SOMSA10` */
  takesPromos: boolean;
  /** whether orders have couriers */
  hasCouriers: boolean;
  /** whether deliveries go into the region only */
  checksArea: boolean;
  /** whether finished orders can be rated, once */
  takesGrades: boolean;
  /** whether lists of orders say what was ordered, as each order's own answer does */
  listsLines: boolean;
  /** whether lists of orders say what they cost, as each order's own answer does */
  listsTotals: boolean;
  /** whether lines may have notes */
  takesLineNotes: boolean;
  /** how this author writes what the contract leaves open */
  variants: readonly Variant[];
  /** decimals of its currency; with three of them somsa costs 1.375 */
  digits: number;
  /** whether a page of another origin may read the `Date` header */
  tellsTime: boolean;
};

export type World = ReturnType<typeof createWorld>;

/** A fresh server. */
export function createWorld(options: Options) {
  let last = 1000;
  return {
    options,
    people: [] as Person[],
    tokens: new Map<string, number>(),
    codes: [] as SentCode[],
    /** phones by Telegram id, as delivered to the bot */
    contacts: new Map<number, string>(),
    addresses: [] as SavedAddress[],
    orders: [] as PlacedOrder[],
    reservations: [] as Reserved[],
    favourites: [] as { id: number; userId: number; productId: number }[],
    nextId: () => {
      last += 1;
      return last;
    },
  };
}
