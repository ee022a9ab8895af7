import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { unpackBasket } from '../../domain/basket/sharedBasket';
import { isolate } from '../../i18n/isolate';
import { t } from '../../i18n/t';
import { closeAllSheets } from '../../navigation/navigate';
import { useSheetParam } from '../../navigation/useSheetParam';
import * as cart from '../../stores/basket/cart';
import * as catalog from '../../stores/catalog/catalog';
import { EmptyState } from '../../ui/EmptyState';
import { SheetPage } from '../../ui/SheetPage';
import { SkeletonRows } from '../../ui/SkeletonRows';
import { BasketEmpty } from '../catalog/BasketEmpty';
import { MenuFailed } from '../catalog/MenuFailed';
import { FilledBasket } from './FilledBasket';
import { SendBasket } from './SendBasket';
import { SharedLines } from './SharedLines';

/**
 * The basket (`/basket`). With `shared`, someone's basket from a link; with `send`, one's own to be
 * sent as one.
 */
export function BasketScreen() {
  const shared = useSheetParam('shared');
  const isSending = useSheetParam('send') !== null;
  if (shared !== null) return <SharedBasket packed={shared} />;
  return isSending ? <SendBasket /> : <OwnBasket />;
}

/** Empty, waiting for the catalogue's prices, or filled. */
function OwnBasket() {
  const { length } = useSnapshot(cart.state).lines;
  const { status } = useSnapshot(catalog.state);
  if (length === 0) {
    return (
      <SheetPage title={t('basket.title')}>
        <BasketEmpty />
      </SheetPage>
    );
  }
  if (status === 'ready') return <FilledBasket />;
  return (
    <SheetPage title={t('basket.title')}>
      {status === 'loading' ? (
        <SkeletonRows count={length} />
      ) : (
        <MenuFailed text={t('basket.keptText')} />
      )}
    </SheetPage>
  );
}

/** Someone's basket from a link: reviewed at today's prices before it is added to one's own. */
function SharedBasket({ packed }: { packed: string }) {
  const shared = useMemo(() => unpackBasket(packed), [packed]);
  const { status } = useSnapshot(catalog.state);
  if (!shared) {
    return (
      <SheetPage title={t('together.sharedTitle')}>
        <EmptyState
          icon="link"
          title={t('together.broken')}
          text={t('together.brokenText')}
          action={{ text: t('common.toMenu'), onPress: closeAllSheets, isPrimary: true }}
        />
      </SheetPage>
    );
  }
  const [name, ...others] = new Set(shared.map(({ from }) => from));
  const title =
    name && others.length === 0
      ? t('together.titleFrom', { name: isolate(name) })
      : t('together.sharedTitle');
  if (status === 'ready') return <SharedLines title={title} shared={shared} />;
  return (
    <SheetPage title={title}>
      {status === 'loading' ? <SkeletonRows count={shared.length} /> : <MenuFailed />}
    </SheetPage>
  );
}
