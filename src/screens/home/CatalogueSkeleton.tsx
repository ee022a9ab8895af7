import { t } from '../../i18n/t';
import { CardsOutline } from '../../ui/CardsOutline';
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
