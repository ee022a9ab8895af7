import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { timeZone } from '../../flows/platform';
import { refreshPromo } from '../../flows/promo/applyPromo';
import { promoGain, verdictText } from '../../i18n/promoText';
import { t } from '../../i18n/t';
import { openSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import { useBasket } from '../../stores/basket/basket';
import * as merchant from '../../stores/merchant';
import { Row } from '../../ui/Row';
import { Section } from '../../ui/Section';

/** The order's promo: its benefit, or why it is not valid; hidden if promos are disabled. */
export function PromoSection() {
  const { promo: chosen } = useBasket();
  const { promoActive } = useSnapshot(merchant.state).settings.flags;
  useEffect(() => void refreshPromo(), []);
  if (!promoActive) return null;
  const open = () => openSheet(paths.checkoutPromo);
  if (!chosen) {
    return (
      <Section>
        <Row icon="promo" label={t('promo.title')} leadsOn onPress={open} />
      </Section>
    );
  }
  const { promo, verdict } = chosen;
  return (
    <Section>
      <Row
        icon="promo"
        label={t('promo.title')}
        value={promo.code}
        detail={verdict === 'added' ? promoGain(promo) : verdictText(promo, verdict, timeZone())}
        leadsOn
        onPress={open}
      />
    </Section>
  );
}
