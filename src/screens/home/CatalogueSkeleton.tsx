import { t } from '../../i18n/t';
import { SkeletonCards } from '../../ui/SkeletonCards';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import styles from './CatalogueSkeleton.module.css';

/** Stands in for the shelves, in the place where the outline in index.html had its cards. */
export function CatalogueSkeleton() {
  return (
    <div className={styles.skeleton} role="status">
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      <SkeletonCards />
    </div>
  );
}
