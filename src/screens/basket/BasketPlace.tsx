import { placePath } from '../../flows/addresses/addressPaths';
import { t } from '../../i18n/t';
import { openSheet } from '../../navigation/navigate';
import { Row } from '../../ui/Row';
import { Section } from '../../ui/Section';
import { useOrderPlace } from '../catalog/useOrderPlace';

/** Where the order goes and when, for the basket beside the menu; a tap changes the place. */
export function BasketPlace() {
  const { isPickup, isUndelivered, line, time } = useOrderPlace();
  return (
    <Section>
      <Row
        icon={isPickup ? 'store' : 'pin'}
        label={line || t(isPickup ? 'home.chooseBranch' : 'home.whereTo')}
        detail={isUndelivered ? t('basket.deliveryNone') : time || undefined}
        tone={line ? undefined : 'action'}
        hasChevron
        onPress={() => openSheet(placePath())}
      />
    </Section>
  );
}
