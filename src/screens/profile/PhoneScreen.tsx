import { useSnapshot } from 'valtio';
import { t } from '../../i18n/t';
import * as phoneChange from '../../stores/session/phoneChange';
import { NewPhone } from './NewPhone';
import { NewPhoneCode } from './NewPhoneCode';
import { PersonGate } from './PersonGate';

/** Changes the phone (`/profile/phone`): the number, then the code sent to it (§4). */
export function PhoneScreen() {
  const { record } = useSnapshot(phoneChange.state);
  return (
    <PersonGate title={t('profile.phoneChange')}>
      {(user) => (record ? <NewPhoneCode record={record} /> : <NewPhone user={user} />)}
    </PersonGate>
  );
}
