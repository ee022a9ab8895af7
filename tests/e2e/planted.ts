import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { openSession, phoneUser } from '../../mocks/backend/people';
import { demoId } from '../../mocks/backend/seed/demo/identity';
import type { ServedShop } from '../../mocks/serve';
import { user as userOfWire } from '../../src/api/users';
import { newKey } from '../../src/device/newKey';
import { type CartLine, lineKey } from '../../src/domain/basket/cart';
import { blankDraft, type OrderDraft } from '../../src/domain/order/draftFields';
import { personalName, userPerson } from '../../src/domain/session/person';
import type { PersonalKey, StoredKey } from '../../src/stores/storage/storedKeys';
import { untilAlive } from './untilAlive';

type Line = Pick<CartLine, 'productId'> & Partial<Pick<CartLine, 'choices' | 'count'>>;

export type Planted = {
  /** `+` and digits with the country code */
  phone?: string;
  basket?: readonly Line[];
  /** what differs from a draft that nothing was filled in */
  draft?: Partial<OrderDraft>;
};

export type Start = Planted & {
  /** paths, from the bottom to the top */
  sheets?: readonly string[];
  /** added to each address, as `&channel=click` */
  query?: string;
};

/** A full portion of the wedding plov. */
export const plov: Line = {
  productId: 'toy-oshi',
  choices: [{ modificationId: 'portion-1', groupId: 'portion', count: 1 }],
};

/** Pick-up at the branch that the demo shop proposes. */
export const byPickUp = {
  serviceType: 'PICK_UP',
  branchId: 'markaz',
} as const satisfies Partial<OrderDraft>;

/**
 * Signs a user of the demo shop in without its screens: the backend creates user and session as its
 * log-in does, and the first document of the page finds on the device what the screens would have
 * stored (`planted.spec.ts` compares the two). It is stored once: whatever the app makes of it,
 * later documents find.
 */
export async function plant(page: Page, shop: ServedShop, planted: Planted = {}) {
  await plantAll(page, shop, planted, []);
}

/**
 * The same, and opens the shop at these sheets, each of which was opened from the one below: the
 * page is as after a reload.
 */
export async function startSignedIn(
  page: Page,
  shop: ServedShop,
  { sheets = [], query = '', ...planted }: Start = {},
) {
  const urls = ['/', ...sheets].map((path) => `${path}?vendor=demo${query}`);
  await plantAll(page, shop, planted, urls);
  await page.goto(urls.at(-1) ?? '/');
  await untilAlive(page);
}

async function plantAll(page: Page, shop: ServedShop, planted: Planted, urls: readonly string[]) {
  if (page.url() !== 'about:blank') throw new Error('The page has begun without the session.');
  const script = await page.addInitScript(store, {
    origin: shop.appOrigin,
    entries: entriesOf(shop, planted),
    history: historyOf(urls),
  });
  // Commands reach the browser in their order: the next navigation of the test is after this one.
  page.once('framenavigated', () => void script.dispose());
}

/** The user with this phone, who is new at first. */
export const signUp = (
  { backend: { db, clock } }: Pick<ServedShop, 'backend'>,
  phone = '+998901234567',
) => phoneUser(db, demoId, phone, clock.now());

/** The entries of local storage. */
function entriesOf({ backend }: ServedShop, planted: Planted): [name: string, value: string][] {
  const { phone, basket = [], draft } = planted;
  const { db } = backend;
  const record = signUp({ backend }, phone);
  const { id } = record;
  const lines = basket.map(({ productId, choices = [], count = 1 }) => ({
    key: lineKey(productId, choices),
    productId,
    choices,
    count,
    note: '',
  }));
  // Products with options are added on their pages.
  const viewed = lines.filter(({ choices }) => choices.length > 0).map((line) => line.productId);
  const values = {
    token: openSession(db, record),
    user: v.parse(userOfWire, record),
    known: id,
    cart: lines.length > 0 ? { lines, id: newKey() } : null,
    viewed: viewed.length > 0 ? { list: viewed } : null,
    draft: draft ? { ...blankDraft(), ...draft } : null,
    nearest: draft?.branchId ?? null,
  } satisfies Partial<Record<PersonalKey, unknown>>;
  const personal = Object.entries(values)
    .filter(([, value]) => value !== null)
    .map(([key, value]) => [personalName(key, demoId, userPerson(id)), value] as const);
  const owner = `${'owner' satisfies StoredKey}:${demoId}`;
  return [...personal, [owner, id] as const].map(([name, value]) => [
    name,
    JSON.stringify({ format: 1, value }),
  ]);
}

/** An entry of the history for home and one for each sheet, each with its address. */
function historyOf(urls: readonly string[]) {
  const sheets = urls.slice(1).map((url, index) => ({
    id: `planted-${index}`,
    url: url.split('?')[0] ?? url,
  }));
  return urls.map((url, index) => ({
    url,
    state: { stack: sheets.slice(0, index), pushed: index, index },
  }));
}

type Stored = {
  origin: string;
  entries: [name: string, value: string][];
  history: ReturnType<typeof historyOf>;
};

/** Runs in the page, before the app. */
function store({ origin, entries, history: [first, ...others] }: Stored) {
  if (location.origin !== origin || window !== top) return;
  for (const [name, value] of entries) localStorage.setItem(name, value);
  if (others.length === 0) return;
  history.replaceState(first?.state, '', first?.url);
  for (const { state, url } of others) history.pushState(state, '', url);
}
