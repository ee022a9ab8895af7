import { expect, test } from 'vitest';
import { hostNamed } from '../deploy/shopHost';
import { checkStatic, readDeployList, shopNamed } from './deployList';

const api = (address: string, name = 'VITE_API_BASE_URL') => ({ settings: { [name]: address } });
const read = (list: object | string) =>
  readDeployList('hosts.json', typeof list === 'string' ? list : JSON.stringify(list), null);

test.each([
  { '*': api('https://api.example.uz') },
  { '*': api('/api') },
  { '*': api('http://localhost:5500/api') },
  { 'osh.uz': api('http://127.0.0.1:5500') },
  { localhost: api('http://10.0.0.7'), 'shop.local': api('http://10.0.0.7') },
])('an https address, a path, and what is on this machine are taken: %j', (list) => {
  expect(() => read(list)).not.toThrow();
});

test('a list that names a host twice, or is no list at all, is said by its file', () => {
  expect(() => read('{ "osh.uz": {}, "osh.uz": {} }')).toThrow(
    'hosts.json: "osh.uz" is listed twice',
  );
  expect(() => read('{')).toThrow('hosts.json is not JSON');
  expect(() => read('[]')).toThrow('The list of hosts is not an object');
});

test.each([
  ['osh.uz', { 'osh.uz': {} }, null],
  ['a.example.kz', { '*.example.kz': {} }, null],
  ['osh.uz', { '*': {} }, null],
  ['oshh.uz', { 'osh.uz': {}, '*.example.kz': {} }, 'hosts.json does not name oshh.uz, and has'],
  ['example.kz', { '*.example.kz': {} }, 'hosts.json does not name example.kz'],
  ['*.example.kz', { '*.example.kz': {} }, '--static is for one host: "*.example.kz" is a group.'],
  [
    'https://osh.uz',
    { '*': {} },
    '--static is for one host: "https://osh.uz" begins with a scheme',
  ],
  ['Osh.uz', { 'osh.uz': {} }, 'write osh.uz.'],
])('--static %s with %j', (name, list, said) => {
  const check = () => checkStatic(name, { list: 'hosts.json', ...read(list) });
  if (said === null) expect(check).not.toThrow();
  else expect(check).toThrow(said);
});

test('a host that only its group covers is served as the group', () => {
  const { hosts } = read({
    '*': { settings: { VITE_CURRENCY: 'UZS' } },
    '*.example.kz': { settings: { VITE_CURRENCY: 'KZT' } },
    '*.in.example.kz': { settings: { VITE_CURRENCY: 'RUB' } },
  });
  const currency = (name: string) => hostNamed(hosts, name).settings.VITE_CURRENCY;
  expect(['a.example.kz', 'b.in.example.kz', 'a.uz'].map(currency)).toEqual(['KZT', 'RUB', 'UZS']);
});

test('a shop is named by its host, its first label or its merchant', () => {
  const list = {
    'order.osh.uz': { merchant: 'osh' },
    'plov.example.uz': {},
    'plov.example.kz': {},
    '*.uz': {},
  };
  const { hosts } = readDeployList('hosts.json', JSON.stringify(list), null);
  for (const wanted of ['order.osh.uz', 'order', 'osh'])
    expect(shopNamed(wanted, hosts)).toBe('order.osh.uz');
  expect(() => shopNamed('plov', hosts)).toThrow('plov.example.uz or plov.example.kz');
  for (const wanted of ['none', '*.uz', '*'])
    expect(() => shopNamed(wanted, hosts)).toThrow('is no host of the list');
});
