import { beforeEach, vi } from 'vitest';
import { type Backend, createBackend } from '../mocks/backend/app';
import { testNow } from '../mocks/backend/testNow';
import { noDetails, type PlacedAddress, temporaryId } from '../src/domain/addresses/address';
import type { Product } from '../src/domain/catalog/catalog';
import { forgetDevice } from './forgetDevice';
import { dilnoza, openPage } from './openPage';

/** The backend of the current test. */
export let backend: Backend;

type World = {
  /** the shop's clock is frozen at `testNow`; by default it is the device's */
  isNoon?: boolean;
  /** the app's timers only run inside `until`, `settled` and `pass` */
  isHurried?: boolean;
};

/** Every test starts with a fresh server and a fresh device. */
export function beginJourneys({ isNoon = false, isHurried = false }: World = {}): void {
  beforeEach(() => {
    backend = createBackend(isNoon ? { now: () => testNow } : {});
    forgetDevice();
    if (!isHurried) return;
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'],
    });
    return () => vi.useRealTimers();
  });
}

type Opening = Partial<Parameters<typeof openPage>[0]>;

export const inBrowser = (more: Opening = {}) => openPage({ backend, ...more });
export const inTelegram = (more: Opening = {}) =>
  openPage({ backend, user: dilnoza, contact: 'granted', ...more });
export type Page = Awaited<ReturnType<typeof openPage>>;

type LoggingIn = Pick<Page, 'sendCode' | 'confirmCode'>;
type Filling = Pick<Page, 'catalog' | 'addToBasket'>;

/** The most recent SMS code. */
export const lastCode = () => backend.db.codes.at(-1)?.code ?? '';

/** Returns the server's error, or null once logged in. */
export async function logIn({ sendCode, confirmCode }: LoggingIn, phone = '+998901112233') {
  await sendCode(phone);
  return confirmCode(lastCode());
}

/** A product without options that is in stock at every branch, so that it needs no product page. */
export function plainProduct({ catalog }: Pick<Page, 'catalog'>, index = 0): Product {
  const plain = catalog.state.catalog.products.filter(
    ({ amount, modificationGroups, branches }) =>
      amount === null && modificationGroups.length === 0 && branches === null,
  );
  return plain[index] ?? fail('The shop has too few plain products');
}

/** Adds `count` pieces of a plain product to the basket, and returns the product. */
export function fill(page: Filling, count = 1, index = 0): Product {
  const product = plainProduct(page, index);
  page.addToBasket(product, [], count);
  return product;
}

export function chooseMain({ branches, chooseBranch }: Pick<Page, 'branches' | 'chooseBranch'>) {
  const main = branches.state.branches.find(({ isMain }) => isMain);
  chooseBranch(main?.id ?? fail('The shop has no main branch'));
}

/** Near the main branch. */
export const home: PlacedAddress = {
  id: temporaryId('home'),
  latitude: 41.3119,
  longitude: 69.2425,
  name: '',
  streetName: 'Navoiy',
  houseNumber: '5',
  description: '',
  comment: '',
  cityId: null,
  details: noDetails,
};

function fail(what: string): never {
  throw new Error(what);
}
