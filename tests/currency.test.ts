import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { createBackend } from '../mocks/backend/app';
import { testNow } from '../mocks/backend/testNow';
import { openLife } from './faults/life';
import { holdTime, until } from './faults/time';

beforeAll(holdTime);

/** Sets a build setting as `npm run build` does, or as a deployment writes it into the page. */
const ways = {
  'the build': (currency: string) => vi.stubEnv('VITE_CURRENCY', currency),
  'the page': (currency: string) => {
    const tag = document.createElement('meta');
    tag.name = 'storefront:VITE_CURRENCY';
    tag.content = currency;
    document.head.append(tag);
    onTestFinished(() => tag.remove());
  },
};

/** A price alone in its element, including "from" prices: `28 000 soʻmdan`, `кемінде 28 000 сом`. */
const priceText = /^(?:кемінде )?\d+\s\d{3}\s(\p{L}+?)(?:dan)?$/u;

/** Opens the demo shop in a language; returns the currency words of the prices on screen. */
async function wordsOfPrices(language: 'kz' | 'uz'): Promise<string[]> {
  const backend = createBackend({ now: () => testNow });
  for (const settings of backend.db.settings) settings.mainLanguage = language;
  const life = await openLife({ backend, path: '/?vendor=demo' });
  onTestFinished(() => life.end());
  const prices = await until('price', () => {
    const texts = [...document.querySelectorAll('article *')]
      .filter(({ children }) => children.length === 0)
      .map(({ textContent }) => priceText.exec(textContent ?? '')?.[1] ?? '')
      .filter(Boolean);
    return texts.length > 5 ? texts : null;
  });
  return [...new Set(prices)];
}

test.each([
  ['the build', 'KZT', 'kz', 'теңге'],
  ['the page', 'KZT', 'kz', 'теңге'],
  ['the build', 'UZS', 'kz', 'сом'],
  ['the page', 'UZS', 'kz', 'сом'],
  ['the page', 'KZT', 'uz', 'tenge'],
] as const)(
  'when %s sets %s, a price in language %s is in %s',
  async (way, currency, language, word) => {
    ways[way](currency);
    expect(await wordsOfPrices(language)).toEqual([word]);
  },
);

test('without a setting, a price in Kazakh is in sum', async () => {
  expect(await wordsOfPrices('kz')).toEqual(['сом']);
});
