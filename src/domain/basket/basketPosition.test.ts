import { expect, it } from 'vitest';
import { defaultSettings, type MerchantSettings } from '../merchant';
import { basketPosition } from './basketPosition';

type Flags = Partial<MerchantSettings['flags']>;

const placeWith = (
  flags: Flags,
  position: MerchantSettings['basketPosition'] = 'FLOATING_OVER_PRODUCT',
) => basketPosition({ flags: { ...defaultSettings.flags, ...flags }, basketPosition: position });

it('floats over the products unless the merchant says otherwise', () => {
  expect(basketPosition(defaultSettings)).toBe('products');
  expect(placeWith({ isNavigationViewEnabled: true })).toBe('products');
});

it('is in the navigation bar where the merchant has one, else in the head', () => {
  expect(placeWith({ isNavigationViewEnabled: true }, 'NAVIGATION_BAR')).toBe('bar');
  expect(placeWith({}, 'NAVIGATION_BAR')).toBe('head');
});

it('leaves the products when it is kept off the main page', () => {
  expect(placeWith({ cartInMainActive: false })).toBe('head');
  expect(placeWith({ cartInMainActive: false, isNavigationViewEnabled: true })).toBe('bar');
});

it('stays on the main page without a page of its own, and is nowhere without both', () => {
  expect(placeWith({ cartPageActive: false })).toBe('products');
  expect(placeWith({ cartPageActive: false, cartInMainActive: false })).toBeNull();
  const bar = { isNavigationViewEnabled: true };
  expect(placeWith({ cartPageActive: false, cartInMainActive: false, ...bar })).toBeNull();
});
