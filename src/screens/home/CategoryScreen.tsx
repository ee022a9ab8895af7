import { useSnapshot } from 'valtio';
import { langOf, showText } from '../../i18n/show';
import { t } from '../../i18n/t';
import { replaceSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import { useSheetParam } from '../../navigation/useSheetParam';
import * as catalog from '../../stores/catalog/catalog';
import { EmptyState } from '../../ui/EmptyState';
import { SheetPage } from '../../ui/SheetPage';
import { useSections } from '../catalog/useSections';
import { AllCategories } from './AllCategories';
import { FilledCategory } from './FilledCategory';
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
