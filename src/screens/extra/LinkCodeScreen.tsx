import { storefrontAddress } from '../../flows/content/storefrontAddress';
import { t } from '../../i18n/t';
import { QrCode } from '../../ui/QrCode';
import styles from './LinkCodeScreen.module.css';
import { LinkPage } from './LinkPage';

/** `/extra2`: the merchant's links, with a QR code that opens the shop on another phone. */
export function LinkCodeScreen() {
  const address = storefrontAddress();
  return (
    <LinkPage>
      <figure className={styles.figure}>
        <QrCode text={address} label={t('extra.code')} />
        <figcaption className={styles.caption}>
          <p>{t('extra.codeText')}</p>
          <bdi className={styles.address}>
            {address.replace(/^https?:\/\//, '').replace(/\/$/, '')}
          </bdi>
        </figcaption>
      </figure>
    </LinkPage>
  );
}
