import type { ReactNode } from 'react';
import { Badge } from './Badge';
import { Picture } from './Picture';
import { Price } from './Price';
import styles from './ProductCard.module.css';
import { Stepper } from './Stepper';

type Props = {
  name: string;
  /** the picture's path */
  picture: string | null | undefined;
  price: string;
  oldPrice?: string | undefined;
  /** a discount, say */
  badge?: string | undefined;
  /** 350 g, 0.5 l */
  measure?: string | undefined;
  /** why one should not wait, such as "only 2 left" */
  notice?: string | undefined;
  /** how many are in the basket, in all variants */
  count: number;
  isSoldOut?: boolean | undefined;
  /** no more can be had */
  isAtLimit?: boolean | undefined;
  onOpen: () => void;
  /** absent: this category has no basket (§9, isWithoutCart) */
  onAdd?: (() => void) | undefined;
  onRemove?: (() => void) | undefined;
  /** among the first on screen */
  priority?: boolean | undefined;
  /** the widest that the picture is shown, in CSS px; default 200 */
  pictureWidth?: number | undefined;
  size?: 'big' | 'medium' | 'small' | undefined;
  /** a control of its own in the upper corner, such as a favourite's heart */
  corner?: ReactNode;
  labels: { add: string; less: string; more: string; soldOut: string; oldPrice?: string };
};

/** A product in a grid. All of the card opens it; the stepper lies above and counts. */
export function ProductCard(props: Props) {
  const { name, picture, price, oldPrice, badge, measure, count, labels } = props;
  const { notice, isSoldOut, isAtLimit, onOpen, onAdd, onRemove, priority } = props;
  const { size = 'medium', pictureWidth = 200 } = props;
  return (
    <article className={`${styles.card} ${styles[size]}`} data-sold-out={isSoldOut || undefined}>
      <div className={styles.top}>
        <Picture
          path={picture}
          alt=""
          width={pictureWidth}
          ratio={size === 'big' ? 1.6 : 1}
          priority={priority}
        />
        {badge && !isSoldOut && (
          <span className={styles.badge}>
            <Badge tone="sale">{badge}</Badge>
          </span>
        )}
        {isSoldOut && (
          <span className={`${styles.badge} ${styles.ended}`}>
            <Badge tone="solid">{labels.soldOut}</Badge>
          </span>
        )}
        {props.corner}
        {onAdd && onRemove && !isSoldOut && (
          <div className={styles.stepper}>
            <Stepper
              count={count}
              label={name}
              labels={labels}
              onAdd={onAdd}
              onRemove={onRemove}
              isAtLimit={isAtLimit}
              tone="chosen"
              folds
              isWide
            />
          </div>
        )}
      </div>
      <Price
        amount={price}
        oldAmount={oldPrice}
        oldLabel={labels.oldPrice}
        size={size === 'small' ? 'xs' : 'm'}
      />
      <h3 className={styles.name}>
        <button type="button" className={styles.open} onClick={onOpen}>
          {name}
        </button>
      </h3>
      {measure && (
        <p className={styles.measure}>
          <bdi>{measure}</bdi>
        </p>
      )}
      {notice && <p className={styles.notice}>{notice}</p>}
    </article>
  );
}
