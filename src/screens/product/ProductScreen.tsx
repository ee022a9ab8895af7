import { useSnapshot } from 'valtio';
import { useParams } from 'wouter';
import type { Product } from '../../domain/catalog/catalog';
import {
  copyProductLink,
  hasShareDialog,
  hostOfLink,
  sendInTelegram,
} from '../../flows/catalog/share';
import { showText } from '../../i18n/show';
import { t } from '../../i18n/t';
import { closeAllSheets, closeSheet } from '../../navigation/navigate';
import { useSheetId, useSheetParam } from '../../navigation/useSheetParam';
import * as catalog from '../../stores/catalog/catalog';
import * as merchant from '../../stores/merchant';
import { EmptyState } from '../../ui/EmptyState';
import { Picture } from '../../ui/Picture';
import { Row } from '../../ui/Row';
import { Section } from '../../ui/Section';
import { SheetPage } from '../../ui/SheetPage';
import { SkeletonProduct } from '../../ui/Skeleton';
import { MenuFailed } from '../catalog/MenuFailed';
import { previewText } from '../catalog/previewText';
import { ProductSheet } from './ProductSheet';
import styles from './ProductSheet.module.css';

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

/** Display width of the preview's picture, CSS px, and its shape: that of a chat's previews. */
const pictureWidth = 608;
const ratio = 1200 / 630;

/**
 * A product's link, as a chat will show it, to be copied or sent: for browsers without a share dialog, which would
 * show it itself.
 */
function ShareSheet({ product }: { product: Product }) {
  const { merchant: shop, settings } = useSnapshot(merchant.state);
  const sheet = useSheetId();
  const name = showText(product.name);
  const shopName = (shop && showText(shop.name)) || showText(settings.title);
  const copy = async () => {
    if (await copyProductLink(product)) closeSheet(sheet);
  };
  return (
    <SheetPage
      title={t('product.share')}
      size="content"
      action={{ text: t('product.copyLink'), onPress: () => void copy() }}
    >
      <Section title={t('product.linkPreview')}>
        <div className={styles.preview}>
          <Picture path={product.image} alt="" width={pictureWidth} ratio={ratio} radius="none" />
          <div className={styles.said}>
            <p className={styles.title}>
              <bdi>{shopName ? t('page.title', { page: name, shop: shopName }) : name}</bdi>
            </p>
            <p className={styles.productScreenText} dir="auto">
              {previewText(product)}
            </p>
            <p className={styles.host}>
              <bdi dir="ltr">{hostOfLink(product)}</bdi>
            </p>
          </div>
        </div>
      </Section>
      <Section>
        <Row
          icon="send"
          label={t('product.sendInTelegram')}
          tone="action"
          onPress={() => sendInTelegram(product)}
        />
      </Section>
    </SheetPage>
  );
}
