import { fireEvent, within } from '@testing-library/dom';
import { describe, expect, test, vi } from 'vitest';
import { orderToWire } from '../mocks/backend/orderWire';
import { customer, delivering, pickingUp, plov, productRecord } from './customer';
import { addressAt, byMain } from './delivering';
import { later as laterAt, place as placeAt } from './e2e/pastOrders';
import { backend, beginJourneys, inBrowser } from './journey';
import { type Shown, showShop } from './showShop';
import { eventually } from './until';

beginJourneys({ isNoon: true });

const place = (products: readonly string[], part?: object) => placeAt({ backend }, products, part);
const later = (minutes: number) => laterAt({ backend }, minutes);
/** The tab becomes visible again: what is on screen is refreshed at once. */
const lookAgain = () => document.dispatchEvent(new Event('visibilitychange'));

const orders = ['/profile', '/profile/orders'];
const openOrder = ({ id }: { id: string }) => showShop([...orders, `/profile/orders/${id}`]);
/** What an order's page is named after, and says when it changes. */
const stateOf = (shop: Shown) => shop.top().querySelector('h2[aria-live=polite]')?.textContent;

test('a pick-up order is followed through each of its statuses', async () => {
  await customer();
  const shop = await openOrder(place(['patir']));
  for (const [minutes, title, step = title] of [
    [0, 'Buyurtma yuborildi', 'Rasmiylashtirildi'],
    [1, 'Buyurtma qabul qilindi', 'Qabul qilindi'],
    [2, 'Tayyorlanmoqda'],
    [15, 'Tayyor'],
    [22, 'Yakunlandi'],
  ] as const) {
    later(minutes);
    lookAgain();
    await eventually(() => expect(stateOf(shop)).toBe(title));
    await eventually(() => expect(document.title).toMatch(new RegExp(`^${title} `)));
    expect(shop.top().querySelector('[aria-current=step]')?.textContent).toContain(step);
  }
});

test('home shows the order under way, and its next status', async () => {
  await customer();
  place(['patir']);
  await showShop([], { withHome: true });
  const card = () => document.querySelector('[href^="/profile/orders/"]')?.textContent;
  lookAgain();
  await eventually(() => expect(card()).toMatch('Rasmiylashtirildi'));
  later(3);
  lookAgain();
  await eventually(() => expect(card()).toMatch('Tayyorlanmoqda'));
});

test('an order that cannot be refreshed stays on screen with its age', async () => {
  await customer();
  const order = place(['patir']);
  const shop = await openOrder(order);
  // The list beneath may have told its state before the order itself has come.
  const { state } = await import('../src/stores/order/orderLoads');
  await eventually(() => expect(state.orders[order.id]?.status).toBe('ready'));
  await eventually(() => expect(stateOf(shop)).toBe('Buyurtma yuborildi'));
  backend.faults.add({ path: '/orders/v1/*', kind: 'drop' });
  lookAgain();
  await shop.sees('Yangilab boʻlmadi');
  await shop.sees(/12:\d\d dagi holat/);
  await shop.sees('Rasmiylashtirildi');
  later(3);
  backend.faults.clear();
  lookAgain();
  await shop.lacks('Yangilab boʻlmadi');
  await eventually(() => expect(stateOf(shop)).toBe('Tayyorlanmoqda'));
});

test('an order whose list leaves out what was ordered holds its place until the order itself has come', async () => {
  const page = await customer();
  const order = place(['patir']);
  const bare = { ...orderToWire(backend.db, order), cartItems: undefined };
  const list = '/orders/v1/orders/user/{id}';
  backend.faults.add({ path: `${list}/active`, kind: 'json', json: [bare], times: null });
  const shop = await showShop(orders);
  backend.faults.add({ path: `/orders/v1/orders/${order.id}`, kind: 'delay', delay: 1500 });
  fireEvent.click(await shop.find('link', new RegExp(`№\\s${order.number}`)));
  const held = () =>
    [...shop.top().querySelectorAll('section')].find(
      ({ textContent }) => textContent === 'Tarkibi',
    );
  await shop.sees('Tarkibi');
  expect(held()?.querySelector('[aria-hidden=true]')).toBeTruthy();
  await shop.sees(/patir/i);
  expect(held()).toBeUndefined();
  const { loadActiveOrders } = await import('../src/flows/order/trackOrders');
  await loadActiveOrders();
  expect(page.orders.state.known[order.id]?.lines).toHaveLength(1);
});

describe('ordering again', () => {
  test('lists unavailable and more expensive items and adds the rest', async () => {
    await customer();
    const order = place(['patir', 'kola', 'ayron']);
    later(60);
    productRecord('kola').active = false;
    productRecord('ayron').costPrice = 99_000;
    const { loadCatalog } = await import('../src/flows/catalog/loadCatalog');
    await loadCatalog();
    const shop = await openOrder(order);
    await shop.press(/Yana buyurtma berish/);
    await shop.sees('Ba’zi narsalar oʻzgargan');
    await shop.sees('Endi sotilmaydi');
    await shop.sees(/Qimmatlashdi.*99\s000/);
    await shop.press(/Qolganini savatga qoʻshish/);
    await shop.sees(/^Savat/);
    await shop.sees('Ayron');
    await shop.sees(/patir/i);
    await shop.lacks('Kola');
  });

  test('is one tap on the card of a past order, which says what was ordered', async () => {
    await customer();
    const same = place(['patir']);
    later(60);
    const shop = await showShop(orders);
    await shop.sees(new RegExp(`№\\s${same.number}.*Issiq patir`));
    await shop.press('Yana buyurtma berish');
    await shop.at('Profil', 'Buyurtmalarim', 'Savat');
    await shop.sees('Issiq patir');
  });

  test('from a card too says first what has changed', async () => {
    await customer();
    place(['kola', 'ayron']);
    later(60);
    productRecord('kola').active = false;
    const { loadCatalog } = await import('../src/flows/catalog/loadCatalog');
    await loadCatalog();
    const shop = await showShop(orders);
    await shop.press('Yana buyurtma berish');
    await shop.sees('Ba’zi narsalar oʻzgargan');
  });
});

test('an order is cancelled with a custom reason', async () => {
  await customer();
  const order = place(['patir']);
  const shop = await openOrder(order);
  await shop.press(/Buyurtmani bekor qilish/);
  await shop.choose('Boshqa sabab');
  await shop.press('Buyurtmani bekor qilish');
  await eventually(() =>
    expect(shop.top().querySelector('[role=alert]')?.textContent).toBeTruthy(),
  );
  await shop.type(/Sababini yozing/, 'Mehmonlar kelmadi');
  await shop.press('Buyurtmani bekor qilish');
  await eventually(() => expect(stateOf(shop)).toBe('Bekor qilindi'));
  await shop.sees('Mehmonlar kelmadi');
  expect(order).toMatchObject({ status: 'CANCELED', reason: 'Mehmonlar kelmadi' });
});

test('a finished order is graded once, from a row above its steps', async () => {
  await customer();
  const order = place(['patir']);
  later(60);
  const shop = await openOrder(order);
  const row = await shop.find('button', /Buyurtmani baholash/);
  const [steps] = shop.top().querySelectorAll('ol');
  expect(steps?.compareDocumentPosition(row)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  await shop.press(/Buyurtmani baholash/);
  const stars = await shop.find('group', 'Buyurtma yoqdimi?');
  within(stars).getByRole('radio', { name: '4 yulduz', hidden: true }).click();
  await shop.type(/Izoh/, 'Non issiq edi');
  await shop.press('Bahoni yuborish');
  await shop.sees('Siz qoʻygan baho');
  expect(shop.all('button', 'Buyurtmani baholash')).toEqual([]);
  expect(order).toMatchObject({ grade: 4, gradeComment: 'Non issiq edi' });
});

test('a problem is reported once with the order’s rating, and its draft survives a failure', async () => {
  await customer();
  const order = place(['patir', 'kola']);
  const before = await openOrder(order);
  await before.press(/Muammo bor/);
  await before.sees('Buyurtma hali yakunlanmagan');
  await before.find('link', /qoʻngʻiroq/i);
  expect(before.all('checkbox', /./)).toEqual([]);

  later(60);
  lookAgain();
  (await before.find('checkbox', 'Nimadir yetishmayapti')).click();
  (await before.find('checkbox', 'Kola')).click();
  await before.type(/Izoh/, 'Ichimlik yoʻq');
  const stars = await before.find('group', 'Buyurtma yoqdimi?');
  within(stars).getByRole('radio', { name: '2 yulduz', hidden: true }).click();
  await before.sees('Javob ilovaga kelmaydi: doʻkon');
  backend.faults.add({ path: '/orders/v1/orders/*/grade', status: 400, times: 1 });
  await before.press(/Doʻkonga yuborish/);
  await eventually(() =>
    expect(before.top().querySelector('[role=status]')?.textContent).toBeTruthy(),
  );
  expect((await before.field(/Izoh/)).value).toBe('Ichimlik yoʻq');
  await before.press(/Doʻkonga yuborish/);
  await eventually(() => expect(order.grade).toBe(2));
  expect(order.gradeComment).toBe('Muammo bor: Nimadir yetishmayapti\nKola × 1\nIchimlik yoʻq');
  await before.press(/Muammo bor/);
  await before.sees('allaqachon baholangan');
  await before.sees('Suratni ham shu yerga');
});

test('a report about an order that was rated elsewhere meanwhile, with as many stars, is not called sent', async () => {
  await customer();
  const order = place(['patir', 'kola']);
  later(60);
  const shop = await openOrder(order);
  await shop.press(/Muammo bor/);
  (await shop.find('checkbox', 'Nimadir yetishmayapti')).click();
  await shop.type(/Izoh/, 'Ichimlik yoʻq');
  const stars = await shop.find('group', 'Buyurtma yoqdimi?');
  within(stars).getByRole('radio', { name: '1 yulduz', hidden: true }).click();
  Object.assign(order, { grade: 1, gradeComment: '' });
  await shop.press(/Doʻkonga yuborish/);
  await shop.sees('allaqachon baholangan');
  await shop.find('link', /qoʻngʻiroq/i);
  const problemReport = await import('../src/stores/order/problemReport');
  expect(problemReport.state).toMatchObject({ orderId: order.id, comment: 'Ichimlik yoʻq' });
  const toasts = await import('../src/stores/toasts');
  expect(toasts.state.list).toEqual([]);
});

test('notifications count until they are read and open their order', async () => {
  await customer();
  const { id, number, userId, merchantId } = place(['patir']);
  const text = { uz: 'Buyurtmangiz tayyor', ru: 'Готов', eng: 'Ready' };
  const notice = { id: 'n1', merchantId, userId, title: text, text, image: null, orderId: id };
  backend.db.notices.push({ ...notice, createdDate: '2026-03-04T06:00:00.000Z' });
  const shop = await showShop(['/profile']);
  const row = /^Bildirishnomalar/;
  await eventually(async () => expect((await shop.find('button', row)).textContent).toMatch('3'));
  await shop.press(row);
  await eventually(() => expect(within(shop.top()).getAllByText('Yangi')).toHaveLength(3));
  await shop.press(/Buyurtmani koʻrish/);
  await shop.sees(String(number));
  await shop.close();
  await shop.close();
  expect((await shop.find('button', row)).textContent).not.toMatch('3');
});

test('an order whose map cannot be shown leads to it by a link instead', async () => {
  // Here is no WebGL.
  await customer();
  const shop = await openOrder(place(['patir']));
  await shop.press('Xaritada koʻrish');
  await shop.sees('Xaritadagi buyurtma');
});

test('a sent order shows its status, door and time, and is accepted only once the shop accepts it', async () => {
  const page = await delivering();
  const details = { office: '12', domophone: '12K', entrance: '2', floor: '3' };
  page.draft.setAddress({ ...addressAt(byMain), details });
  const shop = await showShop(['/basket', '/checkout']);
  await shop.press(/^Buyurtma berish/);
  await shop.at('Buyurtma yuborildi');
  await eventually(() => expect(stateOf(shop)).toBe('Buyurtma yuborildi'));
  await shop.sees('Navoiy (5)');
  // The details in the order of the address form.
  await shop.sees(/xonadon\/ofis\s12\s· domofon\s12K\s· 2-podyezd\s· 3-qavat/);
  await shop.sees(/Yetib boradi: taxminan \d\d:\d\d–\d\d:\d\d/);
  // The steps to come are named, but nothing says that it is accepted.
  expect(stateOf(shop)).not.toMatch(/qabul qilindi/i);
  expect(shop.top().querySelector('[aria-current=step]')?.textContent).toMatch(
    /^Rasmiylashtirildi/,
  );
  later(2);
  lookAgain();
  await shop.at('Buyurtma qabul qilindi');
  await eventually(() => expect(stateOf(shop)).toBe('Buyurtma qabul qilindi'));
});

test('an unpaid order that cannot be cancelled, or was paid meanwhile, stays as it is', async () => {
  const page = await customer();
  const order = place(['patir'], { paymentType: 'PAYME' });
  const shop = await openOrder(order);
  await shop.press('Boshqa usulda toʻlash');
  const refusing = backend.faults.add({ path: '/orders/v1/orders/*/cancel', status: 409 });
  await shop.press(/Bekor qilib, usulni tanlash/);
  await shop.hears(/keyinroq urinib/);
  backend.faults.remove(refusing.id);
  order.isPaid = true;
  await shop.press(/Bekor qilib, usulni tanlash/);
  await shop.sees('Toʻlov qabul qilindi');
  await shop.press(/Orqaga/);
  await shop.at('Profil', 'Buyurtmalarim', 'Buyurtma yuborildi');
  expect(shop.all('button', 'Boshqa usulda toʻlash')).toEqual([]);
  expect(order.status).toBe('CREATED');
  expect(page.cart.state.lines).toEqual([]);
});

test('what the browser offers to install is offered with the first order, in the shop’s words, once', async () => {
  const { matchMedia } = window;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const list = matchMedia.call(window, query);
    if (query === '(pointer: coarse)') Object.defineProperty(list, 'matches', { value: true });
    return list;
  });
  await customer();
  const order = place(['patir']);
  later(1);
  const shop = await showShop(orders);
  await shop.sees(String(order.number));
  let prompts = 0;
  const offer = () => {
    const prompt = () => {
      prompts += 1;
      return Promise.resolve({ outcome: 'accepted' });
    };
    const event = new Event('beforeinstallprompt', { cancelable: true });
    fireEvent(window, Object.assign(event, { prompt }));
  };
  const { openSheet } = await import('../src/navigation/navigate');
  offer();
  openSheet(`/profile/orders/${order.id}`);
  await shop.sees('Doʻkon doim qoʻl ostida');
  expect(prompts).toBe(0);
  await shop.press('Bosh ekranga qoʻshish');
  await eventually(() => expect(document.body.textContent).toMatch('Bosh ekranga qoʻshildi'));
  expect(prompts).toBe(1);
  await shop.lacks('Doʻkon doim qoʻl ostida');

  await shop.close();
  await shop.at('Profil', 'Buyurtmalarim');
  offer();
  openSheet(`/profile/orders/${order.id}`);
  await shop.sees(String(order.number));
  await shop.lacks('Doʻkon doim qoʻl ostida');
});

describe('a payment page that cannot be opened', () => {
  /** An order whose payment by Payme fails to open, until `mend`. */
  async function unpaid(fault: Parameters<typeof backend.faults.add>[0]) {
    const { id } = backend.faults.add(fault);
    const page = await pickingUp();
    page.draft.setPaymentType('PAYME');
    const shop = await showShop(['/basket', '/checkout']);
    await shop.press(/^Buyurtma berish/);
    await shop.at('Toʻlov sahifasini ochib boʻlmadi');
    const opened = vi.spyOn(window, 'open').mockReturnValue(window);
    return { shop, opened, mend: () => backend.faults.remove(id) };
  }
  const path = '/payments/v2/checkout/*';

  test('because its link is unsafe is not followed, and can be requested again', async () => {
    const json = { url: 'javascript:document.title="taken"' };
    const { shop, opened, mend } = await unpaid({ path, kind: 'json', json });
    await shop.sees('Bu havola xavfsiz emas');
    mend();
    await shop.press('Qayta toʻlash');
    await eventually(() => expect(opened).toHaveBeenCalled());
  });

  test('because its link fails to load says so, and can be requested again', async () => {
    const { shop, opened, mend } = await unpaid({ path, status: 503 });
    await shop.sees('keyinroq urinib');
    mend();
    await shop.press('Qayta toʻlash');
    await eventually(() => expect(opened).toHaveBeenCalled());
    await shop.at('Toʻlov kutilmoqda');
    // Its steps say the status, and no row beside them.
    await shop.sees('Rasmiylashtirildi');
    await shop.lacks('Holati');
  });
});

describe('the usual on home', () => {
  const archiveCalls = () =>
    backend.calls.filter(({ query }) => query.onlyArchive === 'true').length;

  test('says what is gone from it before anything is in the basket', async () => {
    await customer();
    place(['patir', 'tandir-somsa']);
    later(60);
    productRecord('tandir-somsa').active = false;
    await inBrowser();
    const shop = await showShop([], { withHome: true });
    const again = await shop.find('button', /^Doimgidek/);
    expect(again.textContent).not.toMatch('somsa');
    again.click();
    await shop.at('Ba’zi narsalar oʻzgargan');
    await shop.sees('Endi sotilmaydi');
    await shop.press('Qolganini savatga qoʻshish');
    await shop.sees(/^Savat.*Issiq patir/s);
  });

  test('is not for guests, a filled basket, an order under way or a cancelled one', async () => {
    const guest = await inBrowser();
    await showShop([], { withHome: true });
    await eventually(() => expect(document.querySelector('article')).not.toBeNull());
    expect(archiveCalls()).toBe(0);
    guest.kill();

    const page = await customer({ basket: [plov] });
    // A delivery without an address asks for the last one.
    page.draft.setAddress(addressAt(byMain));
    place(['patir']);
    later(60);
    const before = archiveCalls();
    await inBrowser();
    const filled = await showShop([], { withHome: true });
    await filled.find('button', /^Savat.*soʻm/);
    expect(filled.all('button', /^Doimgidek/)).toEqual([]);
    expect(archiveCalls()).toBe(before);
    page.kill();

    const emptied = await inBrowser();
    emptied.cart.clear();
    const last = place(['tandir-somsa']);
    await inBrowser();
    const active = await showShop([], { withHome: true });
    await eventually(() =>
      expect(document.querySelector(`[href="/profile/orders/${last.id}"]`)).not.toBeNull(),
    );
    expect(active.all('button', /^Doimgidek/)).toEqual([]);
    last.status = 'CANCELED';
    await inBrowser();
    const shop = await showShop([], { withHome: true });
    const again = await shop.find('button', /^Doimgidek/);
    expect(again.textContent).toMatch('Issiq patir');
    expect(again.textContent).not.toMatch('somsa');
  });
});
