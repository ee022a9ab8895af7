import type { ReactNode } from 'react';
import { Anchor } from './Anchor';
import { Picture } from './Picture';
import { Price } from './Price';
import styles from './ProductRow.module.css';

type Props = {
  name: string;
  /** the name's language, if not the page's */
  lang?: string | undefined;
  /** at the end of the name's line, e.g. a button for a note */
  nameEnd?: ReactNode | undefined;
  picture: string | null | undefined;
  price: string;
  /** the unit of the price, e.g. "kg" */
  unit?: string | undefined;
  oldPrice?: string | undefined;
  oldPriceLabel?: string | undefined;
  /** options, a measure */
  detail?: ReactNode | undefined;
  /** a problem with this line, e.g. "fewer left" */
  warning?: string | undefined;
  isSoldOut?: boolean | undefined;
  /** a row of two lines, for a long list */
  isCompact?: boolean | undefined;
  /** makes it a link to the product */
  href?: string | undefined;
  /** opens it; with `href`, called before the link is followed */
  onOpen?: (() => void) | undefined;
  /** e.g. a stepper */
  aside?: ReactNode | undefined;
};

/** A product in a list: a basket line, a search result, an order line. */
export function ProductRow(props: Props) {
  const { name, picture, price, oldPrice, oldPriceLabel, detail, warning, isSoldOut } = props;
  const { lang, nameEnd, unit, href, onOpen, aside, isCompact } = props;
  const cost = (
    <Price amount={price} unit={unit} oldAmount={oldPrice} oldLabel={oldPriceLabel} size="s" />
  );
  const face = (
    <bdi className={isCompact ? styles.clamped : undefined} dir="auto">
      {name}
    </bdi>
  );
  let title = face;
  if (href !== undefined) {
    title = (
      <Anchor className={styles.open} href={href} onPress={onOpen}>
        {face}
      </Anchor>
    );
  } else if (onOpen) {
    title = (
      <button type="button" className={styles.open} onClick={onOpen}>
        {face}
      </button>
    );
  }
  const about = detail && <span className={styles.detail}>{detail}</span>;
  const place = aside && <div className={styles.aside}>{aside}</div>;
  return (
    <div
      className={isCompact ? `${styles.row} ${styles.compact}` : styles.row}
      data-sold-out={isSoldOut || undefined}
    >
      <div className={styles.picture}>
        <Picture path={picture} alt="" width={isCompact ? 48 : 64} radius="s" />
      </div>
      <div className={styles.text}>
        <span className={styles.name} lang={lang}>
          {title}
          {nameEnd}
        </span>
        {isCompact && (
          <div className={styles.meta}>
            {cost}
            {about}
          </div>
        )}
        {warning && <span className={styles.warning}>{warning}</span>}
        {!isCompact && (
          <div className={styles.foot}>
            <div className={styles.facts}>
              {about}
              {cost}
            </div>
            {place}
          </div>
        )}
      </div>
      {isCompact && place}
    </div>
  );
}
