import { sign } from '@tma.js/init-data-node';
import type { Backend } from './app';
import { demoBotToken } from './bot';
import { totalsOf } from './rules/money';

type Answer = { status: number; headers: Headers; text: string; body: Readable };
/** Parsed JSON of unknown type, for tests. */
type Readable = { readonly [name: string]: Readable } & {
  readonly [index: number]: Readable;
};

/** A client of the backend that keeps its merchant and token, like a browser. */
export type Visitor = {
  token: string | null;
  userId: string;
  call(method: string, path: string, body?: unknown, headers?: object): Promise<Answer>;
  get(path: string): Promise<Answer>;
  post(path: string, body?: unknown): Promise<Answer>;
  /** signs in as a Telegram user who has shared the contact */
  signIn(telegramId?: number): Promise<void>;
};

/** Creates a visitor of one merchant, named by key or id; null sends no merchant header. */
export function createVisitor(backend: Backend, merchant: string | null = 'demo'): Visitor {
  const visitor: Visitor = {
    token: null,
    userId: '',
    async call(method, path, body, headers = {}) {
      const request = new Request(`http://shop.test${path}`, {
        method,
        headers: {
          ...(merchant && { merchant }),
          ...(visitor.token && { authorization: `Bearer ${visitor.token}` }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const response = await backend.fetch(request);
      const text = await response.text();
      return { status: response.status, headers: response.headers, text, body: parsed(text) };
    },
    get: (path) => visitor.call('GET', path),
    post: (path, body = {}) => visitor.call('POST', path, body),
    async signIn(telegramId = 42) {
      const now = new Date(backend.clock.wall());
      const contact = { user_id: telegramId, phone_number: `99890${1_000_000 + telegramId}` };
      await visitor.post('/__mock/bot/contact', { raw: signed({ contact }, now) });
      const user = { id: telegramId, first_name: 'Aziza', language_code: 'uz' };
      const answer = await visitor.post('/api/webbot/v1/users/token', {
        initData: signed({ user }, now),
      });
      visitor.token = String(answer.body.token);
      visitor.userId = String(answer.body.id);
    },
  };
  return visitor;
}

/** Init data, or a contact response, as signed by Telegram for the demo bot. */
export function signed(data: Record<string, unknown>, at: Date, token = demoBotToken): string {
  return sign(data, token, at);
}

type Wanted = {
  id: string;
  count?: number;
  choices?: Record<string, number>;
};

/** An order body for products of the database, with correct totals; `part` overrides fields. */
export function orderOf(backend: Backend, wanted: readonly Wanted[], part: object = {}) {
  const { products, orderSettings } = backend.db;
  const cartItems = wanted.map(({ id, count = 1, choices = {} }) => {
    const product = products.find((each) => each.id === id);
    if (!product) throw new Error(`no product ${id}`);
    const { costPrice, discount } = product;
    const known = product.modificationGroups.flatMap((group) => group.modifications);
    const modifications = Object.entries(choices).map(([choice, taken]) => ({
      id: choice,
      price: known.find((each) => each.id === choice)?.price ?? 0,
      count: taken,
    }));
    return { product: { id, costPrice, discount, count }, modifications };
  });
  const lines = cartItems.map((item) => ({ ...item.product, options: item.modifications }));
  const bill = { lines, deliveryPrice: 0, servicePrice: 0, cashback: 0, promo: null, ...part };
  const setting = orderSettings[0];
  const goods = totalsOf(bill).productPrice;
  const servicePrice =
    setting && goods <= setting.serviceFeeThreshold ? setting.serviceFeeAmount : 0;
  const totals = totalsOf({ ...bill, servicePrice });
  const { promo: _, ...rest } = { promo: null, ...part };
  return {
    serviceType: 'PICK_UP',
    branchId: 'markaz',
    paymentType: 'CASH',
    cartItems,
    ...totals,
    ...rest,
  };
}

function parsed(text: string): Readable {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
