import { describe, expect, test, vi } from 'vitest';
import { noDetails } from '../src/domain/addresses/address';
import { backend, beginJourneys, inBrowser, inTelegram, logIn } from './journey';
import {
  allSaved,
  chorsu,
  createPath,
  keep,
  listPath,
  namesOf,
  navoiy,
  pick,
} from './keepAddresses';
import { openPage } from './openPage';
import { eventually } from './until';

beginJourneys();

/** Planted before a fault: lets the first `times` calls through. */
const letThrough = (times: number, path = createPath) =>
  void backend.faults.add({ path, kind: 'delay', times });

describe('a guest', () => {
  test('finds the saved addresses and the selected one after a reload', async () => {
    const page = await inBrowser();
    await keep(page);
    const next = await inBrowser();
    expect(namesOf(next.addresses.state.guest)).toEqual(['Address 1', 'Address 2', 'Address 3']);
    expect(next.draft.state.address).toMatchObject({ name: 'Address 3' });
    expect(backend.db.addresses).toEqual([]);
  });

  test('updates a saved address instead of adding a duplicate', async () => {
    const page = await inBrowser();
    await keep(page, [navoiy]);
    const [own] = page.addresses.state.guest;
    if (!own) throw new Error('No address was saved');
    await page.saveAddress({ ...own, name: 'Home' });
    expect(namesOf(page.addresses.state.guest)).toEqual(['Home']);
  });

  test('deletes without a confirmation, which can be undone; the map opens if the order’s is deleted', async () => {
    const page = await inBrowser();
    const confirm = vi.spyOn(page.services().telegram, 'confirm');
    await keep(page, [navoiy, chorsu]);
    const [first, second] = page.addresses.state.guest;
    if (!first || !second) throw new Error('No address was saved');
    expect(await page.deleteAddress(first)).toBe(true);
    expect(location.pathname).toBe('/');
    expect(await page.deleteAddress(second)).toBe(true);
    expect(confirm).not.toHaveBeenCalled();
    expect(page.draft.state.address).toBeNull();
    expect(location.pathname).toBe('/address/delivery');
    expect((await inBrowser()).addresses.state.guest).toEqual([]);
    for (const { action } of page.toasts.state.list) action?.onPress();
    expect(namesOf(page.addresses.state.guest)).toEqual(['Address 1', 'Address 2']);
    expect(page.draft.state.address).toMatchObject({ name: 'Address 2' });
  });
});

describe('guest addresses after log-in', () => {
  test('are stored on the server once each, and the selected address stays selected', async () => {
    const page = await inBrowser();
    await keep(page);
    await logIn(page);
    await allSaved(page);
    expect(namesOf(backend.db.addresses)).toEqual(['Address 1', 'Address 2', 'Address 3']);
    expect(namesOf(page.addresses.state.saved)).toEqual(namesOf(backend.db.addresses));
    const chosen = backend.db.addresses.find(({ name }) => name === 'Address 3');
    expect(page.draft.state.address?.id).toBe(chosen?.id);
  });

  test('leave the order what was typed at the checkout for it alone', async () => {
    const page = await inBrowser();
    await keep(page);
    const { address } = page.draft.state;
    if (!address) throw new Error('No address is chosen');
    const details = { ...address.details, entrance: '2', floor: '5' };
    page.draft.setAddress({ ...address, details });
    await logIn(page);
    await allSaved(page);
    const saved = backend.db.addresses.find(({ name }) => name === 'Address 3');
    expect(page.draft.state.address).toMatchObject({ id: saved?.id, details });
    expect(saved).not.toMatchObject({ entrance: '2' });
  });

  test('are uploaded when a Telegram guest signs in too', async () => {
    await keep(await inBrowser());
    const page = await inTelegram();
    await allSaved(page);
    expect(backend.db.addresses).toHaveLength(3);
  });

  test('stay on the device from the second one on when an upload fails, and are uploaded on the next start', async () => {
    const page = await inBrowser();
    await keep(page);
    letThrough(1);
    backend.faults.add({ method: 'POST', path: createPath, status: 503 });
    await logIn(page);
    await page.pushGuestAddresses();
    expect(namesOf(backend.db.addresses)).toEqual(['Address 1']);
    expect(namesOf(page.addresses.state.guest)).toEqual(['Address 2', 'Address 3']);
    expect(page.draft.state.address).toMatchObject({ name: 'Address 3' });

    backend.faults.clear();
    const next = await inBrowser();
    await allSaved(next);
    expect(namesOf(backend.db.addresses)).toEqual(['Address 1', 'Address 2', 'Address 3']);
    expect(namesOf(next.addresses.state.saved)).toEqual(namesOf(backend.db.addresses));
  });

  test('are all uploaded although the server rejects one, which stays on the device', async () => {
    const page = await inBrowser();
    await keep(page);
    letThrough(1);
    backend.faults.add({ method: 'POST', path: createPath, status: 422, times: 1 });
    await logIn(page);
    await page.pushGuestAddresses();
    expect(namesOf(backend.db.addresses)).toEqual(['Address 1', 'Address 3']);
    expect(namesOf(page.addresses.state.guest)).toEqual(['Address 2']);
  });

  test.each(['drop', 'truncate', 'empty', 'html'] as const)(
    'are not duplicated when one response is lost: %s',
    async (kind) => {
      const page = await inBrowser();
      await keep(page);
      backend.faults.add({ method: 'POST', path: createPath, kind, after: true });
      await logIn(page);
      await allSaved(page);
      expect(namesOf(backend.db.addresses)).toEqual(['Address 1', 'Address 2', 'Address 3']);
    },
  );

  test('are not duplicated when the page is killed before the response', async () => {
    const page = await inBrowser();
    await keep(page, [navoiy]);
    backend.faults.add({ method: 'POST', path: createPath, kind: 'drop', after: true });
    letThrough(1, listPath);
    backend.faults.add({ method: 'GET', path: listPath, status: 503 });
    await logIn(page);
    await page.pushGuestAddresses();
    page.kill();
    backend.faults.clear();
    await allSaved(await inBrowser());
    expect(backend.db.addresses).toHaveLength(1);
  });

  test.each([
    ['deleted', []],
    ['edited', ['Uy']],
  ] as const)('that are %s while they are uploaded do not come back', async (how, left) => {
    const page = await inBrowser();
    await keep(page, [navoiy]);
    const [own] = page.addresses.state.guest;
    if (!own) throw new Error('No address was saved');
    backend.faults.add({ method: 'POST', path: createPath, kind: 'delay', delay: 500, times: 1 });
    await logIn(page);
    const uploaded = page.pushGuestAddresses();
    const isSent = () =>
      backend.calls.some(({ method, path }) => method === 'POST' && /addresses/.test(path));
    await eventually(() => expect(isSent()).toBe(true));
    if (how === 'deleted') await page.deleteAddress(own);
    else await page.saveAddress({ ...own, name: 'Uy' });
    await uploaded;
    await eventually(() => expect(namesOf(backend.db.addresses)).toEqual(left));
    expect(namesOf(page.addresses.state.saved)).toEqual(left);
  });

  test('that are edited in a form opened before their upload are changed, and not added', async () => {
    const page = await inBrowser();
    await keep(page, [navoiy]);
    const [own] = page.addresses.state.guest;
    if (!own) throw new Error('No address was saved');
    await logIn(page);
    await allSaved(page);
    expect(await page.saveAddress({ ...own, name: 'Uy' }, { keepChosen: true })).toBeNull();
    expect(namesOf(backend.db.addresses)).toEqual(['Uy']);
    expect(page.draft.state.address?.name).toBe('Uy');
  });

  test('are uploaded once by concurrent sign-ins', async () => {
    const page = await inBrowser();
    await keep(page);
    await logIn(page);
    await Promise.all([page.pushGuestAddresses(), page.pushGuestAddresses()]);
    expect(backend.db.addresses).toHaveLength(3);
  });

  test('are not uploaded when a saved address leads to the same door', async () => {
    const first = await inBrowser();
    await logIn(first);
    await keep(first, [navoiy, chorsu]);
    await first.logOut();

    const page = await inBrowser();
    await keep(page, [navoiy]);
    const other = await pick(page, chorsu);
    await page.saveAddress({ ...other, details: { ...noDetails, office: '9' } });
    await logIn(page);
    await allSaved(page);
    expect(backend.db.addresses).toHaveLength(3);
  });

  test('are not uploaded to a different account', async () => {
    await keep(await inBrowser());
    backend.faults.add({ method: 'POST', path: createPath, status: 503 });
    await (await inTelegram()).pushGuestAddresses();
    backend.faults.clear();
    const other = await openPage({ backend, user: { id: 777, first_name: 'Aziz' } });
    await eventually(() => expect(other.addresses.state.status).toBe('ready'));
    expect(other.addresses.all()).toEqual([]);
    expect(backend.db.addresses).toEqual([]);
  });
});
