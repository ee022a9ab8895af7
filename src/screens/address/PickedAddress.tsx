import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { type Address, addressLine } from '../../domain/addresses/address';
import { isPlaced, regionAt } from '../../domain/geo/geo';
import { type DeliveryFacts, fetchDeliveryFacts } from '../../flows/delivery/fetchDeliveryFacts';
import { labelled } from '../../i18n/phrases';
import { langOf, showMoney, showText } from '../../i18n/show';
import { t } from '../../i18n/t';
import type * as addressDraft from '../../stores/addresses/addressDraft';
import * as regions from '../../stores/addresses/regions';
import * as catalog from '../../stores/catalog/catalog';
import * as session from '../../stores/session/session';
import { Button } from '../../ui/Button';
import { Skeleton } from '../../ui/Skeleton';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { waitText } from '../catalog/timeText';
import styles from './PickOnMap.module.css';
import { nameIt } from './pinPlace';

type Props = Pick<typeof addressDraft.state, 'status' | 'address'> & {
  isOutside: boolean;
  /** the saved address whose place is looked for */
  of?: Address | null | undefined;
  /** moves the pin back into the delivery zone */
  onReturn?: (() => void) | undefined;
  /** of a saved address */
  name?: string | undefined;
  /** shown under the street while nothing is known of a delivery to it */
  hint?: string | undefined;
};

/**
 * The street with the house number in brackets (§2) and what a delivery to it costs, or what is wrong with the
 * location.
 */
export function PickedAddress({ status, address, isOutside, of, onReturn, name, hint }: Props) {
  const delivery = useDeliveryFacts(address, isOutside);
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
      {isNamed && !isOutside && !hasStreet && (
        <p className={styles.hint}>{`${t('address.unnamed')}. ${t('address.unnamedText')}`}</p>
      )}
      {isNamed && !isOutside && hasStreet && (
        <>
          {name && (
            <p className={styles.hint} dir="auto">
              {name}
            </p>
          )}
          <FactLine facts={delivery} />
          {delivery.length === 0 && !name && hint && <p className={styles.hint}>{hint}</p>}
        </>
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

/** In one line, or each whole in one of several. */
function FactLine({ facts }: { facts: readonly Fact[] }) {
  if (facts.length === 0) return null;
  return (
    <p className={`${styles.hint} ${styles.facts}`}>
      {facts.map(({ words, lang }, index) => (
        <span key={words}>
          <bdi lang={lang}>{words}</bdi>
          {index < facts.length - 1 && <span>{'\u00a0· '}</span>}
        </span>
      ))}
    </p>
  );
}

type Fact = { words: string; lang?: string | undefined };

/**
 * What the server tells of a delivery to the address under the pin: the price, how long it takes and the zone. None
 * until it has answered, nor what it does not tell.
 */
function useDeliveryFacts(address: Address | null, isOutside: boolean): readonly Fact[] {
  const { token } = useSnapshot(session.state);
  const { status } = useSnapshot(catalog.state);
  const { all } = useSnapshot(regions.state);
  const [known, setKnown] = useState<{ of: Address; delivery: DeliveryFacts | null } | null>(null);
  const hasToken = token !== null;
  const isMenuComing = status === 'loading';

  // biome-ignore lint/correctness/useExhaustiveDependencies: with a token the server tells more
  useEffect(() => {
    if (!address || !isPlaced(address) || isOutside || isMenuComing) return;
    let isCurrent = true;
    void fetchDeliveryFacts(address).then((delivery) => {
      if (isCurrent) setKnown({ of: address, delivery });
    });
    return () => {
      isCurrent = false;
    };
  }, [address, isOutside, isMenuComing, hasToken]);

  const delivery = known?.of === address ? known?.delivery : null;
  if (!delivery || !address || isOutside) return [];
  if (!delivery.isDelivered) return [{ words: t('basket.deliveryNone') }];
  const price = delivery.price === null ? '' : showMoney(delivery.price);
  const asked = delivery.isLeast ? t('common.from', { price }) : price;
  const region = all && isPlaced(address) ? regionAt(address, all) : undefined;
  const facts: Fact[] = [
    { words: price && labelled(t('basket.delivery'), asked) },
    { words: delivery.wait ? waitText(delivery.wait, 'DELIVERY') : '' },
    { words: region ? showText(region.name) : '', lang: region && langOf(region.name) },
  ];
  return facts.filter(({ words }) => words !== '');
}
