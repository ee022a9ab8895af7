import type { Language } from '../../domain/text/language';
import type { routes } from '../../navigation/paths';
import type { Alternate } from './pageAddresses';

/** Which page it is. */
export type HeadPlace = {
  /** scheme and host, without a final slash */
  origin: string;
  /** the language that the address itself names (§4) */
  segment: Language | null;
  /** null for a path that is no route */
  route: keyof typeof routes | null;
  /** of a product's page, as its address says it; null where that cannot be read */
  productId: string | null;
  /** of a vacancy's page, as far as the shop's vacancies are known; '' for none of them */
  vacancyId: string | null;
  /** goes with the addresses of the shop, where the host does not say the merchant */
  query: string;
};

/** What previews in chats, search engines and readers are told of a page; '' or null: nothing. */
export type PageHead = {
  /** false: neither a product of the shop nor a route */
  isFound: boolean;
  /** as the app sets it */
  title: string;
  /** the shop's name */
  siteName: string;
  description: string;
  /** the one address of the page, without a query */
  address: string | null;
  /** the same page in other languages */
  alternates: readonly Alternate[];
  /** search engines may show it */
  isIndexed: boolean;
  /** `uz_UZ`, as Open Graph writes it, and those of the other languages of the shop */
  locale: string;
  otherLocales: readonly string[];
  type: 'website' | 'product';
  /** at the image proxy, for readers elsewhere */
  picture: string | null;
  /** at the image proxy, as the page's own pictures */
  icon: string | null;
  /** the same in sizes that browsers ask for, px */
  icons: readonly { size: number; address: string }[];
  touchIcon: string | null;
  /** of what surrounds the page in a browser; the same twice in a shop that is always dark */
  themeColors: { light: string; dark: string };
  /** where the web manifest is */
  manifest: string;
  /** the price of a product, in units of the currency (an ISO code) */
  price: { amount: number; currency: string } | null;
  /** schema.org's facts, as values for JSON */
  data: readonly object[];
};
