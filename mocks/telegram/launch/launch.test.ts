import { expect, test } from 'vitest';
import { demoBotToken } from '../../backend/bot';
import { usual } from '../situation/situation';
import { appAddress, launchUrl } from './launch';

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
  const options = { address: new URL('http://a.test/'), botToken: demoBotToken, now: 0 };
  const hash = new URLSearchParams(new URL(await launchUrl(situation, options)).hash.slice(1));
  expect(hash.get('tgWebAppVersion')).toBe('7.10');
  expect(hash.get('tgWebAppStartParam')).toBe('promo_HI');
  const user = new URLSearchParams(hash.get('tgWebAppData') ?? '').get('user');
  expect(user).toContain('"first_name":"A & Ö +"');
  expect(hash.get('tgWebAppThemeParams')).toContain('bottom_bar_bg_color');
});

test('an absent launch carries no init data', async () => {
  const options = { address: new URL('http://a.test/'), botToken: demoBotToken, now: 0 };
  expect(await launchUrl({ ...usual, data: 'absent' }, options)).not.toContain('tgWebAppData');
});
