import { phoneHref, socialAddress, webAddress } from '../../domain/contact';
import type { MerchantLinks } from '../../domain/merchant';
import { formatPhone } from '../../domain/phone';
import { isolate } from '../../i18n/isolate';
import { t } from '../../i18n/t';
import type { IconName } from '../../ui/iconNames';

type LinkRow = {
  id: keyof MerchantLinks;
  icon: IconName;
  label: string;
  href: string;
  detail?: string;
};

/** The merchant's links as rows, those that are switched on and can be followed (§3, links; §8). */
export function linkRows(links: MerchantLinks): readonly LinkRow[] {
  const { phone, telegram, instagram, facebook, iosAppLink, androidAppLink, telegramBotLink } =
    links;
  const rows: readonly (Omit<LinkRow, 'href'> & { href: string | null })[] = [
    {
      id: 'phone',
      icon: 'phone',
      label: t('extra.call'),
      href: phone && phoneHref(phone),
      detail: isolate(formatPhone(phone ?? '')),
    },
    {
      id: 'telegramBotLink',
      icon: 'message',
      label: t('extra.bot'),
      href: telegramBotLink && socialAddress('telegram', telegramBotLink),
    },
    {
      id: 'telegram',
      icon: 'send',
      label: 'Telegram',
      href: telegram && socialAddress('telegram', telegram),
    },
    {
      id: 'instagram',
      icon: 'camera',
      label: 'Instagram',
      href: instagram && socialAddress('instagram', instagram),
    },
    {
      id: 'facebook',
      icon: 'people',
      label: 'Facebook',
      href: facebook && socialAddress('facebook', facebook),
    },
    {
      id: 'iosAppLink',
      icon: 'payApp',
      label: t('extra.ios'),
      href: iosAppLink && webAddress(iosAppLink),
    },
    {
      id: 'androidAppLink',
      icon: 'payApp',
      label: t('extra.android'),
      href: androidAppLink && webAddress(androidAppLink),
    },
  ];
  return rows.flatMap(({ href, ...row }) => (href ? [{ ...row, href }] : []));
}
