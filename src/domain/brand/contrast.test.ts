import fc from 'fast-check';
import { expect, it } from 'vitest';
import { brandColor, defaultSettings } from '../merchant';
import { contrast, isHexColor, readableText, textOn } from './contrast';

it('contrast follows WCAG', () => {
  expect(contrast('#000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#767676', '#fff')).toBeCloseTo(4.54, 2);
  expect(contrast('#abc', '#aabbccff')).toBe(1);
  expect(contrast('red', '#fff')).toBe(1);
});

it('text on any colour has a contrast of at least 4.5:1', () => {
  fc.assert(
    fc.property(fc.nat(0xffffff), (value) => {
      const color = `#${value.toString(16).padStart(6, '0')}`;
      const text = readableText(color) === 'white' ? '#fff' : '#000';
      expect(contrast(color, text)).toBeGreaterThanOrEqual(4.5);
    }),
  );
});

it('text on the merchant’s colour has at least 4.5:1, whatever the merchant declares', () => {
  fc.assert(
    fc.property(fc.nat(0xffffff), fc.boolean(), (value, isDark) => {
      const color = `#${value.toString(16).padStart(6, '0')}`;
      expect(contrast(color, textOn(color, isDark))).toBeGreaterThanOrEqual(4.5);
    }),
  );
  expect([textOn('#767676', true), textOn('#767676', false)]).toEqual(['#ffffff', '#000000']);
  expect([textOn('#ffcc00', true), textOn('#102040', false)]).toEqual(['#000000', '#ffffff']);
});

it('the default yellow carries black text', () => {
  expect(readableText(brandColor(defaultSettings, null))).toBe('black');
  expect(defaultSettings.mainColorIsDark).toBe(false);
});

it('only hex colours are accepted', () => {
  const values = ['#fc0', '#ffcc00', '#FFCC00AA', 'red', '#ff', '#fffff', 'url(x)', '#fff;x'];
  expect(values.filter(isHexColor)).toEqual(['#fc0', '#ffcc00', '#FFCC00AA']);
});

it('the merchant’s own colour stands in for a missing one of the settings', () => {
  expect(brandColor({ mainColor: '#112233' }, { color: '#445566' })).toBe('#112233');
  expect(brandColor({ mainColor: null }, { color: '#445566' })).toBe('#445566');
  expect(brandColor({ mainColor: null }, { color: null })).toBe('#ffcc00');
});
