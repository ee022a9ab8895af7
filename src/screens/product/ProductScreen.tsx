import { useSnapshot } from 'valtio';
import { useParams } from 'wouter';
import { hasShareDialog } from '../../flows/catalog/share';
import { t } from '../../i18n/t';
import { closeAllSheets } from '../../navigation/navigate';
import { useSheetParam } from '../../navigation/useSheetParam';
import * as catalog from '../../stores/catalog/catalog';
import { EmptyState } from '../../ui/EmptyState';
import { SheetPage } from '../../ui/SheetPage';
import { SkeletonProduct } from '../../ui/SkeletonProduct';
import { MenuFailed } from '../catalog/MenuFailed';
import { ProductSheet } from './ProductSheet';
import { ShareSheet } from './ShareSheet';

/**
 * One product (`/product/:id`); with `?line=` edits the choices of a basket line, with `?share=` shows its link to
 * be shared.
 */
export function ProductScreen() {
  const { id = '' } = useParams();
  const lineKey = useSheetParam('line');
  const isShared = useSheetParam('share') !== null && !hasShareDialog();
  const { status, products } = useSnapshot(catalog.state);
  const product = products.get(id);
  if (product?.active && isShared) return <ShareSheet product={product} />;
  if (product?.active) {
    return <ProductSheet key={`${id} ${lineKey}`} product={product} lineKey={lineKey} />;
  }
  if (status === 'loading') {
    return (
      <SheetPage title={t('common.loading')} isTitleHidden padding="none">
        <SkeletonProduct />
      </SheetPage>
    );
  }
  if (status === 'failed') {
    return (
      <SheetPage title={t('home.failed')} isTitleHidden>
        <MenuFailed />
      </SheetPage>
    );
  }
  return (
    <SheetPage title={t('product.missing')} isTitleHidden>
      <EmptyState
        icon="search"
        title={t('product.missing')}
        text={t('product.missingText')}
        action={{ text: t('common.toMenu'), onPress: closeAllSheets, isPrimary: true }}
      />
    </SheetPage>
  );
}
