import { useSnapshot } from 'valtio';
import { labelled } from '../../i18n/phrases';
import { currentLanguage, t } from '../../i18n/t';
import { paths } from '../../navigation/paths';
import * as cart from '../../stores/basket/cart';
import * as merchant from '../../stores/merchant';
import * as session from '../../stores/session/session';
import * as storedMerchant from '../../stores/start/storedMerchant';
import { Anchor } from '../../ui/Anchor';
import { Badge } from '../../ui/Badge';
import { Icon } from '../../ui/Icon';
import { useBasketPosition } from '../catalog/useBasketAction';
import styles from './HeaderButtons.module.css';
import languageButtonStyles from './HomeHeader.module.css';

/** The header's buttons that few people see: the choice of a language, and the basket. */
export function HeaderButtons() {
  return (
    <>
      <LanguageButton />
      <BasketButton />
    </>
  );
}

/** The basket button in the header, for a shop without a basket bar (`basketPosition`). */
export function BasketButton() {
  const { lines } = useSnapshot(cart.state);
  const { place, path } = useBasketPosition();
  if (place !== 'head') return null;
  const count = lines.reduce((sum, line) => sum + line.count, 0);
  return (
    <Anchor
      className={styles.button}
      href={path}
      label={labelled(t('home.basket'), count > 0 ? String(count) : '')}
    >
      <Icon name="basket" />
      {count > 0 && (
        <span className={styles.count}>
          <Badge tone="chosen">{count}</Badge>
        </span>
      )}
    </Anchor>
  );
}

/**
 * The language in the header, for a guest and for anyone who has not chosen one: who cannot read the
 * page would not find the choice in the profile.
 */
function LanguageButton() {
  const { token } = useSnapshot(session.state);
  const { activeLanguages } = useSnapshot(merchant.state).settings;
  // Known from the start, so that the header does not move when the sign-in ends.
  const isNeeded = token === null || storedMerchant.language() === null;
  if (!isNeeded || activeLanguages.length < 2) return null;
  const code = (currentLanguage() ?? 'uz').toUpperCase();
  return (
    <Anchor
      className={languageButtonStyles.button}
      href={paths.language}
      label={labelled(t('profile.language'), code)}
    >
      <Badge>{code}</Badge>
    </Anchor>
  );
}
