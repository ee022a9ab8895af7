import type { ResolvedLine } from '../../domain/basket/resolveCart';
import { isolate } from '../../i18n/isolate';
import { showMoney } from '../../i18n/show';
import { t } from '../../i18n/t';
import styles from './BasketLine.module.css';

/** Title of one person's lines, '' for one's own, and what they cost together before any promo. */
export const headOf = (name: string, lines: readonly ResolvedLine[]) => ({
  title: name ? isolate(name) : t('together.mine'),
  aside: (
    <bdi className={styles.sum}>
      {showMoney(lines.reduce((sum, { price, discount }) => sum + price - discount, 0))}
    </bdi>
  ),
});
