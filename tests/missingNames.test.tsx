import { type ReactNode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { paths } from '../src/navigation/paths';
import { backend, beginJourneys, fill, home, inTelegram, type Page, plainProduct } from './journey';
import { eventually } from './until';

// An empty text parameter is reported on the console, which fails these tests.

beginJourneys();

const nameless = { uz: '', ru: '', eng: '' };

beforeEach(() => {
  const { branches, products } = backend.db;
  for (const branch of branches) branch.name = nameless;
  for (const product of products)
    for (const group of product.modificationGroups) group.name = nameless;
});

/** Renders something until the test is over. */
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

/** Renders home and the sheets at these URLs. */
async function show(urls: readonly string[]): Promise<HTMLElement> {
  const { SheetContent } = await import('../src/app/SheetContent');
  const { Layer } = await import('../src/app/Sheets');
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

/** Labels without content: "Pick-up:", a term without a description, a link or button without text. */
function emptyIn(main: Element): string[] {
  const empty = [...main.querySelectorAll('a, button, dt, dd')].filter(
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

describe('branches and option groups without names', () => {
  test('no screen of a delivery has a label without content', async () => {
    const opened = await page();
    opened.draft.setAddress(home);
    await eventually(() => expect(opened.branches.state.nearestId).not.toBeNull());
    const chosen = opened.catalog.state.catalog.products.find(
      ({ modificationGroups: [first] }) => first && first.min > 0 && first.max !== 1,
    );
    const main = await show([paths.basket, paths.checkout, paths.product(chosen?.id ?? '')]);
    await eventually(() => expect(main.textContent).toContain('Avval tanlang'));
    expect(emptyIn(main)).toEqual([]);
  });

  test('no screen of a pick-up has a label without content', async () => {
    const opened = await page();
    opened.draft.setServiceType('PICK_UP');
    opened.chooseBranch(opened.branches.state.branches[0]?.id ?? '');
    const main = await show([paths.checkout, paths.addressPickupList]);
    expect(emptyIn(main)).toEqual([]);
  });

  test('an address with nothing but a location is called an address', async () => {
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
  ])('a new branch that %s is still reported as a different branch', async (_, id) => {
    for (const branch of backend.db.branches) branch.address = '';
    const opened = await page();
    opened.draft.setAddress(home);
    await eventually(() => expect(opened.delivery.state.status).toBe('ready'));
    const { readPriced } = await import('../src/flows/basket/refreshPrices');
    const { ChangesNotice } = await import('../src/screens/checkout/ServiceNotes');
    const seen = { ...readPriced(), branchId: 'before' };
    opened.branches.setNearest(id);
    const main = render(<ChangesNotice seen={seen} isOfChoice={false} />);
    await eventually(() => expect(main.querySelector('dd')?.textContent).toBe('Boshqa filial'));
    expect(emptyIn(main)).toEqual([]);
  });

  test('removing a favourite without a name is still reported', async () => {
    for (const product of backend.db.products) product.name = nameless;
    const opened = await page();
    const { id } = plainProduct(opened);
    await opened.toggleFavourite(id);
    await opened.toggleFavourite(id);
    const messages = () => opened.toasts.state.list.map(({ text }) => text);
    await eventually(() => expect(messages()).toEqual(['Sevimlilardan olindi']));
  });
});
