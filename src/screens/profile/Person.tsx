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
  if (!user) {
    return (
      <div className={styles.person}>
        <div className={styles.photo}>
          <span className={styles.nobody}>
            <Icon name="user" size={32} />
          </span>
        </div>
        <p className={styles.name}>{t('login.notLoggedIn')}</p>
        <p className={styles.detail}>{t('login.benefits')}</p>
        <Button kind="primary" onPress={onLogIn}>
          {t('login.title')}
        </Button>
      </div>
    );
  }
  const phone = user.phone ? formatPhone(user.phone) : '';
  const name = fullName(user);
  const [initial] = name.toLocaleUpperCase();
  return (
    <div className={styles.person}>
      <div className={styles.photo}>
        {user.image ? (
          <Picture path={user.image} alt="" width={88} radius="round" icon="user" />
        ) : (
          <span className={styles.initial} aria-hidden="true">
            {initial ?? <Icon name="user" size={32} />}
          </span>
        )}
      </div>
      <p className={styles.name}>
        <bdi>{name || phone || t('profile.guest')}</bdi>
      </p>
      {name && phone && (
        <p className={styles.detail}>
          <bdi>{phone}</bdi>
        </p>
      )}
    </div>
  );
}
