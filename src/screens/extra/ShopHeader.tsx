import { useSnapshot } from 'valtio';
import { langOf, showText } from '../../i18n/show';
import * as merchant from '../../stores/merchant';
import { Picture } from '../../ui/Picture';
import styles from './ShopHeader.module.css';

/** The merchant's logo and name. */
export function ShopHeader() {
  const { merchant: shop, settings } = useSnapshot(merchant.state);
  const logo = settings.logo ?? shop?.logo ?? null;
  const name = shop && showText(shop.name) ? shop.name : settings.title;
  return (
    <div className={styles.face}>
      <span className={styles.logo}>
        <Picture path={logo} alt="" width={88} radius="m" fit="contain" icon="store" />
      </span>
      {showText(name) && (
        <p className={styles.name}>
          <bdi lang={langOf(name)}>{showText(name)}</bdi>
        </p>
      )}
    </div>
  );
}
