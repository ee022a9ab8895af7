import { useSnapshot } from 'valtio';
import { readableText } from '../../domain/brand/contrast';
import type { Category, Section } from '../../domain/catalog/catalog';
import { langOf, showText } from '../../i18n/show';
import { paths } from '../../navigation/paths';
import * as merchant from '../../stores/merchant';
import { Anchor } from '../../ui/Anchor';
import { Picture } from '../../ui/Picture';
import styles from './TileGrid.module.css';

type Props = { sections: readonly Section[] };

/** Categories as tiles, three per row on a phone. */
export function TileGrid({ sections }: Props) {
  const { flags } = useSnapshot(merchant.state).settings;
  return (
    <ul className={styles.grid}>
      {sections.map(({ category, products }) => (
        <li key={category.id} className={styles.item}>
          <CategoryTile
            category={category}
            picture={products[0]?.image ?? null}
            hasPicture={flags.isCategoryImageVisible}
          />
        </li>
      ))}
    </ul>
  );
}

type CategoryTileProps = {
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
function CategoryTile({ category, picture, hasPicture }: CategoryTileProps) {
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
