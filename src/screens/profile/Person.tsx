import { formatPhone } from '../../domain/session/phone';
import { fullName, type User } from '../../domain/session/user';
import { readPhoto } from '../../flows/session/readPhoto';
import { t } from '../../i18n/t';
import { Avatar } from './Avatar';
import styles from './Person.module.css';

/** Profile header of a signed-in user. */
export function Person({ user }: { user: User }) {
  const phone = user.phone ? formatPhone(user.phone) : '';
  const name = fullName(user);
  return (
    <div className={styles.person}>
      <div className={styles.photo}>
        <Avatar user={user} photo={readPhoto()} />
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
