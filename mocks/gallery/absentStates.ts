import type { routes } from '../../src/navigation/paths';

export type State = 'loading' | 'empty' | 'error' | 'long';

const atHand = 'it is made of what the app has already';
const written = 'all of its words are our own';
const always = 'there is always something';
const formed = 'a form: its errors stand at its fields, and in notices';
const elsewhere = (specimen: string) => `the same as in ${specimen}`;
const leads = 'it leads to the order, which has this state';

/**
 * Why a screen does not have a state of its own: whatever is not named here has a specimen. Off line
 * is a state of every situation, by the gallery's switch, and of home by `home-offline`.
 */
export const absentStates: Readonly<
  Partial<Record<keyof typeof routes, Readonly<Partial<Record<State, string>>>>>
> = {
  about: { long: 'its text is as long as texts are' },
  offer: policy(),
  privacy: policy(),
  linkPage: { loading: atHand, error: atHand, long: written },
  linkPageWithCode: {
    loading: atHand,
    empty: elsewhere('links-none'),
    error: atHand,
    long: written,
  },
  blocked: { loading: atHand, empty: always, error: 'it is one', long: written },
  merchantNotAvailable: {
    loading: elsewhere('home-opening'),
    empty: always,
    error: 'it is one',
    long: written,
  },
  login: { loading: elsewhere('login-sending'), empty: always, long: written },
  loginConfirm: { loading: atHand, error: elsewhere('login-code-wrong'), long: written },
  branchesMap: { empty: elsewhere('branches-empty'), long: elsewhere('branches-long') },
  addressPickup: {
    loading: elsewhere('branches-map-loading'),
    empty: elsewhere('branches-empty'),
    error: elsewhere('branches-map-failed'),
    long: elsewhere('branches-long'),
  },
  profile: { loading: atHand, empty: elsewhere('profile-guest'), error: atHand },
  user: { loading: atHand, empty: elsewhere('user-new') },
  phone: { loading: elsewhere('phone-sending'), empty: always, error: formed, long: written },
  cards: { long: 'cards-some has a long name' },
  cardCreate: {
    loading: elsewhere('card-new-sending'),
    empty: always,
    error: formed,
    long: written,
  },
  cardConfirm: { loading: atHand, error: elsewhere('card-code-wrong'), long: written },
  orderMap: { loading: leads, empty: leads, error: leads, long: elsewhere('order-on-way') },
  orderAgain: { loading: leads, error: leads },
  orderCancel: {
    loading: leads,
    empty: elsewhere('order-cancel-late'),
    error: formed,
    long: written,
  },
  orderGrade: {
    loading: leads,
    empty: elsewhere('order-grade-closed'),
    error: formed,
    long: written,
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
  addressDetails: { loading: atHand, error: formed, long: elsewhere('address-list-long') },
  addressSearch: { long: 'what is found has two lines of any length' },
  language: { loading: atHand, empty: always, error: atHand, long: written },
  reservation: { empty: elsewhere('reservation-off') },
  waiter: { loading: elsewhere('table-calling'), long: written },
  checkoutConfirm: { empty: always },
  checkoutTime: { error: elsewhere('time-none'), long: written },
  checkoutReceiver: { loading: atHand, error: formed, long: written },
};

function policy() {
  const same = elsewhere('about');
  return { loading: same, empty: same, error: same, long: same };
}
