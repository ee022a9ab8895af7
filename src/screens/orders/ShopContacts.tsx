import { useSnapshot } from 'valtio';
import { linkAddress } from '../../domain/content/contact';
import type { Order } from '../../domain/order/order';
import { shopPhones } from '../../flows/branches/shopPhone';
import { openLink } from '../../flows/openLink';
import { t } from '../../i18n/t';
import * as merchant from '../../stores/merchant';
import { Row } from '../../ui/Row';
import { Section } from '../../ui/Section';

type Contacts = { phones: readonly { text: string; href: string }[]; chat: string | null };

/** The phones of the order's branch, else of the merchant, and the merchant's chat in Telegram. */
export function useShopContacts({ branchPhone }: Pick<Order, 'branchPhone'>): Contacts {
  const { links } = useSnapshot(merchant.state).settings;
  const own = shopPhones(branchPhone);
  return {
    phones: own.length > 0 ? own : shopPhones(links.phone),
    chat: linkAddress(links, 'telegram'),
  };
}

/** The ways to the shop, each as long as the merchant has it. */
export function ShopContacts({ phones, chat }: Contacts) {
  if (phones.length === 0 && !chat) return null;
  return (
    <Section title={t('orders.problem.contact')}>
      {phones.map(({ text, href }) => (
        <Row
          key={href}
          icon="phone"
          label={t('payment.call')}
          detail={text}
          href={href}
          tone="action"
        />
      ))}
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
