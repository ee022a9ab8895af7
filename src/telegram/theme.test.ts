import { expect, test } from 'vitest';
import { applyTheme, readTheme } from './theme';

const root = () => document.createElement('html');

test('colours become CSS variables with Telegram’s names', () => {
  const html = root();
  applyTheme(readTheme({ secondary_bg_color: '#10181f', bg_color: '#17212bff' }), html);
  expect(html.style.getPropertyValue('--tg-theme-secondary-bg-color')).toBe('#10181f');
  expect(html.style.getPropertyValue('--tg-theme-bg-color')).toBe('#17212bff');
});

test.each([
  ['#17212b', 'dark'],
  ['#17212bff', 'dark'],
  ['#000', 'dark'],
  ['#ffffff', 'light'],
  ['#ffff', 'light'],
])('the background %s makes the theme %s', (background, theme) => {
  const html = root();
  applyTheme(readTheme({ bg_color: background }), html);
  expect(html.dataset.theme).toBe(theme);
});

test('without a valid background no theme is set', () => {
  const html = root();
  applyTheme(readTheme({ text_color: '#ffffff', bg_color: 'url(x)' }), html);
  expect(html.dataset.theme).toBeUndefined();
});
