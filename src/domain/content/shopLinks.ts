import type { MerchantLinks, MerchantSettings } from '../merchant';
import { phonesIn } from '../session/phonesIn';
import { phoneHref } from '../text/link';
import { socialAddress, webAddress } from './contact';

type Name = keyof MerchantLinks;

const addresses: Readonly<Record<Name, (link: string) => string | null>> = {
  phone: (field) => phonesIn(field).map(phoneHref)[0] ?? null,
  telegramBotLink: (link) => socialAddress('telegram', link),
  telegram: (link) => socialAddress('telegram', link),
  instagram: (link) => socialAddress('instagram', link),
  facebook: (link) => socialAddress('facebook', link),
  iosAppLink: webAddress,
  androidAppLink: webAddress,
};

/** URL of a merchant link; null if it is off or cannot be followed (§3, §8). */
export function linkAddress(links: MerchantLinks, name: Name): string | null {
  const link = links[name];
  return link && addresses[name](link);
}

const isName = (name: string): name is Name => name in addresses;

/** A contact page: contacts, links, or links with a QR code. */
export type ContactPage = 'contacts' | 'linkPage' | 'linkPageWithCode';

/** Contact pages that have content. */
export function contactPages(
  settings: Pick<MerchantSettings, 'links' | 'contacts'>,
): readonly ContactPage[] {
  const { links, contacts } = settings;
  const hasContacts = linkAddress(links, 'phone') !== null || contacts.length > 0;
  const hasLinks = Object.keys(links).some((name) => isName(name) && linkAddress(links, name));
  return [
    ...(hasContacts ? (['contacts'] as const) : []),
    ...(hasLinks ? (['linkPage', 'linkPageWithCode'] as const) : []),
  ];
}
