import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Receiver } from '../../domain/order/order';
import { pastReceivers } from '../../domain/order/pastOrders';
import { formatPhone, isPhoneComplete } from '../../domain/session/phone';
import { homeCode } from '../../flows/branches/shopPhone';
import { loadMoreArchive } from '../../flows/order/loadArchive';
import { haptic } from '../../flows/platform';
import { isolate } from '../../i18n/phrases';
import { t } from '../../i18n/t';
import { closeSheet } from '../../navigation/navigate';
import { useServiceType } from '../../stores/delivery/serviceType';
import * as merchant from '../../stores/merchant';
import * as archive from '../../stores/order/archive';
import * as draft from '../../stores/order/draft';
import * as orders from '../../stores/order/orders';
import * as session from '../../stores/session/session';
import { Choices, RadioRow } from '../../ui/ChoiceRow';
import { Field } from '../../ui/Field';
import { PhoneField } from '../../ui/FormattedField';
import { Section } from '../../ui/Section';
import { SheetPage } from '../../ui/SheetPage';
import styles from './CheckoutForm.module.css';
import { useLeave } from './useLeave';

const emptyReceiver = { firstName: '', phone: '' };

/** Chooses the receiver: the user, somebody else by name and phone, or someone from before. */
export function ReceiverScreen() {
  const past = usePastReceivers();
  const [isOther, setOther] = useState(draft.state.receiver !== null);
  // Those who were known at the start are chosen in their own row, without a jump later.
  const [known, setKnown] = useState(
    () => past.find(({ phone }) => phone === draft.state.receiver?.phone) ?? null,
  );
  // What was typed stays while somebody from before is looked at.
  const [typed, setTyped] = useState((known ? null : draft.state.receiver) ?? emptyReceiver);
  const person = known ?? typed;
  const [hasTried, setTried] = useState(false);
  const { settings, hasSettings } = useSnapshot(merchant.state);
  const isAtTable = useServiceType() === 'DINE_IN';
  useLeave(isAtTable || (hasSettings && !settings.flags.receiverActive));
  const isComplete = person.firstName.trim() !== '' && isPhoneComplete(person.phone);
  const save = () => {
    setTried(true);
    if (isOther && !isComplete) {
      haptic('failure');
      return;
    }
    draft.setReceiver(isOther ? { ...person, firstName: person.firstName.trim() } : null);
    haptic('select');
    closeSheet();
  };
  const choose = (next: boolean) => {
    setKnown(null);
    setOther(next);
  };
  return (
    <SheetPage title={t('receiver.screenTitle')} action={{ text: t('common.save'), onPress: save }}>
      <Section>
        <Choices label={t('receiver.screenTitle')}>
          <RadioRow
            name="receiver"
            icon="user"
            label={t('receiver.myself')}
            isChosen={!isOther}
            onChoose={() => choose(false)}
          />
          <RadioRow
            name="receiver"
            icon="people"
            label={t('receiver.someoneElse')}
            detail={t('receiver.text')}
            isChosen={isOther && known === null}
            onChoose={() => choose(true)}
          />
        </Choices>
      </Section>
      {isOther && known === null && (
        <ReceiverFields person={typed} isChecked={hasTried} onChange={setTyped} onEnter={save} />
      )}
      {past.length > 0 && (
        <Section title={t('receiver.past')}>
          <Choices label={t('receiver.past')}>
            {past.map((each) => (
              <RadioRow
                key={each.phone}
                name="receiver"
                icon="people"
                label={each.firstName}
                detail={isolate(formatPhone(each.phone))}
                isChosen={isOther && each.phone === known?.phone}
                onChoose={() => {
                  setKnown(each);
                  setOther(true);
                }}
              />
            ))}
          </Choices>
        </Section>
      )}
    </SheetPage>
  );
}

/** Other people who received this person's orders; past orders are requested once. */
function usePastReceivers(): readonly Receiver[] {
  const { status } = useSnapshot(session.state);
  const { known } = useSnapshot(orders.state);
  useEffect(() => {
    if (status === 'signedIn' && archive.state.status === 'idle') void loadMoreArchive();
  }, [status]);
  return pastReceivers(Object.values(known));
}

type Props = {
  person: Receiver;
  /** show missing fields, after a first attempt to save */
  isChecked: boolean;
  onChange: (person: Receiver) => void;
  onEnter: () => void;
};

/** Name and phone of the order's receiver. */
function ReceiverFields({ person, isChecked, onChange, onEnter }: Props) {
  const { firstName, phone } = person;
  const phoneError = phone === '' ? t('errors.fillField') : t('errors.wrongPhone');
  return (
    <Section isPadded>
      <div className={styles.fields}>
        <Field
          label={t('receiver.name')}
          placeholder={t('receiver.namePlaceholder')}
          value={firstName}
          error={isChecked && firstName.trim() === '' ? t('errors.fillField') : undefined}
          autoCapitalize="words"
          enterKeyHint="next"
          maxLength={60}
          onChange={(next) => onChange({ ...person, firstName: next })}
        />
        <PhoneField
          label={t('receiver.phone')}
          value={phone}
          homeCode={homeCode()}
          error={isChecked && !isPhoneComplete(phone) ? phoneError : undefined}
          onChange={(next) => onChange({ ...person, phone: next })}
          onEnter={onEnter}
        />
      </div>
    </Section>
  );
}
