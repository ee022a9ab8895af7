import { describe, expect, test } from 'vitest';
import { rest } from '../src/i18n/uz';
import { backend, beginJourneys, fill, inBrowser, inTelegram, logIn } from './journey';
import { openPage } from './openPage';
import { eventually } from './until';

beginJourneys();

/** Opens two sheets above home. */
async function openTwoSheets() {
  const navigation = await import('../src/navigation/navigate');
  navigation.openSheet('/profile/orders');
  navigation.openSheet('/profile/orders/7');
  return navigation;
}

test('a forced log-out ends at home with no sheet open', async () => {
  const page = await inBrowser();
  await logIn(page);
  const { currentEntry } = await openTwoSheets();
  backend.db.sessions = [];
  await page.refreshProfile();
  expect(page.session.state.status).toBe('guest');
  await eventually(() => expect(location.pathname).toBe('/'));
  expect(currentEntry().stack).toEqual([]);
});

test('a forced log-out inside Telegram does the same when the init data is refused too', async () => {
  const page = await inTelegram();
  const { currentEntry } = await openTwoSheets();
  backend.db.sessions = [];
  backend.faults.add({ method: 'POST', path: '/webbot/v1/users/token', status: 403 });
  await page.refreshProfile();
  expect(page.session.state.status).toBe('guest');
  await eventually(() => expect(currentEntry().stack).toEqual([]));
});

test('inside Telegram it keeps the basket for the next launch of the same person, and nobody else sees it', async () => {
  const page = await inTelegram();
  fill(page, 2);
  page.cart.setNote(page.cart.state.lines[0]?.key ?? '', 'allergy to nuts');
  page.draft.setNote('ring twice');
  backend.db.sessions = [];
  backend.faults.add({ method: 'POST', path: '/webbot/v1/users/token', status: 401 });
  await page.refreshProfile();
  const kept = [{ count: 2, note: 'allergy to nuts' }];
  expect(page.session.state.status).toBe('guest');
  expect(page.cart.state.lines).toMatchObject(kept);
  page.kill();
  backend.faults.clear();
  const other = await openPage({ backend, user: { id: 777, first_name: 'Aziz' } });
  expect(other.cart.state.lines).toEqual([]);
  other.kill();
  const next = await inTelegram();
  expect(next.cart.state.lines).toMatchObject(kept);
  expect(next.draft.state.note).toBe('ring twice');
});

test('a token renewed with Telegram’s init data closes no sheet', async () => {
  const page = await inTelegram();
  const { currentEntry } = await openTwoSheets();
  backend.db.sessions = [];
  await page.refreshProfile();
  expect(page.session.state.status).toBe('signedIn');
  expect(currentEntry().stack.map(({ url }) => url)).toEqual([
    '/profile/orders',
    '/profile/orders/7',
  ]);
});

describe('the offer to undo a removal goes with the person whose line it was', () => {
  /** Someone who has removed a line with a note. */
  async function removed() {
    const page = await inBrowser();
    await logIn(page);
    fill(page, 2);
    const key = page.cart.state.lines[0]?.key ?? '';
    page.cart.setNote(key, 'allergy to nuts');
    page.removeLine(key, 'Lagʻmon');
    expect(page.toasts.state.list.filter(({ action }) => action)).toHaveLength(1);
    return page;
  }

  test('while the message of the ended session stays', async () => {
    const page = await removed();
    backend.db.sessions = [];
    await page.refreshProfile();
    const { list } = page.toasts.state;
    expect(list.filter(({ action }) => action)).toEqual([]);
    expect(list.map(({ text }) => text)).toContain(rest.errors.staleSession);
  });

  test('also where another window has logged out, and plain messages stay', async () => {
    const page = await removed();
    page.toasts.show('Saqlandi');
    await (await inBrowser()).logOut();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    await eventually(() => expect(page.session.state.status).toBe('guest'));
    expect(page.toasts.state.list.map(({ text }) => text)).toEqual(['Saqlandi']);
  });
});

describe('in a browser a session that has ended puts basket and draft away', () => {
  const receiver = { firstName: 'Malika', phone: '+998935550101' };

  /** A person's basket and draft, whose session the server then ends. */
  async function ended() {
    const page = await inBrowser();
    await logIn(page);
    const product = fill(page, 2);
    page.cart.setNote(page.cart.state.lines[0]?.key ?? '', 'allergy to nuts');
    page.draft.setNote('ring twice');
    page.draft.setReceiver(receiver);
    backend.db.sessions = [];
    await page.refreshProfile();
    expect(page.session.state.status).toBe('guest');
    return { page, product };
  }
  const nothing = (page: Awaited<ReturnType<typeof inBrowser>>) => {
    expect(page.cart.state.lines).toEqual([]);
    expect(page.draft.state).toMatchObject({ note: '', receiver: null });
  };
  const everything = (page: Awaited<ReturnType<typeof inBrowser>>) => {
    expect(page.cart.state.lines).toMatchObject([{ count: 2, note: 'allergy to nuts' }]);
    expect(page.draft.state).toMatchObject({ note: 'ring twice', receiver });
  };

  test('and the same person gets them back, also after a reload', async () => {
    const { page } = await ended();
    nothing(page);
    await logIn(page);
    everything(page);
    backend.db.sessions = [];
    await page.refreshProfile();
    const next = await inBrowser();
    nothing(next);
    await logIn(next);
    everything(next);
  });

  test('with what the person chose as a guest meanwhile', async () => {
    const { page } = await ended();
    fill(page, 1, 1);
    page.draft.setNote('second door');
    await logIn(page);
    expect(page.cart.state.lines.map(({ count, note }) => [count, note])).toEqual([
      [1, ''],
      [2, 'allergy to nuts'],
    ]);
    expect(page.draft.state).toMatchObject({ note: 'second door', receiver });
  });

  test('and beside the same dish without its note', async () => {
    const { page } = await ended();
    fill(page, 1);
    await logIn(page);
    expect(page.cart.state.lines.map(({ count, note }) => [count, note])).toEqual([
      [1, ''],
      [2, 'allergy to nuts'],
    ]);
  });

  test('and the next person never sees them, nor takes them along', async () => {
    const { page } = await ended();
    await logIn(page, '+998907770000');
    nothing(page);
    await page.logOut();
    nothing(page);
    await logIn(page);
    everything(page);
  });

  test('and a log-out by choice clears them', async () => {
    const { page } = await ended();
    await logIn(page);
    await page.logOut();
    await logIn(page);
    nothing(page);
  });
});
