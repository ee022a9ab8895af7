import type { CallScope } from '../../src/api/callScope';
import { backend, fill, logIn } from '../journey';
import { settled, until } from '../until';
import type { LateOpening, LatePage } from './openLate';
import { storeSession } from './storeSession';

const [own, other] = ['7001', '7002'] as const;

/** What happens while an answer is on its way, and ends calls. */
type Ending = {
  ends: readonly CallScope[];
  /** whether it can happen to a page that was opened so */
  suits: (opening: LateOpening) => boolean;
  make: (page: LatePage) => Promise<unknown>;
};

/** Boris puts something into the basket, and writes something. */
async function begin(page: LatePage) {
  await settled(page.syncAddresses());
  fill(page, 2);
  page.draft.setNote('Borisning izohi');
}

async function leave(page: LatePage) {
  await settled(page.logOut());
  page.toasts.reset();
}

/** Inside Telegram the same account comes back. */
async function comeIn(page: LatePage) {
  const { initData } = page.services().telegram;
  if (initData) await settled(page.exchange(initData));
  else await logIn(page, '+998904445566');
  await begin(page);
}

/** Another window has logged out whoever was here, and Boris in; this one hears of both at once. */
async function hearOfOther(page: LatePage) {
  const left = `@user-${page.session.state.user?.id}`;
  for (const key of Object.keys({ ...localStorage })) {
    if (key.endsWith(left)) localStorage.removeItem(key);
  }
  const key = await storeSession(own);
  window.dispatchEvent(new StorageEvent('storage', { key }));
  await until(() => page.session.state.user?.firstName === 'Boris');
  await begin(page);
}

const merchantOf = (id: string) => {
  const found = backend.db.merchants.find((merchant) => merchant.id === id);
  if (!found) throw new Error(`There is no merchant ${id}`);
  return found;
};

/**
 * The address stands for another merchant by now, at which Boris has a session on this device. The shop
 * starts again, as by its retry button.
 */
async function becomeOther(page: LatePage) {
  const { sub, domainUrl } = merchantOf(own);
  Object.assign(merchantOf(own), { sub: 'former', domainUrl: 'former.example' });
  Object.assign(merchantOf(other), { sub, domainUrl });
  if (!page.services().telegram.isInside) await storeSession(other);
  await settled(page.open());
  await until(() => page.merchant.state.merchant?.id === other);
  await until(() => page.session.state.status === 'signedIn');
  // A while after the shop has loaded, as the last that it asks by itself.
  await until(() => page.orders.state.activeStatus === 'ready', 100);
  await begin(page);
}

export const endings: Readonly<Record<string, Ending>> = {
  'a log-out': {
    ends: ['person', 'signIn'],
    suits: ({ isGuest }) => !isGuest,
    make: leave,
  },
  'the log-in of another': {
    ends: ['person', 'signIn'],
    suits: () => true,
    make: async (page) => {
      await leave(page);
      await comeIn(page);
    },
  },
  'the log-in of another in another window': {
    ends: ['person', 'signIn'],
    // There each launch has a session of its own.
    suits: ({ isInTelegram }) => !isInTelegram,
    make: hearOfOther,
  },
  'another merchant': {
    ends: ['shop', 'person', 'signIn'],
    suits: () => true,
    make: becomeOther,
  },
};

/** Opens the other shop of the brand. The page lives on until the browser has begun the new one. */
export async function chooseOtherTab(page: LatePage) {
  await settled(page.loadBrands());
  const tab = page.brands.state.tabs.find(({ merchantId }) => merchantId === other);
  if (!tab) throw new Error('The brand has no other shop');
  if (!(await settled(page.chooseBrand(tab)))) throw new Error('The other shop does not open');
}
