import { beforeEach, describe, expect, test } from 'vitest';
import { customer, savedAddress } from './customer';
import { byMain } from './delivering';
import { backend, beginJourneys, inBrowser, lastCode } from './journey';
import { knowSearchTag } from './knowSearchTag';
import { type Shown, showShop } from './showShop';
import { eventually } from './until';

beginJourneys({ isNoon: true });
beforeEach(knowSearchTag);

const search = 'Qidiruv';

describe('a category', () => {
  const category = ['/category?id=osh'];
  const cards = (shop: Shown) => shop.top().querySelectorAll('article');
  const chips = async (shop: Shown) =>
    [...(await shop.find('group', 'Saralash va filtrlar')).querySelectorAll('button')].map(
      ({ textContent }) => textContent,
    );
  const says = (shop: Shown, count: string) =>
    eventually(() =>
      expect(
        [...shop.top().querySelectorAll('[role=status]')].map((each) => each.textContent),
      ).toContain(count),
    );

  test('that is long is filtered by its own labels and tags; what leaves nothing can be cleared', async () => {
    const inCategory = backend.db.products.filter(({ categoryId }) => categoryId === 'osh');
    await inBrowser();
    const shop = await showShop(category);
    await eventually(() => expect(cards(shop)).toHaveLength(inCategory.length));
    await says(shop, `${inCategory.length} ta mahsulot`);
    expect(await chips(shop)).toEqual([
      'Avval arzonlari',
      'Avval qimmatlari',
      'Chegirmada',
      'Xit',
      'Oshpaz tavsiyasi',
      'Oilaga',
    ]);
    await shop.press('Oshpaz tavsiyasi');
    await eventually(() => expect(cards(shop)).toHaveLength(2));
    await says(shop, '2 ta mahsulot');
    await shop.press('Oilaga');
    await eventually(() => expect(cards(shop)).toHaveLength(0));
    await says(shop, '0 ta mahsulot');

    const clear = await shop.find('button', 'Filtrlarni tozalash');
    clear.focus();
    clear.click();
    await eventually(() => expect(cards(shop)).toHaveLength(inCategory.length));
    // the focus does not fall out of the sheet with the button
    await eventually(() => expect(shop.top().contains(document.activeElement)).toBe(true));
  });

  test('that is short has nothing to sort', async () => {
    const { db } = backend;
    const few = db.products.filter(({ categoryId }) => categoryId === 'osh').slice(0, 3);
    db.products = db.products.filter((each) => each.categoryId !== 'osh' || few.includes(each));
    await inBrowser();
    const shop = await showShop(category);
    await eventually(() => expect(cards(shop)).toHaveLength(3));
    expect(shop.all('group', 'Saralash va filtrlar')).toEqual([]);
  });
});

describe('past searches', () => {
  const past = (shop: Shown) =>
    [...(pastOf(shop)?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent);
  const pastOf = (shop: Shown) =>
    [...shop.top().querySelectorAll('section')].find((each) =>
      each.textContent?.startsWith('Soʻnggi qidiruvlar'),
    );
  const type = (shop: Shown, text: string) => shop.type(search, text);
  /** Searches for what is there, and says so with Enter. */
  async function enter(shop: Shown, query: string, found: RegExp) {
    await type(shop, query);
    await eventually(() => expect(shop.top().querySelector('li')?.textContent).toMatch(found));
    const field = await shop.field(search);
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  }

  test('are those that were of use, and stay on the device', async () => {
    await inBrowser();
    const first = await showShop(['/search']);
    await first.sees('Nima buyurtma qilasiz?');
    expect(past(first)).toEqual([]);
    // nothing found, and nothing done with what was found: not worth remembering
    await type(first, 'zzz');
    await first.sees('“zzz”');
    await type(first, 'somsa');
    await first.sees(/somsa/);
    await enter(first, 'burgr', /burger/i);
    await type(first, 'patir');
    await first.press(/^Savatga qoʻshish: Issiq patir/);
    // A person is not as quick as the first press, which may still belong to the search before.
    await first.press(/^Koʻpaytirish: Issiq patir/);
    await type(first, 'plov');
    await first.sees(/toʻy oshi/i);
    const [found] = first.top().querySelectorAll<HTMLElement>('li a');
    found?.click();
    await first.at(search, /./);

    await inBrowser();
    const shop = await showShop(['/search']);
    await eventually(() => expect(past(shop)).toEqual(['plov', 'patir', 'burgr']));
  });

  test('are searched for again, and go one by one and all together', async () => {
    await inBrowser();
    const { add } = await import('../src/stores/catalog/pastSearches');
    for (const query of ['burgr', 'patir', 'plov']) add(query);
    const shop = await showShop(['/search']);
    await eventually(() => expect(past(shop)).toEqual(['plov', 'patir', 'burgr']));
    const forget = await shop.find('button', 'Qidiruvni oʻchirish: plov');
    forget.focus();
    forget.click();
    await eventually(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toBe('Qidiruvni oʻchirish: patir'),
    );
    await shop.press('burgr');
    expect((await shop.field(search)).value).toBe('burgr');
    await shop.sees(/burger/i);
    await shop.press('Qidiruvni tozalash');
    await eventually(() => expect(past(shop)).toEqual(['patir', 'burgr']));
    await shop.press('Hammasini oʻchirish');
    await eventually(() => expect(past(shop)).toEqual([]));
  });

  test('of a guest become the person’s, and go with the log-out', async () => {
    const page = await inBrowser();
    const guest = await showShop(['/search']);
    await enter(guest, 'lavash', /lavash/i);
    await page.sendCode('+998901112233');
    await page.confirmCode(lastCode());
    const person = await showShop(['/search']);
    await eventually(() => expect(past(person)).toEqual(['lavash']));
    await page.logOut();
    await eventually(() => expect(past(person)).toEqual([]));
    expect(Object.keys(localStorage).filter((key) => /^searches/.test(key))).toEqual([]);
  });
});

describe('a list of places', () => {
  const names = (shop: Shown, of: RegExp) =>
    [...shop.top().querySelectorAll('bdi')]
      .map((each) => each.textContent ?? '')
      .filter((text) => of.test(text));
  const hasField = (shop: Shown) => shop.top().querySelector('search input') !== null;
  async function finds(shop: Shown, of: RegExp, pairs: readonly (readonly [string, string])[]) {
    for (const [query, name] of pairs) {
      await shop.type(/./, query);
      await eventually(() => expect(names(shop, of)).toEqual([name]));
    }
  }

  test.each(['/branches', '/address/pickup2'])(
    'of eight branches at %s has a search field, which finds them in either script',
    async (path) => {
      await inBrowser();
      const few = await showShop([path]);
      await eventually(() => expect(names(few, /^Chilonzor$/)).toHaveLength(1));
      expect(hasField(few)).toBe(false);

      const [first] = backend.db.branches;
      if (!first) throw new Error('The shop has no branch');
      for (const uz of ['Qoʻyliq', 'Мирзо Улуғбек', 'Sergeli', 'Olmazor'])
        backend.db.branches.push({ ...first, id: uz, name: { ...first.name, uz } });
      await inBrowser();
      const shop = await showShop([path]);
      const branch = /^(Chilonzor|Markaz|Qoʻyliq|Мирзо Улуғбек|Sergeli|Olmazor|Registon)$/;
      await finds(shop, branch, [
        ['Чилонзор', 'Chilonzor'],
        ['chilonz', 'Chilonzor'],
        ['қўйлиқ', 'Qoʻyliq'],
        ["mirzo ulug'bek", 'Мирзо Улуғбек'],
      ]);
      await shop.type(/./, 'zzz');
      await eventually(() => expect(names(shop, branch)).toEqual([]));
      await shop.press('Qidiruvni tozalash');
      expect((await shop.field(/./)).value).toBe('');
    },
  );

  test('of eight addresses has one too', async () => {
    await customer();
    const places = ['Chilonzor', 'Ишхона', 'Uy', 'Dacha', 'Ota-onam', 'Zal', 'Bog', 'Opam'];
    for (const name of places) savedAddress(name, byMain);
    await inBrowser();
    const shop = await showShop(['/profile', '/profile/address']);
    await finds(shop, new RegExp(`^(${places.join('|')})$`), [
      ['Чилонзор', 'Chilonzor'],
      ['ishxona', 'Ишхона'],
    ]);
  });
});
