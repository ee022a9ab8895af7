import { useSnapshot } from 'valtio';
import { checkPromo, isPromoActive, type Promo } from '../../domain/promo/promo';
import { timeZone } from '../../flows/platform';
import { choosePromo, removePromo } from '../../flows/promo/applyPromo';
import { copyCode } from '../../flows/promo/copyCode';
import { showPromo } from '../../flows/promo/showPromo';
import { promoGain, promoTerms, verdictText } from '../../i18n/promoText';
import { t } from '../../i18n/t';
import { useBasket } from '../../stores/basket/basket';
import * as clock from '../../stores/clock';
import { Button } from '../../ui/Button';
import { IconButton } from '../../ui/IconButton';
import { Row } from '../../ui/Row';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import styles from './OwnPromo.module.css';

/** One of the user's promos: benefit and expiry; can be copied or applied to the next order. */
export function OwnPromo({ promo }: { promo: Promo }) {
  const { now } = useSnapshot(clock.state);
  const { totals, promo: chosen } = useBasket();
  const isChosen = chosen?.promo.id === promo.id;
  const isActive = isPromoActive(promo, now);
  const terms = isActive
    ? promoTerms(promo, { timeZone: timeZone(), now })
    : verdictText(promo, checkPromo(promo, { ...totals, now }), timeZone());
  return (
    <div className={styles.promo}>
      <Row
        icon="promo"
        label={promo.code}
        detail={[promoGain(promo), terms].filter(Boolean).join('\n')}
        aside={
          <IconButton
            icon="copy"
            label={`${t('profile.copyCode')} ${promo.code}`}
            onPress={() => void copyCode(promo.code)}
          />
        }
      />
      {isActive && (
        <div className={styles.action}>
          <Button
            kind={isChosen ? 'destructive' : 'plain'}
            isSmall
            onPress={() => (isChosen ? removePromo() : showPromo(choosePromo(promo)))}
          >
            <span>{t(isChosen ? 'promo.remove' : 'promo.apply')}</span>
            <VisuallyHidden>{` ${promo.code}`}</VisuallyHidden>
          </Button>
        </div>
      )}
    </div>
  );
}
