import type { FeatureFlag, PaymentFlag } from '../src/domain/merchant';

type Row = {
  /** the page where it shows, as in docs/merchants.md */
  where: string;
  /** selector of what is there with the flag and missing without it, all other flags being on */
  sight: string;
  /** what that reads, where the selector alone does not tell */
  reads?: RegExp;
  /** name of the summary row that has to be unfolded to see it */
  behind?: RegExp;
  /** prerequisite: a basket, or an active order */
  needs?: 'basket' | 'order';
  /** flags that must be off too for it to disappear */
  alsoOff?: readonly FeatureFlag[];
  /** the viewer; by default someone signed in inside Telegram, with a balance and a card */
  who?: 'guest';
};

/** Its effect is outside the shop's own DOM: the named browser test switches the flag. */
type Elsewhere = { where: string; testedIn: { file: string; test: string } };

const payment = (name: string): Row => ({
  where: '/checkout',
  sight: 'label:has(input[type=radio])',
  reads: new RegExp(name),
  behind: /^Toʻlov/,
  needs: 'basket',
});
const profile = (name: string, more: Partial<Row> = {}): Row => ({
  where: '/profile',
  sight: 'button',
  reads: new RegExp(name),
  ...more,
});

/** Every flag of the merchant settings (§3): where it shows, and what is missing without it. */
export const flagTable: Readonly<Record<FeatureFlag | PaymentFlag, Row | Elsewhere>> = {
  bannersActive: { where: '/', sight: 'ul[aria-label="Takliflar"]', who: 'guest' },
  deliveryActive: profile('Manzillarim'),
  pickupActive: {
    where: '/checkout',
    sight: 'label',
    reads: /Olib ketish/,
    needs: 'basket',
  },
  dineInActive: profile('Stoldagi QR-kodni skanerlash'),
  branchesActive: profile('Filiallar'),
  storiesActive: { where: '/', sight: 'ul[aria-label="Hikoyalar"]', who: 'guest' },
  vacanciesActive: profile('Vakansiyalar'),
  privacyActive: profile('Maxfiylik siyosati'),
  aboutMerchantActive: profile('Kompaniya haqida'),
  notificationsActive: profile('Bildirishnomalar'),
  termsOfUseActive: profile('Ommaviy oferta'),
  balanceActive: {
    where: '/profile',
    sight: '*',
    reads: /^Keshbek balansi$/,
    alsoOff: ['cashbackActive'],
  },
  cartInMainActive: {
    where: '/',
    sight: 'button',
    reads: /Savat/,
    needs: 'basket',
    who: 'guest',
  },
  bookingActive: profile('Band qilingan stollarim'),
  cartPageActive: { where: '/', sight: 'a[href="/basket"]', who: 'guest' },
  chatActive: {
    where: '/',
    testedIn: {
      file: 'trackers.spec.ts',
      test: 'each tracker loads only with its own flag, the chat only with chatActive; nothing is asked for elsewhere when all are off',
    },
  },
  cashbackActive: {
    where: '/checkout',
    sight: '*',
    reads: /^Keshbekdan foydalanish$/,
    needs: 'basket',
  },
  promoActive: { where: '/checkout', sight: '*', reads: /^Promokod$/, needs: 'basket' },
  favouriteActive: { where: '/', sight: '[aria-label^="Sevimli: "]', who: 'guest' },
  cancelOrderActive: {
    where: '/profile/orders/{id}',
    sight: 'button',
    reads: /bekor qilish/,
    needs: 'order',
  },
  cardActive: payment('4242'),
  productComment: {
    where: '/basket',
    sight: 'button[aria-label^="Izoh qoʻshish"]',
    needs: 'basket',
  },
  receiverActive: {
    where: '/checkout',
    sight: '*',
    reads: /^Kim oladi$/,
    behind: /^Istaklar va/,
    needs: 'basket',
  },
  isVisibleAtProfileTop: { where: '/profile', sight: 'ul button', reads: /Buyurtmalarim/ },
  isNavigationViewEnabled: {
    where: '/',
    sight: 'nav[aria-label="Doʻkon boʻlimlari"]',
    who: 'guest',
  },
  multiTabNavigationEnabled: {
    where: '/',
    sight: 'nav[aria-label="Doʻkonlar"]',
    who: 'guest',
  },
  isCategoryImageVisible: { where: '/category', sight: 'a[href*="/category?id="] img' },
  cashActive: payment('Naqd pul'),
  terminalActive: payment('Terminal orqali'),
  paymeActive: payment('Payme'),
  clickActive: payment('Click'),
  uzumActive: payment('Uzum'),
};
