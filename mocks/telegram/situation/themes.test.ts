import { expect, test } from 'vitest';
import { usual } from './situation';
import { palettes, themeOf } from './themes';

test('an old client sends only the colours it knows', () => {
  const theme = themeOf({ ...usual, version: '6.0' });
  expect(Object.keys(theme)).toEqual([
    'bg_color',
    'text_color',
    'hint_color',
    'link_color',
    'button_color',
    'button_text_color',
    'secondary_bg_color',
  ]);
});

test('a custom theme is merged into the light one', () => {
  const theme = themeOf({ ...usual, theme: 'custom', colors: { bg_color: '#123456' } });
  expect(theme).toEqual({ ...palettes.light, bg_color: '#123456' });
});

test('a colour may have any name', () => {
  const colors = { toString: '#123456', valueOf: '#123456', hasOwnProperty: '#123456' };
  expect(themeOf({ ...usual, theme: 'custom', colors })).toMatchObject(colors);
});
