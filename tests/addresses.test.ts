import { describe, expect, test, vi } from 'vitest';
import { backend, beginJourneys, inTelegram } from './journey';
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
import { eventually } from './until';

beginJourneys();

describe('a customer', () => {
  test('saves a new address on the server once, even if the first response is lost', async () => {
    const page = await inTelegram();
    backend.faults.add({ method: 'POST', path: createPath, kind: 'drop', after: true });
    expect(await page.saveAddress({ ...(await pick(page)), name: 'Home' })).toBeNull();
    expect(namesOf(backend.db.addresses)).toEqual(['Home']);
    expect(page.draft.state.address?.id).toBe(backend.db.addresses[0]?.id);
  });

  test('saves an address that may have arrived once, by the next press too', async () => {
    const page = await inTelegram();
    const home = { ...(await pick(page)), name: 'Home' };
    backend.faults.add({ method: 'POST', path: createPath, kind: 'drop', after: true });
    backend.faults.add({ method: 'GET', path: listPath, status: 503 });
    expect(await page.saveAddress(home)).not.toBeNull();
    expect(await page.saveAddress(home)).not.toBeNull();
    expect(namesOf(backend.db.addresses)).toEqual(['Home']);
    backend.faults.clear();
    expect(await page.saveAddress(home)).toBeNull();
    expect(namesOf(backend.db.addresses)).toEqual(['Home']);
    expect(page.draft.state.address?.id).toBe(backend.db.addresses[0]?.id);
    const next = await inTelegram();
    await eventually(() => expect(next.addresses.state.status).toBe('ready'));
    expect(await next.saveAddress({ ...home, comment: 'Ring twice' })).toBeNull();
    expect(await next.saveAddress(home)).toBeNull();
    expect(backend.db.addresses).toHaveLength(2);
  });

  test('changes an address that may have arrived, if other words are saved next', async () => {
    const page = await inTelegram();
    const home = { ...(await pick(page)), name: 'Home' };
    backend.faults.add({ method: 'POST', path: createPath, kind: 'drop', after: true });
    backend.faults.add({ method: 'GET', path: listPath, status: 503 });
    expect(await page.saveAddress(home)).not.toBeNull();
    backend.faults.clear();
    expect(await page.saveAddress({ ...home, name: 'Hovli' })).toBeNull();
    expect(namesOf(backend.db.addresses)).toEqual(['Hovli']);
  });

  test('loses nothing when saving an address fails', async () => {
    const page = await inTelegram();
    await keep(page, [navoiy]);
    const chosen = page.draft.state.address;
    const next = await pick(page, chorsu);
    backend.faults.add({ path: '/users/v1/addresses/*', status: 500 });
    const error = await page.saveAddress({ ...next, name: 'Work' });
    expect(error?.description?.eng).toBeTruthy();
    expect(page.draft.state.address).toBe(chosen);
    expect(namesOf(page.addresses.state.saved)).toEqual(['Address 1']);
  });

  test('edits an address in place without changing an order that goes elsewhere', async () => {
    const page = await inTelegram();
    await keep(page, [navoiy, chorsu]);
    const [first, second] = page.addresses.state.saved;
    if (!first || !second) throw new Error('No address was saved');
    await page.saveAddress({ ...first, name: 'Home' }, { keepChosen: true });
    expect(page.draft.state.address?.name).toBe('Address 2');
    await page.saveAddress({ ...second, name: 'Work' }, { keepChosen: true });
    expect(page.draft.state.address?.name).toBe('Work');
    expect(namesOf(backend.db.addresses)).toEqual(['Home', 'Work']);
  });

  test('has to confirm a deletion, which is sent to the server', async () => {
    const page = await inTelegram();
    const confirm = vi.spyOn(page.services().telegram, 'confirm');
    await keep(page, [navoiy, chorsu]);
    const [first, second] = page.addresses.state.saved;
    if (!first || !second) throw new Error('No address was saved');
    confirm.mockResolvedValueOnce(false);
    expect(await page.deleteAddress(second)).toBe(false);
    expect(confirm.mock.lastCall?.[0].message).toBe(`Address 2\n${second.description}`);
    expect(await page.deleteAddress(first)).toBe(true);
    expect(namesOf(backend.db.addresses)).toEqual(['Address 2']);
    expect(location.pathname).toBe('/');
    expect(await page.deleteAddress(second)).toBe(true);
    expect(page.draft.state.address).toBeNull();
    expect(location.pathname).toBe('/address/delivery');
  });

  test('keeps an address whose deletion failed, and sees the reason', async () => {
    const page = await inTelegram();
    await keep(page, [navoiy]);
    const [own] = page.addresses.state.saved;
    if (!own) throw new Error('No address was saved');
    backend.faults.add({ method: 'DELETE', path: '/users/v1/addresses/{id}', status: 500 });
    expect(await page.deleteAddress(own)).toBe(false);
    expect(page.toasts.state.list).toMatchObject([{ tone: 'bad' }]);
    expect(page.addresses.state.saved).toEqual([own]);
    expect(page.draft.state.address?.id).toBe(own.id);
    backend.faults.clear();
    backend.db.addresses = [];
    expect(await page.deleteAddress(own)).toBe(true);
  });

  test('sees the saved addresses and regions after a start; a failure is silent', async () => {
    await keep(await inTelegram(), [navoiy]);
    const page = await inTelegram();
    await allSaved(page);
    expect(namesOf(page.addresses.state.saved)).toEqual(['Address 1']);
    await eventually(() => expect(page.regions.state.all).not.toBeNull());
    const { all } = page.regions.state;
    backend.faults.add({ path: '*', status: 500 });
    await Promise.all([page.loadAddresses(), page.loadRegions()]);
    expect(page.addresses.state.status).toBe('ready');
    expect(page.regions.state.all).toBe(all);
    expect(namesOf(page.addresses.state.saved)).toEqual(['Address 1']);
    expect(page.toasts.state.list).toEqual([]);
  });

  test('triggers one request when two screens need the addresses at once', async () => {
    const page = await inTelegram();
    await allSaved(page);
    const asked = () => backend.calls.filter(({ path }) => /addresses\/merchant/.test(path)).length;
    const before = asked();
    await Promise.all([page.loadAddresses(), page.loadAddresses()]);
    expect(asked()).toBe(before + 1);
  });

  test('keeps an address saved while the list is loading', async () => {
    const first = await inTelegram();
    await keep(first, [navoiy]);
    const page = await inTelegram();
    await allSaved(page);
    backend.faults.add({ method: 'GET', path: listPath, delay: 50, times: 1 });
    const loading = page.loadAddresses();
    await page.saveAddress({ ...(await pick(page, chorsu)), name: 'Work' });
    await loading;
    expect(namesOf(page.addresses.state.saved)).toEqual(['Address 1', 'Work']);
  });

  test('leaves no address behind on log-out, neither in memory nor in storage', async () => {
    const page = await inTelegram();
    await keep(page, [navoiy]);
    backend.faults.add({ method: 'POST', path: createPath, status: 503 });
    page.addresses.putGuest({ ...(await pick(page, chorsu)), name: 'Waiting' });
    await page.logOut();
    expect(page.addresses.all()).toEqual([]);
    expect(page.addresses.state.status).toBe('idle');
    expect(page.draft.state.address).toBeNull();
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/Waiting|Address 1/);
  });

  test('keeps every address when the token expires inside Telegram', async () => {
    const page = await inTelegram();
    await keep(page, [navoiy]);
    backend.faults.add({ method: 'POST', path: createPath, status: 422, times: 1 });
    page.addresses.putGuest({ ...(await pick(page, chorsu)), name: 'Waiting' });
    backend.db.sessions = [];
    await page.loadActiveOrders();
    expect(page.session.state.status).toBe('signedIn');
    await eventually(() => {
      expect(namesOf(page.addresses.all())).toEqual(['Address 1', 'Waiting']);
      expect(page.addresses.state.status).toBe('ready');
    });
  });
});
