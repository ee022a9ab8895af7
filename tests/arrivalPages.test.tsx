import { expect, test } from 'vitest';
import { customer, pickingUp } from './customer';
import { addressAt, byMain } from './delivering';
import { later as laterAt, place } from './e2e/pastOrders';
import { backend, beginJourneys } from './journey';
import { showShop } from './showShop';
import { eventually } from './until';

beginJourneys({ isNoon: true });

const checkout = ['/basket', '/checkout'];

test('how long the basket takes is said at the checkout, in the basket and on home, and a delivery adds the way', async () => {
  const page = await pickingUp();
  page.draft.setAddress(addressAt(byMain));
  page.chooseService('PICK_UP');
  const shop = await showShop(checkout, { withHome: true });
  const time = await shop.find('button', /^Vaqti/);
  await eventually(() => expect(time.textContent).toMatch('Imkon qadar tezroq, 10–15 daq'));
  time.click();
  await eventually(() => {
    const soon = [...shop.top().querySelectorAll('label')].map((each) => each.textContent);
    expect(soon).toContainEqual(expect.stringMatching(/^Imkon qadar tezroq.*10–15 daq/));
  });
  time.click();
  await shop.choose('Yetkazib berish');
  await eventually(async () =>
    expect((await shop.find('button', /^Vaqti/)).textContent).toMatch(
      'Imkon qadar tezroq, taxminan 10–25 daq',
    ),
  );
  await shop.close();
  await shop.at('Savat');
  await shop.sees(/Yetkazish vaqti\s*taxminan 10–25 daq/);
  await shop.close();
  await shop.at();
  await shop.find('button', /^Yetkazib berish: Navoiy.*10–25 daq/s);
});

test('nothing is said of the time where no product has one', async () => {
  for (const product of backend.db.products)
    Object.assign(product, { timeCookingMin: null, timeCookingMax: null });
  await pickingUp();
  const shop = await showShop(checkout);
  await shop.find('button', /^Vaqti.*Imkon qadar tezroq$/);
  await shop.close();
  await shop.at('Savat');
  await shop.find('button', /^Rasmiylashtirish/);
  await shop.lacks('Tayyorlash vaqti');
});

test('an order counts down, says which step made it later, and when it is overdue', async () => {
  await customer();
  const order = place({ backend }, ['choyxona-oshi']);
  order.plan = [];
  const shop = await showShop([`/profile/orders/${order.id}`]);
  await shop.sees(/Tayyor boʻladi: 12:10–12:\d\d/);
  await shop.sees(/Yana (5|10)–(15|20) daq/);
  await shop.lacks('kechroq');

  const pass = (minutes: number) => {
    laterAt({ backend }, minutes);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  Object.assign(order, {
    status: 'COOKING',
    cookingTime: new Date(backend.clock.now() + 10 * 60_000).toISOString(),
  });
  pass(10);
  await shop.sees(/Avvalgi taxmindan kechroq\. .+?: 12:1\d\./);
  await shop.sees(/Tayyor boʻladi: 12:2\d–12:[23]\d/);
  pass(13);
  await shop.sees('Istalgan daqiqada');
  await shop.lacks(/Tayyor boʻladi|Yana \d/);
  pass(40);
  await shop.hears('Kutilganidan uzoqroq');
  await shop.lacks(/Yana \d/);
  order.status = 'DONE';
  pass(1);
  await shop.lacks('Kutilganidan');
});
