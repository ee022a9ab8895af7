import { formatPhone } from '../../domain/phone';
import { fullName, type User } from '../../domain/user';
import { t } from '../../i18n/t';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { Picture } from '../../ui/Picture';
import styles from './Person.module.css';

type Props = { user: User | null; onLogIn: () => void };

/** The head of the profile: who is there, or what logging in brings. */
export function Person({ user, onLogIn }: Props) {
  const name = user ? fullName(user) || t('profile.guest') : t('login.notLoggedIn');
  return (
    <div className={styles.person}>
      <div className={styles.photo}>
        {user?.image ? (
          <Picture path={user.image} alt="" width={72} radius="round" icon="user" />
        ) : (
          <span className={styles.initial} aria-hidden="true">
            {user?.firstName ? user.firstName.slice(0, 1) : <Icon name="user" size={32} />}
          </span>
        )}
      </div>
      <p className={styles.name}>{name}</p>
      {user?.phone && (
        <p className={styles.detail}>
          <bdi>{formatPhone(user.phone)}</bdi>
        </p>
      )}
      {!user && (
        <>
          <p className={styles.detail}>{t('login.benefits')}</p>
          <Button kind="primary" onPress={onLogIn}>
            {t('login.title')}
          </Button>
        </>
      )}
    </div>
  );
}
