import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { isPhoneComplete } from '../../domain/session/phone';
import { haptic } from '../../flows/platform';
import { t } from '../../i18n/t';
import { closeSheet } from '../../navigation/navigate';
import { useServiceType } from '../../stores/delivery/serviceType';
import * as merchant from '../../stores/merchant';
import * as draft from '../../stores/order/draft';
import { RadioRow } from '../../ui/RadioRow';
import { Section } from '../../ui/Section';
import { SheetPage } from '../../ui/SheetPage';
import { ReceiverFields } from './ReceiverFields';
import { useLeave } from './useLeave';

const emptyReceiver = { firstName: '', phone: '' };

/** Chooses the receiver: the user, or somebody else by name and phone. */
export function ReceiverScreen() {
  const [isOther, setOther] = useState(draft.state.receiver !== null);
  const [person, setPerson] = useState(draft.state.receiver ?? emptyReceiver);
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
  return (
    <SheetPage title={t('receiver.screenTitle')} action={{ text: t('common.save'), onPress: save }}>
      <Section>
        <RadioRow
          name="receiver"
          icon="user"
          label={t('receiver.myself')}
          isChosen={!isOther}
          onChoose={() => setOther(false)}
        />
        <RadioRow
          name="receiver"
          icon="people"
          label={t('receiver.someoneElse')}
          detail={t('receiver.text')}
          isChosen={isOther}
          onChoose={() => setOther(true)}
        />
      </Section>
      {isOther && (
        <ReceiverFields person={person} isChecked={hasTried} onChange={setPerson} onEnter={save} />
      )}
    </SheetPage>
  );
}
