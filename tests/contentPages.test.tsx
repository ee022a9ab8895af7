import { createRoot } from 'react-dom/client';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { cookies } from '../src/device/storages';
import { backend, beginJourneys, inBrowser } from './journey';
import { type Shown, showShop } from './showShop';
import { eventually } from './until';

beginJourneys({ isNoon: true });

const href = async (shop: Shown, name: RegExp | string) =>
  (await shop.find('link', name)).getAttribute('href');

test('a banner opens its product, its category or an external page', async () => {
  const page = await inBrowser();
  const openLink = vi
    .spyOn(page.services().telegram, 'openLink')
    .mockImplementation(() => undefined);
  const shop = await showShop([], { withHome: true });
  const press = (name: RegExp) =>
    eventually(() => {
      const banners = shop.top().querySelectorAll<HTMLElement>('ul[aria-label="Takliflar"] button');
      const banner = [...banners].find((each) =>
        name.test(each.getAttribute('aria-label') ?? each.textContent ?? ''),
      );
      return (banner ?? expect.unreachable(`No banner ${name}`)).click();
    });
  await press(/Toʻy oshi/);
  await shop.at('Toʻy oshi');
  await shop.close();
  await shop.at();
  await press(/Gavayi/);
  await shop.at('Pitsa');
  await shop.close();
  await shop.at();
  await press(/YETKAZISH/);
  await eventually(() =>
    expect(openLink).toHaveBeenCalledExactlyOnceWith('https://t.me/oltinqozon_demo'),
  );
  await shop.at();
});

describe('a vacancy', () => {
  test('shows whom to call', async () => {
    await inBrowser();
    const shop = await showShop(['/profile']);
    await shop.press('Vakansiyalar');
    await shop.press(/Oshpaz/, 'link');
    await shop.at('Profil', 'Vakansiyalar', 'Oshpaz');
    await shop.sees('Dilshod Karimov');
    expect(await href(shop, /./)).toBe('tel:+998901230011');
  });

  test('whose salary is a number and whose person a record is shown like any other', async () => {
    const [cook] = backend.db.vacancies;
    const person = { id: 3, firstName: 'Ali', lastName: 'Valiyev' };
    backend.faults.add({
      path: '/support/v1/vacancies/*',
      kind: 'json',
      json: { ...cook, salary: 5_000_000, responsiblePerson: person },
    });
    await inBrowser();
    const shop = await showShop([`/vacancy/${cook?.id}`]);
    await shop.sees('5\u00a0000\u00a0000');
    await shop.sees('Ali Valiyev');
  });

  test('that is gone is not found', async () => {
    await inBrowser();
    const shop = await showShop(['/vacancy/gone']);
    await shop.sees('Vakansiya topilmadi');
  });
});

describe('the link pages show', () => {
  test('the enabled links', async () => {
    await inBrowser();
    const shop = await showShop(['/extra']);
    expect(await href(shop, 'Instagram')).toBe('https://www.instagram.com/oltinqozon_demo');
    expect(shop.all('link', /./)).toHaveLength(4);
    await shop.lacks('Facebook');
  });

  test('a QR code', async () => {
    await inBrowser();
    const shop = await showShop(['/extra2']);
    await shop.find('img', 'Doʻkonning QR-kodi');
  });

  test('contacts and branches', async () => {
    await inBrowser();
    const shop = await showShop(['/extr3']);
    await shop.find('link', /\+998 71 200 10 20/);
    expect(await href(shop, /salom@/)).toBe('mailto:salom@oltinqozon.example');
    await shop.sees('Filiallar');
  });
});

test.each(['/profile', '/about'])('%s leads to contacts and links', async (from) => {
  await inBrowser();
  const shop = await showShop([from]);
  await shop.press('Kontaktlar');
  await shop.sees('salom@oltinqozon.example');
  await shop.close();
  await shop.press('Havolalar');
  await shop.sees('Instagram');
});

test('without contacts and links the profile leads to none', async () => {
  for (const settings of backend.db.settings) {
    Object.assign(settings, { contacts: [], phoneActive: false, instagramActive: false });
    Object.assign(settings, { telegramActive: false, telegramBotLinkActive: false });
  }
  await inBrowser();
  const shop = await showShop(['/profile']);
  await shop.find('button', 'Filiallar');
  await shop.lacks('Kontaktlar');
});

describe('content that is switched off', () => {
  const switchOff = () => {
    const off = { bannersActive: false, storiesActive: false, vacanciesActive: false };
    for (const settings of backend.db.settings) Object.assign(settings, off);
  };

  test('is not shown', async () => {
    switchOff();
    await inBrowser();
    const shop = await showShop(['/stories/story-osh']);
    await shop.sees('Hikoya topilmadi');
  });

  test('is not requested', async () => {
    switchOff();
    await inBrowser();
    const shop = await showShop(['/profile'], { withHome: true });
    await shop.find('button', 'Filiallar');
    expect(shop.all('button', 'Vakansiyalar')).toEqual([]);
    await shop.close();
    await shop.find('link', /^Toʻy oshi/);
    const requested = backend.calls.map(({ path }) => path);
    expect(requested.filter((path) => /banner|stories/.test(path))).toEqual([]);
  });
});

test.each([
  ['uz', [/Kecha-kunduz ochiq/, /23:00 gacha ochiq/, /23:30 gacha ochiq/, /Hozir yopiq/]],
  ['ar', [/مفتوح على مدار الساعة/, /مفتوح حتى 23:00/, /مفتوح حتى 23:30/, /مغلق الآن/]],
] as const)(
  'branches say until when they are open, and what is closed comes last, in %s',
  async (language, states) => {
    await inBrowser();
    const { showLanguage } = await import('../src/i18n/t');
    await showLanguage(language);
    const shop = await showShop(['/branches']);
    await eventually(() => {
      const branches = shop
        .all('link', /./)
        .map(({ textContent }) => textContent ?? '')
        .filter((text) => text.includes(' - '));
      expect(branches).toEqual(states.map((state) => expect.stringMatching(state)));
      expect(branches.at(-1)).toContain('(17:00 - 03:00)');
    });
  },
);

test('an unknown path is named and links to the menu', async () => {
  await inBrowser();
  const shop = await showShop(['/no/such/page']);
  await shop.at('Sahifa topilmadi');
  await shop.sees('/no/such/page');
  await shop.press(/Menyuga oʻtish/);
  await shop.at();
});

test('a menu that failed to load can be retried with a button', async () => {
  backend.faults.add({ path: '/products/v1/overalls', status: 500 });
  await inBrowser();
  const shop = await showShop([], { withHome: true });
  await shop.sees('Menyuni yuklab boʻlmadi');
  backend.faults.clear();
  await shop.press('Qayta urinish');
  await shop.find('link', /^Toʻy oshi/);
});

describe('instead of the shop', () => {
  /** What is there of a shop that cannot be shown. */
  async function showGone(vendor: string, lang?: string): Promise<HTMLElement> {
    if (lang) cookies.set('lang', lang, 1);
    const { merchant } = await inBrowser({ vendor });
    const { ShopGone } = await import('../src/app/ShopGone');
    const { textsComplete } = await import('../src/i18n/t');
    await textsComplete();
    const { status } = merchant.state;
    if (status === 'ready' || status === 'loading') expect.unreachable('The shop is there');
    const place = document.body.appendChild(document.createElement('div'));
    const root = createRoot(place);
    root.render(<ShopGone reason={status} cdnUrl="/cdn" onRetry={() => undefined} />);
    onTestFinished(() => {
      root.unmount();
      place.remove();
      history.replaceState(null, '', '/');
    });
    return place;
  }
  const hasHref = (place: HTMLElement, address: string) =>
    expect(place.querySelector(`a[href="${address}"]`)).not.toBeNull();

  test('an unknown one is named as such', async () => {
    const place = await showGone('nonexistent');
    await eventually(() => expect(place.textContent).toContain('Doʻkon topilmadi'));
    expect(location.pathname).toBe('/merchantNotAvailable');
    expect(place.querySelector('button')).toBeNull();
  });

  test('what its link leads to is opened once it is there, after a reload too', async () => {
    history.replaceState(null, '', '/profile/orders?vendor=demo');
    const { currentEntry, uncover } = await import('../src/navigation/navigate');
    const urls = () => currentEntry().stack.map(({ url }) => url);
    const followed = urls();
    const place = await showGone('nonexistent');
    await eventually(() => expect(place.textContent).toContain('Doʻkon topilmadi'));
    expect(urls()).toEqual([]);
    uncover();
    expect(location.pathname + location.search).toBe('/profile/orders?vendor=demo');
    expect(urls()).toEqual(followed);
  });

  test.each([
    ['the browser’s language', undefined, 'Магазин не отвечает'],
    ['the language that was chosen', 'eng', 'The shop is not responding'],
  ])('one that does not respond is named in %s', async (_, chosen, title) => {
    const before = navigator.languages;
    Object.assign(navigator, { languages: ['de-DE', 'ru-RU', 'en-GB'] });
    onTestFinished(() => void Object.assign(navigator, { languages: before }));
    backend.faults.add({ path: '/users/v1/merchants/*', status: 503 });
    const place = await showGone('demo', chosen);
    await eventually(() => expect(place.textContent).toContain(title));
  });

  test('a disabled one shows its name, logo, phone and chat', async () => {
    const closed = backend.db.merchants.find(({ sub }) => sub === 'closed');
    Object.assign(closed ?? {}, { logo: 'demo/logo.webp' });
    const place = await showGone('closed');
    await eventually(() => {
      expect(place.textContent).toContain('Yopiq doʻkon');
      expect(place.textContent).toContain('Doʻkon vaqtincha yopiq');
    });
    expect(place.querySelector('img')).not.toBeNull();
    expect(location.pathname).toBe('/blocked');
    // The settings are asked for once the page is shown.
    await eventually(() => hasHref(place, 'tel:+998712009090'));
    hasHref(place, 'https://t.me/yopiq_dokon');
  });

  test('one that does not respond to a first visit speaks of its server and of no basket', async () => {
    backend.faults.add({ path: '/users/v1/merchants/*', status: 503 });
    const place = await showGone('demo');
    await eventually(() => expect(place.textContent).toContain('Doʻkon javob bermayapti'));
    expect(place.textContent).toContain('doʻkon serverida nosozlik bor');
    expect(place.textContent).not.toMatch(/savat/i);
  });

  test('one of which nothing answers at all asks to check the connection', async () => {
    backend.faults.add({ path: '/users/v1/merchants/*', kind: 'drop' });
    const place = await showGone('demo');
    await eventually(() => expect(place.textContent).toContain('Internet aloqasini tekshiring'));
  });
});
