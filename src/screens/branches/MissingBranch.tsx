import { t } from '../../i18n/t';
import { replaceSheet } from '../../navigation/navigate';
import { EmptyState } from '../../ui/EmptyState';
import { SheetPage } from '../../ui/SheetPage';
import { SkeletonRows } from '../../ui/SkeletonRows';

type Props = {
  isLoading: boolean;
  /** where all branches are */
  all: string;
};

/** A branch that is not there: still on its way, or not found (§8). */
export function MissingBranch({ isLoading, all }: Props) {
  return (
    <SheetPage title={t('branches.title')} size="content">
      {isLoading ? (
        <SkeletonRows />
      ) : (
        <EmptyState
          icon="store"
          title={t('branches.missing')}
          text={t('branches.missingText')}
          action={{ text: t('branches.title'), onPress: () => replaceSheet(all) }}
        />
      )}
    </SheetPage>
  );
}
