import type { MerchantLinks, MerchantSettings } from '../merchant';
import { phoneHref, socialAddress, webAddress } from './contact';

type Name = keyof MerchantLinks;

const addresses: Readonly<Record<Name, (link: string) => string | null>> = {
  phone: phoneHref,
  telegramBotLink: (link) => socialAddress('telegram', link),
  telegram: (link) => socialAddress('telegram', link),
  instagram: (link) => socialAddress('instagram', link),
  facebook: (link) => socialAddress('facebook', link),
  iosAppLink: webAddress,
  androidAppLink: webAddress,
};

/** Where a link of the merchant's leads; null for one that is off or cannot be followed (§3, §8). */
export function linkAddress(links: MerchantLinks, name: Name): string | null {
  const link = links[name];
  return link && addresses[name](link);
}

const isName = (name: string): name is Name => name in addresses;

/** A page on which the merchant can be reached: contacts, links, or links with a code. */
export type ContactPage = 'contacts' | 'linkPage' | 'linkPageWithCode';

/** The pages that have something to show: what is switched off leads nowhere. */
export function contactPages(
  settings: Pick<MerchantSettings, 'links' | 'contacts'>,
): readonly ContactPage[] {
  const { links, contacts } = settings;
  const hasContacts = links.phone !== null || contacts.length > 0;
  const hasLinks = Object.keys(links).some((name) => isName(name) && linkAddress(links, name));
  return [
    ...(hasContacts ? (['contacts'] as const) : []),
    ...(hasLinks ? (['linkPage', 'linkPageWithCode'] as const) : []),
  ];
}
