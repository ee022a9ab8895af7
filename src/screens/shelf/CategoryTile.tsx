import type { Category } from '../../domain/catalog';
import { showText } from '../../i18n/show';
import { paths } from '../../navigation/paths';
import { Anchor } from '../../ui/Anchor';
import { Picture } from '../../ui/Picture';
import styles from './CategoryTile.module.css';

type Props = {
  category: Category;
  /** stands in when the category has no picture of its own: one of its products */
  picture: string | null;
  /** settings, isCategoryImageVisible */
  hasPicture: boolean;
};

/** A category as a picture with its name; it opens as a sheet. */
export function CategoryTile({ category, picture, hasPicture }: Props) {
  return (
    <Anchor className={styles.tile} href={paths.category(category.id)}>
      {hasPicture && (
        <span className={styles.picture}>
          <Picture path={category.image ?? picture} alt="" width={120} radius="none" />
        </span>
      )}
      <span className={styles.name}>{showText(category.name)}</span>
    </Anchor>
  );
}
