import { useSnapshot } from 'valtio';
import { fullName } from '../../domain/session/user';
import { initials } from '../../domain/text/initials';
import { currentLanguage, t } from '../../i18n/t';
import { paths } from '../../navigation/paths';
import * as session from '../../stores/session/session';
import { Anchor } from '../../ui/Anchor';
import { Icon } from '../../ui/Icon';
import { Picture } from '../../ui/Picture';
import styles from './ProfileButton.module.css';

/** The profile button: the user's photo or initial, an icon for a guest. */
export function ProfileButton() {
  const { user } = useSnapshot(session.state);
  const named = user && { firstName: fullName(user), lastName: '' };
  const initial = named && initials(named, currentLanguage() ?? 'uz');
  const avatar = user?.image ? (
    <Picture path={user.image} alt="" width={40} radius="round" icon="user" priority />
  ) : (
    initial || <Icon name="user" />
  );
  return (
    <Anchor className={styles.button} href={paths.profile} label={t('home.profile')}>
      <span className={styles.face}>{avatar}</span>
    </Anchor>
  );
}
