import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, onTestFinished, test } from 'vitest';
import { paths } from '../src/navigation/paths';
import {
  backend,
  beginJourneys,
  chooseMain,
  inBrowser,
  inTelegram,
  logIn,
  type Page,
} from './journey';
import { mainDish } from './ordering';
import { eventually, hurried } from './until';

beginJourneys({ isNoon: true });

const profile = '/users/v1/users/me';

/** Logs in here; `isForgotten`: the device went offline after the token, before the profile. */
async function loggedIn({ isForgotten }: { isForgotten: boolean }) {
  const page = await inBrowser();
  await logIn(page);
  page.addToBasket(mainDish(page), [], 3);
  page.draft.setServiceType('PICK_UP');
  page.kill();
  if (isForgotten) forgetProfile();
}

function forgetProfile() {
  for (const key of Object.keys(localStorage)) if (/^user:/.test(key)) localStorage.removeItem(key);
}

/** Opens a sheet; returns access to its text and its buttons. */
async function show(url: string) {
  const { SheetContent } = await import('../src/app/SheetContent');
  const { Layer } = await import('../src/app/Sheets');
  const main = document.body.appendChild(document.createElement('main'));
  const root = createRoot(main);
  root.render(
    <Layer url={url}>
      <Suspense>
        <SheetContent />
      </Suspense>
    </Layer>,
  );
  onTestFinished(() => {
    root.unmount();
    main.remove();
  });
  /** The page's main action. */
  const action = () => [...main.querySelectorAll('button')].at(-1);
  return {
    says: () => main.textContent ?? '',
    action,
    label: () => action()?.textContent ?? '',
    isBusy: () => action()?.getAttribute('aria-busy') === 'true',
  };
}

const asked = () => backend.calls.filter(({ path }) => path.endsWith(profile)).length;

describe('the checkout of a session whose profile does not load', () => {
  const open = async (page: Page) => {
    await eventually(() => expect(page.branches.state.status).toBe('ready'));
    chooseMain(page);
    return show(paths.checkout);
  };

  test('reports that the server is unreachable, asks for no log-in, and retries on request', async () => {
    await loggedIn({ isForgotten: true });
    backend.faults.add({ path: profile, kind: 'drop' });
    const screen = await open(await inBrowser());
    await eventually(() => expect(screen.label()).toBe('Qayta urinish'));
    expect(screen.says()).toContain('Server bilan aloqa yoʻq');
    expect(screen.says()).not.toContain('Kirish');
    await eventually(() => {
      dispatchEvent(new Event('offline'));
      expect(screen.says()).toContain('Internet bilan aloqa yoʻq');
    });
    const before = asked();
    await eventually(() => expect(screen.isBusy()).toBe(false));
    screen.action()?.click();
    await eventually(() => expect(asked()).toBeGreaterThan(before));
    await eventually(() => expect(screen.isBusy()).toBe(false));
    expect(screen.label()).toBe('Qayta urinish');

    backend.faults.clear();
    screen.action()?.click();
    await eventually(() => expect(screen.label()).toMatch(/^Buyurtma berish/));
    await eventually(() => expect(screen.isBusy()).toBe(false));
    expect(screen.says()).not.toContain('Server bilan aloqa yoʻq');
  });

  test('reports the problem inside Telegram too', async () => {
    const signedAt = Math.floor(backend.clock.now() / 1000);
    await hurried(() => inTelegram({ signedAt }));
    for (const user of backend.db.users)
      if (user.telegramId) Object.assign(user, { phone: '998900000501', isVerified: true });
    forgetProfile();
    backend.faults.add({ path: profile, kind: 'drop' });
    const page = await inTelegram({ signedAt });
    page.addToBasket(mainDish(page), [], 3);
    page.draft.setServiceType('PICK_UP');
    const screen = await open(page);
    await eventually(() => expect(screen.label()).toBe('Qayta urinish'));
    backend.faults.clear();
    screen.action()?.click();
    await eventually(() => expect(screen.label()).toMatch(/^Buyurtma berish/));
  });

  test('stops requesting it once the server has refused the session', async () => {
    await loggedIn({ isForgotten: true });
    backend.faults.add({ path: profile, kind: 'drop' });
    const page = await inBrowser();
    const screen = await open(page);
    await eventually(() => expect(screen.label()).toBe('Qayta urinish'));
    backend.faults.clear();
    backend.db.sessions = [];
    screen.action()?.click();
    await eventually(() => expect(page.session.state.status).toBe('guest'));
    await eventually(() => expect(screen.label()).not.toBe('Qayta urinish'));
  });

  test('accepts an order for the stored profile: the server decides', async () => {
    await loggedIn({ isForgotten: false });
    backend.faults.add({ path: profile, kind: 'drop' });
    const page = await inBrowser();
    const screen = await open(page);
    await eventually(() => expect(screen.label()).toMatch(/^Buyurtma berish/));
    await eventually(() => expect(screen.isBusy()).toBe(false));
    screen.action()?.click();
    await eventually(() => expect(backend.db.orders).toHaveLength(1));
    await eventually(() => expect(page.placed.state.orderId).not.toBeNull());
  });
});

test('reserving a table without a profile shows the reason and a retry', async () => {
  await loggedIn({ isForgotten: true });
  backend.faults.add({ path: profile, kind: 'drop' });
  const page = await inBrowser();
  await eventually(() => expect(page.branches.state.status).toBe('ready'));
  const screen = await show(paths.reservation);
  await eventually(() => expect(screen.label()).toBe('Qayta urinish'));
  expect(screen.says()).toContain('Doʻkon javob bermayapti');
  expect(screen.isBusy()).toBe(false);
  backend.faults.clear();
  screen.action()?.click();
  await eventually(() => expect(screen.label()).toBe('Stolni band qilish'));
  expect(screen.says()).not.toContain('Doʻkon javob bermayapti');
});
