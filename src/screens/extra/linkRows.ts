import { linkAddress } from '../../domain/content/shopLinks';
import type { MerchantLinks } from '../../domain/merchant';
import { shopPhone } from '../../flows/branches/shopPhone';
import { t } from '../../i18n/t';
import type { IconName } from '../../ui/iconNames';

type LinkRow = {
  id: keyof MerchantLinks;
  icon: IconName;
  label: string;
  href: string;
  detail?: string;
};

/** The merchant's enabled and valid links as rows (§3, links; §8). */
export function linkRows(links: MerchantLinks): readonly LinkRow[] {
  const phone = links.phone ? shopPhone(links.phone) : null;
  const rows: readonly Omit<LinkRow, 'href'>[] = [
    {
      id: 'phone',
      icon: 'phone',
      label: t('extra.call'),
      detail: phone?.text ?? '',
    },
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
  return rows.flatMap((row) => {
    const href = row.id === 'phone' ? phone?.href : linkAddress(links, row.id);
    return href ? [{ ...row, href }] : [];
  });
}
