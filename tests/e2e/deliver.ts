import type { Page } from '@playwright/test';
import * as v from 'valibot';
import type { ServedShop } from '../../mocks/serve';
import { savedAddress } from '../../src/api/addresses';
import { expect } from './fixtures';
import { plov, signUp, startSignedIn } from './planted';
import { byMain, saveAddress } from './saveAddress';
import { expectSheets, topSheet } from './steps';

/** The service-type option at the checkout. */
export const service = (page: Page, name: RegExp) =>
  topSheet(page).locator('label', { hasText: name });

/**
 * Opens the checkout of a delivery to an address beside the main branch: ready to order. `names` of
 * the basket and the checkout in the page's language.
 */
export async function goToDelivery(
  page: Page,
  shop: ServedShop,
  names = ['Savat', 'Buyurtma berish'],
): Promise<void> {
  signUp(shop);
  const address = v.parse(savedAddress, await saveAddress(shop, 'Uy', byMain));
  await startSignedIn(page, shop, {
    basket: [plov],
    draft: { serviceType: 'DELIVERY', address },
    sheets: ['/basket', '/checkout'],
  });
  await expectSheets(page, ...names);
  await expect(topSheet(page).getByRole('button').last()).toBeEnabled();
}
