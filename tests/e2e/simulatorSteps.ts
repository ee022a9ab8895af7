import type { Page } from '@playwright/test';
import type { SimulatorApi } from '../../mocks/telegram/simulator';

/** Presses a button wherever it is: in the app or in Telegram around it. */
export const pressIn = (page: Page) => (text: RegExp) =>
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
