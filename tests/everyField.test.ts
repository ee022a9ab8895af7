import { expect, test } from 'vitest';
import { blankDraft, type OrderDraft } from '../src/domain/order/order';
import { backend, beginJourneys, home, inBrowser, logIn, type Page } from './journey';
import { isReady, mainDish } from './ordering';
import { settled, until } from './until';

beginJourneys({ isNoon: true, isHurried: true });

const stores = async () => ({
  ...(await import('../src/stores/order/handOver')),
  ...(await import('../src/stores/order/substitution')),
});
type Filling = { page: Page; more: Awaited<ReturnType<typeof stores>> };

const address = {
  ...home,
  comment: 'Bogʻ yonida',
  details: { floor: '3', office: '12', entrance: '2', domophone: '45' },
};
const pickTime = ({ page }: Filling) => page.draft.setTime({ day: '2026-03-05', time: '13:00' });
const payByCard = ({ page }: Filling) => page.draft.setPaymentType('OTHER', 'card');
const sendCheque = ({ page }: Filling) => page.draft.setCheque(true, '+998935556677');

/** Every field of the draft as filled in by a person, texts with blanks around them. */
const filled: Record<keyof OrderDraft, (one: Filling) => unknown> = {
  serviceType: ({ page }) => page.draft.setServiceType('PICK_UP'),
  branchId: ({ page }) => page.chooseBranch('markaz'),
  address: ({ page }) => page.draft.setAddress(address),
  paymentType: payByCard,
  cardId: payByCard,
  promo: ({ page }) => page.applyPromo('SALOM10'),
  cashback: ({ page }) => page.draft.setCashback(100_000),
  later: pickTime,
  day: pickTime,
  time: pickTime,
  receiver: ({ page }) => page.draft.setReceiver({ firstName: 'Jamshid', phone: '+998931112233' }),
  sendCheque,
  sendChequePhone: sendCheque,
  courierComment: ({ page }) => page.draft.setCourierComment('  Darvoza oldida '),
  note: ({ page }) => page.draft.setNote(' Piyozsiz  '),
  substitution: ({ more }) => more.setSubstitution('', 'call'),
  change: ({ more }) => more.setChange('none'),
  door: ({ more }) => more.toggleDoorWish('callFirst'),
  cutlery: ({ more }) => more.setCutlery(2),
};

async function fillIn(page: Page) {
  const more = await stores();
  for (const fill of Object.values(filled)) await settled(Promise.resolve(fill({ page, more })));
}

/** An order of a customer who has filled in every field, as the server has stored it. */
async function placed(serviceType: 'DELIVERY' | 'PICK_UP' | 'DINE_IN') {
  const isAtTable = serviceType === 'DINE_IN';
  const scan = isAtTable ? { scan: 'tableId=7&hallId=zal&branchId=markaz' } : {};
  const page = await inBrowser(scan);
  await logIn(page);
  for (const user of backend.db.users) user.cashback = 1_000;
  await page.refreshProfile();
  page.addToBasket(mainDish(page), [], 3);
  await fillIn(page);
  // A card’s id is checked with the payment, and is no part of an order.
  page.draft.setPaymentType('CASH');
  if (serviceType !== 'DINE_IN') page.draft.setServiceType(serviceType);
  await until(() => isReady(page));
  const outcome = await settled(page.submitOrder());
  expect(outcome.kind === 'changed' ? await settled(page.submitOrder()) : outcome).toMatchObject({
    kind: 'accepted',
  });
  return backend.db.orders[0];
}

/** What every order stores, whatever its way. */
const everywhere = {
  paymentType: 'CASH',
  promoCode: 'SALOM10',
  cashback: 1000,
  sendCheque: true,
  sendChequePhone: '+998935556677',
};
/** What a table has no use for. */
const planned = {
  deliveryAt: '2026-03-05T08:00:00.000Z',
  ...{ later: true, day: '2026-03-05', time: '13:00' },
  receiver: { firstName: 'Jamshid', phone: '+998931112233' },
};

/** The note, with what staff are to do if a product is out. */
const answered = 'Piyozsiz. Agar tugagan boʻlsa: menga qoʻngʻiroq qiling';

test('a delivery arrives with every field that was filled in', async () => {
  expect(await placed('DELIVERY')).toMatchObject({
    ...everywhere,
    ...planned,
    serviceType: 'DELIVERY',
    tableId: null,
    address: { latitude: home.latitude, streetName: 'Navoiy', houseNumber: '5' },
    ...address.details,
    note: answered,
    courierComment: 'Darvoza oldida. Qaytim kerak emas. Kelishdan oldin qoʻngʻiroq qiling',
  });
});

test('a pick-up arrives with every field but those of an address', async () => {
  expect(await placed('PICK_UP')).toMatchObject({
    ...everywhere,
    ...planned,
    serviceType: 'PICK_UP',
    branchId: 'markaz',
    tableId: null,
    address: null,
    ...{ floor: '', office: '', entrance: '', domophone: '' },
    note: answered,
    courierComment: 'Darvoza oldida. Qaytim kerak emas',
  });
});

test('an order at a table has neither time nor receiver, and nothing for a courier', async () => {
  expect(await placed('DINE_IN')).toMatchObject({
    ...everywhere,
    serviceType: 'DINE_IN',
    ...{ branchId: 'markaz', tableId: '7', hallId: 'zal' },
    ...{ deliveryAt: null, later: false, day: null, time: null, receiver: null, address: null },
    ...{ floor: '', office: '', entrance: '', domophone: '' },
    note: 'Piyozsiz',
    courierComment: '',
  });
});

test('a reload brings back every field that was filled in', async () => {
  const page = await inBrowser();
  page.addToBasket(mainDish(page), [], 3);
  await fillIn(page);
  const stored = JSON.parse(JSON.stringify(page.draft.state));
  const isBlank = ([name, value]: [string, unknown]) =>
    JSON.stringify(stored[name]) === JSON.stringify(value);
  expect(Object.entries(blankDraft()).filter(isBlank)).toEqual([]);
  expect(page.draft.read(stored)).toEqual(stored);
});
