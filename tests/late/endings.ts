import type { CallScope } from '../../src/api/call';
import { backend, fill, logIn } from '../journey';
import { settled, until } from '../until';
import type { LateOpening, LatePage } from './openLate';
import { storeSession } from './storeSession';

const [own, other] = ['7001', '7002'] as const;

/** An event during a request that ends calls. */
type Ending = {
  ends: readonly CallScope[];
  /** whether it can happen on a page opened like this */
  suits: (opening: LateOpening) => boolean;
  make: (page: LatePage) => Promise<unknown>;
};

/** Boris adds to the basket and writes a note. */
async function startVisit(page: LatePage) {
  await settled(page.syncAddresses());
  fill(page, 2);
  page.draft.setNote('Borisning izohi');
}

async function logOut(page: LatePage) {
  await settled(page.logOut());
  page.toasts.reset();
}

/** Inside Telegram the same account returns. */
async function logInNext(page: LatePage) {
  const { initData } = page.services().telegram;
  if (initData) await settled(page.exchange(initData));
  else await logIn(page, '+998904445566');
  await startVisit(page);
}

/**
 * Another window has logged out the current person and logged in Boris; this window is notified of
 * both at once.
 */
async function logInElsewhere(page: LatePage) {
  const left = `@user-${page.session.state.user?.id}`;
  for (const key of Object.keys({ ...localStorage })) {
    if (key.endsWith(left)) localStorage.removeItem(key);
  }
  const key = await storeSession(own);
  window.dispatchEvent(new StorageEvent('storage', { key }));
  await until(() => page.session.state.user?.firstName === 'Boris');
  await startVisit(page);
}

const merchantOf = (id: string) => {
  const found = backend.db.merchants.find((merchant) => merchant.id === id);
  if (!found) throw new Error(`There is no merchant ${id}`);
  return found;
};

/**
 * The address now belongs to another merchant, where Boris has a session on this device. The shop
 * restarts, as with its retry button.
 */
async function switchMerchant(page: LatePage) {
  const { sub, domainUrl } = merchantOf(own);
  Object.assign(merchantOf(own), { sub: 'former', domainUrl: 'former.example' });
  Object.assign(merchantOf(other), { sub, domainUrl });
  if (!page.services().telegram.isInside) await storeSession(other);
  await settled(page.open());
  await until(() => page.merchant.state.merchant?.id === other);
  await until(() => page.session.state.status === 'signedIn');
  // Runs shortly after the shop has loaded, as the page's last own request.
  await until(() => page.orders.state.activeStatus === 'ready', 100);
  // as home does
  await settled(page.loadBrands());
  await startVisit(page);
}

export const endings: Readonly<Record<string, Ending>> = {
  'a log-out': {
    ends: ['person', 'signIn'],
    suits: ({ isGuest }) => !isGuest,
    make: logOut,
  },
  'the log-in of another': {
    ends: ['person', 'signIn'],
    suits: () => true,
    make: async (page) => {
      await logOut(page);
      await logInNext(page);
    },
  },
  'the log-in of another in another window': {
    ends: ['person', 'signIn'],
    // Inside Telegram each launch has its own session.
    suits: ({ isInTelegram }) => !isInTelegram,
    make: logInElsewhere,
  },
  'another merchant': {
    ends: ['shop', 'person', 'signIn'],
    suits: () => true,
    make: switchMerchant,
  },
};

/** Opens the brand's other shop. The page stays alive until the browser loads the new one. */
export async function chooseOtherTab(page: LatePage) {
  await settled(page.loadBrands());
  const tab = page.brands.state.tabs.find(({ merchantId }) => merchantId === other);
  if (!tab) throw new Error('The brand has no other shop');
  if (!(await settled(page.chooseBrand(tab)))) throw new Error('The other shop does not open');
}
