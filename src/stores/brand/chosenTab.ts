import { windowStorage } from '../../device/storages';
import type { BrandAddress } from '../../domain/brand/brandTab';
import type { Merchant } from '../../domain/merchant';
import { isMerchant } from '../../domain/merchantShape';
import { oneOf, orNull, readAs, record, text } from '../../domain/shape';
import { isLanguage, type Language } from '../../domain/text/language';

/** The brand tab chosen in this window, kept in session storage. */
export type ChosenTab = {
  /** the URL's key of its own merchant */
  key: string;
  merchant: Merchant;
  tab: BrandAddress;
  /** the URL's own merchant, to which its tab leads back */
  own: Merchant;
  /** the interface language when the tab was chosen */
  language: Language | null;
};

const isChosenTab = record<ChosenTab>({
  key: text,
  merchant: isMerchant,
  tab: record<BrandAddress>({ by: oneOf('sub', 'domain'), key: text, host: text }),
  own: isMerchant,
  language: orNull(isLanguage),
});

export const chosenTab = (): ChosenTab | null =>
  windowStorage.read('merchant', readAs(isChosenTab));
