import { describe, expect, test, vi } from 'vitest';
import { customer } from './customer';
import { backend, beginJourneys, inBrowser, inTelegram, lastCode } from './journey';
import { type Shown, showShop } from './showShop';
import { eventually } from './until';

beginJourneys({ isNoon: true });

const form = ['/profile', '/profile/user'];
const titles = ['Profil', 'Shaxsiy ma’lumotlar'];
const alerts = (shop: Shown) =>
  [...shop.top().querySelectorAll('[role=alert]')].map((each) => each.textContent).filter(Boolean);

describe('personal data', () => {
  test('with two wrong fields: the first gets the focus, and keeps it while it is mended', async () => {
    await customer();
    const shop = await showShop(form);
    await shop.type('Elektron pochta', 'aziza@');
    await shop.press(/Saqlash/);
    await eventually(() => expect(alerts(shop)).toHaveLength(2));
    const name = await shop.field('Ism');
    await eventually(() => expect(document.activeElement).toBe(name));
    await shop.type('Ism', 'Aziza');
    await eventually(() => expect(alerts(shop)).toHaveLength(1));
    expect(document.activeElement).toBe(name);
    // Saving again, with one left.
    await shop.press(/Saqlash/);
    const email = await shop.field('Elektron pochta');
    await eventually(() => expect(document.activeElement).toBe(email));
    expect(email.value).toBe('aziza@');
  });

  test('that the server refuses stays in the form', async () => {
    await customer();
    backend.faults.add({ method: 'PUT', path: '/users/v1/users/{id}', status: 500 });
    const shop = await showShop(form);
    await shop.type('Ism', 'Aziza');
    await shop.press(/Saqlash/);
    await eventually(() =>
      expect(shop.top().querySelector('[role=status]')?.textContent).toBeTruthy(),
    );
    expect((await shop.field('Ism')).value).toBe('Aziza');
    backend.faults.clear();
    await shop.press(/Saqlash/);
    await shop.at('Profil');
    await shop.sees('Aziza');
  });

  test('without changes closes without asking', async () => {
    const { confirm } = await customer();
    const shop = await showShop(form);
    await shop.type('Ism', 'Aziza');
    await shop.type('Ism', '');
    await shop.close();
    await shop.at('Profil');
    expect(confirm).not.toHaveBeenCalled();
  });
});

test('a new phone is confirmed by code; one’s own and another person’s are refused', async () => {
  await customer();
  const [user] = backend.db.users;
  if (user) backend.db.users.push({ ...user, id: 'else', phone: '+998901110000' });
  const shop = await showShop(form);
  await shop.press(/^Telefon raqami/);
  await shop.at(...titles, 'Telefonni oʻzgartirish');
  for (const [phone, sentence] of [
    ['901112233', 'Bu sizning hozirgi raqamingiz'],
    ['901110000', /boshqa foydalanuvchiga/],
  ] as const) {
    await shop.type('Yangi raqam', phone);
    await shop.press(/Kodni olish/);
    await shop.hears(sentence);
  }
  await shop.type('Yangi raqam', '935556677');
  await shop.press(/Kodni olish/);
  await shop.at(...titles, 'Kodni kiriting');
  await shop.sees('+998 93 555 66 77');
  await shop.type('SMS kodi', lastCode() === '0000' ? '1111' : '0000');
  await shop.hears('muddati tugagan');
  await shop.type('SMS kodi', lastCode());
  await shop.at(...titles);
  await shop.find('button', /^Telefon raqami.*\+998 93 555 66 77/);
  expect(user?.phone).toBe('+998935556677');
});

test('a personal promo is copied and applied to the next order', async () => {
  await customer();
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const shop = await showShop(['/profile']);
  await shop.press('Promokodlarim');
  await shop.at('Profil', 'Promokodlarim');
  await shop.sees(/31\.12\.2034.? gacha/);
  // what ends in 2099 never ends
  await shop.lacks('2099');
  await shop.press('Nusxalash SALOM10');
  const says = (text: RegExp) => eventually(() => expect(document.body.textContent).toMatch(text));
  await says(/SALOM10.? nusxalandi/);
  expect(copied).toHaveBeenCalledExactlyOnceWith('SALOM10');
  // The basket is still empty: both are taken, and neither is refused as too small.
  await shop.press('Qoʻllash SALOM10');
  await shop.find('button', 'Olib tashlash SALOM10');
  await says(/SALOM10.? promokodi qoʻllandi/);
  await shop.press('Qoʻllash OSH30');
  await shop.find('button', 'Olib tashlash OSH30');
  await says(/OSH30.? promokodi saqlandi.*150.000/);
});

test('the resend countdown of a code continues after a reload and ends', async () => {
  await inBrowser();
  const shop = await showShop(['/profile', '/login']);
  await shop.type('Telefon raqami', '901234567');
  await shop.press(/Kodni olish/);
  await shop.at('Profil', 'Kirish', 'Kodni kiriting');
  await shop.sees('soniyadan soʻng qayta');
  const sent = backend.db.codes.at(-1)?.id;
  await inBrowser();
  const again = await showShop(['/login/confirm']);
  await again.sees('soniyadan soʻng qayta');
  // a clock that was set back by hours: the wait is not hours
  await inBrowser({ deviceNow: () => backend.clock.now() - 3 * 3_600_000 });
  await (await showShop(['/login/confirm'])).find('button', 'Kodni qayta yuborish');
  backend.clock.advance(61_000);
  await inBrowser();
  const later = await showShop(['/login/confirm']);
  await later.press('Kodni qayta yuborish');
  await eventually(() => expect(document.body.textContent).toMatch('Yangi kod yuborildi'));
  expect(backend.db.codes.at(-1)?.id).not.toBe(sent);
});

test('a person inside Telegram who shares no contact verifies a phone by code', async () => {
  const signedAt = Math.floor(backend.clock.now() / 1000);
  const page = await inTelegram({ contact: 'refused', signedAt });
  expect(page.session.state).toMatchObject({ status: 'signedIn', user: { phone: null } });
  const shop = await showShop(['/profile', '/login']);
  await shop.type('Telefon raqami', '901234567');
  await shop.press(/Kodni olish/);
  await shop.at('Profil', 'Kirish', 'Kodni kiriting');
  await shop.type('SMS kodi', lastCode());
  await shop.at('Profil');
  await shop.sees('+998 90 123 45 67');
});

describe('the code for the till', () => {
  test('is not there without cashback', async () => {
    for (const each of backend.db.settings) each.cashbackActive = false;
    await customer();
    const shop = await showShop(['/profile', '/profile/loyalty']);
    await shop.sees('Bu doʻkonda kassa kodi yoʻq');
    expect(shop.all('img', /./)).toEqual([]);
  });
});

test('a card is deleted after a confirmation', async () => {
  const { confirm } = await customer();
  const shop = await showShop(['/profile', '/profile/cards']);
  await shop.sees('Kartalar hali yoʻq');
  await shop.press('Karta qoʻshish');
  await shop.type('Karta raqami', '8600123412341239');
  await shop.type('Amal qilish muddati', '0930');
  await shop.press('Davom etish');
  await shop.sees(/raqamiga kod yubordik/);
  await shop.type('SMS kodi', lastCode());
  await shop.at('Profil', 'Kartalarim');
  confirm.mockResolvedValueOnce(false);
  await shop.press(/^Kartani oʻchirish/);
  await eventually(() => expect(confirm).toHaveBeenCalledTimes(1));
  expect(backend.db.cards).toHaveLength(1);
  await shop.press(/^Kartani oʻchirish/);
  await shop.sees('Kartalar hali yoʻq');
  expect(backend.db.cards).toEqual([]);
});

test('both copyright texts are at the bottom of the profile', async () => {
  await inBrowser();
  const shop = await showShop(['/profile']);
  await shop.sees(/© Oltin QozonToshkent, 2026Versiya [\d.]+$/);
});
