import type { SettingsRecord } from '../../mocks/backend/records/merchant';
import type { ServedShop } from '../../mocks/serve';
import { expect } from './fixtures';
import type { Screen } from './steps';

/** The demo shop's settings, mutable. */
export function settingsOf({ backend }: ServedShop): SettingsRecord {
  const found = backend.db.settings.find(({ id }) => id === 'settings-demo');
  if (!found) throw new Error('The demo shop has no settings');
  return found;
}

/** On home: adds one bread to the basket. */
export async function addOne(screen: Screen): Promise<void> {
  await screen.getByRole('button', { name: /^Savatga qoʻshish: Issiq patir/ }).click();
  await expect(screen.getByRole('button', { name: /^Kamaytirish: Issiq patir/ })).toBeVisible();
}
