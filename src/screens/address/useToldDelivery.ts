import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Address } from '../../domain/addresses/address';
import { isPlaced, regionAt } from '../../domain/geo/geo';
import { type ToldDelivery, tellDelivery } from '../../flows/delivery/tellDelivery';
import { labelled } from '../../i18n/phrases';
import { langOf, showMoney, showText } from '../../i18n/show';
import { t } from '../../i18n/t';
import * as regions from '../../stores/addresses/regions';
import * as catalog from '../../stores/catalog/catalog';
import * as session from '../../stores/session/session';
import { waitText } from '../catalog/timeText';

export type Fact = { words: string; lang?: string | undefined };

/**
 * What the server tells of a delivery to the address under the pin: the price, how long it takes and the zone. None
 * until it has answered, nor what it does not tell.
 */
export function useToldDelivery(address: Address | null, isOutside: boolean): readonly Fact[] {
  const { token } = useSnapshot(session.state);
  const { status } = useSnapshot(catalog.state);
  const { all } = useSnapshot(regions.state);
  const [known, setKnown] = useState<{ of: Address; told: ToldDelivery | null } | null>(null);
  const hasToken = token !== null;
  const isMenuComing = status === 'loading';

  // biome-ignore lint/correctness/useExhaustiveDependencies: with a token the server tells more
  useEffect(() => {
    if (!address || !isPlaced(address) || isOutside || isMenuComing) return;
    let isCurrent = true;
    void tellDelivery(address).then((told) => {
      if (isCurrent) setKnown({ of: address, told });
    });
    return () => {
      isCurrent = false;
    };
  }, [address, isOutside, isMenuComing, hasToken]);

  const told = known?.of === address ? known?.told : null;
  if (!told || !address || isOutside) return [];
  if (!told.isDelivered) return [{ words: t('basket.deliveryNone') }];
  const price = told.price === null ? '' : showMoney(told.price);
  const asked = told.isLeast ? t('common.from', { price }) : price;
  const region = all && isPlaced(address) ? regionAt(address, all) : undefined;
  const facts: Fact[] = [
    { words: price && labelled(t('basket.delivery'), asked) },
    { words: told.wait ? waitText(told.wait, 'DELIVERY') : '' },
    { words: region ? showText(region.name) : '', lang: region && langOf(region.name) },
  ];
  return facts.filter(({ words }) => words !== '');
}
