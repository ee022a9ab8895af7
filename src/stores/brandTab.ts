import { sessionShelf } from '../device/stored';
import type { BrandAddress } from '../domain/brandTab';
import type { Merchant } from '../domain/merchant';
import { fieldsOf } from './fieldsOf';
import * as merchant from './merchant';

/** What the session keeps of a chosen tab; `stores/remembered` reads the first three at the start. */
type KeptTab = {
  /** as the address bar calls its own merchant */
  key: string;
  merchant: Merchant;
  tab: BrandAddress;
  /** the address's own merchant, whose tab leads back */
  own: Merchant;
};

/** From the next start on the address shows this shop, for as long as this window lives. */
export function enterTab(kept: KeptTab): void {
  sessionShelf.write('merchant', kept);
}

const kept = (): Partial<Record<keyof KeptTab, unknown>> => fieldsOf(sessionShelf.read('merchant'));

/** The merchant that the address stands for, whichever tab is shown. */
export function ownMerchant(): Merchant | null {
  const { own } = kept();
  return isMerchant(own) ? own : merchant.state.merchant;
}

/** The own host of the shop on screen, where it is another one than the address stands for. */
export function tabHost(): string | null {
  const { host } = fieldsOf(kept().tab);
  return typeof host === 'string' ? host : null;
}

const isMerchant = (value: unknown): value is Merchant =>
  typeof value === 'object' && value !== null && 'id' in value && 'name' in value;
