import { useSnapshot } from 'valtio';
import { langOf, showText } from '../../i18n/show';
import { t } from '../../i18n/t';
import { replaceSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import * as catalog from '../../stores/catalog/catalog';
import * as merchant from '../../stores/merchant';
import { EmptyState } from '../../ui/EmptyState';
import { SheetPage } from '../../ui/SheetPage';
import { cardSize, firstPictures } from '../catalog/cardSize';
import { SectionCards } from '../catalog/SectionCards';
import { useBasketAction } from '../catalog/useBasketAction';
import { useSections } from '../catalog/useSections';
import { NoSections } from './NoSections';

type Props = { id: string };

/** Height of a category's sheet (§9, navigation types). */
const sizes = { SHEET: 'full', POP_UP: 'content', FULL_SCREEN: 'screen' } as const;

/** One category with all its products. */
export function OneCategory({ id }: Props) {
  const { status, groups, isOfBranch } = useSections();
  const { categories } = useSnapshot(catalog.state).catalog;
  const { settings } = useSnapshot(merchant.state);
  const action = useBasketAction();
  const category = categories.find((one) => one.id === id);
  const section = groups.flatMap((group) => group.categories).find((one) => one.category.id === id);

  if (section) {
    const size = cardSize(section.category, settings);
    return (
      <SheetPage
        title={showText(section.category.name)}
        lang={langOf(section.category.name)}
        surface="plain"
        size={sizes[section.category.navigationType]}
        action={action}
      >
        <SectionCards section={section} size={size} priorities={firstPictures[size]} isWhole />
      </SheetPage>
    );
  }
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
