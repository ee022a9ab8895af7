import { type Address, addressLine } from '../../domain/addresses/address';
import { t } from '../../i18n/t';
import type * as addressDraft from '../../stores/addresses/addressDraft';
import { Button } from '../../ui/Button';
import { Skeleton } from '../../ui/Skeleton';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import styles from './PickedAddress.module.css';
import { nameIt } from './pinPlace';

type Props = Pick<typeof addressDraft.state, 'status' | 'address'> & {
  isOutside: boolean;
  /** the saved address whose place is looked for */
  of?: Address | null | undefined;
  /** moves the pin back into the delivery zone */
  onReturn?: (() => void) | undefined;
  /** shown under the street when there is no error */
  hint?: string | undefined;
};

/** The street with the house number in brackets (§2), or what is wrong with the location. */
export function PickedAddress({ status, address, isOutside, of, onReturn, hint }: Props) {
  const line = address && addressLine(address);
  const isNamed = status === 'named' && line;
  const hasStreet = Boolean(address?.streetName.trim());
  return (
    <div className={styles.card} role="status">
      {of && (
        <p className={styles.hint} dir="auto">
          {of.name || addressLine(of)}
        </p>
      )}
      {(status === 'naming' || status === 'moving') && (
        <>
          <VisuallyHidden>{status === 'naming' ? t('address.looking') : ''}</VisuallyHidden>
          <Skeleton shape="title" width={64} />
          {!isOutside && <Skeleton shape="line" width={40} />}
        </>
      )}
      {isNamed && (
        <p className={styles.line} dir="auto">
          {line}
        </p>
      )}
      {isOutside && <p className={styles.outside}>{t('address.outside')}</p>}
      {isOutside && onReturn && (
        <Button kind="text" isSmall onPress={onReturn}>
          {t('address.intoZone')}
        </Button>
      )}
      {isNamed && !isOutside && (hint || !hasStreet) && (
        <p className={styles.hint}>
          {hasStreet ? hint : `${t('address.unnamed')}. ${t('address.unnamedText')}`}
        </p>
      )}
      {status === 'named' && !line && (
        <>
          <p className={styles.line}>{t('address.unnamed')}</p>
          {!isOutside && <p className={styles.hint}>{t('address.unnamedText')}</p>}
        </>
      )}
      {status === 'failed' && (
        <>
          <p className={styles.line}>{t('address.failed')}</p>
          <Button kind="text" isSmall onPress={() => void nameIt()}>
            {t('common.retry')}
          </Button>
        </>
      )}
    </div>
  );
}
