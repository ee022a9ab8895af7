// @vitest-environment node
import { Window } from 'happy-dom';
import { expect, test } from 'vitest';
import { createBackend } from '../mocks/backend/app';
import { text as inAll } from '../mocks/backend/records/text';
import { edgeBefore } from './edgeBefore';

// Importing home transforms its whole module graph first.
const patience = 60_000;

/** The page as a reader without scripts has it. */
function read(page: string) {
  const { document } = new Window({ settings: { disableJavaScriptEvaluation: true } });
  document.write(page);
  const article = document.querySelector('.early-sheet > article');
  const text = article?.textContent.replace(/[\u2066-\u2069]/g, '').replace(/\s+/g, ' ') ?? '';
  const links = [...(article?.querySelectorAll('a') ?? [])].map((link) =>
    link.getAttribute('href'),
  );
  return { text, links, headings: [...(article?.querySelectorAll('h1') ?? [])].length };
}

const pageOf = async (path: string, language: string, backend = createBackend()) => {
  const { text, status } = await edgeBefore(backend)(path, language);
  return { ...read(text), page: text, status };
};

test.each([
  [
    'uz',
    ['Choʻzma lagʻmon', '36 000 soʻm', 'Xamiri buyurtmangizdan keyin', 'Un, mol goʻshti', '450 g'],
  ],
  ['ru', ['Лагман тянутый', '36 000 сум', 'Лапшу тянем после', 'Мука, говядина', '450 г', '15–20']],
  ['eng', ['Hand-pulled lagman', '36 000 sum', 'Noodles pulled once', 'Flour, beef', '4.8']],
  ['ar', ['Hand-pulled lagman', '36 000 سوم', 'المكوّنات']],
])(
  'a product is readable in %s: name, price, description, what is in it',
  { timeout: patience },
  async (language, said) => {
    const { text, headings } = await pageOf('/product/lagmon', language);
    for (const part of said) expect(text).toContain(part);
    expect(headings).toBe(1);
  },
);

test('a product names its options with what they cost', { timeout: patience }, async () => {
  const backend = createBackend();
  const { modificationGroups } = backend.db.products.find(({ id }) => id === 'lagmon') ?? {
    modificationGroups: [],
  };
  expect(modificationGroups.length).toBeGreaterThan(0);
  const { text } = await pageOf('/product/lagmon', 'eng', backend);
  for (const { name, modifications } of modificationGroups)
    for (const each of [name, ...modifications.map((one) => one.name)])
      expect(text).toContain(each.eng);
});

test.each([
  ['uz', 'Ish vaqti', 'Dushanba', 'Dam olish'],
  ['ru', 'График работы', 'Понедельник', 'Выходной'],
  ['eng', 'Opening hours', 'Monday', 'Closed'],
])(
  'branches are readable in %s: address, phone and hours of each day',
  { timeout: patience },
  async (language, schedule, monday, closed) => {
    const { text, links } = await pageOf('/branches', language);
    expect(text).toContain('Bunyodkor shoh koʻchasi, 47');
    expect(text).toContain(schedule);
    expect(text).toContain(`${monday} (00:00 - 23:59)`);
    expect(text).toContain(`${monday} ${closed}`);
    expect(text).toContain('(07:00 - 10:00) - (11:00 - 23:00)');
    expect(links).toContain('tel:+998712001022');
  },
);

test.each([
  ['/about', 'uz', '2009-yildan beri Toshkentda osh damlaymiz.'],
  ['/about', 'ru', 'Готовим плов в Ташкенте с 2009 года.'],
  ['/offerta', 'eng', 'The contract is concluded when the order is confirmed.'],
  ['/privacy', 'uz', 'Telefon raqamingiz va manzilingiz faqat'],
  ['/vacancy', 'ru', '6 000 000 – 9 000 000 сум'],
  ['/vacancy/vakansiya-oshpaz', 'eng', 'a health certificate'],
  ['/extr3', 'uz', 'Amir Temur shoh koʻchasi, 12'],
  ['/extra', 'uz', 'Instagram'],
  ['/category', 'eng', 'Hand-pulled lagman 36 000 sum'],
])('%s in %s says: %s', { timeout: patience }, async (path, language, said) => {
  const { text, headings, status } = await pageOf(path, language);
  expect(status).toBe(200);
  expect(text.replaceAll('\u00a0', ' ')).toContain(said);
  expect(headings).toBe(1);
});

test('its links stay in the language of the address', { timeout: patience }, async () => {
  const { links } = await pageOf('/ru/category', 'uz');
  expect(links).toContain('/ru/product/lagmon');
  expect(links.at(-1)).toBe('/ru');
  expect((await pageOf('/category', 'ru')).links).toContain('/product/lagmon');
});

test('a vacancy is a page of its own, and one that the shop does not have a 404', {
  timeout: patience,
}, async () => {
  const ask = edgeBefore();
  const { head, status } = await ask('/vacancy/vakansiya-oshpaz', 'eng');
  expect(status).toBe(200);
  expect(head).toMatchObject({
    title: 'Cook – Oltin Qozon',
    canonical: 'https://demo.shop.test/vacancy/vakansiya-oshpaz',
  });
  expect(head).not.toHaveProperty('robots');
  const gone = await ask('/vacancy/gone', 'eng');
  expect(gone.status).toBe(404);
  expect(gone.head).toMatchObject({ title: 'Vacancy not found – Oltin Qozon', robots: 'noindex' });
  const failing = createBackend();
  failing.faults.add({ path: '/support/v1/vacancies', status: 500 });
  expect((await edgeBefore(failing)('/vacancy/gone')).status).toBe(200);
});

test.each(['/', '/basket', '/checkout', '/profile', '/login', '/product/none', '/nothing'])(
  '%s has no text of its own',
  { timeout: patience },
  async (path) => {
    const { page } = await pageOf(path, 'uz');
    expect(page).not.toContain('<article>');
    expect(page).not.toContain('<noscript><style>');
  },
);

test('what the merchant has written is text, in an article and in a policy', {
  timeout: patience,
}, async () => {
  const backend = createBackend();
  const hostile = '<img src=x onerror=alert(1)></article><b>bold</b>';
  const html = `<p>one</p>${hostile}`;
  for (const policy of backend.db.policies) policy.text = inAll(html, html, html);
  // Of a description, tags are off, and what entities stand for is text.
  const escaped = '&lt;img src=x onerror=alert(2)&gt;';
  const described = `${hostile}${escaped}`;
  for (const product of backend.db.products)
    product.description = inAll(described, described, described);
  const about = await pageOf('/about', 'uz', backend);
  expect(about.page).not.toMatch(/<img src=x/);
  expect(about.text).toContain('bold');
  const { page, text } = await pageOf('/product/lagmon', 'uz', backend);
  expect(page).not.toMatch(/<img src=x/);
  expect(text).toContain('bold<img src=x onerror=alert(2)>');
});
