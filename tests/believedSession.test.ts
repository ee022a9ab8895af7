import { describe, expect, test } from 'vitest';
import { backend, beginJourneys, inBrowser, inTelegram, logIn } from './journey';
import { eventually } from './until';

beginJourneys();

const profile = '/users/v1/users/me';
const isBack = () => window.dispatchEvent(new Event('online'));

/** A session stored without its profile: the device went offline right after getting the token. */
async function withoutProfile() {
  const page = await inBrowser();
  await logIn(page);
  for (const key of Object.keys(localStorage))
    if (/^user(:|$)/.test(key)) localStorage.removeItem(key);
}

describe('a session whose profile did not load', () => {
  test('is kept, and completed once the device is online again', async () => {
    await withoutProfile();
    backend.faults.add({ path: profile, kind: 'drop' });
    const page = await inBrowser();
    expect(page.session.state.token).not.toBeNull();
    expect(page.session.state.status).toBe('unknown');
    backend.faults.clear();
    isBack();
    await eventually(() => expect(page.session.state.status).toBe('signedIn'));
    await eventually(() => expect(page.regions.state.all).not.toBeNull());
  });

  test('survives another offline start', async () => {
    await withoutProfile();
    backend.faults.add({ path: profile, kind: 'drop' });
    await inBrowser();
    backend.faults.clear();
    expect((await inBrowser()).session.state.status).toBe('signedIn');
  });

  test('ends when the server rejects it', async () => {
    await withoutProfile();
    backend.faults.add({ path: profile, kind: 'drop' });
    const page = await inBrowser();
    backend.faults.clear();
    backend.db.sessions = [];
    isBack();
    await eventually(() => expect(page.session.state.status).toBe('guest'));
    expect(page.session.state.token).toBeNull();
  });

  test('is kept inside Telegram too', async () => {
    backend.faults.add({ path: profile, kind: 'drop' });
    const page = await inTelegram();
    expect(page.session.state.token).not.toBeNull();
    backend.faults.clear();
    isBack();
    await eventually(() => expect(page.session.state.status).toBe('signedIn'));
  });
});
