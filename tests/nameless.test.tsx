import { type ReactNode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { paths } from '../src/navigation/paths';
import { backend, beginJourneys, fill, home, inTelegram, type Page, plainProduct } from './journey';
import { eventually } from './until';

// That a text was given an empty value is said on the console, which fails these tests.

beginJourneys();

const nameless = { uz: '', ru: '', eng: '' };

beforeEach(() => {
  const { branches, products } = backend.db;
  for (const branch of branches) branch.name = nameless;
  for (const product of products)
    for (const group of product.modificationGroups) group.name = nameless;
});

/** Shows something until the test is over. */
function render(content: ReactNode): HTMLElement {
  const main = document.body.appendChild(document.createElement('main'));
  const root = createRoot(main);
  root.render(content);
  onTestFinished(() => {
    root.unmount();
    main.remove();
  });
  return main;
}

/** Home, and below it the sheets at these addresses. */
async function show(urls: readonly string[]): Promise<HTMLElement> {
  const { SheetContent } = await import('../src/app/SheetContent');
  const { Layer } = await import('../src/app/Layer');
  const { HomeScreen } = await import('../src/screens/home/HomeScreen');
  const main = render(
    <>
      <HomeScreen />
      {urls.map((url) => (
        <Layer key={url} url={url}>
          <Suspense fallback={<wbr />}>
            <SheetContent />
          </Suspense>
        </Layer>
      ))}
    </>,
  );
  await eventually(() => {
    expect(main.querySelectorAll('h2').length).toBeGreaterThanOrEqual(urls.length);
    expect(main.querySelector('wbr')).toBeNull();
  });
  return main;
}

/** Labels that lead to nothing: "Pick-up:", a term without its description, a button without a word. */
function emptyIn(main: Element): string[] {
  const empty = [...main.querySelectorAll('button, dt, dd')].filter(
    (one) => !one.textContent?.trim() && !one.getAttribute('aria-label')?.trim(),
  );
  const labels = [...main.querySelectorAll('*')].flatMap((one) => [
    one.getAttribute('aria-label') ?? '',
    one.children.length === 0 ? (one.textContent ?? '') : '',
  ]);
  return [...empty.map((one) => one.outerHTML), ...labels.filter((text) => /[:：]\s*$/.test(text))];
}

async function page(): Promise<Page> {
  const opened = await inTelegram();
  fill(opened, 2);
  return opened;
}

describe('where branches and groups of options have no names', () => {
  test('no screen of a delivery has a label with nothing behind it', async () => {
    const opened = await page();
    opened.draft.setAddress(home);
    await eventually(() => expect(opened.branches.state.nearestId).not.toBeNull());
    const chosen = opened.catalog.state.catalog.products.find(
      ({ modificationGroups }) => (modificationGroups[0]?.min ?? 0) > 0,
    );
    const main = await show([paths.basket, paths.checkout, paths.product(chosen?.id ?? '')]);
    await eventually(() => expect(main.textContent).toContain('Avval tanlang'));
    expect(emptyIn(main)).toEqual([]);
  });

  test('no screen of a pick-up has one', async () => {
    const opened = await page();
    opened.draft.setServiceType('PICK_UP');
    opened.chooseBranch(opened.branches.state.branches[0]?.id ?? '');
    const main = await show([paths.checkout, paths.addressPickupList]);
    expect(emptyIn(main)).toEqual([]);
  });

  test('an address of which nothing but the place is known is called an address', async () => {
    const opened = await page();
    const unnamed = { ...home, streetName: '', houseNumber: '' };
    opened.draft.setAddress(unnamed);
    opened.addresses.putGuest(unnamed);
    await eventually(() => expect(opened.delivery.state.status).toBe('ready'));
    const main = await show([paths.checkout, paths.addresses]);
    const called = () => main.textContent?.match(/Yetkazib berish manzili/g);
    await eventually(() => expect(called()).toHaveLength(2));
    expect(emptyIn(main)).toEqual([]);
  });

  test.each([
    ['is in no list', 'gone'],
    ['has neither name nor address', 'markaz'],
  ])('another branch that %s is told to be another one', async (_, id) => {
    for (const branch of backend.db.branches) branch.address = '';
    const opened = await page();
    opened.draft.setAddress(home);
    await eventually(() => expect(opened.delivery.state.status).toBe('ready'));
    const { readPriced } = await import('../src/flows/basket/refreshPrices');
    const { ChangesNotice } = await import('../src/screens/checkout/ChangesNotice');
    const seen = { ...readPriced(), branchId: 'before' };
    opened.branches.setNearest(id);
    const main = render(<ChangesNotice seen={seen} />);
    await eventually(() => expect(main.querySelector('dd')?.textContent).toBe('Boshqa filial'));
    expect(emptyIn(main)).toEqual([]);
  });

  test('that a favourite without a name is one no more is said all the same', async () => {
    for (const product of backend.db.products) product.name = nameless;
    const opened = await page();
    const { id } = plainProduct(opened);
    await opened.toggleFavourite(id);
    await opened.toggleFavourite(id);
    const said = () => opened.toasts.state.list.map(({ text }) => text);
    await eventually(() => expect(said()).toEqual(['Sevimlilardan olindi']));
  });
});
