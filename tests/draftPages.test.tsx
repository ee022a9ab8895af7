import { expect, test } from 'vitest';
import { blankDraft, type OrderDraft } from '../src/domain/order/draftFields';
import { customer, plov, savedAddress } from './customer';
import { backend, beginJourneys, inBrowser } from './journey';
import { type Shown, showShop } from './showShop';
import { eventually } from './until';

beginJourneys({ isNoon: true });

const here = ['Buyurtma berish'];

/** Shows the controls behind a summary row. */
async function unfold(shop: Shown, name: RegExp) {
  const row = await shop.find('button', name);
  if (row.getAttribute('aria-expanded') !== 'true') row.click();
  await eventually(() => expect(row.getAttribute('aria-expanded')).toBe('true'));
}

async function payBy(shop: Shown, name: string) {
  await unfold(shop, /^Toʻlov/);
  await shop.choose(new RegExp(name));
}

async function unfoldExtra(shop: Shown, name: RegExp) {
  await unfold(shop, /^Istaklar va boshqalar/);
  await unfold(shop, name);
}

const pickCard = (shop: Shown) => payBy(shop, 'Oilaviy');

async function pickTime(shop: Shown) {
  await unfold(shop, /^Vaqti/);
  await shop.choose('Belgilangan vaqtda');
  await shop.choose(/Ertaga/);
  await shop.choose('18:30');
  await shop.press(/18:30/);
  await shop.at(...here);
}

async function wantCheque(shop: Shown) {
  await unfoldExtra(shop, /^Chek/);
  await shop.choose('Chekni SMS orqali yuborish');
}

/** How a person fills in each field of the draft at the checkout; one step may fill several. */
const steps: Record<keyof OrderDraft, (shop: Shown) => Promise<unknown>> = {
  serviceType: (shop) => shop.choose('Olib ketish'),
  branchId: async (shop) => {
    await shop.press(/Filialni tanlang/);
    await shop.press(/Shu filialni tanlash/);
    await shop.at(...here);
  },
  address: async (shop) => {
    await shop.choose('Yetkazib berish');
    await shop.press(/Manzilni tanlang|Navoiy/);
    await shop.press(/^Uy/);
    await shop.at(...here);
  },
  paymentType: pickCard,
  cardId: pickCard,
  promo: async (shop) => {
    await shop.press(/^Promokod/);
    await shop.type('Promokodni kiriting', 'SALOM10');
    await shop.press(/^Qoʻllash$/);
    await shop.at(...here);
  },
  later: pickTime,
  day: pickTime,
  time: pickTime,
  receiver: async (shop) => {
    await unfold(shop, /^Istaklar va boshqalar/);
    await shop.press(/^Kim oladi/);
    await shop.choose('Boshqa odam');
    await shop.type('Ismi', 'Jamshid');
    await shop.type('Telefon raqami', '931112233');
    await shop.press(/^Saqlash/);
    await shop.at(...here);
  },
  sendCheque: wantCheque,
  sendChequePhone: wantCheque,
  courierComment: async (shop) => {
    await unfoldExtra(shop, /^Izohlar/);
    await shop.type('Kuryer uchun izoh', 'Darvoza oldida');
  },
  note: async (shop) => {
    await unfoldExtra(shop, /^Izohlar/);
    await shop.type('Buyurtmaga izoh', 'Piyozsiz');
  },
  substitution: async (shop) => {
    await unfoldExtra(shop, /^Mahsulot tugagan boʻlsa/);
    (await shop.find('radio', /qoʻngʻiroq/)).click();
  },
  change: async (shop) => {
    await payBy(shop, 'Naqd pul');
    await unfold(shop, /^Qaytim/);
    (await shop.find('radio', 'Qaytim kerak emas')).click();
    await pickCard(shop);
  },
  door: async (shop) => {
    await unfoldExtra(shop, /^Izohlar/);
    await shop.press('Eshik qoʻngʻirogʻi bosilmasin');
  },
  cashback: (shop) => shop.press(/Keshbekdan foydalanish/, 'switch'),
};

test('a person can fill in every field of the order at the checkout', async () => {
  const first = await customer({ basket: [plov] });
  const user = backend.db.users.at(-1) ?? expect.unreachable('Nobody has logged in');
  Object.assign(user, { cashback: 45_000 });
  backend.db.cards.push({
    id: 'card-1',
    userId: user.id,
    name: 'Oilaviy',
    number: '860012******1239',
    expire: '09/30',
    type: 'UZCARD',
    phone: '+998901234567',
    isVerified: true,
  });
  savedAddress('Uy');
  savedAddress('Ish', { latitude: 41.305, longitude: 69.25 });
  first.kill();
  const page = await inBrowser();
  const shop = await showShop(['/checkout']);
  for (const step of new Set(Object.values(steps))) await step(shop);
  const blank = Object.entries(blankDraft());
  await eventually(() => {
    const draft: Record<string, unknown> = { ...page.draft.state };
    const empty = blank.flatMap(([field, none]) =>
      JSON.stringify(draft[field]) === JSON.stringify(none) ? [field] : [],
    );
    expect(empty).toEqual([]);
  });
});
