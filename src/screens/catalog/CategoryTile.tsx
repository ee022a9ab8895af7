import { readableText } from '../../domain/brand/contrast';
import type { Category } from '../../domain/catalog/catalog';
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

/**
 * A category as a picture with its name; it opens as a sheet. A name in a colour of the merchant's
 * (§3, textColor) lies on the plate, light or dark, that it can be read on.
 */
export function CategoryTile({ category, picture, hasPicture }: Props) {
  const { textColor: color } = category;
  return (
    <Anchor className={`${styles.tile} ${plateOf(color)}`} href={paths.category(category.id)}>
      {hasPicture && (
        <span className={styles.picture}>
          <Picture path={category.image ?? picture} alt="" width={120} radius="none" />
        </span>
      )}
      <span className={styles.name} style={color ? { color } : undefined}>
        {showText(category.name)}
      </span>
    </Anchor>
  );
}

const plateOf = (color: string | null) =>
  color ? styles[readableText(color) === 'white' ? 'light' : 'dark'] : '';
