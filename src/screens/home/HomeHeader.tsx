import { useSnapshot } from 'valtio';
import { fullName } from '../../domain/session/user';
import { initials } from '../../domain/text/initials';
import { Late } from '../../flows/Late';
import { lazyPart } from '../../flows/lazyPart';
import { langOf, showText } from '../../i18n/show';
import { currentLanguage, t } from '../../i18n/t';
import { paths } from '../../navigation/paths';
import * as merchant from '../../stores/merchant';
import * as session from '../../stores/session/session';
import { Anchor } from '../../ui/Anchor';
import { Icon } from '../../ui/Icon';
import { useLayer } from '../../ui/layer';
import { Picture } from '../../ui/Picture';
import { shopSign } from '../catalog/shopSign';
import styles from './HomeHeader.module.css';

// Most people need none of them; their names are in the second part of the dictionary.
const HeaderButtons = lazyPart(() => import('./HeaderButtons'), 'HeaderButtons');
// Where the order goes is known later than the sections; its line is reserved. It comes in one file with
// the buttons beside it (scripts/chunks.ts), so that it is filled as they take their width.
const OrderPlace = lazyPart(() => import('./OrderPlace'), 'OrderPlace');

/** The shop's name, where the order goes, and the profile button. */
export function HomeHeader() {
  const { titleId } = useLayer();
  const shop = useSnapshot(merchant.state);
  const { name, logo } = shopSign(shop);
  return (
    <header className={styles.head}>
      {logo && (
        <span className={styles.logo}>
          <Picture path={logo} alt="" width={48} radius="s" fit="contain" icon="store" priority />
        </span>
      )}
      <div className={styles.text}>
        <h1 id={titleId} className={styles.name} dir="auto" lang={langOf(name)}>
          {showText(name)}
        </h1>
        <div className={styles.place}>
          <Late>
            <OrderPlace />
          </Late>
        </div>
      </div>
      <Late>
        <HeaderButtons />
      </Late>
      {!shop.settings.flags.isNavigationViewEnabled && <ProfileButton />}
    </header>
  );
}

/** The profile button: the user's photo or initial, an icon for a guest. */
function ProfileButton() {
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
