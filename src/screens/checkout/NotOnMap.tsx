import { t } from '../../i18n/t';
import { openSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import { Banner } from '../../ui/Banner';

/** The address has no place on the map, and therefore no price (§4), until it is shown there. */
export function NotOnMap({ id }: { id: string }) {
  return (
    <Banner
      title={t('address.noPlace')}
      action={{
        text: t('address.showPlace'),
        onPress: () => openSheet(paths.addressPlaceOf(id)),
      }}
    >
      {t('basket.deliveryUntold')}
    </Banner>
  );
}
