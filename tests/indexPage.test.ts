import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { langTag } from '../src/domain/text/language';

const page = new DOMParser().parseFromString(readFileSync('index.html', 'utf8'), 'text/html');

test('the page before the merchant’s has a title in no language', () => {
  expect(page.title).not.toBe('');
  expect(page.title).not.toMatch(/\p{L}/u);
  expect(page.documentElement.lang).toBe(langTag('uz'));
});

test('each language of the notice without JavaScript is named', () => {
  const [notice] = page.getElementsByTagName('noscript');
  const sentences = [...(notice?.children ?? [])].map((one) => one.getAttribute('lang'));
  expect(sentences).toEqual(['uz', 'ru', 'eng'].map((one) => langTag(one as 'uz')));
  expect(notice?.childElementCount).toBe(3);
});
