import { windowStorage } from '../../device/storages';
import type { Merchant } from '../../domain/merchant';
import * as merchant from '../merchant';
import { type ChosenTab, chosenTab } from './chosenTab';

/** Shows this shop from the next page load, for as long as the window is open. */
export function enterTab(chosen: ChosenTab): void {
  windowStorage.write('merchant', chosen);
}

/** The URL's own merchant, whichever tab is shown. */
export function ownMerchant(): Merchant | null {
  return chosenTab()?.own ?? merchant.state.merchant;
}

/** The shown shop's own host, if it is not the URL's own shop. */
export function tabHost(): string | null {
  return chosenTab()?.tab.host ?? null;
}
