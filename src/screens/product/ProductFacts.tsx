import type { Product } from '../../domain/catalog/catalog';
import { showNumber } from '../../i18n/show';
import { t } from '../../i18n/t';
import { measureText } from '../../i18n/unitText';
import { Icon } from '../../ui/Icon';
import type { IconName } from '../../ui/iconNames';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import styles from './ProductFacts.module.css';

type Fact = { icon: IconName; label: string; value: string };

function factsOf(product: Product): Fact[] {
  const { calorie, timeCookingMin, timeCookingMax } = product;
  const measure = measureText(product);
  const facts: Fact[] = [];
  if (measure) facts.push({ icon: 'package', label: t('product.measure'), value: measure });
  if (calorie !== null && calorie > 0) {
    const value = t('product.kcal', { count: showNumber(calorie) });
    facts.push({ icon: 'calories', label: t('product.calories'), value });
  }
  const time = cookingTime(timeCookingMin, timeCookingMax);
  if (time) facts.push({ icon: 'cooking', label: t('product.cooking'), value: time });
  return facts;
}

/** Cooking time in minutes, as a range if both ends are known; '' if neither is. */
function cookingTime(min: number | null, max: number | null): string {
  const [from, to] = [min || max, max || min];
  if (!from || !to) return '';
  return from === to
    ? t('product.minutes', { count: from })
    : t('product.minutesRange', { from: Math.min(from, to), to: Math.max(from, to) });
}

/** Amount, energy and cooking time, as far as they are known. */
export function ProductFacts({ product }: { product: Product }) {
  const facts = factsOf(product);
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {facts.map(({ icon, label, value }) => (
        <div key={label} className={styles.fact}>
          <dt className={styles.label}>
            <Icon name={icon} size={16} />
            <VisuallyHidden>{label}</VisuallyHidden>
          </dt>
          <dd className={styles.value}>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
