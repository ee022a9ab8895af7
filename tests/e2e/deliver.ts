import type { Page } from '@playwright/test';
import type { ServedShop } from '../../mocks/serve';
import { byMain, saveAddress } from './saveAddress';
import { expectSheets, press, topSheet } from './steps';

/** A way to be handed the order, at the checkout. */
export const service = (page: Page, name: RegExp) =>
  topSheet(page).locator('label', { hasText: name });

/** At the checkout: has the order delivered beside the main branch. */
export async function deliver(page: Page, shop: ServedShop): Promise<void> {
  await saveAddress(shop, 'Uy', byMain);
  await service(page, /^Yetkazib berish$/).click();
  await press(page, /Manzilni tanlang/);
  await topSheet(page).getByRole('button', { name: /^Uy/ }).click();
  await expectSheets(page, 'Savat', 'Buyurtma berish');
}
