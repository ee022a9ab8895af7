import { useSnapshot } from 'valtio';
import { t } from '../../i18n/t';
import { useSheetParam } from '../../navigation/useSheetParam';
import * as cart from '../../stores/basket/cart';
import * as catalog from '../../stores/catalog/catalog';
import { SheetPage } from '../../ui/SheetPage';
import { SkeletonRows } from '../../ui/SkeletonRows';
import { BasketEmpty } from '../catalog/BasketEmpty';
import { MenuFailed } from '../catalog/MenuFailed';
import { FilledBasket } from './FilledBasket';
import { SendBasket } from './SendBasket';
import { SharedBasket } from './SharedBasket';

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
