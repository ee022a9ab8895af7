import { within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { planOrder } from '../mocks/backend/rules/orderPlan';
import { customer, pickingUp } from './customer';
import { later, place } from './e2e/pastOrders';
import { holding } from './holding';
import { backend, beginJourneys } from './journey';
import { type Shown, showShop } from './showShop';
import { eventually } from './until';

beginJourneys({ isNoon: true });

const orders = ['/profile', '/profile/orders'];
const openOrder = ({ id }: { id: string }) => showShop([...orders, `/profile/orders/${id}`]);
const cancel = 'Buyurtmani bekor qilish';
const stateOf = (shop: Shown) => shop.top().querySelector('h2[aria-live=polite]')?.textContent;

test('a paid delivery can be kept, and once cancelled it reads neither as paid nor as on its way', async () => {
  await customer();
  const order = place({ backend }, ['patir'], { paymentType: 'PAYME' });
  const address = { latitude: 41.3105, longitude: 69.2455, streetName: 'Navoiy', houseNumber: '5' };
  Object.assign(order, { serviceType: 'DELIVERY', address, isPaid: true });
  planOrder(order, backend.clock.now());
  const shop = await openOrder(order);
  await shop.sees('Toʻlangan');
  // The shop has not accepted it yet, whatever the delivery service says.
  await shop.lacks(/xizmatiga yuborildi|Kuryer/);

  await shop.press(cancel);
  await shop.sees(/toʻlagansiz\. Doʻkon bu pulni qaytaradi/);
  await shop.press(/Buyurtmani qoldirish/);
  await shop.at('Profil', 'Buyurtmalarim', 'Buyurtma yuborildi');
  expect(order.status).toBe('CREATED');

  await shop.press(cancel);
  const isRed = (button: HTMLElement) => button.classList.contains('danger');
  await shop.sees(/toʻlagansiz/);
  expect(isRed(await shop.find('button', cancel))).toBe(true);
  expect(isRed(await shop.find('button', /Buyurtmani qoldirish/))).toBe(false);
  await shop.press(cancel);
  await eventually(() => expect(stateOf(shop)).toBe('Bekor qilindi'));
  await shop.sees(/qaytariladi\. Muddati/);
  await shop.sees('Qaytariladi');
  await shop.lacks(/xizmatiga yuborildi|Kuryer/);
  const texts = [...shop.top().querySelectorAll('*')].map(({ textContent }) => textContent);
  expect(texts).not.toContain('Toʻlangan');
});

test('an abandoned payment is replaced by cash: the order is cancelled and placed again', async () => {
  const page = await pickingUp();
  page.draft.setPaymentType('PAYME');
  const order = place({ backend }, ['patir'], { paymentType: 'PAYME' });
  const shop = await openOrder(order);
  await shop.press('Boshqa usulda toʻlash');
  await shop.sees('Bu buyurtma bekor qilinadi');
  await shop.press(/Bekor qilib, usulni tanlash/);
  await shop.at('Buyurtma berish');
  expect(order.status).toBe('CANCELED');
  // The methods are open already, the place is the one of the order.
  await shop.choose('Naqd pul');
  const pickUp = await shop.find('radio', 'Olib ketish');
  expect((pickUp as HTMLInputElement).checked).toBe(true);
  await shop.press(/^Buyurtma berish/);
  await shop.at('Buyurtma yuborildi');
  expect(backend.db.orders).toMatchObject([
    { status: 'CANCELED', paymentType: 'PAYME' },
    { status: 'CREATED', paymentType: 'CASH' },
  ]);
});

describe('an answer that comes when its sheet is closed leaves the sheet below open', () => {
  test('of a cancellation', async () => {
    const { held, release } = holding(/\/cancel/);
    await customer(held);
    const order = place({ backend }, ['patir']);
    const shop = await openOrder(order);
    await shop.press(cancel);
    await shop.sees(/Buyurtmani qoldirish/);
    await shop.press(cancel);
    await shop.close();
    await shop.at('Profil', 'Buyurtmalarim', 'Buyurtma yuborildi');
    expect(order.status).toBe('CREATED');
    release();
    await shop.at('Profil', 'Buyurtmalarim', 'Bekor qilindi');
    await shop.sees(String(order.number));
  });

  test('of a grade', async () => {
    const { held, release } = holding(/\/grade/);
    await customer(held);
    const order = place({ backend }, ['patir']);
    later({ backend }, 60);
    const shop = await openOrder(order);
    await shop.press(/Buyurtmani baholash/);
    const stars = await shop.find('group', 'Buyurtma yoqdimi?');
    within(stars).getByRole('radio', { name: '4 yulduz', hidden: true }).click();
    await shop.press('Bahoni yuborish');
    await shop.close();
    await shop.at('Profil', 'Buyurtmalarim', 'Yakunlandi');
    expect(order.grade ?? null).toBeNull();
    release();
    await shop.sees('Siz qoʻygan baho');
    await shop.at('Profil', 'Buyurtmalarim', 'Yakunlandi');
  });
});
