import type { Page } from '@playwright/test';
import type { ServedShop } from '../mocks/serve';

/** Signs a new customer in with a code, and ends on home. */
export async function signIn(page: Page, { appOrigin, backend }: ServedShop): Promise<void> {
  await page.goto(`${appOrigin}/login?vendor=demo`);
  await page.getByLabel('Telefon raqami').fill('901234567');
  await page.getByRole('button', { name: /Kodni olish/ }).click();
  const code = page.getByLabel('SMS kodi');
  await code.waitFor();
  await code.fill(backend.db.codes.at(-1)?.code ?? '');
  await page.waitForFunction(() => !document.querySelector('[role=dialog]'));
}
