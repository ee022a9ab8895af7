import { fireEvent } from '@testing-library/dom';
import { describe, expect, test, vi } from 'vitest';
import { packBasket } from '../src/domain/basket/sharedBasket';
import * as limits from '../src/domain/limits';
import { paths } from '../src/navigation/paths';
import { sellCombo } from './comboMenu';
import { customer, delivering, plov, productRecord, put } from './customer';
import { later, place } from './e2e/pastOrders';
import { backend, beginJourneys, inBrowser } from './journey';
import { showShop } from './showShop';
import { eventually } from './until';
import { withShareDialog } from './withShareDialog';

beginJourneys({ isNoon: true });

const checkout = ['/basket', '/checkout'];

describe('a combo', () => {
  test('ticks, prices and shows its two drinks of one list each in its own group', async () => {
    const { id } = sellCombo(backend);
    await inBrowser();
    const shop = await showShop([`/product/${id}`]);
    const radio = (group: string, name: string) => {
      const [each] = shop.all('group', group);
      const label = [...(each?.querySelectorAll('label') ?? [])].find((one) =>
        one.textContent?.startsWith(name),
      );
      return label?.querySelector('input') ?? expect.unreachable(`No ${name} in ${group}`);
    };
    // The first of each group is chosen already, as none costs less.
    await eventually(() => expect(radio('Ikkinchi ichimlik', 'Kola').checked).toBe(true));
    radio('Ikkinchi ichimlik', 'Fanta').click();
    await eventually(() => expect(radio('Ikkinchi ichimlik', 'Fanta').checked).toBe(true));
    expect(radio('Ikkinchi ichimlik', 'Kola').checked).toBe(false);
    expect(radio('Birinchi ichimlik', 'Kola').checked).toBe(true);
    await shop.press(/48\s000/);
    await shop.at();
    await inBrowser();
    const basket = await showShop(['/basket']);
    await basket.sees(/Kola,\s*Fanta/);
    await basket.sees(/48\s000/);
  });
});

describe('the button of a dish pressed twice before its sheet has closed', () => {
  const pressTwice = async (shop: Awaited<ReturnType<typeof showShop>>, name: RegExp) => {
    const button = await shop.find('button', name);
    button.click();
    button.click();
  };

  test('adds one piece, and one more when the dish is opened again', async () => {
    const page = await inBrowser();
    const shop = await showShop(['/product/toy-oshi']);
    await shop.choose('Butun porsiya');
    await pressTwice(shop, /^Qoʻshish/);
    await shop.at();
    expect(page.cart.state.lines).toMatchObject([{ count: 1 }]);
    const again = await showShop(['/product/toy-oshi']);
    await pressTwice(again, /^Qoʻshish/);
    await again.at();
    expect(page.cart.state.lines).toMatchObject([{ count: 2 }]);
  });

  test('changes a line of the basket, and adds none', async () => {
    const page = await customer({ basket: [plov] });
    const shop = await showShop(['/basket']);
    await shop.press('Toʻy oshi');
    await shop.choose('Yarim porsiya');
    await pressTwice(shop, /^Saqlash/);
    await shop.at('Savat');
    expect(page.cart.state.lines).toMatchObject([
      { count: 1, choices: [{ modificationId: 'portion-06' }] },
    ]);
  });
});

test('the choices of a line can be changed while the basket holds more than there is', async () => {
  const half = [{ modificationId: 'portion-06', groupId: 'portion', count: 1 }];
  await customer({
    basket: [
      { ...plov, count: 2 },
      { ...plov, choices: half, count: 2 },
    ],
  });
  productRecord('toy-oshi').amount = 2;
  const page = await inBrowser();
  const shop = await showShop(['/basket']);
  await shop.press('Toʻy oshi');
  await shop.choose(/Qazi/);
  await shop.press(/^Saqlash/);
  await shop.at('Savat');
  expect(page.cart.state.lines.map(({ count }) => count)).toEqual([2, 2]);
  expect(page.cart.state.lines.map(({ choices }) => choices.length)).toEqual([1, 2]);
});

describe('a dish in the basket with more options than the menu allows by now', () => {
  const extras = ['qazi', 'achichuk'].map((modificationId) => ({
    modificationId,
    groupId: 'plov-extras',
    count: 1,
  }));
  const limit = (max: number, min = 0) => {
    const groups = productRecord('toy-oshi').modificationGroups;
    const group = groups.find(({ id }) => id === 'plov-extras');
    Object.assign(group ?? expect.unreachable('No extras'), { min, max });
  };
  const opened = async (choices = extras) => {
    const basket = [{ ...plov, choices: [...(plov.choices ?? []), ...choices] }];
    const page = await customer({ basket });
    const shop = await showShop(['/basket']);
    await shop.press('Qaytadan tanlash');
    return { page, shop };
  };
  const isSaved = async ({ page, shop }: Awaited<ReturnType<typeof opened>>) => {
    await shop.press(/^Saqlash/);
    await shop.at('Savat');
    await shop.lacks('Qaytadan tanlash');
    expect(page.readBasket().hasProblems).toBe(false);
  };

  test('is chosen again as soon as one of them is to be taken', async () => {
    limit(1, 1);
    await isSaved(await opened());
  });

  test('is chosen again as soon as its option is to be taken once', async () => {
    limit(1, 1);
    await isSaved(await opened([{ modificationId: 'qazi', groupId: 'plov-extras', count: 2 }]));
  });

  test('leads to the group, and is saved only without those beyond', async () => {
    limit(2);
    const third = { modificationId: 'bedana-egg', groupId: 'plov-extras', count: 1 };
    const { page, shop } = await opened([...extras, third]);
    await shop.lacks('Saqlash');
    await shop.press(/^Avval tanlang/);
    await shop.hears('Koʻpi bilan 2 ta tanlang');
    await shop.choose('Qazi');
    await isSaved({ page, shop });
  });
});

test('a line above the stock keeps what its button says, though another line has the same dish', async () => {
  const half = [{ modificationId: 'portion-06', groupId: 'portion', count: 1 }];
  const basket = [
    { ...plov, count: 3 },
    { ...plov, choices: half, count: 2 },
  ];
  await customer({ basket });
  productRecord('toy-oshi').amount = 2;
  const page = await inBrowser();
  const shop = await showShop(['/basket']);
  await shop.press('2 ta qoldirish');
  await eventually(() => expect(page.cart.state.lines.map(({ count }) => count)).toEqual([2, 2]));
  await shop.lacks('2 ta qoldirish');
  await shop.press('Oʻchirish');
  await eventually(() => expect(page.readBasket().hasProblems).toBe(false));
  expect(page.cart.state.lines).toMatchObject([{ count: 2 }]);
});

test('product options have images or only names', async () => {
  const imagesOf = async (modificationViewType: 'FULL_IMAGE' | 'NAME_ONLY') => {
    for (const each of backend.db.settings) each.modificationViewType = modificationViewType;
    await inBrowser();
    const shop = await showShop(['/product/toy-oshi']);
    await shop.sees('Qazi');
    const option = [...shop.top().querySelectorAll('label')].find((each) =>
      each.textContent?.includes('Qazi'),
    );
    return option?.querySelectorAll('img').length;
  };
  expect(await imagesOf('FULL_IMAGE')).toBe(1);
  expect(await imagesOf('NAME_ONLY')).toBe(0);
  // The same picture on every option is none.
  for (const { modifications } of productRecord('toy-oshi').modificationGroups ?? [])
    for (const option of modifications) option.image = 'demo/logo.webp';
  expect(await imagesOf('FULL_IMAGE')).toBe(0);
});

test('with a share dialog it opens at once, and the address of the sheet shows the product', async () => {
  withShareDialog();
  const share = vi.spyOn(navigator, 'share');
  await inBrowser();
  const shop = await showShop(['/product/toy-oshi?share=1']);
  await shop.at('Toʻy oshi');
  await shop.press('Ulashish');
  await eventually(() => expect(share).toHaveBeenCalledOnce());
  expect(share.mock.lastCall?.[0]?.url).toMatch(/\/product\/toy-oshi/);
  await shop.at('Toʻy oshi');
});

test('a story links to its product and stays open beneath it', async () => {
  await inBrowser();
  const shop = await showShop(['/stories/story-salqin']);
  await shop.at('Salqin');
  await shop.press('Batafsil');
  await shop.at('Salqin', 'Yalpizli limonad');
  await shop.close();
  await shop.at('Salqin');
});

describe('an item without delivery', () => {
  test('is marked at the checkout, in the basket and on its page, and can be picked up', async () => {
    productRecord('toy-oshi').deliveryEnabled = false;
    const page = await delivering();
    const shop = await showShop(checkout);
    await shop.hears(/Yetkazib berilmaydi.*Toʻy oshi|Toʻy oshi.*Yetkazib berilmaydi/s);
    await shop.press('Olib ketishga oʻtish');
    await shop.lacks('Yetkazib berilmaydi');
    await shop.choose('Yetkazib berish');
    await shop.sees('Yetkazib berilmaydi');
    await shop.close();
    await shop.at('Savat');
    await shop.sees('Yetkazib berilmaydi');
    await shop.press('Toʻy oshi');
    await shop.sees('Bu mahsulot yetkazib berilmaydi');
    await shop.press('Olib ketishga oʻtish');
    await shop.lacks('Bu mahsulot yetkazib berilmaydi');
    expect(page.draft.state.serviceType).toBe('PICK_UP');
  });

  test('can be removed at the checkout and restored', async () => {
    productRecord('toy-oshi').deliveryEnabled = false;
    const page = await delivering();
    const shop = await showShop(checkout);
    await shop.press('Oʻchirish');
    await eventually(() => expect(page.cart.state.lines).toEqual([]));
    await shop.sees('Savat boʻsh');
    const undo = await eventually(
      () =>
        [...document.querySelectorAll('button')].find(
          ({ textContent }) => textContent === 'Qaytarish',
        ) ?? expect.unreachable('No undo'),
    );
    undo.click();
    await shop.hears(/Toʻy oshi/);
    expect(page.cart.state.lines).toHaveLength(1);
  });
});

describe('a shared basket', () => {
  type Line = Parameters<typeof packBasket>[0][number];
  const line = (productId: string, more: Partial<Line> = {}): Line => ({
    key: productId,
    productId,
    choices: [],
    count: 1,
    note: '',
    ...more,
  });
  const shared = line('toy-oshi', { choices: [{ modificationId: 'portion-1', count: 1 }] });

  test('is added to one’s own by person, and what is gone is said', async () => {
    productRecord('qazili-osh').amount = 0;
    put(await customer(), [plov]);
    const packed = packBasket(
      [shared, line('tandir-somsa', { count: 2 }), line('no-longer-sold'), line('qazili-osh')],
      '\u202eAziza <b>',
    );
    const shop = await showShop([paths.shared(packed)]);
    await shop.at('\u2068Aziza <b>\u2069 yuborgan savat');
    await shop.sees(/Hozir mavjud emas.*Menyudan olingan mahsulot/s);
    await shop.sees('Tugadi');
    await shop.sees('Savatingiz joyida qoladi');
    await shop.press(/^Qolganini savatga qoʻshish/);
    await shop.at('Savat');
    await shop.sees(/Meniki.*Toʻy oshi.*Aziza.*Toʻy oshi.*Tandir somsa/s);
  });

  test('whose link is damaged says so, and leads to the menu', async () => {
    await inBrowser();
    const shop = await showShop([paths.shared('AQIDdGVhACpLxQ')]);
    await shop.sees('Havola ishlamaydi');
    await shop.press(/Menyuga oʻtish/);
    await shop.at();
  });

  test('too large for Telegram opens in the browser, and a larger one is not sent', async () => {
    const page = await inBrowser();
    const plainOnes = page.catalog.state.catalog.products.filter(
      ({ amount, modificationGroups, branches }) =>
        amount === null && modificationGroups.length === 0 && branches === null,
    );
    const add = (some: typeof plainOnes) => {
      for (const product of some) {
        page.addToBasket(product, [], 1);
        const { key = '' } = page.cart.state.lines.at(-1) ?? {};
        page.cart.setNote(key, 'x'.repeat(115));
      }
    };
    add(plainOnes.slice(0, 6));
    const shop = await showShop(['/basket']);
    await shop.press(/^Birga buyurtma qilish/);
    await shop.sees('brauzerda ochiladi');
    const send = await shop.find('button', 'Havolani yuborish');
    expect(send.hasAttribute('disabled')).toBe(false);
    add(plainOnes.slice(6, 16));
    await shop.sees('ikki boʻlib yuboring');
    await eventually(() => expect(send.hasAttribute('disabled')).toBe(true));
  });
});

describe('a line of the basket', () => {
  test('has a note as long as that of an order at most', async () => {
    for (const settings of backend.db.settings) settings.productComment = true;
    await customer({ basket: [plov] });
    const shop = await showShop(['/basket']);
    await shop.press(/^Izoh qoʻshish/);
    expect(await shop.field(/./)).toHaveProperty('maxLength', limits.noteLength);
  });

  test('keeps the note of a dish when another line becomes the same', async () => {
    for (const settings of backend.db.settings) settings.productComment = true;
    const half = { modificationId: 'portion-06', groupId: 'portion', count: 1 };
    const page = await customer({ basket: [plov] });
    const shop = await showShop(['/basket']);
    await shop.press(/^Izoh qoʻshish/);
    await shop.type(/./, 'yongʻoqsiz');
    fireEvent.keyDown(await shop.field(/./), { key: 'Enter' });
    put(page, [{ ...plov, choices: [half] }]);
    await eventually(() => expect(shop.all('button', 'Toʻy oshi')).toHaveLength(2));
    await shop.press('Toʻy oshi');
    await shop.choose('Butun porsiya');
    await shop.press(/Saqlash/);
    await shop.at('Savat');
    await eventually(() => expect(shop.all('button', 'Toʻy oshi')).toHaveLength(1));
    await shop.sees('yongʻoqsiz');
    expect(page.cart.state.lines).toMatchObject([{ count: 2, note: 'yongʻoqsiz' }]);
  });

  test('of an order of 0.45 kg is repeated by the piece, and says so', async () => {
    await customer();
    const { id, cartItems } = place({ backend }, ['patir']);
    for (const { product } of cartItems) product.count = 0.45;
    later({ backend }, 60);
    const shop = await showShop([`/profile/orders/${id}`]);
    await shop.press(/Yana buyurtma berish/);
    await shop.sees(/donalab.*0,45/);
  });
});
