import { expect, test } from 'vitest';
import { blankDraft, type OrderDraft, readDraft } from '../src/domain/order/draftFields';
import type { ServiceType } from '../src/domain/order/order';
import type { OrderPreferences } from '../src/domain/order/orderPreferences';
import { backend, beginJourneys, home, inBrowser, logIn, type Page } from './journey';
import { isReady, mainDish } from './ordering';
import { settled, until } from './until';

beginJourneys({ isNoon: true, isHurried: true });

const stores = async () => ({
  ...(await import('../src/stores/order/handOver')),
  ...(await import('../src/stores/order/handOver')),
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
};

const blank = new Map<string, unknown>(Object.entries(blankDraft()));
const isBlank = ([name, value]: [string, unknown]) =>
  JSON.stringify(value) === JSON.stringify(blank.get(name));

async function fillIn(page: Page) {
  const more = await stores();
  for (const fill of Object.values(filled)) await settled(Promise.resolve(fill({ page, more })));
}

/** An order of a customer who has filled in every field, as the server has stored it. */
async function placed(serviceType: ServiceType) {
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

type Arrival = Record<ServiceType, unknown>;
const everywhere = (value: unknown): Arrival => ({
  DELIVERY: value,
  PICK_UP: value,
  DINE_IN: value,
});
const notAtTable = (value: unknown, none: unknown): Arrival => ({
  ...everywhere(value),
  DINE_IN: none,
});

/** What the server has stored of each option. A card’s id is checked with the payment instead. */
const stored: Record<Exclude<keyof OrderPreferences, 'cardId'>, Arrival> = {
  paymentType: everywhere('CASH'),
  sendCheque: everywhere(true),
  sendChequePhone: everywhere('+998935556677'),
  deliveryAt: notAtTable('2026-03-05T08:00:00.000Z', null),
  day: notAtTable('2026-03-05', null),
  time: notAtTable('13:00', null),
  receiver: notAtTable({ firstName: 'Jamshid', phone: '+998931112233' }, null),
  // with what staff are to do if a product is out
  note: notAtTable('Piyozsiz. Agar tugagan boʻlsa: menga qoʻngʻiroq qiling', 'Piyozsiz'),
  courierComment: {
    DELIVERY: 'Darvoza oldida. Qaytim kerak emas. Kelishdan oldin qoʻngʻiroq qiling',
    PICK_UP: 'Darvoza oldida. Qaytim kerak emas',
    DINE_IN: '',
  },
};
/** What every order stores of the options, and of what was spent. */
const storedFor = (serviceType: ServiceType) => ({
  ...Object.fromEntries(Object.entries(stored).map(([name, of]) => [name, of[serviceType]])),
  ...{ serviceType, promoCode: 'SALOM10', cashback: 1000 },
});

test('a delivery arrives with every field that was filled in', async () => {
  expect(await placed('DELIVERY')).toMatchObject({
    ...storedFor('DELIVERY'),
    later: true,
    tableId: null,
    address: { latitude: home.latitude, streetName: 'Navoiy', houseNumber: '5' },
    ...address.details,
  });
});

test('a pick-up arrives with every field but those of an address', async () => {
  expect(await placed('PICK_UP')).toMatchObject({
    ...storedFor('PICK_UP'),
    later: true,
    branchId: 'markaz',
    tableId: null,
    address: null,
    ...{ floor: '', office: '', entrance: '', domophone: '' },
  });
});

test('an order at a table has neither time nor receiver, and nothing for a courier', async () => {
  expect(await placed('DINE_IN')).toMatchObject({
    ...storedFor('DINE_IN'),
    later: false,
    ...{ branchId: 'markaz', tableId: '7', hallId: 'zal' },
    address: null,
    ...{ floor: '', office: '', entrance: '', domophone: '' },
  });
});

/** What stays for the next order (settled: money); a card stays with its payment type. */
const remembered = ['serviceType', 'branchId', 'address', 'paymentType', 'change', 'door'];

test('an order that was placed leaves nothing in the draft but what is remembered', async () => {
  await placed('DELIVERY');
  const draft: Record<string, unknown> = (await import('../src/stores/order/draft')).state;
  const left = Object.keys(filled).filter(
    (name) => !remembered.includes(name) && !isBlank([name, draft[name]]),
  );
  expect(left, '`ends` in src/domain/order/orderFields.ts lacks ‘ordered’ for').toEqual([]);
});

test('a reload brings back every field that was filled in', async () => {
  const page = await inBrowser();
  page.addToBasket(mainDish(page), [], 3);
  await fillIn(page);
  const kept = JSON.parse(JSON.stringify(page.draft.state));
  expect([...blank.keys()].filter((name) => isBlank([name, kept[name]]))).toEqual([]);
  expect(readDraft(kept)).toEqual(kept);
});
