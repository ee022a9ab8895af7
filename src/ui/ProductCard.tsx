import type { ReactNode } from 'react';
import { Anchor } from './Anchor';
import { Badge } from './Badge';
import { Picture } from './Picture';
import { Price } from './Price';
import styles from './ProductCard.module.css';

type Props = {
  name: string;
  /** one level below what it stands in; default h3 */
  heading?: 'h3' | 'h4' | undefined;
  /** the name's language, if not the page's */
  lang?: string | undefined;
  /** the picture's path */
  picture: string | null | undefined;
  price: string;
  /** the unit of the price, e.g. "kg" */
  unit?: string | undefined;
  oldPrice?: string | undefined;
  /** e.g. a discount */
  badge?: string | undefined;
  /** shown in one line, with its language if not the page's */
  description?: { text: string; lang: string | undefined } | undefined;
  /** 350 g, 0.5 l */
  measure?: string | undefined;
  /** e.g. "only 2 left" */
  notice?: string | undefined;
  isSoldOut?: boolean | undefined;
  /** the product's address */
  href: string;
  /** the count in the basket; absent if the category has none (§9, isWithoutCart) */
  stepper?: ReactNode;
  /** on the first screen */
  priority?: boolean | undefined;
  /** maximum display width of the picture, CSS px; default 200 */
  pictureWidth?: number | undefined;
  size?: 'big' | 'medium' | 'small' | undefined;
  /** a control in the upper corner, e.g. a favourite's heart */
  corner?: ReactNode;
  labels: { soldOut: string; oldPrice?: string };
};

/** A word that fits a small card only in smaller letters. */
const longWord = /[^\s-]{12}/;

/**
 * A product in a grid. The whole card is a link to it; the stepper is on top, over the picture or, on a
 * small card, below the texts. The name is first for screen readers and the keyboard.
 */
export function ProductCard(props: Props) {
  const { name, lang, picture, price, unit, oldPrice, badge, measure, labels } = props;
  const { description, notice, isSoldOut, href, stepper, priority } = props;
  const { size = 'medium', pictureWidth = 200, heading: Name = 'h3' } = props;
  const foot = stepper && !isSoldOut && <div className={styles.stepper}>{stepper}</div>;
  return (
    <article className={`${styles.card} ${styles[size]}`} data-sold-out={isSoldOut || undefined}>
      <Name
        className={styles.name}
        dir="auto"
        lang={lang}
        data-long={longWord.test(name) || undefined}
      >
        <Anchor className={styles.open} href={href}>
          {name}
        </Anchor>
      </Name>
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
        {size !== 'small' && foot}
      </div>
      <Price
        amount={price}
        unit={unit}
        oldAmount={oldPrice}
        oldLabel={labels.oldPrice}
        size={size === 'small' ? 'xs' : 'm'}
      />
      {description?.text && (
        <p className={`${styles.measure} ${styles.line}`} dir="auto" lang={description.lang}>
          {description.text}
        </p>
      )}
      {measure && (
        <p className={styles.measure}>
          <bdi>{measure}</bdi>
        </p>
      )}
      {notice && <p className={styles.notice}>{notice}</p>}
      {size === 'small' && foot}
    </article>
  );
}
