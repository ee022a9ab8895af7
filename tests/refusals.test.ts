import { describe, expect, test } from 'vitest';
import type { Backend } from '../mocks/backend/app';
import { rest } from '../src/i18n/uz';
import { backend, beginJourneys, fill, inBrowser, inTelegram, logIn, type Page } from './journey';

beginJourneys();

type Reply = { status: number; text: string };

const error = (status: number): Reply => ({
  status,
  text: JSON.stringify({ status, message: '' }),
});

/** Responses that are not refusals, although their status may suggest it. */
const noRefusals: [string, Reply][] = [
  ...[408, 409, 425, 429, 500, 503, 520].map((status): [string, Reply] => [
    String(status),
    error(status),
  ]),
  ...[200, 400, 401, 403, 404, 422].flatMap((status): [string, Reply][] => [
    [`a page with ${status}`, { status, text: '<!doctype html><h1>Sign in</h1>' }],
    [`an empty body with ${status}`, { status, text: '' }],
    [`half a response with ${status}`, { status, text: '{"message":"n' }],
  ]),
];

/** The test's backend, with another response to one call while `faulty.reply` is set. */
function withReply(path: string) {
  const faulty: { reply: Reply | null } = { reply: null };
  // Switches off the contract check: a response made up by a test need not follow it.
  backend.faults.add({ path: '/nowhere', status: 500 });
  const server: Backend = {
    ...backend,
    fetch: (request) => {
      const { reply } = faulty;
      if (!reply || !new URL(request.url).pathname.endsWith(path)) return backend.fetch(request);
      return Promise.resolve(new Response(reply.text, { status: reply.status }));
    },
  };
  return { server, faulty };
}

const saysRestart = (page: Page) =>
  page.toasts.state.list.some(({ text }) => text === rest.login.botRestart);

describe('after a refused token, a sign-in that returns', () => {
  test.each(noRefusals)('%s keeps the basket and does not blame the bot', async (_, reply) => {
    const { server, faulty } = withReply('/webbot/v1/users/token');
    const page = await inTelegram({ backend: server });
    fill(page);
    page.draft.setNote('piyozsiz');
    backend.db.sessions = [];
    faulty.reply = reply;
    await page.loadActiveOrders();
    expect(page.session.state.status).toBe('guest');
    expect(page.cart.state.lines).toHaveLength(1);
    expect(page.draft.state.note).toBe('piyozsiz');
    expect(saysRestart(page)).toBe(false);
  });

  test('401 in the API’s format ends the session, and keeps the basket for the same person', async () => {
    const { server, faulty } = withReply('/webbot/v1/users/token');
    const page = await inTelegram({ backend: server });
    fill(page);
    backend.db.sessions = [];
    faulty.reply = error(401);
    await page.loadActiveOrders();
    expect(page.session.state).toMatchObject({ status: 'guest', token: null, user: null });
    expect(page.cart.state.lines).toHaveLength(1);
    expect(saysRestart(page)).toBe(true);
  });
});

describe('at the start, a sign-in that returns', () => {
  test.each(noRefusals)('%s does not mention the bot', async (_, reply) => {
    const { server, faulty } = withReply('/webbot/v1/users/token');
    faulty.reply = reply;
    const page = await inTelegram({ backend: server });
    expect(page.session.state.status).toBe('guest');
    expect(saysRestart(page)).toBe(false);
  });

  test.each([400, 401, 403, 422])('%i asks to restart the bot', async (status) => {
    const { server, faulty } = withReply('/webbot/v1/users/token');
    faulty.reply = error(status);
    expect(saysRestart(await inTelegram({ backend: server }))).toBe(true);
  });
});

describe('in the browser, an authorized call that returns', () => {
  async function answeredBy(reply: Reply) {
    const { server, faulty } = withReply('/active');
    const page = await inBrowser({ backend: server });
    await logIn(page);
    fill(page);
    faulty.reply = reply;
    await page.loadActiveOrders();
    return page;
  }

  test('a page with 401 does not end the session', async () => {
    const page = await answeredBy({ status: 401, text: '<h1>Sign in to the network</h1>' });
    expect(page.session.state.status).toBe('signedIn');
    expect(page.cart.state.lines).toHaveLength(1);
  });

  test('401 without a body asks for another log-in and keeps the basket', async () => {
    const page = await answeredBy({ status: 401, text: '' });
    expect(page.session.state.status).toBe('guest');
    expect(page.cart.state.lines).toHaveLength(1);
  });

  test('401 in the API’s format clears the person’s data', async () => {
    const page = await answeredBy(error(401));
    expect(page.session.state.status).toBe('guest');
    expect(page.cart.state.lines).toEqual([]);
  });
});
