import { expect, test } from 'vitest';
import { applyTheme, changeTheme, readTheme } from './theme';

const root = () => document.createElement('html');

test('colours become CSS variables with Telegram’s names', () => {
  const html = root();
  applyTheme(
    readTheme({ text_color: '#fff', secondary_bg_color: '#10181f', bg_color: '#17212bff' }),
    html,
  );
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
  applyTheme(readTheme({ bg_color: background, text_color: '#808080' }), html);
  expect(html.dataset.theme).toBe(theme);
});

test.each([
  { text_color: '#ffffff', bg_color: 'url(x)' },
  { text_color: '#ffffff', button_color: '#10181f' },
  { bg_color: '#17212b', button_color: '#10181f' },
])('a palette without a background or a text is not applied in part: %o', (palette) => {
  const html = root();
  applyTheme(readTheme({ bg_color: '#ffffff', text_color: '#000000' }), html);
  const before = html.getAttribute('style');
  changeTheme(readTheme(palette), html);
  expect(html.getAttribute('style')).toBe(before);
  expect(html.dataset.theme).toBe('light');
});

test('of the palette before nothing is left in the next one', () => {
  const html = root();
  html.style.setProperty('--keyboard', '10px');
  const dark = { bg_color: '#17212b', text_color: '#ffffff', secondary_bg_color: '#10181f' };
  applyTheme(readTheme(dark), html);
  changeTheme(readTheme({ bg_color: '#ffffff', text_color: '#000000' }), html);
  expect(html.style.getPropertyValue('--tg-theme-secondary-bg-color')).toBe('');
  expect(html.style.getPropertyValue('--keyboard')).toBe('10px');
});
