import type { routes } from '../../src/navigation/paths';

export type State = 'loading' | 'empty' | 'error' | 'long';

const inMemory = 'rendered from data the app already has';
const ownTexts = 'contains only our own texts';
const always = 'never empty';
const formErrors = 'a form: errors are shown at its fields and in notices';
const elsewhere = (specimen: string) => `the same as in ${specimen}`;
const redirects = 'redirects to the order, which has this state';

/**
 * Why a screen lacks a state: every state not listed here has a specimen. Offline can be switched
 * on for every situation; home also has the specimen `home-offline`.
 */
export const absentStates: Readonly<
  Partial<Record<keyof typeof routes, Readonly<Partial<Record<State, string>>>>>
> = {
  about: { long: 'its text has any length' },
  offer: policy(),
  privacy: policy(),
  linkPage: { loading: inMemory, error: inMemory, long: ownTexts },
  linkPageWithCode: {
    loading: inMemory,
    empty: elsewhere('links-none'),
    error: inMemory,
    long: ownTexts,
  },
  blocked: { loading: inMemory, empty: always, error: 'is itself an error page', long: ownTexts },
  merchantNotAvailable: {
    loading: elsewhere('home-opening'),
    empty: always,
    error: 'is itself an error page',
    long: ownTexts,
  },
  login: { loading: elsewhere('login-sending'), empty: always, long: ownTexts },
  loginConfirm: { loading: inMemory, error: elsewhere('login-code-wrong'), long: ownTexts },
  branchesMap: { empty: elsewhere('branches-empty'), long: elsewhere('branches-long') },
  addressPickup: {
    loading: elsewhere('branches-map-loading'),
    empty: elsewhere('branches-empty'),
    error: elsewhere('branches-map-failed'),
    long: elsewhere('branches-long'),
  },
  profile: { loading: inMemory, empty: elsewhere('profile-guest'), error: inMemory },
  user: { loading: inMemory, empty: elsewhere('user-new') },
  loyalty: { loading: inMemory, error: inMemory, long: 'a code has any length' },
  keys: { loading: inMemory, empty: always, error: inMemory, long: ownTexts },
  phone: { loading: elsewhere('phone-sending'), empty: always, error: formErrors, long: ownTexts },
  cards: { long: 'cards-some has a long name' },
  cardCreate: {
    loading: elsewhere('card-new-sending'),
    empty: always,
    error: formErrors,
    long: ownTexts,
  },
  cardConfirm: { loading: inMemory, error: elsewhere('card-code-wrong'), long: ownTexts },
  orderMap: {
    loading: redirects,
    empty: redirects,
    error: redirects,
    long: elsewhere('order-on-way'),
  },
  orderAgain: { loading: redirects, error: redirects },
  orderCancel: {
    loading: redirects,
    empty: elsewhere('order-cancel-late'),
    error: formErrors,
    long: ownTexts,
  },
  orderGrade: {
    loading: redirects,
    empty: elsewhere('order-grade-closed'),
    error: formErrors,
  },
  addressCreate: {
    loading: elsewhere('address-map-looking'),
    empty: always,
    error: elsewhere('address-map-unnamed'),
    long: elsewhere('address-list-long'),
  },
  addressDelivery: {
    loading: elsewhere('address-map-looking'),
    error: elsewhere('address-map-unnamed'),
    long: elsewhere('address-list-long'),
  },
  addressDetails: { loading: inMemory, error: formErrors, long: elsewhere('address-list-long') },
  addressSearch: { long: 'results have two lines of any length' },
  language: { loading: inMemory, empty: always, error: inMemory, long: ownTexts },
  reservation: { empty: elsewhere('reservation-off') },
  waiter: { loading: elsewhere('table-calling'), long: ownTexts },
  checkoutConfirm: { empty: always },
  checkoutTime: { error: elsewhere('time-none'), long: ownTexts },
  checkoutReceiver: { loading: inMemory, error: formErrors, long: ownTexts },
};

function policy() {
  const same = elsewhere('about');
  return { loading: same, empty: same, error: same, long: same };
}
