import type { BrowserContext, Page } from '@playwright/test';
import type { ServedShop } from '../../mocks/serve';
import type { Situation } from '../../mocks/telegram/situation/situation';
import { payBy } from './checkoutSteps';
import { expect, type Launched } from './fixtures';
import { addPlov, basket, pickUp, type Screen } from './steps';

export const accepted = 'Buyurtma yuborildi';
export const waiting = 'Toʻlov kutilmoqda';
export const notYet = 'Toʻlov hali kelmadi';
export const unpaid = 'Buyurtma uchun toʻlov qiling';

export const choosePayme = (screen: Screen) => payBy(screen, 'Payme');

/** Inside Telegram: from home to a checkout ready to order, paid by Payme. */
export async function goToPayme(
  simulator: (situation: Partial<Situation>) => Promise<Launched>,
  situation: Partial<Situation> = {},
) {
  const { page, app } = await simulator({ contact: 'grant', ...situation });
  const pressIn = (name: RegExp) => page.getByRole('button', { name }).click();
  await addPlov(app, pressIn);
  await pressIn(basket);
  await pressIn(/Rasmiylashtirish/);
  await pickUp(app, pressIn);
  await choosePayme(app);
  return { page, app, pressIn };
}

/** The demo provider's page, which opens in a new tab during `act`. */
export async function providerAfter(context: BrowserContext, act: () => Promise<unknown>) {
  const [provider] = await Promise.all([context.waitForEvent('page'), act()]);
  await expect(provider.getByRole('heading', { name: /Order/ })).toBeVisible();
  return provider;
}

export async function decide(provider: Page, button: RegExp): Promise<void> {
  await provider.getByRole('button', { name: button }).click();
  await expect(provider.getByRole('heading', { name: /Paid|failed/ })).toBeVisible();
}

/** The app becomes visible again. */
export const comeBack = (screen: Screen) =>
  screen.locator('html').evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });

export const linksOf = (shop: ServedShop) =>
  shop.backend.calls.filter(({ path }) => path.startsWith('/payments/v2/checkout/'));
