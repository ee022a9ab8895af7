import { useSnapshot } from 'valtio';
import { acceptPrompt } from '../../flows/start/showPrompts';
import { t } from '../../i18n/t';
import * as prompts from '../../stores/start/prompts';
import { Row } from '../../ui/Row';
import { Section } from '../../ui/Section';

const icons = { notices: 'bell', homeScreen: 'home' } as const;

/** One-time offers of Telegram features, next to an active order. */
export function OrderOffers() {
  const { open } = useSnapshot(prompts.state);
  if (open.length === 0) return null;
  return (
    <Section title={t('orders.offers.title')}>
      {open.map((offer) => (
        <Row
          key={offer}
          icon={icons[offer]}
          label={t(`orders.offers.${offer}`)}
          tone="action"
          onPress={() => void acceptPrompt(offer)}
        />
      ))}
      <Row label={t('orders.offers.no')} onPress={prompts.closeAll} />
    </Section>
  );
}
