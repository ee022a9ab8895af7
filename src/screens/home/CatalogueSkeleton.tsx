import { t } from '../../i18n/t';
import { SkeletonCards } from '../../ui/SkeletonCards';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import styles from './CatalogueSkeleton.module.css';

/** Skeleton of the sections, at the same position as the cards of the one in index.html. */
export function CatalogueSkeleton() {
  return (
    <div className={styles.skeleton} role="status">
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      <SkeletonCards />
    </div>
  );
}
