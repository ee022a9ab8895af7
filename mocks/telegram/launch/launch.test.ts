import { expect, test } from 'vitest';
import { type Situation, usual } from '../situation/situation';
import { appAddress, launchUrl, proxiedAddress } from './launch';

const botToken = '1000000001:simulated';

const page = new URL('http://localhost:5174/telegram/');

test('the app is at the port below the simulator’s by default', () => {
  expect(appAddress(usual, '', page).href).toBe('http://localhost:5173/?vendor=demo');
});

test('the server may set the app’s port or origin', () => {
  expect(appAddress(usual, '4173', page).origin).toBe('http://localhost:4173');
  expect(appAddress(usual, 'http://127.0.0.1:99', page).origin).toBe('http://127.0.0.1:99');
});

test('an address in the situation takes precedence and keeps its path and query', () => {
  const situation = { ...usual, app: 'https://shop.test/in/?a=1', vendor: 'bloom' };
  expect(appAddress(situation, '4173', page).href).toBe('https://shop.test/in/?a=1&vendor=bloom');
});

test('a path is opened with its own query', () => {
  const situation = { ...usual, path: '/category?id=3' };
  expect(appAddress(situation, '', page).href).toBe(
    'http://localhost:5173/category?id=3&vendor=demo',
  );
});

test('launch parameters are in the hash', async () => {
  const situation = { ...usual, start: 'promo_HI', version: '7.10', name: 'A & Ö +' };
  const options = { address: new URL('http://a.test/'), botToken, now: 0 };
  const hash = new URLSearchParams(new URL(await launchUrl(situation, options)).hash.slice(1));
  expect(hash.get('tgWebAppVersion')).toBe('7.10');
  expect(hash.get('tgWebAppStartParam')).toBe('promo_HI');
  const user = new URLSearchParams(hash.get('tgWebAppData') ?? '').get('user');
  expect(user).toContain('"first_name":"A & Ö +"');
  expect(hash.get('tgWebAppThemeParams')).toContain('bottom_bar_bg_color');
});

test('only a link and the attachment menu carry a start parameter, and the panel’s makes a link of the menu', async () => {
  const opened = async (part: Partial<Situation>) => {
    const options = { address: new URL('http://a.test/'), botToken, now: 0 };
    const hash = new URL(await launchUrl({ ...usual, start: 'hello', ...part }, options)).hash;
    const launch = new URLSearchParams(hash.slice(1));
    const data = new URLSearchParams(launch.get('tgWebAppData') ?? '');
    return [launch.get('tgWebAppStartParam'), data.get('start_param'), data.get('chat_type')];
  };
  expect(await opened({ launch: 'menu' })).toEqual(['hello', 'hello', 'sender']);
  expect(await opened({ launch: 'group' })).toEqual(['hello', 'hello', 'supergroup']);
  expect(await opened({ launch: 'attachment' })).toEqual(['hello', 'hello', null]);
  expect(await opened({ launch: 'inline' })).toEqual([null, null, null]);
  expect(await opened({ launch: 'keyboard' })).toEqual([null, null, null]);
});

test('the launch carries what BotFather and the way of opening have set, and else nothing of it', async () => {
  const flags = async (part: Partial<Situation>) => {
    const options = { address: new URL('http://a.test/'), botToken, now: 0 };
    const url = new URL(await launchUrl({ ...usual, version: '9.1', ...part }, options));
    const hash = new URLSearchParams(url.hash.slice(1));
    const names = ['DefaultColors', 'Fullscreen', 'ShowSettings', 'BotInline'];
    return names.map((name) => hash.get(`tgWebApp${name}`));
  };
  expect(await flags({})).toEqual([null, null, null, null]);
  const all = { ownColors: true, fullscreen: true, settings: true, inline: true };
  expect(await flags(all)).toEqual([expect.stringContaining('bg_color'), '1', '1', '1']);
  expect((await flags({ fullscreen: true, version: '7.10' }))[1]).toBeNull();
});

test('the photo’s address is part of the user', async () => {
  const options = { address: new URL('http://a.test/'), botToken, now: 0 };
  const photo = 'https://t.me/i/userpic/320/a.svg';
  const hash = new URL(await launchUrl({ ...usual, photo }, options)).hash.slice(1);
  const data = new URLSearchParams(new URLSearchParams(hash).get('tgWebAppData') ?? '');
  expect(JSON.parse(data.get('user') ?? '')).toMatchObject({ photo_url: photo });
});

test('an absent launch carries no init data', async () => {
  const options = { address: new URL('http://a.test/'), botToken, now: 0 };
  expect(await launchUrl({ ...usual, data: 'absent' }, options)).not.toContain('tgWebAppData');
});

test('somebody’s app keeps its path, query and route, and gets no merchant', async () => {
  const app = 'https://127.0.0.1:5500/in?a=1#/page';
  const situation = { ...usual, app, vendor: '', start: 'hello' };
  const address = proxiedAddress(situation, 'http://localhost:5191');
  const url = new URL(await launchUrl(situation, { address, botToken, now: 0 }));
  expect(url.origin + url.pathname).toBe('http://localhost:5191/in');
  expect(url.search).toBe('?a=1&tgWebAppStartParam=hello');
  expect(url.hash).toMatch(/^#\/page\?tgWebAppData=/);
  const hash = new URLSearchParams(url.hash.split('?')[1]);
  expect(hash.get('tgWebAppData')).toContain('start_param=hello');
  expect(hash.has('tgWebAppStartParam')).toBe(false);
});
