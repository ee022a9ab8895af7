import { useSnapshot } from 'valtio';
import { t } from '../../i18n/t';
import * as cart from '../../stores/basket/cart';
import * as catalog from '../../stores/catalog/catalog';
import { SheetPage } from '../../ui/SheetPage';
import { SkeletonRows } from '../../ui/SkeletonRows';
import { BasketEmpty } from '../catalog/BasketEmpty';
import { MenuFailed } from '../catalog/MenuFailed';
import { FilledBasket } from './FilledBasket';

/** The basket (`/basket`): empty, waiting for the catalogue's prices, or filled. */
export function BasketScreen() {
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
