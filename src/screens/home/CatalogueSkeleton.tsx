import { t } from '../../i18n/t';
import { VisuallyHidden } from '../../ui/VisuallyHidden';

/** Skeleton of the sections. */
export function CatalogueSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      <CardsOutline />
    </div>
  );
}

/**
 * Outline of products whose columns are not known yet: full rows, styled in index.html, which shows
 * the same ones first.
 */
export function CardsOutline() {
  return (
    <div className="early-cards">
      <i />
      <i />
      <i />
    </div>
  );
}
