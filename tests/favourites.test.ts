import { beforeEach, describe, expect, test } from 'vitest';
import { backend, beginJourneys, inBrowser, inTelegram, logIn, type Page } from './journey';
import { eventually } from './until';

let stop: () => void;

beginJourneys();
beforeEach(() => {
  stop = () => undefined;
  return () => stop();
});

/** A page whose product cards show favourite buttons. */
async function withFavourites(opening: Promise<Page>): Promise<Page> {
  const page = await opening;
  stop = page.watchFavourites();
  return page;
}

const openInTelegram = () => withFavourites(inTelegram());
const openInBrowser = () => withFavourites(inBrowser());

const somePlov = (page: Page, index = 0): string =>
  page.catalog.state.catalog.products[index]?.id ?? '';
const atServer = () =>
  backend.db.favourites.filter(({ isFavourite }) => isFavourite).map(({ productId }) => productId);
const isKept = (page: Page, id: string) => page.favourites.isFavourite(page.favourites.state, id);
const lastToast = (page: Page) => page.toasts.state.list.at(-1);
const writes = () =>
  backend.calls.filter(({ method, path }) => method !== 'GET' && path.includes('favourite'));

describe('a favourite', () => {
  test('is shown at once and saved on the server', async () => {
    const page = await openInTelegram();
    const id = somePlov(page);
    const toggling = page.toggleFavourite(id);
    expect(isKept(page, id)).toBe(true);
    await toggling;
    expect(atServer()).toEqual([id]);
    expect(page.toasts.state.list).toEqual([]);
  });

  test('can be restored to its previous position after removal', async () => {
    const page = await openInTelegram();
    const [first, second] = [somePlov(page), somePlov(page, 1)];
    await page.toggleFavourite(first);
    await page.toggleFavourite(second);
    await page.toggleFavourite(first);
    expect(atServer()).toEqual([second]);
    expect(page.favourites.favouriteIds(page.favourites.state)).toEqual([second]);
    lastToast(page)?.action?.onPress();
    expect(page.favourites.favouriteIds(page.favourites.state)).toEqual([second, first]);
    await eventually(() => expect(atServer()).toEqual([second, first]));
  });

  test('pressed repeatedly ends in the state of the last press', async () => {
    const page = await openInTelegram();
    const id = somePlov(page);
    await Promise.all(Array.from({ length: 7 }, () => page.toggleFavourite(id)));
    expect(atServer()).toEqual([id]);
    expect(isKept(page, id)).toBe(true);
    await Promise.all(Array.from({ length: 5 }, () => page.toggleFavourite(id)));
    expect(atServer()).toEqual([]);
    expect(isKept(page, id)).toBe(false);
  });

  test.each([
    { kind: 'status', status: 500 },
    { kind: 'status', status: 422 },
    { kind: 'drop' },
    { kind: 'html' },
  ] as const)(
    'is reverted with a message when the server responds with $kind $status',
    async (fault) => {
      const page = await openInTelegram();
      const id = somePlov(page);
      const rule = backend.faults.add({ path: '/products/v1/favourite', ...fault });
      const toggling = page.toggleFavourite(id);
      expect(isKept(page, id)).toBe(true);
      await toggling;
      // An unreadable response may have been a success: the list has shown which.
      expect(isKept(page, id)).toBe(atServer().includes(id));
      if (isKept(page, id)) return;
      expect(lastToast(page)?.tone).toBe('bad');
      backend.faults.remove(rule.id);
      lastToast(page)?.action?.onPress();
      await eventually(() => expect(atServer()).toEqual([id]));
    },
  );

  test('stays when its response was lost, since the server has it', async () => {
    const page = await openInTelegram();
    const id = somePlov(page);
    backend.faults.add({ path: '/products/v1/favourite', kind: 'drop', after: true });
    await page.toggleFavourite(id);
    expect(atServer()).toEqual([id]);
    expect(isKept(page, id)).toBe(true);
    expect(page.toasts.state.list).toEqual([]);
  });

  test('that is already gone on the server is removed', async () => {
    const page = await openInTelegram();
    const id = somePlov(page);
    await page.toggleFavourite(id);
    backend.db.favourites = [];
    await page.toggleFavourite(id);
    expect(isKept(page, id)).toBe(false);
    expect(lastToast(page)?.tone).toBe('plain');
  });

  async function keptTwice() {
    const page = await openInTelegram();
    const id = somePlov(page);
    await page.toggleFavourite(id);
    const [first] = backend.db.favourites;
    if (first) backend.db.favourites.push({ ...first, id: 'again' });
    await page.loadFavourites();
    return { page, id };
  }

  test('that the server has twice is removed as a whole', async () => {
    const { page, id } = await keptTwice();
    await page.toggleFavourite(id);
    expect(atServer()).toEqual([]);
    await page.loadFavourites();
    expect(isKept(page, id)).toBe(false);
    expect(lastToast(page)?.tone).toBe('plain');
  });

  test('that the server has twice, one of them removed elsewhere meanwhile, is removed', async () => {
    const { page, id } = await keptTwice();
    backend.db.favourites.shift();
    await page.toggleFavourite(id);
    expect(atServer()).toEqual([]);
    expect(lastToast(page)?.tone).toBe('plain');
  });

  test('stays, with a message, if a response only claims that it is gone', async () => {
    const page = await openInTelegram();
    const id = somePlov(page);
    await page.toggleFavourite(id);
    backend.faults.add({ method: 'DELETE', path: '/products/v1/favourite/*', status: 404 });
    await page.toggleFavourite(id);
    expect(isKept(page, id)).toBe(true);
    expect(lastToast(page)?.tone).toBe('bad');
  });

  test('is there again on the next visit', async () => {
    const page = await openInTelegram();
    const id = somePlov(page);
    await page.toggleFavourite(id);
    stop();
    const again = await openInTelegram();
    await eventually(() => expect(isKept(again, id)).toBe(true));
  });
});

describe('a guest who adds a favourite', () => {
  test('is asked to log in, and then the product is saved', async () => {
    const page = await openInBrowser();
    const id = somePlov(page, 2);
    await page.toggleFavourite(id);
    expect(location.pathname).toBe('/login');
    expect(isKept(page, id)).toBe(false);
    expect(writes()).toEqual([]);
    await logIn(page);
    await eventually(() => expect(atServer()).toEqual([id]));
    expect(isKept(page, id)).toBe(true);
    await eventually(() => expect(lastToast(page)?.tone).toBe('good'));
  });

  test('has it saved even if the browser reloaded the page before the code was typed', async () => {
    const page = await openInBrowser();
    const id = somePlov(page, 2);
    await page.toggleFavourite(id);
    await page.sendCode('+998901234567');
    page.kill();
    stop();
    const again = await openInBrowser();
    await again.confirmCode(backend.db.codes.at(-1)?.code ?? '');
    await eventually(() => expect(atServer()).toEqual([id]));
  });

  test('and returns another day finds no pending action left', async () => {
    const page = await openInBrowser();
    await page.toggleFavourite(somePlov(page, 2));
    page.kill();
    stop();
    const again = await openInBrowser();
    await logIn(again);
    await eventually(() => expect(again.favourites.state.status).toBe('ready'));
    expect(atServer()).toEqual([]);
  });

  test('keeps the favourites saved before', async () => {
    const first = await openInBrowser();
    await logIn(first);
    const id = somePlov(first);
    await first.toggleFavourite(id);
    await first.logOut();
    expect(isKept(first, id)).toBe(false);
    await first.toggleFavourite(id);
    await logIn(first);
    await eventually(() => expect(isKept(first, id)).toBe(true));
    expect(atServer()).toEqual([id]);
  });
});

test('another person on the same device sees none of them', async () => {
  const page = await openInTelegram();
  await page.toggleFavourite(somePlov(page));
  await page.logOut();
  expect(page.favourites.favouriteIds(page.favourites.state)).toEqual([]);
  expect(JSON.stringify({ ...localStorage })).not.toContain('favourite');
});

test('products no longer sold can be removed in one go', async () => {
  const page = await openInTelegram();
  const ids = [0, 1, 2].map((index) => somePlov(page, index));
  for (const id of ids) await page.toggleFavourite(id);
  await page.removeFavourites(ids.slice(0, 2));
  expect(atServer()).toEqual(ids.slice(2));
});

test('a favourite added during the list request is not lost to the older list', async () => {
  const page = await openInTelegram();
  await eventually(() => expect(page.favourites.state.status).toBe('ready'));
  const id = somePlov(page);
  const loading = page.loadFavourites();
  await page.toggleFavourite(id);
  await loading;
  expect(isKept(page, id)).toBe(true);
});
