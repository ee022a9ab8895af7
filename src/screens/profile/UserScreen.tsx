import { t } from '../../i18n/t';
import { PersonGate } from './PersonGate';
import { UserForm } from './UserForm';

/** Personal information (`/profile/user`). */
export function UserScreen() {
  return (
    <PersonGate title={t('profile.personal')}>
      {(user) => <UserForm key={user.id} user={user} />}
    </PersonGate>
  );
}
