import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import type { Localized } from '../src/domain/text/language';
import { backend, beginJourneys, inBrowser } from './journey';
import { knowSearchTag } from './knowSearchTag';
import { eventually } from './until';

beginJourneys();

beforeEach(knowSearchTag);

/** Renders home and the sheets at these URLs. */
async function show(urls: readonly string[]): Promise<HTMLElement> {
  const { SheetContent } = await import('../src/app/SheetContent');
  const { Layer } = await import('../src/app/Sheets');
  const { SearchLink } = await import('../src/screens/home/HomeScreen');
  const main = document.body.appendChild(document.createElement('main'));
  const root = createRoot(main);
  root.render(
    <>
      <SearchLink />
      {urls.map((url) => (
        <Layer key={url} url={url}>
          <Suspense fallback={<wbr />}>
            <SheetContent />
          </Suspense>
        </Layer>
      ))}
    </>,
  );
  onTestFinished(() => {
    root.unmount();
    main.remove();
  });
  await eventually(() => {
    expect(main.querySelector('a')).not.toBeNull();
    expect(main.querySelectorAll('h2').length).toBeGreaterThanOrEqual(urls.length);
    expect(main.querySelector('wbr')).toBeNull();
  });
  return main;
}

const link = (main: HTMLElement) => main.querySelector('a[href*="search"]')?.textContent ?? '';
const field = (main: HTMLElement) => main.querySelector<HTMLInputElement>('search input');

/** Types into the search field as a person does: React listens to the input event. */
function type(input: HTMLInputElement | null, text: string) {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  if (!input || !set) throw new Error('There is no field');
  set.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

test.each(['demo', 'bloom'])(
  'home and the search suggest a product that the %s shop finds',
  async (vendor) => {
    const page = await inBrowser({ vendor });
    const { searchProducts } = await import('../src/domain/catalog/search');
    const { buildSearchIndex } = await import('../src/domain/catalog/searchIndex');
    const main = await show(['/search']);
    const hint = link(main);
    expect(field(main)?.placeholder).toBe(hint);
    const { t } = await import('../src/i18n/t');
    const [before = ''] = t('home.searchExample', { name: '|' }).split('|');
    expect(hint.startsWith(before)).toBe(true);
    const example = hint.slice(before.length);
    const index = buildSearchIndex(page.catalog.state.catalog);
    const [found] = searchProducts(index, example);
    expect(Object.values(found?.name ?? {})).toContain(example);
  },
);

test('without a catalogue the search has no example', async () => {
  backend.faults.add({ path: '/products/v1/overalls', status: 500 });
  await inBrowser();
  expect(link(await show([]))).toBe('Mahsulot qidirish');
});

test('the search offers every category', async () => {
  await inBrowser();
  const main = await show(['/search']);
  const own = backend.db.categories.filter(({ merchantId }) => merchantId === '7001');
  await eventually(() => expect(main.querySelectorAll('li a')).toHaveLength(own.length));
});

test('who finds nothing is offered six dishes of the shop', async () => {
  await inBrowser();
  const main = await show(['/search?q=sushi']);
  await eventually(() => {
    expect(main.textContent).toContain('“sushi” boʻyicha hech narsa topilmadi');
    const offered = [...main.querySelectorAll('section')].find((section) =>
      section.textContent?.startsWith('Bular ham yoqishi mumkin'),
    );
    expect(offered?.querySelectorAll('li')).toHaveLength(6);
  });
});

test('a long list of branches is searched in either script, in every city', async () => {
  const [first] = backend.db.branches;
  if (!first) throw new Error('The shop has no branch');
  const names: Localized[] = [{ uz: 'Qoʻyliq' }, { uz: 'Мирзо Улуғбек' }, { uz: 'Sergeli' }];
  names.forEach((name, number) => {
    const { uz = '' } = name;
    backend.db.branches.push({ ...first, id: `more-${number}`, name: { ...first.name, uz } });
  });
  await inBrowser();
  const main = await show(['/branches']);
  const find = async (text: string, name: string) => {
    type(field(main), text);
    await eventually(() => {
      expect(main.querySelectorAll('section a')).toHaveLength(1);
      expect(main.querySelector('section a')?.textContent).toContain(name);
    });
  };
  await find('қўйлиқ', 'Qoʻyliq');
  await find("mirzo ulug'bek", 'Мирзо Улуғбек');
  await find('registon', 'Registon');
});
