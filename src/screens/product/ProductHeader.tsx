import { type Ref, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Product } from '../../domain/catalog/catalog';
import type { Localized } from '../../domain/text/language';
import { changePlaceAction } from '../../flows/addresses/addressPaths';
import { loadGrades } from '../../flows/catalog/loadGrades';
import { findStory, prepareSharing, shareProduct } from '../../flows/catalog/share';
import { pickUpInsteadAction } from '../../flows/delivery/chooseService';
import { langOf, showMoney, showNumber, showText } from '../../i18n/show';
import { t } from '../../i18n/t';
import { unitText } from '../../i18n/unitText';
import * as grades from '../../stores/catalog/grades';
import { useServiceType } from '../../stores/delivery/serviceType';
import { Badge } from '../../ui/Badge';
import { Banner } from '../../ui/Banner';
import { IconButton } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { Price } from '../../ui/Price';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { discountText } from '../catalog/productTexts';
import styles from './ProductSheet.module.css';
import type { Choosing, Obstacle } from './useChoosing';

type Props = {
  product: Product;
  choosing: Choosing;
  obstacle: Obstacle;
  nameRef: Ref<HTMLParagraphElement>;
};

/** Name and current price. The heading is the sheet's title, which has the same name. */
export function ProductHeader({ product, choosing, obstacle, nameRef }: Props) {
  const { count, left, onePrice, oneToPay, alreadyIn } = choosing;
  const isDelivery = useServiceType() === 'DELIVERY';
  const isUndelivered = isDelivery && !product.isDeliverable && obstacle !== 'notForSale';
  const isAtLimit = count >= left;
  return (
    <div className={styles.head}>
      <ProductLabels
        product={product}
        isSoldOut={obstacle === 'product.unavailable'}
        isPickupOnly={!product.isDeliverable && !isDelivery}
      />
      <div className={styles.top}>
        <p ref={nameRef} className={styles.name} dir="auto" lang={langOf(product.name)}>
          {showText(product.name)}
        </p>
        <StoryButton product={product} />
        <ShareButton product={product} />
      </div>
      <ProductGrade product={product} />
      <div aria-live="polite">
        <Price
          amount={showMoney(oneToPay)}
          unit={unitText(product)}
          oldAmount={oneToPay < onePrice ? showMoney(onePrice) : undefined}
          oldLabel={t('home.oldPrice')}
          size="l"
        />
      </div>
      <div className={styles.notes}>
        {alreadyIn > 0 && <p>{t('product.inBasketAlready', { count: alreadyIn })}</p>}
        <div aria-live="polite">
          {obstacle === null && isAtLimit && <p>{t('product.onlyLeft', { count: left })}</p>}
        </div>
      </div>
      {isUndelivered && <NotDelivered />}
      {obstacle === 'product.notInBranch' && (
        <Banner
          tone="warning"
          icon="store"
          title={t('product.notInBranch')}
          action={changePlaceAction() ?? undefined}
        >
          {t('product.notInBranchText')}
        </Banner>
      )}
    </div>
  );
}

function ShareButton({ product }: { product: Product }) {
  useEffect(() => void prepareSharing(), []);
  const share = () => void shareProduct(product);
  return <IconButton icon="share" label={t('product.share')} onPress={share} />;
}

/** Shares the product to a story of Telegram, where the client has them. */
function StoryButton({ product }: { product: Product }) {
  const [openStory, setOpenStory] = useState<(() => void) | null>(null);
  useEffect(() => {
    let isGone = false;
    // The link is the bot's as soon as its name is known.
    void Promise.all([findStory(product), prepareSharing()]).then(([found]) => {
      if (!isGone) setOpenStory(() => found);
    });
    return () => {
      isGone = true;
    };
  }, [product]);
  if (!openStory) return null;
  return <IconButton icon="camera" label={t('product.story')} onPress={openStory} />;
}

/** A product that cannot be delivered in a delivery order; offers pickup if available. */
function NotDelivered() {
  const pickUpAction = pickUpInsteadAction();
  return (
    <Banner
      tone="warning"
      icon="bike"
      title={t('product.notDelivered')}
      action={pickUpAction ?? undefined}
    >
      {pickUpAction && t('product.notDeliveredText')}
    </Banner>
  );
}

/**
 * A product's rating: from the catalogue until the ratings are loaded (§7), so that nothing shifts.
 * Hidden without ratings.
 */
function ProductGrade({ product }: { product: Product }) {
  const { byProduct } = useSnapshot(grades.state);
  useEffect(() => void loadGrades(), []);
  const grade = byProduct.get(product.id) ?? product.grade;
  if (!grade) return null;
  const shown = showNumber(Math.round(grade * 10) / 10);
  return (
    <p className={styles.grade}>
      <Icon name="star" size={16} isFilled />
      <span aria-hidden="true">{shown}</span>
      <VisuallyHidden>{t('product.grade', { grade: shown })}</VisuallyHidden>
    </p>
  );
}

type ProductLabelsProps = {
  product: Product;
  isSoldOut: boolean;
  /** the order is a delivery and the product is pickup-only */
  isPickupOnly: boolean;
};

/** Two texts may be the same in the language that is shown. */
const shownOnce = (texts: readonly Localized[]): Localized[] => {
  const shown = texts.map(showText);
  return texts.filter((_, index) => shown[index] && shown.indexOf(shown[index]) === index);
};

/** Discount, labels and tags as small wrapping chips; nothing if there are none. */
export function ProductLabels({ product, isSoldOut, isPickupOnly }: ProductLabelsProps) {
  const marks = shownOnce([...product.labels, ...product.tags]);
  const hasDiscount = product.discount > 0;
  const isBare = !isSoldOut && !isPickupOnly && !hasDiscount;
  if (isBare && marks.length === 0) return null;
  return (
    <ul className={styles.labels}>
      {isSoldOut && (
        <li>
          <Badge tone="danger">{t('home.soldOut')}</Badge>
        </li>
      )}
      {isPickupOnly && (
        <li>
          <Badge>{t('basket.problems.notDelivered')}</Badge>
        </li>
      )}
      {hasDiscount && (
        <li>
          <Badge tone="sale">{discountText(product)}</Badge>
        </li>
      )}
      {marks.map((mark) => (
        <li key={showText(mark)}>
          <Badge tone={product.labels.includes(mark) ? 'good' : undefined}>
            <bdi lang={langOf(mark)}>{showText(mark)}</bdi>
          </Badge>
        </li>
      ))}
    </ul>
  );
}
