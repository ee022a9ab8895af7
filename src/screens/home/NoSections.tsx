import { openPlace } from '../../flows/addresses/addressPaths';
import { loadCatalog } from '../../flows/catalog/loadCatalog';
import { t } from '../../i18n/t';
import { useServiceType } from '../../stores/delivery/serviceType';
import { EmptyState } from '../../ui/EmptyState';
import { MenuFailed } from '../catalog/MenuFailed';
import { CatalogueSkeleton } from './CatalogueSkeleton';

type Props = {
  status: 'loading' | 'ready' | 'failed';
  /** the chosen branch is empty, not the whole menu */
  isOfBranch: boolean;
};

const retry = () => void loadCatalog();

/** Why no products are shown: loading, failed, or none at all. */
export function NoSections({ status, isOfBranch }: Props) {
  const isDelivery = useServiceType() === 'DELIVERY';
  if (status === 'loading') return <CatalogueSkeleton />;
  if (status === 'failed') return <MenuFailed />;
  return isOfBranch ? (
    <EmptyState
      icon="store"
      title={t('home.emptyBranch')}
      action={{
        text: t(isDelivery ? 'home.whereTo' : 'home.otherBranch'),
        onPress: openPlace,
      }}
    />
  ) : (
    <EmptyState
      icon="store"
      title={t('home.empty')}
      text={t('home.emptyText')}
      action={{ text: t('common.retry'), onPress: retry }}
    />
  );
}
