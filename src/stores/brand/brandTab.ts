import { windowStorage } from '../../device/storages';
import type { Merchant } from '../../domain/merchant';
import * as merchant from '../merchant';
import { type ChosenTab, chosenTab } from './chosenTab';

/** From the next start on the address shows this shop, for as long as this window lives. */
export function enterTab(chosen: ChosenTab): void {
  windowStorage.write('merchant', chosen);
}

/** The merchant that the address stands for, whichever tab is shown. */
export function ownMerchant(): Merchant | null {
  return chosenTab()?.own ?? merchant.state.merchant;
}

/** The own host of the shop on screen, where it is another one than the address stands for. */
export function tabHost(): string | null {
  return chosenTab()?.tab.host ?? null;
}
