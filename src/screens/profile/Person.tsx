import { useState } from 'react';
import { formatPhone } from '../../domain/session/phone';
import { fullName, type User } from '../../domain/session/user';
import { initials } from '../../domain/text/initials';
import { readPhoto } from '../../flows/session/readPhoto';
import { currentLanguage, t } from '../../i18n/t';
import { Icon } from '../../ui/Icon';
import { Picture } from '../../ui/Picture';
import styles from './ProfileScreen.module.css';

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

type Props = {
  user: Pick<User, 'firstName' | 'lastName' | 'image'>;
  /** their Telegram photo, already validated; null outside Telegram */
  photo: string | null;
};

/** A user's photo from the shop, else from Telegram, else their initials. */
export function Avatar({ user, photo }: Props) {
  const [broken, setBroken] = useState<string | null>(null);
  if (user.image) return <Picture path={user.image} alt="" width={88} radius="round" icon="user" />;
  if (photo && photo !== broken) {
    // Loaded from Telegram directly, not through the image proxy.
    return (
      <img
        className={styles.avatarPhoto}
        src={photo}
        alt=""
        width={88}
        height={88}
        decoding="async"
        referrerPolicy="no-referrer"
        draggable={false}
        onError={() => setBroken(photo)}
      />
    );
  }
  return (
    <span className={styles.initials} aria-hidden="true">
      {initials(user, currentLanguage() ?? 'uz') || <Icon name="user" size={32} />}
    </span>
  );
}
