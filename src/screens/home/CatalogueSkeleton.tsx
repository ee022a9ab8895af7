import { t } from '../../i18n/t';
import { Heard } from '../../ui/Heard';
import { SkeletonCards } from '../../ui/SkeletonCards';
import styles from './CatalogueSkeleton.module.css';

/** Stands in for the shelves, in the place where the outline in index.html had its cards. */
export function CatalogueSkeleton() {
  return (
    <div className={styles.skeleton} role="status">
      <Heard>{t('common.loading')}</Heard>
      <SkeletonCards />
    </div>
  );
}
