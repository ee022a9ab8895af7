import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import type { Section } from '../../domain/catalog/catalog';
import { type ListView, plainView } from '../../domain/catalog/listView';
import { langOf, showText } from '../../i18n/show';
import { plural } from '../../i18n/t';
import { withListView } from '../../navigation/listView';
import { replaceSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import * as merchant from '../../stores/merchant';
import { SheetPage } from '../../ui/SheetPage';
import { cardSize, firstPictures } from '../catalog/cardSize';
import { ListChips } from '../catalog/ListChips';
import { NothingLeft } from '../catalog/NothingLeft';
import { SectionCards } from '../catalog/SectionCards';
import { useBasketAction } from '../catalog/useBasketAction';
import { useListed } from '../catalog/useListed';
import styles from './FilledCategory.module.css';

type Props = { section: Section };

/** Height of a category's sheet (§9, navigation types). */
const sizes = { SHEET: 'full', POP_UP: 'content', FULL_SCREEN: 'screen' } as const;

/** All products of a category; a long list can be sorted and filtered. */
export function FilledCategory({ section }: Props) {
  const { category, products } = section;
  const { settings } = useSnapshot(merchant.state);
  const action = useBasketAction();
  const { view, shown, choices } = useListed(products);
  const listed = useMemo(() => ({ category, products: shown }), [category, shown]);
  const arrange = (next: ListView) => replaceSheet(withListView(paths.category(category.id), next));
  const size = cardSize(category, settings);
  const hasChips = choices.hasOrder || choices.hasReduced || choices.labels.length > 0;
  return (
    <SheetPage
      title={showText(category.name)}
      lang={langOf(category.name)}
      surface="plain"
      size={sizes[category.navigationType]}
      action={action}
    >
      {hasChips && (
        <div className={styles.chips}>
          <ListChips view={view} choices={choices} onChange={arrange} />
          <p className={styles.count} role="status">
            {plural('find.count', shown.length)}
          </p>
        </div>
      )}
      <div className={hasChips ? styles.list : undefined}>
        {shown.length === 0 ? (
          <NothingLeft onClear={() => arrange(plainView)} />
        ) : (
          <SectionCards section={listed} size={size} priorities={firstPictures[size]} isWhole />
        )}
      </div>
    </SheetPage>
  );
}
