import { ensureSignedIn } from '../../flows/session/ensureSignedIn';
import { t } from '../../i18n/t';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import styles from './Person.module.css';

/** Profile header while signed out (§6). */
export function SignedOut() {
  return (
    <div className={styles.person}>
      <div className={styles.photo}>
        <span className={styles.nobody}>
          <Icon name="user" size={32} />
        </span>
      </div>
      <p className={styles.name}>{t('login.notLoggedIn')}</p>
      <p className={styles.detail}>{t('login.benefits')}</p>
      <Button kind="primary" onPress={() => void ensureSignedIn()}>
        {t('login.title')}
      </Button>
    </div>
  );
}
