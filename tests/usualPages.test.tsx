import { expect, test } from 'vitest';
import { customer } from './customer';
import { addressAt, byMain } from './delivering';
import { later, place } from './e2e/pastOrders';
import { backend, beginJourneys, inBrowser } from './journey';
import { type Shown, showShop } from './showShop';
import { eventually } from './until';

beginJourneys({ isNoon: true });

const archiveCalls = () => backend.calls.filter(({ query }) => query.onlyArchive === 'true').length;
const again = (shop: Shown) => shop.find('button', /^Doimgidek/);

test('the usual is one tap on home; it is put away for the visit, and not offered to a filled basket', async () => {
  const first = await customer();
  // A delivery without an address asks for the last one.
  first.draft.setAddress(addressAt(byMain));
  place({ backend }, ['patir', 'tandir-somsa']);
  later({ backend }, 60);
  const before = archiveCalls();
  await inBrowser();
  const home = await showShop([], { withHome: true });
  expect((await again(home)).textContent).toMatch(/Issiq patir.*Tandir somsa/);
  (await home.find('button', 'Doimgi buyurtmani yashirish')).click();
  await eventually(() => expect(home.all('button', /^Doimgidek/)).toEqual([]));
  expect(document.activeElement?.tagName).toBe('MAIN');
  expect(archiveCalls()).toBe(before + 1);

  await inBrowser();
  const next = await showShop([], { withHome: true });
  (await again(next)).click();
  await next.at('Savat');
  await next.sees(/Issiq patir.*Tandir somsa/s);
  await next.close();
  await next.at();
  expect(next.all('button', /^Doimgidek/)).toEqual([]);
});
