import type { Page } from '@playwright/test';
import type { SimulatorApi } from '../../mocks/telegram/simulator';
import { addPlov, basket, pickUp, type Screen } from './steps';

/** Presses a button wherever it is: in the app or in Telegram around it. */
export const pressIn = (page: Pick<Page, 'getByRole'>) => (text: RegExp) =>
  page.getByRole('button', { name: text }).click();

/** The state of the simulated Telegram. */
export const phone = (page: Page): Promise<ReturnType<SimulatorApi['state']>['phone']> =>
  page.evaluate(() => window.simulator.state().phone);

/** Parameters of the app's calls of this event, oldest first. */
export const sent = (page: Page, name: string) =>
  page.evaluate(
    (wanted) =>
      window.simulator
        .log()
        .filter((entry) => entry.direction === 'from app' && entry.name === wanted)
        .map((entry) => entry.data),
    name,
  );

/** With the phone already known: from home to a checkout ready to order. */
export async function goToOrder(page: Page, app: Screen) {
  const press = pressIn(page);
  await addPlov(app, press);
  await press(basket);
  await press(/Rasmiylashtirish/);
  await pickUp(app, press);
}

/** Telegram's client of a desktop, in a window as wide as a desktop's shop needs. */
export const onDesktop = {
  platform: 'tdesktop',
  fit: false,
  width: 1024,
  height: 720,
  contact: 'grant',
} as const;
