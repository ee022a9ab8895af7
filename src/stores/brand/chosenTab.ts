import { windowStorage } from '../../device/storages';
import type { BrandAddress } from '../../domain/brand/brandTab';
import type { Merchant } from '../../domain/merchant';
import { isMerchant } from '../../domain/merchantShape';
import { oneOf, readAs, record, text } from '../../domain/shape';

/** What the session of this window keeps of a chosen tab of the brand. */
export type ChosenTab = {
  /** as the address bar calls its own merchant */
  key: string;
  merchant: Merchant;
  tab: BrandAddress;
  /** the address's own merchant, whose tab leads back */
  own: Merchant;
};

const isChosenTab = record<ChosenTab>({
  key: text,
  merchant: isMerchant,
  tab: record<BrandAddress>({ by: oneOf('sub', 'domain'), key: text, host: text }),
  own: isMerchant,
});

export const chosenTab = (): ChosenTab | null =>
  windowStorage.read('merchant', readAs(isChosenTab));
