import { expect, test } from 'vitest';
import { createBackend } from '../mocks/backend/app';
import { toMoney } from '../src/domain/basket/pricing';
import { formatMoney } from '../src/domain/text/format';
import { edgeResponses } from './edgeResponses';

/** The part of an image's address that says which picture it is. */
const pictureIn = (url: string | null | undefined) => url?.split('/plain/')[1];
const plainText = (text: string | null | undefined) => text?.replace(/\s+/g, ' ') ?? '';

// Importing home transforms its whole module graph first.
test.each(['uz', 'ru'] as const)(
  'the preview of a product is what its card on home shows: name, price and picture, in %s',
  { timeout: 60_000 },
  async (language) => {
    const backend = createBackend();
    const { renderer } = await import('../deploy/edge/renderer');
    const shop = await renderer.readShop(await edgeResponses(backend, 'demo'), 'WEB', 'UZS');
    if (!shop) throw new Error('The shop cannot be read');
    const view = {
      storedLanguage: language,
      telegramLanguage: null,
      cdnUrl: 'https://cdn.test',
      currency: 'UZS',
      brands: '',
    };
    const { catalog } = shop;
    const cards: Element[] = [];
    // Home's first screen shows a few: one after the other, all products come first.
    for (let at = 0; at < catalog.products.length; at += 6) {
      const products = catalog.products.slice(at, at + 6);
      const home = document.createElement('main');
      const part = { ...shop, catalog: { ...catalog, products } };
      home.innerHTML = (await renderer.renderHome(part, view)).html;
      cards.push(...home.querySelectorAll('article'));
    }
    expect(cards.length).toBeGreaterThanOrEqual(20);
    for (const card of cards) {
      const name = plainText(card.querySelector('h3, h4')?.textContent);
      const product = catalog.products.find((one) => one.name[language] === name);
      const head = await renderer.pageHead(shop, view, {
        origin: 'https://demo.shop.test',
        segment: null,
        route: 'product',
        productId: product?.id ?? null,
        vacancyId: null,
        query: '',
      });
      expect([name, plainText(head.title).split(' – ')[0]]).toEqual([name, name]);
      const price = formatMoney(toMoney(head.price?.amount ?? Number.NaN, 2), language, 'UZS');
      expect(plainText(card.textContent)).toContain(plainText(price));
      expect(plainText(head.description)).toContain(plainText(price));
      const shown = card.querySelector('img')?.dataset.src;
      expect([name, pictureIn(head.picture)]).toEqual([name, pictureIn(shown)]);
    }
  },
);
