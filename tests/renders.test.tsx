import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { createBackend } from '../mocks/backend/app';
import type { ProductCard } from '../src/ui/ProductCard';
import type { Stepper } from '../src/ui/Stepper';
import { openPage } from './openPage';
import { eventually } from './until';

/** Components of home rendered since the last check, once per render. */
const rendered = vi.hoisted(() => [] as string[]);

vi.mock('../src/ui/ProductCard', async (importReal) => {
  const real = await importReal<typeof import('../src/ui/ProductCard')>();
  return {
    ...real,
    ProductCard: (props: Parameters<typeof ProductCard>[0]) => {
      rendered.push(`card of ${props.name}`);
      return createElement(real.ProductCard, props);
    },
  };
});
vi.mock('../src/ui/Stepper', async (importReal) => {
  const real = await importReal<typeof import('../src/ui/Stepper')>();
  return {
    Stepper: (props: Parameters<typeof Stepper>[0]) => {
      rendered.push(`stepper of ${props.label}`);
      return createElement(real.Stepper, props);
    },
  };
});

const noting = vi.hoisted(() => (name: string) => async (importReal: () => Promise<unknown>) => {
  const real = (await importReal()) as Record<string, (props: unknown) => unknown>;
  const noted = (props: unknown) => {
    rendered.push(name);
    return real[name]?.(props);
  };
  return { ...real, [name]: noted };
});
vi.mock('../src/ui/BottomAction', noting('BottomAction'));
vi.mock('../src/screens/home/CatalogSection', noting('CatalogSection'));
vi.mock('../src/screens/home/Catalogue', noting('Catalogue'));
vi.mock('../src/screens/home/CategoryBar', noting('CategoryBar'));
vi.mock('../src/screens/home/HomeHeader', noting('HomeHeader'));

test('adding a product re-renders its stepper and the basket bar only; filling the card corners re-renders nothing', async () => {
  const page = await openPage({ backend: createBackend() });
  const { HomeScreen } = await import('../src/screens/home/HomeScreen');
  const { setCornerSlot } = await import('../src/screens/catalog/ShopCard');
  const root = createRoot(document.body.appendChild(document.createElement('main')));
  root.render(<HomeScreen />);
  const [first, second] = page.catalog.state.catalog.products.filter(
    ({ amount, modificationGroups }) => amount === null && modificationGroups.length === 0,
  );
  if (!first || !second) throw new Error('The demo has too few plain products.');
  const bars = () => rendered.filter((name) => name === 'BottomAction').length;
  const names = page.catalog.state.catalog.products.map(({ name }) => name.uz);
  const cards = names.map((name) => `card of ${name}`);
  // On the page, not only rendered: React begins again with a render that is interrupted.
  const shown = () =>
    [...document.querySelectorAll('main h3, main h4')].map((name) => name.textContent);
  await eventually(() => expect(shown()).toEqual(expect.arrayContaining(names)));
  expect(rendered).toEqual(expect.arrayContaining(cards));
  const parts = ['Catalogue', 'CategoryBar', 'HomeHeader', 'CatalogSection'];
  expect(rendered).toEqual(expect.arrayContaining(parts));
  await vi.dynamicImportSettled();

  // The first product mounts the bar, which may render more than once.
  rendered.splice(0);
  page.addToBasket(first);
  await eventually(() => expect(document.body.textContent).toContain('Savat'));
  await vi.dynamicImportSettled();
  const seen = new Set(rendered);
  expect([...seen].toSorted()).toEqual(['BottomAction', `stepper of ${first.name.uz}`].toSorted());

  rendered.splice(0);
  page.addToBasket(second);
  await eventually(() => expect(bars()).toBe(1));
  expect(rendered.toSorted()).toEqual(['BottomAction', `stepper of ${second.name.uz}`]);

  rendered.splice(0);
  setCornerSlot(({ product }) => <mark>{product.name.uz}</mark>);
  const marks = () => [...document.querySelectorAll('mark')].map((mark) => mark.textContent);
  await eventually(() => expect(marks()).toContain(second.name.uz));
  expect(rendered).toEqual([]);
  root.unmount();
});
