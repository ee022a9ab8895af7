import { useSnapshot } from 'valtio';
import type { Section } from '../../domain/catalog/catalog';
import * as merchant from '../../stores/merchant';
import { CategoryTile } from './CategoryTile';
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
