import { expect, test } from 'vitest';
import type { Backend } from '../mocks/backend/app';
import { backend, beginJourneys, chooseMain, fill, inBrowser, inTelegram, logIn } from './journey';

beginJourneys();

/** Merchant fields of the server that a customer must never get (§3, merchant). */
const secretFields = [
  ...['yandexDeliveryKey', 'iikoApiLogin', 'iikoOrganizationId', 'appId'],
  ...['smsGateway', 'smsUsername', 'smsPassword', 'smsContent', 'yandexMetricsKeys'],
  ...['joinPosterId', 'jowiId', 'iikoId', 'posterId', 'mxicCode', 'directorId', 'companyId'],
];

/** Plants every secret in every record of the server, plus an unknown one. */
function plantSecrets({ db }: Backend): void {
  const { pictures: _, ...data } = db;
  const visit = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return;
    for (const part of Object.values(value)) visit(part);
    if (Array.isArray(value)) return;
    for (const name of [...secretFields, 'newField']) Reflect.set(value, name, `secret-${name}`);
  };
  visit(data);
}

/** Everything stored on the device, as one text. */
function stored(): string {
  const kept = [localStorage, sessionStorage].flatMap((storage) =>
    [...Array(storage.length).keys()].map((index) => {
      const key = storage.key(index) ?? '';
      return `${key}=${storage.getItem(key)}`;
    }),
  );
  return [...kept, document.cookie].join('\n');
}

/** Everything in the stores of a page, as one text. */
const held = (page: object): string =>
  Object.entries(page)
    .filter(([, part]) => typeof part === 'object' && part !== null && 'state' in part)
    .map(([name, part]) => `${name}: ${JSON.stringify(Reflect.get(Object(part), 'state'))}`)
    .join('\n');

test.each(['the browser', 'Telegram'])(
  'no merchant secret gets past the api in %s: not into stores, storage, requests or reports',
  async (where) => {
    plantSecrets(backend);
    const page = where === 'Telegram' ? await inTelegram() : await inBrowser();
    if (where === 'the browser') await logIn(page);
    plantSecrets(backend);
    chooseMain(page);
    fill(page, 4);
    expect((await page.submitOrder()).kind).toBe('accepted');
    plantSecrets(backend);
    await page.loadActiveOrders();
    await page.loadMoreArchive();
    await page.loadAddresses();

    expect(held(page)).toContain('7001');
    expect(stored()).toContain('7001');
    expect(held(page)).not.toContain('secret-');
    expect(stored()).not.toContain('secret-');
    expect(JSON.stringify(page.reports)).not.toContain('secret-');
    expect(JSON.stringify(backend.calls)).not.toContain('secret-');
  },
);
