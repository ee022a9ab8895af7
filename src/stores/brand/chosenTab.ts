import { windowStorage } from '../../device/storages';
import { isMerchant } from '../../domain/merchant';
import { type Checked, ifIs, oneOf, orNull, record, text } from '../../domain/shape';
import type { BrandAddress } from '../../domain/start/host';
import { isLanguage } from '../../domain/text/language';

export const isBrandAddress = record<BrandAddress>({
  by: oneOf('sub', 'domain'),
  key: text,
  host: text,
});

/** The brand tab chosen in this window, kept in session storage. */
const isChosenTab = record({
  /** the URL's key of its own merchant */
  key: text,
  merchant: isMerchant,
  tab: isBrandAddress,
  /** the URL's own merchant, to which its tab leads back */
  own: isMerchant,
  /** the interface language when the tab was chosen */
  language: orNull(isLanguage),
});
export type ChosenTab = Checked<typeof isChosenTab>;

export const chosenTab = (): ChosenTab | null => windowStorage.read('merchant', ifIs(isChosenTab));
