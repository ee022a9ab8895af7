import { useSnapshot } from 'valtio';
import { isForDeliveryOnly, type Promo, type PromoVerdict } from '../../domain/promo/promo';
import { timeZone } from '../../flows/platform';
import { promoGain, promoTerms, verdictText } from '../../i18n/promoText';
import { t } from '../../i18n/t';
import * as clock from '../../stores/clock';
import { useServiceType } from '../../stores/delivery/serviceType';
import { Button } from '../../ui/Button';
import { Row } from '../../ui/Row';
import { VisuallyHidden } from '../../ui/VisuallyHidden';

type Props = {
  promo: Promo;
  verdict: PromoVerdict;
  /** why it can be chosen anyway */
  note?: string | undefined;
  action: { text: string; isDestructive?: boolean; onPress: () => void } | null;
};

/** A promo: its benefit and terms, or why it is not valid, with its action. */
export function PromoRow({ promo, verdict, note, action }: Props) {
  const service = useServiceType();
  const { now } = useSnapshot(clock.state);
  const needs = isForDeliveryOnly(promo) && service !== 'DELIVERY' ? t('promo.deliveryOnly') : '';
  // A minimum is part of the terms; being expired or not started is said explicitly.
  const isInTime = verdict === 'added' || verdict === 'tooSmall';
  const terms = isInTime
    ? promoTerms(promo, { timeZone: timeZone(), now })
    : verdictText(promo, verdict, timeZone());
  return (
    <Row
      icon="promo"
      label={promo.code}
      detail={[promoGain(promo), needs, terms, note].filter(Boolean).join('\n')}
      aside={
        action && (
          <Button
            kind={action.isDestructive ? 'destructive' : 'plain'}
            isSmall
            onPress={action.onPress}
          >
            <span>{action.text}</span>
            <VisuallyHidden>{` ${promo.code}`}</VisuallyHidden>
          </Button>
        )
      }
    />
  );
}
