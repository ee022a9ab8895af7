import { removeFavourites } from '../../flows/favourites/toggleFavourite';
import { plural, t } from '../../i18n/t';
import { Banner } from '../../ui/Banner';
import styles from './GoneFavourites.module.css';

type Props = { ids: readonly string[] };

/** The number of favourites no longer sold, and a button to remove them. */
export function GoneFavourites({ ids }: Props) {
  return (
    <div className={styles.gone}>
      <Banner
        action={{
          text: t('favourites.removeGone'),
          onPress: () => void removeFavourites(ids),
        }}
      >
        {plural('favourites.gone', ids.length)}
      </Banner>
    </div>
  );
}
