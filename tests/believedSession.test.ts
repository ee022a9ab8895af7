import { describe, expect, test } from 'vitest';
import { backend, beginJourneys, inBrowser, inTelegram, logIn } from './journey';
import { eventually } from './until';

beginJourneys();

const profile = '/users/v1/users/me';
const isBack = () => window.dispatchEvent(new Event('online'));

/** A session that was stored without its profile, as one is that went off line after its token. */
async function withoutProfile() {
  const page = await inBrowser();
  await logIn(page);
  for (const key of Object.keys(localStorage))
    if (/^user(:|$)/.test(key)) localStorage.removeItem(key);
}

describe('a session whose profile did not arrive', () => {
  test('is kept, and is complete once the device is back', async () => {
    await withoutProfile();
    backend.faults.add({ path: profile, kind: 'drop' });
    const page = await inBrowser();
    expect(page.session.state.token).not.toBeNull();
    expect(page.session.state.status).toBe('unknown');
    backend.faults.clear();
    isBack();
    await eventually(() => expect(page.session.state.status).toBe('signedIn'));
    await eventually(() => expect(page.addresses.state.regions).not.toBeNull());
  });

  test('survives another start off line', async () => {
    await withoutProfile();
    backend.faults.add({ path: profile, kind: 'drop' });
    await inBrowser();
    backend.faults.clear();
    expect((await inBrowser()).session.state.status).toBe('signedIn');
  });

  test('ends when the server refuses it', async () => {
    await withoutProfile();
    backend.faults.add({ path: profile, kind: 'drop' });
    const page = await inBrowser();
    backend.faults.clear();
    backend.db.sessions = [];
    isBack();
    await eventually(() => expect(page.session.state.status).toBe('guest'));
    expect(page.session.state.token).toBeNull();
  });

  test('is believed inside Telegram too', async () => {
    backend.faults.add({ path: profile, kind: 'drop' });
    const page = await inTelegram();
    expect(page.session.state.token).not.toBeNull();
    backend.faults.clear();
    isBack();
    await eventually(() => expect(page.session.state.status).toBe('signedIn'));
  });
});
