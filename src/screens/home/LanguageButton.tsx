import { useSnapshot } from 'valtio';
import { labelled } from '../../i18n/labelled';
import { currentLanguage, t } from '../../i18n/t';
import { paths } from '../../navigation/paths';
import * as merchant from '../../stores/merchant';
import * as session from '../../stores/session/session';
import * as storedMerchant from '../../stores/start/storedMerchant';
import { Anchor } from '../../ui/Anchor';
import { Badge } from '../../ui/Badge';
import styles from './ProfileButton.module.css';

/**
 * The language in the header, for a guest and for anyone who has not chosen one: who cannot read the
 * page would not find the choice in the profile.
 */
export function LanguageButton() {
  const { token } = useSnapshot(session.state);
  const { activeLanguages } = useSnapshot(merchant.state).settings;
  // Known from the start, so that the header does not move when the sign-in ends.
  const isNeeded = token === null || storedMerchant.language() === null;
  if (!isNeeded || activeLanguages.length < 2) return null;
  const code = (currentLanguage() ?? 'uz').toUpperCase();
  return (
    <Anchor
      className={styles.button}
      href={paths.language}
      label={labelled(t('profile.language'), code)}
    >
      <Badge>{code}</Badge>
    </Anchor>
  );
}
