import { expect, it } from 'vitest';
import { defaultSettings, type MerchantSettings } from '../merchant';
import { basketPosition } from './basketPosition';

type Flags = Partial<MerchantSettings['flags']>;

const placeWith = (
  flags: Flags,
  position: MerchantSettings['basketPosition'] = 'FLOATING_OVER_PRODUCT',
) => basketPosition({ flags: { ...defaultSettings.flags, ...flags }, basketPosition: position });

it('is over the products by default', () => {
  expect(basketPosition(defaultSettings)).toBe('products');
  expect(placeWith({ isNavigationViewEnabled: true })).toBe('products');
});

it('is in the navigation bar if the merchant has one, else in the header', () => {
  expect(placeWith({ isNavigationViewEnabled: true }, 'NAVIGATION_BAR')).toBe('bar');
  expect(placeWith({}, 'NAVIGATION_BAR')).toBe('head');
});

it('is not over the products when disabled on the main page', () => {
  expect(placeWith({ cartInMainActive: false })).toBe('head');
  expect(placeWith({ cartInMainActive: false, isNavigationViewEnabled: true })).toBe('bar');
});

it('is on the main page without a basket page, and nowhere without both', () => {
  expect(placeWith({ cartPageActive: false })).toBe('products');
  expect(placeWith({ cartPageActive: false, cartInMainActive: false })).toBeNull();
  const bar = { isNavigationViewEnabled: true };
  expect(placeWith({ cartPageActive: false, cartInMainActive: false, ...bar })).toBeNull();
});
