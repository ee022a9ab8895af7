import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import type { Section, SectionGroup } from '../../domain/catalog/catalog';
import { type ListView, plainView } from '../../domain/catalog/listView';
import { langOf, showText } from '../../i18n/show';
import { plural, t } from '../../i18n/t';
import { withListView } from '../../navigation/listView';
import { replaceSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import { useSheetParam } from '../../navigation/useSheetParam';
import * as catalog from '../../stores/catalog/catalog';
import * as merchant from '../../stores/merchant';
import { blocksOf } from '../../ui/blocksOf';
import { EmptyState } from '../../ui/EmptyState';
import { LongList } from '../../ui/LongList';
import { SheetPage } from '../../ui/SheetPage';
import { cardSize, firstPictures } from '../catalog/cardSize';
import { ListChips, NothingLeft, useListed } from '../catalog/ListChips';
import { SectionCards } from '../catalog/SectionCards';
import { TileGrid } from '../catalog/TileGrid';
import { useBasketAction } from '../catalog/useBasketAction';
import { useSections } from '../catalog/useSections';
import styles from './CategoryScreen.module.css';
import { NoSections } from './NoSections';

/** /category: one category with `?id=`, all of them without. */
export function CategoryScreen() {
  const id = useSheetParam('id');
  return id === null ? <AllCategories /> : <OneCategory id={id} />;
}

type Props = { id: string };

/** One category with all its products. */
function OneCategory({ id }: Props) {
  const { status, groups, isOfBranch } = useSections();
  const { categories } = useSnapshot(catalog.state).catalog;
  const category = categories.find((one) => one.id === id);
  const section = groups.flatMap((group) => group.categories).find((one) => one.category.id === id);

  if (section) return <FilledCategory section={section} />;
  return (
    <SheetPage
      title={category ? showText(category.name) : t('home.categories')}
      lang={category ? langOf(category.name) : undefined}
      surface={status === 'ready' ? 'grouped' : 'plain'}
      isTitleFaint={status === 'loading'}
    >
      {status === 'ready' ? (
        <EmptyState
          icon="store"
          title={category ? t('home.emptyCategory') : t('category.missing')}
          text={category ? undefined : t('category.missingText')}
          action={{
            text: t('home.allCategories'),
            onPress: () => replaceSheet(paths.category()),
          }}
        />
      ) : (
        <NoSections status={status} isOfBranch={isOfBranch} />
      )}
    </SheetPage>
  );
}

/** More categories than this are mounted in blocks of whole rows. */
const maxWhole = 96;
const blockLength = 12;

/** All categories as tiles, by group. */
function AllCategories() {
  const sections = useSections();
  const { status, groups } = sections;
  const blocks = useMemo(() => blocksOfTiles(groups), [groups]);
  return (
    <SheetPage title={t('home.allCategories')}>
      {status === 'ready' && groups.length > 0 ? (
        <LongList items={blocks} fewest={maxWhole / blockLength} className={styles.blocks}>
          {({ group, isFirst, categories }) => (
            <section key={categories[0]?.category.id ?? ''}>
              {group && isFirst && groups.length > 1 && (
                <h3 className={styles.name} dir="auto" lang={langOf(group.name)}>
                  {showText(group.name)}
                </h3>
              )}
              <TileGrid sections={categories} />
            </section>
          )}
        </LongList>
      ) : (
        <NoSections {...sections} />
      )}
    </SheetPage>
  );
}

/** Tiles that are mounted together; the first ones of a group have its name above them. */
function blocksOfTiles(groups: readonly SectionGroup[]): (SectionGroup & { isFirst: boolean })[] {
  const count = groups.reduce((sum, { categories }) => sum + categories.length, 0);
  return groups.flatMap(({ group, categories }) =>
    blocksOf(categories, count > maxWhole ? blockLength : count).map((block, index) => ({
      group,
      categories: block,
      isFirst: index === 0,
    })),
  );
}

type FilledCategoryProps = { section: Section };

/** Height of a category's sheet (§9, navigation types). */
const sizes = { SHEET: 'full', POP_UP: 'content', FULL_SCREEN: 'screen' } as const;

/** All products of a category; a long list can be sorted and filtered. */
function FilledCategory({ section }: FilledCategoryProps) {
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
