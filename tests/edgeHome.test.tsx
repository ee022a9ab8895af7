import { act, type ReactNode, useLayoutEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { createBackend } from '../mocks/backend/app';
import { fetchPictures } from '../src/app/snapshot/snapshot';
import { readHostKeys } from '../src/domain/start/host';
import { edgeResponses } from './edgeResponses';
import { openPage } from './openPage';

// As on a server: parts that are fetched later stay their fallback.
vi.mock(import('../src/flows/part'), async (importOriginal) => {
  const { lazy } = await import('react');
  return {
    ...(await importOriginal()),
    part: () => lazy(() => new Promise<never>(() => undefined)),
  };
});

/** The content of an element, one line per tag or text; attribute order is ignored. */
function lines(node: Node, depth = 0): string[] {
  const indent = ' '.repeat(depth);
  if (!(node instanceof Element)) return [`${indent}${node.textContent}`];
  const attributes = [...node.attributes].map(({ name, value }) => `${name}="${value}"`);
  return [
    `${indent}<${[node.tagName.toLowerCase(), ...attributes.toSorted()].join(' ')}>`,
    ...[...node.childNodes].flatMap((child) => lines(child, depth + 1)),
  ];
}

/** Reports when all of its children are in the DOM, before their effects run. */
function Watch({ onDrawn, children }: { onDrawn: () => void; children: ReactNode }) {
  useLayoutEffect(onDrawn, [onDrawn]);
  return children;
}

/** What React DOM renders before the first effect. */
async function firstCommit(app: ReactNode): Promise<HTMLElement> {
  const { createRoot } = await import('react-dom/client');
  const root = document.createElement('main');
  let first: Node | null = null;
  const keep = () => {
    first ??= root.cloneNode(true);
  };
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const drawn = createRoot(root);
  await act(() => drawn.render(<Watch onDrawn={keep}>{app}</Watch>));
  await act(() => drawn.unmount());
  return first ?? expect.unreachable('React has not rendered anything');
}

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

test.each(['demo', 'bloom'])(
  'home of %s from the edge equals what React renders first in the browser',
  { timeout: patience },
  async (vendor) => {
    const backend = createBackend();
    const { readShop, renderHome } = await import('../src/app/edge/renderHome');
    const shop = await readShop(await edgeResponses(backend, vendor), 'WEB');
    if (!shop) throw new Error('The shop cannot be read');
    const page = document.createElement('main');
    page.innerHTML = (await renderHome(shop, view)).html;
    expect(page.querySelectorAll('article').length).toBeGreaterThan(3);
    // A policy may forbid style attributes, and pictures would compete with the code.
    expect(page.querySelector('[style], img[src], img[srcset], use[href], link')).toBeNull();
    fetchPictures(page);
    expect(page.children).toHaveLength(1);

    vi.resetModules();
    const { services } = await openPage({ backend, vendor });
    const { App } = await import('../src/app/App');
    const { telegram } = services();
    const app = <App telegram={telegram} cdnUrl="/cdn" onRetry={vi.fn()} report={vi.fn()} />;
    // Only static markup has them.
    const outermost = page.querySelector<HTMLElement>('[data-shop]');
    for (const name of Object.keys(outermost?.dataset ?? {})) delete outermost?.dataset[name];
    const mounted = (await firstCommit(app)).firstElementChild;
    expect(comparable(page.firstElementChild)).toEqual(comparable(mounted));
  },
);

/** Pictures load later, a style attribute has many spellings, and adjoining texts are one in markup. */
function comparable(home: Element | null): string[] {
  if (!home) throw new Error('There is no home');
  for (const element of home.querySelectorAll('img, [style], [data-style], [data-part]'))
    for (const name of ['src', 'srcset', 'style', 'data-style', 'data-part'])
      element.removeAttribute(name);
  home.normalize();
  return lines(home);
}

test('nothing of one shop or language stays for the next', { timeout: patience }, async () => {
  const backend = createBackend();
  const { readShop, renderHome } = await import('../src/app/edge/renderHome');
  const read = async (vendor: string) => {
    const shop = await readShop(await edgeResponses(backend, vendor), 'WEB');
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
  const shop = await readShop(await edgeResponses(backend, 'demo'), 'WEB');
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
  expect(await readShop({ ...responses, ...wrong }, 'WEB')).toBeNull();
});
