import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contrast, isHexColor, readableText } from './contrast';
import { defaultSettings } from './merchant';

it('contrast is WCAG\u2019s', () => {
  expect(contrast('#000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#767676', '#fff')).toBeCloseTo(4.54, 2);
  expect(contrast('#abc', '#aabbccff')).toBe(1);
  expect(contrast('red', '#fff')).toBe(1);
});

it('text on any colour reads at 4.5 to 1 or better', () => {
  fc.assert(
    fc.property(fc.nat(0xffffff), (value) => {
      const color = `#${value.toString(16).padStart(6, '0')}`;
      const text = readableText(color) === 'white' ? '#fff' : '#000';
      expect(contrast(color, text)).toBeGreaterThanOrEqual(4.5);
    }),
  );
});

it('the default colour is a yellow that carries black text, as its settings say', () => {
  expect(readableText(defaultSettings.mainColor)).toBe('black');
  expect(defaultSettings.mainColorIsDark).toBe(false);
});

it('only hex colours go into a style', () => {
  const values = ['#fc0', '#ffcc00', '#FFCC00AA', 'red', '#ff', '#fffff', 'url(x)', '#fff;x'];
  expect(values.filter(isHexColor)).toEqual(['#fc0', '#ffcc00', '#FFCC00AA']);
});
