import fc from 'fast-check';
import { expect, it } from 'vitest';
import { edgeOn, isLostOn, plainGrounds } from './brandEdge';
import { contrast } from './contrast';

const colors = fc.nat(0xffffff).map((value) => `#${value.toString(16).padStart(6, '0')}`);

it('a colour that is visible needs no outline', () => {
  expect(edgeOn('#7A1F3D', plainGrounds.light)).toBe('transparent');
  expect(edgeOn('#FFC21A', plainGrounds.dark)).toBe('transparent');
});

it('white on white and near black on a dark ground get a grey outline, yellow a darker yellow', () => {
  expect(edgeOn('#ffffff', plainGrounds.light)).toBe('#808080');
  expect(contrast(edgeOn('#101418', plainGrounds.dark), '#17212b')).toBeGreaterThanOrEqual(3);
  expect(edgeOn('#ffc21a', plainGrounds.light)).toMatch(/^#[9ab]\w[678]\w[01]\w$/);
});

it('with its outline any colour has 3:1 on any ground', () => {
  fc.assert(
    fc.property(colors, colors, (color, ground) => {
      const edge = edgeOn(color, [ground]);
      const shown = edge === 'transparent' ? color : edge;
      expect(contrast(shown, ground)).toBeGreaterThanOrEqual(3);
    }),
  );
});

it('and on both surfaces of a plain page', () => {
  fc.assert(
    fc.property(colors, fc.constantFrom('light', 'dark'), (color, scheme) => {
      const grounds = plainGrounds[scheme];
      const edge = edgeOn(color, grounds);
      const shown = edge === 'transparent' ? color : edge;
      for (const ground of grounds) expect(contrast(shown, ground)).toBeGreaterThanOrEqual(3);
    }),
  );
});

it('a button is lost in nearly its own colour, but yellow is not on white', () => {
  expect(isLostOn('#ffffff', '#f1f2f5')).toBe(true);
  expect(isLostOn('#101418', '#17212b')).toBe(true);
  expect(isLostOn('#ffcc00', '#ffffff')).toBe(false);
});
