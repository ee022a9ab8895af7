import { useState } from 'react';
import type { User } from '../../domain/session/user';
import { initials } from '../../domain/text/initials';
import { currentLanguage } from '../../i18n/t';
import { Icon } from '../../ui/Icon';
import { Picture } from '../../ui/Picture';
import styles from './Avatar.module.css';

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
        className={styles.photo}
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
