import { t } from '../../i18n/t';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { CardsOutline } from './CardsOutline';

/** Skeleton of the sections. */
export function CatalogueSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      <CardsOutline />
    </div>
  );
}
