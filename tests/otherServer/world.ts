/** What the server keeps. Its ids are numbers, its times epoch milliseconds, its money hundredths. */
export type Person = {
  id: number;
  firstName: string | null;
  lastName: string | null;
  /** digits only, null until a contact or a code has told it */
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
  /** what is to be paid */
  total: number;
  deliveryPrice: number;
  createdAt: number;
  /** the time that was asked for, null for as soon as possible */
  dueAt: number | null;
  /** the body as it came */
  body: Readonly<Record<string, unknown>>;
  /** the `Idempotency-Key` that came along */
  key: string | null;
};

export type OrderedLine = {
  productId: number;
  count: number;
  price: number;
  discount: number;
  options: readonly { id: number; price: number; count: number }[];
};

export type Options = {
  /** the server's clock, epoch milliseconds */
  now: () => number;
  botToken: string;
  /** what `VITE_API_BASE_URL` would say, with its trailing slash */
  base: string;
  /** how long every answer takes, milliseconds */
  latency: number;
  /** whether a repeated order with the same `Idempotency-Key` is the same order */
  acceptsIdempotencyKey: boolean;
  /** whether an order can be taken back */
  canCancel: boolean;
  /** whether a page of another origin may read the `Date` header */
  tellsTime: boolean;
};

export type World = ReturnType<typeof createWorld>;

/** A server nobody has used. */
export function createWorld(options: Options) {
  let last = 1000;
  return {
    options,
    people: [] as Person[],
    tokens: new Map<string, number>(),
    codes: [] as SentCode[],
    /** phones by Telegram's id, as the bot was told them */
    contacts: new Map<number, string>(),
    addresses: [] as SavedAddress[],
    orders: [] as PlacedOrder[],
    favourites: [] as { id: number; userId: number; productId: number }[],
    nextId: () => {
      last += 1;
      return last;
    },
  };
}
