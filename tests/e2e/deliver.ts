import type { Page } from '@playwright/test';
import type { ServedShop } from '../../mocks/serve';
import { byMain, saveAddress } from './saveAddress';
import { expectSheets, press, topSheet } from './steps';

/** The service-type option at the checkout. */
export const service = (page: Page, name: RegExp) =>
  topSheet(page).locator('label', { hasText: name });

/** At the checkout: switches to delivery, to an address beside the main branch. */
export async function deliver(page: Page, shop: ServedShop): Promise<void> {
  await saveAddress(shop, 'Uy', byMain);
  await service(page, /^Yetkazib berish$/).click();
  await press(page, /Manzilni tanlang/);
  await topSheet(page).getByRole('button', { name: /^Uy/ }).click();
  await expectSheets(page, 'Savat', 'Buyurtma berish');
}
