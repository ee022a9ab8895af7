import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { isForDeliveryOnly } from '../../domain/promo/promo';
import { timeZone } from '../../flows/platform';
import { refreshPromo } from '../../flows/promo/applyPromo';
import { promoGain, verdictText } from '../../i18n/promoText';
import { t } from '../../i18n/t';
import { openSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import { useBasket } from '../../stores/basket/basket';
import { useServiceType } from '../../stores/delivery/serviceType';
import * as merchant from '../../stores/merchant';
import { Row } from '../../ui/Row';

/** The order's promo: its benefit, or why it is not valid; hidden if promos are disabled. */
export function PromoSummary() {
  const { promo: chosen } = useBasket();
  const { promoActive } = useSnapshot(merchant.state).settings.flags;
  const isDelivery = useServiceType() === 'DELIVERY';
  useEffect(() => void refreshPromo(), []);
  if (!promoActive) return null;
  const open = () => openSheet(paths.checkoutPromo);
  if (!chosen) {
    return <Row icon="promo" label={t('promo.title')} hasChevron onPress={open} />;
  }
  const { promo, verdict } = chosen;
  const gain = isDelivery || !isForDeliveryOnly(promo) ? promoGain(promo) : t('promo.deliveryOnly');
  return (
    <Row
      icon="promo"
      label={t('promo.title')}
      value={promo.code}
      detail={verdict === 'added' ? gain : verdictText(promo, verdict, timeZone())}
      hasChevron
      onPress={open}
    />
  );
}
