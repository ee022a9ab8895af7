import { useSnapshot } from 'valtio';
import { formatPhone } from '../../domain/session/phone';
import { fullName } from '../../domain/session/user';
import { isolate } from '../../i18n/isolate';
import { t } from '../../i18n/t';
import { openSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import { useServiceType } from '../../stores/delivery/serviceType';
import * as merchant from '../../stores/merchant';
import * as draft from '../../stores/order/draft';
import * as session from '../../stores/session/session';
import { Row } from '../../ui/Row';

/** The order's receiver, if the merchant allows another one; hidden at a table. */
export function ReceiverSummary() {
  const { settings } = useSnapshot(merchant.state);
  const { receiver } = useSnapshot(draft.state);
  const { user } = useSnapshot(session.state);
  const isAtTable = useServiceType() === 'DINE_IN';
  if (!settings.flags.receiverActive || isAtTable) return null;
  const phone = receiver ? receiver.phone : (user?.phone ?? '');
  const name = receiver || !user ? '' : fullName(user);
  const detail = [name, phone && isolate(formatPhone(phone))].filter(Boolean).join('\n');
  return (
    <Row
      icon={receiver ? 'people' : 'user'}
      label={t('receiver.title')}
      value={receiver ? receiver.firstName : t('receiver.myself')}
      detail={detail || undefined}
      hasChevron
      onPress={() => openSheet(paths.checkoutReceiver)}
    />
  );
}
