import { useState } from 'react';
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
import { useHandOver } from '../../stores/order/handOver';
import * as session from '../../stores/session/session';
import { Disclosure } from '../../ui/Disclosure';
import { Row } from '../../ui/Row';
import { Section } from '../../ui/Section';
import { ChequeSummary } from './ChequeSummary';
import { NotesSummary } from './NotesSummary';
import { SubstitutionSummary } from './SubstitutionSummary';

/**
 * What an order can do without: receiver, notes, substitution and the receipt's phone, folded
 * unless one of them has been answered before.
 */
export function CheckoutExtras() {
  const hasAnswers = useHasAnswers();
  // It neither opens nor closes over what is being typed.
  const [startsOpen] = useState(hasAnswers);
  return (
    <Section>
      <Disclosure icon="list" label={t('checkout.extras')} isNeeded={startsOpen}>
        <ReceiverSummary />
        <NotesSummary />
        <SubstitutionSummary />
        <ChequeSummary />
      </Disclosure>
    </Section>
  );
}

/** Whether one of the extras differs from what holds without an answer. */
function useHasAnswers(): boolean {
  const { receiver, note, courierComment, substitution, sendCheque } = useSnapshot(draft.state);
  const { door } = useHandOver();
  return (
    receiver !== null ||
    [note, courierComment].some(Boolean) ||
    Object.keys(substitution).length > 0 ||
    door.length > 0 ||
    sendCheque
  );
}

/** The order's receiver, if the merchant allows another one; hidden at a table. */
function ReceiverSummary() {
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
