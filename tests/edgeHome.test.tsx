import { expect, test } from 'vitest';
import { createBackend } from '../mocks/backend/app';
import { readHostKeys } from '../src/domain/start/host';
import { edgeResponses } from './edgeResponses';

const view = {
  storedLanguage: null,
  telegramLanguage: null,
  cdnUrl: '/cdn',
  currency: 'UZS',
  brands: '',
  hosts: readHostKeys(''),
};
// Importing home transforms its whole module graph first.
const patience = 60_000;

test('hosts of one process have the decimals of their own currency', {
  timeout: patience,
}, async () => {
  const backend = createBackend();
  for (const product of backend.db.products) product.costPrice = 1.375;
  const { readShop, renderHome } = await import('../src/app/edge/renderHome');
  const responses = await edgeResponses(backend, 'bloom');
  const currencies = ['KWD', 'USD'];
  const shops = await Promise.all(currencies.map((code) => readShop(responses, 'WEB', code)));
  const pages = shops.map((shop, at) =>
    shop
      ? renderHome(shop, { ...view, currency: currencies[at] ?? '' })
      : expect.unreachable('Unread'),
  );
  const [dinars, dollars] = await Promise.all(pages);
  expect(dinars?.html).toContain('1,375');
  expect(dollars?.html).toContain('1,38');
});

test('nothing of one shop or language stays for the next', { timeout: patience }, async () => {
  const backend = createBackend();
  const { readShop, renderHome } = await import('../src/app/edge/renderHome');
  const read = async (vendor: string) => {
    const shop = await readShop(await edgeResponses(backend, vendor), 'WEB', 'UZS');
    return shop ?? expect.unreachable('The shop cannot be read');
  };
  const [demo, bloom] = [await read('demo'), await read('bloom')];
  const inArabic = { ...view, storedLanguage: 'ar' };
  const alone = await renderHome(demo, view);
  const together = await Promise.all([
    renderHome(bloom, { ...view, storedLanguage: 'ru' }),
    renderHome(demo, inArabic),
    renderHome(demo, view),
  ]);
  expect(together[2]).toEqual(alone);
  expect(together.map(({ dir }) => dir)).toEqual(['ltr', 'rtl', 'ltr']);
  expect(together.map(({ lang }) => lang)).toEqual(['ru-RU', 'ar', 'uz-Latn-UZ']);
  expect(together[0]?.html).not.toContain('Oltin Qozon');
});

test('what home shows in another language says so', { timeout: patience }, async () => {
  const backend = createBackend();
  const { readShop, renderHome } = await import('../src/app/edge/renderHome');
  const shop = await readShop(await edgeResponses(backend, 'demo'), 'WEB', 'UZS');
  if (!shop) throw new Error('The shop cannot be read');
  const langs = async (storedLanguage: string) => {
    const page = document.createElement('main');
    page.innerHTML = (await renderHome(shop, { ...view, storedLanguage })).html;
    const found = [...page.querySelectorAll('h2, article h3, nav a[dir=auto]')];
    expect(found.length).toBeGreaterThan(10);
    return new Set(found.map((one) => one.getAttribute('lang')));
  };
  expect(await langs('ru')).toEqual(new Set([null]));
  expect(await langs('zh')).toEqual(new Set(['en-GB']));
});

test.each([
  ['no JSON', { merchant: '<html>' }],
  ['an inactive merchant', { merchant: '{"id":1,"isActive":false}' }],
  ['no merchant', { merchant: '{}' }],
  ['settings that cannot be read', { settings: '[' }],
  ['a catalogue without lists', { catalogue: '{}' }],
])('a shop with %s is not rendered', { timeout: patience }, async (_, wrong) => {
  const { readShop } = await import('../src/app/edge/renderHome');
  const responses = await edgeResponses(createBackend(), 'demo');
  expect(await readShop({ ...responses, ...wrong }, 'WEB', 'UZS')).toBeNull();
});
