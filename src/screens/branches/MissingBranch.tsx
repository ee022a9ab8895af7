import { t } from '../../i18n/t';
import { replaceSheet } from '../../navigation/navigate';
import { EmptyState } from '../../ui/EmptyState';
import { SheetPage } from '../../ui/SheetPage';
import { SkeletonRows } from '../../ui/SkeletonRows';

type Props = {
  isLoading: boolean;
  /** path of the list of branches */
  all: string;
};

/** Placeholder for a branch that is loading or not found (§8). */
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
