import { linkAddress } from '../../domain/content/contact';
import type { MerchantLinks } from '../../domain/merchant';
import { shopPhones } from '../../flows/branches/shopPhone';
import { t } from '../../i18n/t';
import type { IconName } from '../../ui/iconNames';

type LinkRow = {
  icon: IconName;
  label: string;
  href: string;
  detail?: string;
};

/** The merchant's enabled and valid links as rows (§3, links; §8); each of its phones is one. */
export function linkRows(links: MerchantLinks): readonly LinkRow[] {
  const phones = shopPhones(links.phone).map(({ text, href }) => ({
    icon: 'phone' as const,
    label: t('extra.call'),
    detail: text,
    href,
  }));
  const rows: readonly { id: keyof MerchantLinks; icon: IconName; label: string }[] = [
    {
      id: 'telegramBotLink',
      icon: 'message',
      label: t('extra.bot'),
    },
    {
      id: 'telegram',
      icon: 'send',
      label: 'Telegram',
    },
    {
      id: 'instagram',
      icon: 'camera',
      label: 'Instagram',
    },
    {
      id: 'facebook',
      icon: 'people',
      label: 'Facebook',
    },
    {
      id: 'iosAppLink',
      icon: 'payApp',
      label: t('extra.ios'),
    },
    {
      id: 'androidAppLink',
      icon: 'payApp',
      label: t('extra.android'),
    },
  ];
  const pages = rows.flatMap(({ id, ...row }) => {
    const href = linkAddress(links, id);
    return href ? [{ ...row, href }] : [];
  });
  return [...phones, ...pages];
}
