import { expect, test } from 'vitest';
import { holding } from './holding';
import { backend, beginJourneys, inBrowser, inTelegram, lastCode, logIn } from './journey';
import { showShop } from './showShop';
import { eventually } from './until';

beginJourneys({ isNoon: true });

const title = 'Stol band qilish';

test('a table is reserved after signing in, listed and cancelled', async () => {
  const page = await inBrowser();
  const shop = await showShop(['/reservation']);
  await shop.at(title);
  await shop.press(/^Kirish va band qilish/);
  await shop.sees('Avval vaqtni tanlang');
  await shop.press('Koʻpaytirish: Oʻrinlar soni');
  await shop.choose('Ertaga');
  await shop.sees('00:00');
  await shop.choose(/^19:00$/);
  await shop.type('Joy', 'Terrasa');
  await shop.press(/^Kirish va band qilish/);
  await shop.type('Telefon raqami', '901234567');
  await shop.press(/Kodni olish/);
  await shop.field('SMS kodi');
  await shop.type('SMS kodi', lastCode());
  await eventually(() => expect(page.session.state.status).toBe('signedIn'));
  await shop.press(/^Stolni band qilish|^Kirish va band qilish/);
  await shop.at('Band qilingan stollarim');
  await shop.sees('05.03.2026 19:00');
  expect(backend.db.reservations).toMatchObject([
    { chairs: 3, place: 'Terrasa', time: '2026-03-05T14:00:00.000Z', status: 'CREATED' },
  ]);

  page.confirm.mockResolvedValueOnce(false);
  await shop.press(/^Bronni bekor qilish/);
  await eventually(() => expect(page.confirm).toHaveBeenCalledTimes(1));
  expect(backend.db.reservations).toMatchObject([{ status: 'CREATED' }]);
  await shop.press(/^Bronni bekor qilish/);
  await shop.sees('Bekor qilingan');
  expect(backend.db.reservations).toMatchObject([{ status: 'CANCELED' }]);
});

test('a reservation that is answered late opens nothing over what the person has gone on to', async () => {
  const { held, release } = holding(/\/reservations$/);
  const page = await inBrowser(held);
  await logIn(page);
  const shop = await showShop(['/reservation']);
  await shop.choose('Ertaga');
  await shop.sees('00:00');
  await shop.choose(/^19:00$/);
  await shop.press(/^Stolni band qilish/);
  const { closeSheet, openSheet } = await import('../src/navigation/navigate');
  closeSheet();
  await shop.at();
  openSheet('/basket');
  expect(backend.db.reservations).toEqual([]);
  release();
  await eventually(() => expect(backend.db.reservations).toHaveLength(1));
  await shop.at('Savat');
});

test('the entered reservation survives a reload', async () => {
  await inBrowser();
  const before = await showShop(['/reservation']);
  await before.type('Joy', 'Deraza yonida');
  await inBrowser();
  const shop = await showShop(['/reservation']);
  expect((await shop.field('Joy')).value).toBe('Deraza yonida');
});

test('reservations that were asked for with a token that Telegram renews are shown', async () => {
  const signedAt = Math.floor(backend.clock.now() / 1000);
  const page = await inTelegram({ contact: 'refused', signedAt });
  const { loadReservations } = await import('../src/flows/table/reservations');
  const { token } = page.session.state;
  backend.db.sessions = [];
  await loadReservations();
  expect(page.session.state.token).not.toBe(token);
  const shop = await showShop(['/profile', '/profile/reservations']);
  await shop.sees('Band qilingan stollar yoʻq');
});
