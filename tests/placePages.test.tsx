import { expect, test } from 'vitest';
import { week } from '../mocks/backend/seed/week';
import { customer, pickingUp, savedAddress } from './customer';
import { later } from './e2e/pastOrders';
import { backend, beginJourneys, inBrowser } from './journey';
import { type Shown, showShop } from './showShop';
import { eventually } from './until';

beginJourneys({ isNoon: true });

test('the last address comes first in the list, and each address shows its note', async () => {
  await customer();
  savedAddress('Uy');
  savedAddress('Ish', { latitude: 41.3125, longitude: 69.2431, comment: 'Qorovulga ayting' });
  const rows = (shop: Shown) => shop.all('button', /^(Uy|Ish)/).map((each) => each.textContent);
  const page = await inBrowser();
  await eventually(() => expect(page.addresses.state.saved).toHaveLength(2));
  const before = await showShop(['/choose-address']);
  await eventually(() =>
    expect(rows(before)).toEqual([
      expect.stringMatching(/^Uy/),
      expect.stringMatching(/^Ish.*Qorovulga ayting/s),
    ]),
  );
  await before.press(/^Ish/);
  await before.at();
  const after = await showShop(['/choose-address']);
  await eventually(() =>
    expect(rows(after)).toEqual([expect.stringMatching(/^Ish/), expect.stringMatching(/^Uy/)]),
  );
});

test('half an hour into a day off, what last night keeps open until two can be chosen for pick-up, and takes the order', async () => {
  // Thursday, a day off; Wednesday's hours run until two.
  later({ backend }, 12.5 * 60);
  for (const branch of backend.db.branches) {
    Object.assign(branch, { deliveryStart: null, deliveryEnd: null, open: null, close: null });
    branch.workHours = [
      { type: 'PICK_UP', hours: week('18:00', '02:00', { THURSDAY: { isDayOff: true } }) },
    ];
  }
  const page = await pickingUp();
  const shop = await showShop(['/address/pickup2']);
  const row = await eventually(
    () =>
      [...shop.top().querySelectorAll('label')].find((each) =>
        each.textContent?.startsWith('Yunusobod'),
      ) ?? expect.unreachable('No branch'),
  );
  expect(row.textContent).toMatch('02:00 gacha ochiq');
  await shop.lacks(/dam olish/i);
  row.click();
  await shop.press(/Shu filialni tanlash/);
  await shop.at();
  expect(page.draft.state.branchId).toBe('yunusobod');

  const checkout = await showShop(['/basket', '/checkout']);
  await checkout.sees('02:00 gacha ochiq');
  await checkout.press(/^Buyurtma berish/);
  await checkout.at('Buyurtma yuborildi');
  expect(backend.db.orders).toHaveLength(1);
});

test('the branches open with the chosen one, also after another city was looked at, whose view stays when it is changed', async () => {
  await pickingUp();
  // After the tabs above the list.
  const chosen = (shop: Shown) =>
    [...shop.top().querySelectorAll<HTMLInputElement>('input:checked')].at(-1)?.labels?.[0]
      ?.textContent;
  const looking = await showShop(['/address/pickup2']);
  await eventually(() => expect(chosen(looking)).toMatch(/^Markaz/));
  await looking.press('Samarqand', 'link');
  await eventually(() => expect(chosen(looking)).toMatch(/^Registon/));
  const same = await showShop(['/address/pickup2?choice=']);
  await eventually(() => expect(chosen(same)).toMatch(/^Registon/));
  const again = await showShop(['/address/pickup2']);
  await eventually(() => expect(chosen(again)).toMatch(/^Markaz/));
});
