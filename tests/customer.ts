import type { AddressRecord } from '../mocks/backend/records/user';
import { addressAt, byMain } from './delivering';
import { backend, inBrowser, logIn, type Page } from './journey';

type Line = { productId: string; choices?: Parameters<Page['addToBasket']>[1]; count?: number };

/** A full portion of the wedding plov. */
export const plov: Line = {
  productId: 'toy-oshi',
  choices: [{ modificationId: 'portion-1', groupId: 'portion', count: 1 }],
};

type Opening = NonNullable<Parameters<typeof inBrowser>[0]> & { basket?: readonly Line[] };

/** A person who is logged in on a new device, with a basket. */
export async function customer({ basket = [], ...opening }: Opening = {}): Promise<Page> {
  const page = await inBrowser(opening);
  await logIn(page);
  put(page, basket);
  return page;
}

/** The same, with pick-up at the main branch chosen: ready to order. */
export async function pickingUp({ basket = [plov], ...opening }: Opening = {}): Promise<Page> {
  const page = await customer({ basket, ...opening });
  page.chooseService('PICK_UP');
  page.chooseBranch('markaz');
  return page;
}

/** The same, for a delivery beside the main branch. */
export async function delivering({ basket = [plov], ...opening }: Opening = {}): Promise<Page> {
  const page = await customer({ basket, ...opening });
  page.chooseService('DELIVERY');
  page.draft.setAddress(addressAt(byMain));
  return page;
}

export function put(page: Page, basket: readonly Line[]): void {
  for (const { productId, choices = [], count = 1 } of basket) {
    const product = page.catalog.state.products.get(productId);
    if (!product) throw new Error(`The shop does not sell ${productId}`);
    page.addToBasket(product, choices, count);
  }
}

/** The backend's record of a product. */
export function productRecord(id: string) {
  const found = backend.db.products.find((each) => each.id === id);
  if (!found) throw new Error(`The shop does not sell ${id}`);
  return found;
}

/** An address that the only user has saved before the page opens. */
export function savedAddress(name: string, more: Partial<AddressRecord> = {}): AddressRecord {
  const address: AddressRecord = {
    id: `saved-${name}`,
    userId: backend.db.users[0]?.id ?? '',
    merchantId: '7001',
    type: null,
    name,
    streetName: 'Navoiy koʻchasi',
    houseNumber: '5',
    details: JSON.stringify({ office: '12', domophone: '12K', entrance: '2', floor: '3' }),
    description: '',
    cityId: 'toshkent',
    comment: '',
    office: '12',
    domophone: '12K',
    entrance: '2',
    floor: '3',
    createdDate: '2026-03-01T09:00:00+05:00',
    ...byMain,
    ...more,
  };
  backend.db.addresses.push(address);
  return address;
}
