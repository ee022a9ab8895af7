import { useSnapshot } from 'valtio';
import { linkAddress } from '../../domain/content/shopLinks';
import type { Order } from '../../domain/order/order';
import { shopPhone } from '../../flows/branches/shopPhone';
import { openLink } from '../../flows/openLink';
import { t } from '../../i18n/t';
import * as merchant from '../../stores/merchant';
import { Row } from '../../ui/Row';
import { Section } from '../../ui/Section';

type Contacts = { phone: string | null; chat: string | null };

/** The phone of the order's branch, else of the merchant, and the merchant's chat in Telegram. */
export function useShopContacts({ branchPhone }: Pick<Order, 'branchPhone'>): Contacts {
  const { links } = useSnapshot(merchant.state).settings;
  return { phone: branchPhone ?? links.phone, chat: linkAddress(links, 'telegram') };
}

/** The ways to the shop, each as long as the merchant has it. */
export function ShopContacts({ phone, chat }: Contacts) {
  if (!phone && !chat) return null;
  return (
    <Section title={t('orders.problem.contact')}>
      {phone && (
        <Row
          icon="phone"
          label={t('payment.call')}
          detail={shopPhone(phone).text}
          href={shopPhone(phone).href}
          tone="action"
        />
      )}
      {chat && (
        <Row
          icon="message"
          label={t('orders.problem.chat')}
          detail={t('orders.problem.photo')}
          tone="action"
          onPress={() => openLink(chat)}
        />
      )}
    </Section>
  );
}
