import { expect } from './fixtures';
import { type Screen, topSheet } from './steps';

/** At the checkout: shows the controls behind a summary row. */
export async function unfold(screen: Screen, name: RegExp): Promise<void> {
  const row = topSheet(screen).getByRole('button', { name });
  if ((await row.getAttribute('aria-expanded')) !== 'true') await row.click();
  await expect(row).toHaveAttribute('aria-expanded', 'true');
}

/** At the checkout: shows receiver, notes, substitution and receipt. */
export const showExtras = (screen: Screen): Promise<void> =>
  unfold(screen, /^Istaklar va boshqalar/);

/** At the checkout: the note for the shop. */
async function note(screen: Screen) {
  await showExtras(screen);
  await unfold(screen, /^Izohlar/);
  return topSheet(screen).getByLabel('Buyurtmaga izoh');
}

export const writeNote = async (screen: Screen, text: string): Promise<void> =>
  (await note(screen)).fill(text);

export const expectNote = async (screen: Screen, text: string): Promise<void> =>
  expect(await note(screen)).toHaveValue(text);

/** At the checkout: chooses a payment type by its name. */
export async function payBy(screen: Screen, name: string): Promise<void> {
  await unfold(screen, /^Toʻlov/);
  await topSheet(screen).locator('label', { hasText: name }).click();
}
