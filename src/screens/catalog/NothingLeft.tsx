import { t } from '../../i18n/t';
import { EmptyState } from '../../ui/EmptyState';

/** Shown in place of a list whose filters leave nothing. */
export function NothingLeft({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      icon="search"
      title={t('find.nothing')}
      text={t('find.nothingText')}
      action={{ text: t('find.clear'), onPress: onClear }}
    />
  );
}
