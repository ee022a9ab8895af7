import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { Product } from '../../domain/catalog/catalog';
import { loadGrades } from '../../flows/catalog/loadGrades';
import { showNumber } from '../../i18n/show';
import { t } from '../../i18n/t';
import * as grades from '../../stores/catalog/grades';
import { Icon } from '../../ui/Icon';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import styles from './ProductGrade.module.css';

/**
 * A product's rating: from the catalogue until the ratings are loaded (§7), so that nothing shifts.
 * Hidden without ratings.
 */
export function ProductGrade({ product }: { product: Product }) {
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
