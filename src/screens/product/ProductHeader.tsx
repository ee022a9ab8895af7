import type { Ref } from 'react';
import type { Product } from '../../domain/catalog/catalog';
import { changePlaceAction } from '../../flows/addresses/changePlace';
import { pickUpInsteadAction } from '../../flows/delivery/pickUpInstead';
import { namedAction } from '../../i18n/namedAction';
import { langOf, showMoney, showText } from '../../i18n/show';
import { t } from '../../i18n/t';
import { unitText } from '../../i18n/unitText';
import { useServiceType } from '../../stores/delivery/serviceType';
import { Banner } from '../../ui/Banner';
import { Price } from '../../ui/Price';
import { Stepper } from '../../ui/Stepper';
import { ProductGrade } from './ProductGrade';
import styles from './ProductHeader.module.css';
import { ProductLabels } from './ProductLabels';
import type { Choosing } from './useChoosing';
import type { Obstacle } from './useObstacle';

type Props = {
  product: Product;
  choosing: Choosing;
  obstacle: Obstacle;
  nameRef: Ref<HTMLParagraphElement>;
};

/** Name, current price and count. The heading is the sheet's title, which has the same name. */
export function ProductHeader({ product, choosing, obstacle, nameRef }: Props) {
  const { count, setCount, left, onePrice, oneToPay, alreadyIn } = choosing;
  const name = showText(product.name);
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
      <p ref={nameRef} className={styles.name} lang={langOf(product.name)}>
        {name}
      </p>
      <ProductGrade product={product} />
      <div className={styles.line}>
        <div aria-live="polite">
          <Price
            amount={showMoney(oneToPay)}
            unit={unitText(product)}
            oldAmount={oneToPay < onePrice ? showMoney(onePrice) : undefined}
            oldLabel={t('home.oldPrice')}
            size="l"
          />
        </div>
        {obstacle === null && (
          <Stepper
            count={count}
            label={name}
            labels={{
              add: namedAction('common.increase', name),
              less: namedAction('common.decrease', name),
              more: namedAction('common.increase', name),
            }}
            min={1}
            isAtLimit={isAtLimit}
            onAdd={() => setCount(count + 1)}
            onRemove={() => setCount(count - 1)}
          />
        )}
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
