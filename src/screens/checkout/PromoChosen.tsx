import { removePromo } from '../../flows/promo/applyPromo';
import { t } from '../../i18n/t';
import { useBasket } from '../../stores/basket/basket';
import { Section } from '../../ui/Section';
import { PromoRow } from './PromoRow';

/** The order's promo, valid or not, with a remove button. */
export function PromoChosen() {
  const { promo: chosen } = useBasket();
  if (!chosen) return null;
  const { promo, verdict } = chosen;
  return (
    <Section title={t('promo.chosen')}>
      <PromoRow
        promo={promo}
        verdict={verdict}
        note={verdict === 'tooSmall' ? t('promo.waits') : undefined}
        action={{ text: t('promo.remove'), isDestructive: true, onPress: removePromo }}
      />
    </Section>
  );
}
