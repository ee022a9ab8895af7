import { readableText } from '../../domain/brand/contrast';
import type { Category } from '../../domain/catalog/catalog';
import { langOf, showText } from '../../i18n/show';
import { paths } from '../../navigation/paths';
import { Anchor } from '../../ui/Anchor';
import { Picture } from '../../ui/Picture';
import styles from './CategoryTile.module.css';

type Props = {
  category: Category;
  /** a product's picture, used if the category has none */
  picture: string | null;
  /** settings, isCategoryImageVisible */
  hasPicture: boolean;
};

/**
 * A category as a picture with its name; opens as a sheet. A name in a merchant's colour (§3,
 * textColor) is on a light or dark plate, whichever makes it readable.
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
      <span
        className={styles.name}
        style={color ? { color } : undefined}
        dir="auto"
        lang={langOf(category.name)}
      >
        {showText(category.name)}
      </span>
    </Anchor>
  );
}

const plateOf = (color: string | null) =>
  color ? styles[readableText(color) === 'white' ? 'light' : 'dark'] : '';
