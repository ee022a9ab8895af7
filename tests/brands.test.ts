import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Brand } from '../src/domain/brand/brandTab';
import { backend, beginJourneys, fill, inBrowser, inTelegram, logIn, type Page } from './journey';

const page = vi.hoisted(() => ({ reload: vi.fn(), outlivesReload: vi.fn(() => true) }));
vi.mock('../src/device/reload', () => page);
const server = vi.hoisted(() => ({ isBuildComplete: vi.fn(async () => true) }));
vi.mock('../src/device/isBuildComplete', () => server);

const [demo, bloom] = ['7001', '7002'];

beginJourneys();
beforeEach(() => {
  page.reload.mockClear();
  page.outlivesReload.mockReturnValue(true);
});

/** Opens a page with its brand tabs. */
async function open(opening: Promise<Page> = inBrowser()) {
  const life = await opening;
  const { loadBrands } = await import('../src/flows/brand/chooseBrand');
  const { chooseBrand } = await import('../src/flows/brand/chooseBrand');
  const { shareProduct } = await import('../src/flows/catalog/share');
  const { storefrontAddress } = await import('../src/flows/catalog/share');
  const brands = await import('../src/stores/brand/brands');
  await loadBrands();
  const tab = (merchantId: string): Brand => {
    const found = brands.state.tabs.find((each) => each.merchantId === merchantId);
    if (!found) throw new Error(`There is no tab for ${merchantId}`);
    return found;
  };
  const choose = (merchantId: string) => chooseBrand(tab(merchantId));
  return { ...life, brands, choose, shareProduct, storefrontAddress };
}
type Life = Awaited<ReturnType<typeof open>>;

const shopOf = (life: Life) => life.merchant.state.merchant?.id;
const lastToast = (life: Life) => life.toasts.state.list.at(-1)?.text;
const brandOf = (merchantId: string) => {
  const found = backend.db.brands.find((each) => each.merchantId === merchantId);
  if (!found) throw new Error(`There is no brand for ${merchantId}`);
  return found;
};

const merchantOf = (id: string) => {
  const found = backend.db.merchants.find((each) => each.id === id);
  if (!found) throw new Error(`There is no merchant ${id}`);
  return found;
};

/** Requests made so far, by path and merchant header. */
const asked = (path: string) =>
  backend.calls.filter((call) => call.path === path).map(({ headers }) => headers.merchant);

describe('brand tabs', () => {
  test('open another shop, which the page then starts with, and lead back', async () => {
    const first = await open();
    expect(first.brands.state.tabs.map(({ name }) => name)).toEqual(['Oltin Qozon', 'Bloom']);
    expect(await first.choose(bloom)).toBe(true);
    expect(page.reload).toHaveBeenCalledOnce();

    const second = await open();
    expect(shopOf(second)).toBe(bloom);
    expect(asked('/products/v1/overalls').at(-1)).toBe(bloom);
    expect(await second.choose(demo)).toBe(true);
    expect(shopOf(await open())).toBe(demo);
  });

  test('have separate sessions and baskets, and a log-out ends one session only', async () => {
    const first = await open();
    await logIn(first, '+998901112233');
    const bread = fill(first);
    await first.choose(bloom);

    const second = await open();
    expect(second.session.state.status).toBe('guest');
    expect(second.cart.state.lines).toEqual([]);
    await logIn(second, '+998904445566');
    const flowers = fill(second);
    await second.choose(demo);

    const third = await open();
    expect(third.session.state.user?.phone).toBe('+998901112233');
    expect(third.cart.state.lines.map(({ productId }) => productId)).toEqual([bread.id]);
    await third.logOut();
    await third.choose(bloom);

    const fourth = await open();
    expect(fourth.session.state.user?.phone).toBe('+998904445566');
    expect(fourth.cart.state.lines.map(({ productId }) => productId)).toEqual([flowers.id]);
    await fourth.choose(demo);
    expect((await open()).session.state.status).toBe('guest');
  });

  test('each sign in separately inside Telegram', async () => {
    const first = await open(inTelegram());
    const mine = first.session.state.user?.id;
    await first.choose(bloom);
    const second = await open(inTelegram());
    expect(second.session.state.status).toBe('signedIn');
    expect(second.session.state.user?.id).not.toBe(mine);
  });

  test('are forgotten by the next window, which opens the address’s own shop', async () => {
    await (await open()).choose(bloom);
    sessionStorage.clear();
    const later = await open();
    expect(shopOf(later)).toBe(demo);
    expect(JSON.parse(localStorage.getItem('merchant') ?? '').value).toMatchObject({ key: 'demo' });
  });

  test('yield to a link, a scanned code or another address', async () => {
    const intoTab = async () => {
      sessionStorage.clear();
      await (await open()).choose(bloom);
    };
    await intoTab();
    expect(shopOf(await open(inTelegram({ startParam: 'product_patir' })))).toBe(demo);
    await intoTab();
    const scanned = await open(inBrowser({ scan: 'tableId=7' }));
    expect([shopOf(scanned), scanned.merchant.state.channel]).toEqual([demo, 'QR']);
    await intoTab();
    expect(shopOf(await open(inBrowser({ vendor: 'bloom' })))).toBe(bloom);
    expect(sessionStorage.getItem('merchant')).toBeNull();
  });

  test('share the shop on screen, not the one in the address', async () => {
    await (await open()).choose(bloom);
    const life = await open();
    expect(life.storefrontAddress()).toMatch(/\?vendor=bloom$/);
  });
});

test('in another shop the tabs lead back although the brand’s list fails, and are whole after a return', async () => {
  const path = '/support/v1/brand/catalog';
  const third = { ...merchantOf(bloom), id: '7004', sub: 'third', domainUrl: 'third.example' };
  backend.db.merchants.push(third);
  backend.db.brands.push({
    ...brandOf(bloom),
    id: 'third',
    merchantId: third.id,
    domainUrl: third.domainUrl,
  });
  await (await open()).choose(bloom);
  backend.faults.add({ path, status: 500 });
  const life = await open();
  expect(shopOf(life)).toBe(bloom);
  const shops = () => life.brands.state.tabs.map(({ merchantId }) => merchantId);
  expect(shops()).toEqual([demo, bloom]);

  const { watchBrands } = await import('../src/flows/brand/chooseBrand');
  const before = asked(path).length;
  const stop = watchBrands();
  await vi.waitFor(() => expect(asked(path)).toHaveLength(before + 2));
  expect(shops()).toEqual([demo, bloom]);
  backend.faults.clear();
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect(shops()).toEqual([demo, bloom, third.id]));
  stop();
  expect(await life.choose(demo)).toBe(true);
  expect(shopOf(await open())).toBe(demo);
});

describe('a shop that cannot be opened', () => {
  test.each([
    [
      'is unknown to the server',
      () => backend.faults.add({ path: '/users/v1/merchants/domain/bloom.example', status: 404 }),
    ],
    [
      'differs from the brand’s entry',
      () => Object.assign(brandOf(bloom), { domainUrl: 'closed.example' }),
    ],
    [
      'does not respond',
      () => backend.faults.add({ path: '/users/v1/merchants/domain/bloom.example', kind: 'drop' }),
    ],
    ['is switched off', () => Object.assign(merchantOf(bloom), { isActive: false })],
  ])('is reported when it %s, and the current shop stays', async (_, arrange) => {
    arrange();
    const life = await open();
    expect(await life.choose(bloom)).toBe(false);
    expect(page.reload).not.toHaveBeenCalled();
    expect(lastToast(life)).toBeTruthy();
    expect(life.brands.state.opening).toBeNull();
    expect(shopOf(await open())).toBe(demo);
  });

  test('is reported when the server has no complete build, and the current shop stays', async () => {
    server.isBuildComplete.mockResolvedValueOnce(false);
    const life = await open();
    expect(await life.choose(bloom)).toBe(false);
    expect(page.reload).not.toHaveBeenCalled();
    expect(lastToast(life)).toContain('Internet');
    expect(life.brands.state.opening).toBeNull();
    expect(shopOf(await open())).toBe(demo);
  });

  test('loses its tab but nothing that is stored for the others', async () => {
    const first = await open();
    fill(first);
    await first.choose(bloom);
    backend.faults.add({ path: '/users/v1/merchants/domain/bloom.example', status: 404 });
    await open();
    await vi.waitFor(() => expect(page.reload).toHaveBeenCalledTimes(2));
    const again = await open();
    expect(shopOf(again)).toBe(demo);
    expect(again.cart.state.lines).toHaveLength(1);
  });

  test('opens at its own host when nothing survives a reload', async () => {
    page.outlivesReload.mockReturnValue(false);
    const life = await open();
    const openWindow = vi.spyOn(window, 'open').mockReturnValue(null);
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
    expect(await life.choose(bloom)).toBe(false);
    expect(openWindow).toHaveBeenCalled();
    expect(assign).toHaveBeenCalledWith('https://bloom.example/');
    expect(page.reload).not.toHaveBeenCalled();
  });
});

test('switching shops at a table asks the person to leave it first', async () => {
  const life = await open(inBrowser({ scan: 'tableId=7' }));
  const wiring = await import('../src/flows/services');
  const confirm = vi.spyOn(wiring.services().telegram, 'confirm').mockResolvedValueOnce(false);
  expect(await life.choose(bloom)).toBe(false);
  expect(life.table.state.table).not.toBeNull();
  confirm.mockResolvedValueOnce(true);
  expect(await life.choose(bloom)).toBe(true);
  expect(life.table.state.table).toBeNull();
});

test('there are no tabs if there is nothing to choose from', async () => {
  backend.db.brands = backend.db.brands.filter(({ merchantId }) => merchantId === demo);
  expect((await open()).brands.state).toMatchObject({ tabs: [], status: 'ready' });
  backend.faults.add({ path: '/support/v1/brand/catalog', status: 500 });
  expect((await open()).brands.state).toMatchObject({ tabs: [], status: 'failed' });
});
