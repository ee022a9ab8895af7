import { useState } from 'react';
import { useSnapshot } from 'valtio';
import * as limits from '../../domain/limits';
import { doorWishes } from '../../domain/order/door';
import { formatPhone, isPhoneComplete } from '../../domain/session/phone';
import { fullName } from '../../domain/session/user';
import { truncate } from '../../domain/text/truncate';
import { homeCode } from '../../flows/branches/shopPhone';
import { haptic } from '../../flows/platform';
import { isolate } from '../../i18n/phrases';
import { t } from '../../i18n/t';
import { openSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import { useServiceType } from '../../stores/delivery/serviceType';
import * as merchant from '../../stores/merchant';
import * as draft from '../../stores/order/draft';
import { toggleDoorWish, useHandOver } from '../../stores/order/handOver';
import * as session from '../../stores/session/session';
import { CheckRow } from '../../ui/ChoiceRow';
import { Disclosure } from '../../ui/Disclosure';
import { Field } from '../../ui/Field';
import { PhoneField } from '../../ui/FormattedField';
import { Row } from '../../ui/Row';
import { Section } from '../../ui/Section';
import { ToggleChips } from '../../ui/ToggleChips';
import styles from './CheckoutForm.module.css';
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

/**
 * Whether the receipt is sent to a phone, by default the user's (§3, sendCheque). No setting covers
 * it, so it is offered with every payment type; an incomplete number never blocks an order, the
 * user's own is used instead.
 */
function ChequeSummary() {
  const { sendCheque, sendChequePhone: phone } = useSnapshot(draft.state, { sync: true });
  const ownPhone = useSnapshot(session.state).user?.phone ?? '';
  const usesOwnPhone = ownPhone !== '' && !isPhoneComplete(phone);
  const number = isolate(formatPhone(usesOwnPhone ? ownPhone : phone));
  return (
    <Disclosure
      icon="receipt"
      label={t('receiver.chequeTitle')}
      value={sendCheque ? number : t('receiver.chequeNone')}
    >
      <CheckRow
        label={t('receiver.cheque')}
        isChecked={sendCheque}
        onChange={(isOn) => draft.setCheque(isOn, phone || ownPhone)}
      />
      {sendCheque && (
        <div className={styles.phone}>
          <PhoneField
            label={t('receiver.chequePhone')}
            value={phone}
            homeCode={homeCode()}
            hint={usesOwnPhone ? t('receiver.chequeOwn', { phone: number }) : undefined}
            onChange={(next) => draft.setCheque(true, next)}
          />
        </div>
      )}
    </Disclosure>
  );
}

/** Notes for the shop and the courier, with wishes for the door; the latter are hidden at a table. */
function NotesSummary() {
  const { note, courierComment } = useSnapshot(draft.state, { sync: true });
  const serviceType = useServiceType();
  const isDelivery = serviceType === 'DELIVERY';
  const isAtTable = serviceType === 'DINE_IN';
  const { door } = useHandOver();
  const wishes = door.map((wish) => t(`door.${wish}`));
  const words = [note, isAtTable ? '' : courierComment].map((text) => truncate(text));
  const written = [...words, ...wishes].filter(Boolean);
  return (
    <Disclosure
      icon="note"
      label={t('receiver.notes')}
      detail={written.join('\n') || undefined}
      isPadded
    >
      <div className={styles.notes}>
        <Field
          label={t('basket.note')}
          placeholder={t('basket.notePlaceholder')}
          value={note}
          onChange={draft.setNote}
          isMultiline
          autoCapitalize="sentences"
          maxLength={limits.noteLength}
        />
        {isDelivery && <DoorChips />}
        {!isAtTable && (
          <Field
            label={t(isDelivery ? 'receiver.courier' : 'checkout.courierComment')}
            placeholder={t(
              isDelivery ? 'receiver.courierPlaceholder' : 'checkout.courierCommentPlaceholder',
            )}
            value={courierComment}
            onChange={draft.setCourierComment}
            isMultiline
            autoCapitalize="sentences"
            maxLength={limits.noteLength}
          />
        )}
      </div>
    </Disclosure>
  );
}

/**
 * What the courier should do at the door of the chosen address, which remembers it. What is paid on
 * hand-over is not left at the door: the wish is kept, and holds again with an online payment.
 */
function DoorChips() {
  const { address } = useSnapshot(draft.state);
  const { door, isPaidAhead } = useHandOver();
  if (!address) return null;
  return (
    <ToggleChips
      label={t('door.title')}
      isWrapped
      items={doorWishes.map((wish) => ({
        id: wish,
        label: t(`door.${wish}`),
        isOn: door.includes(wish),
        isDisabled: wish === 'leaveAtDoor' && !isPaidAhead,
      }))}
      hint={isPaidAhead ? undefined : t('door.paidAhead')}
      onToggle={(id) => {
        const wish = doorWishes.find((one) => one === id);
        if (wish) toggleDoorWish(wish);
        haptic('select');
      }}
    />
  );
}
