import { useLocation } from 'wouter';
import { t } from '../../i18n/t';
import { closeAllSheets } from '../../navigation/navigate';
import { EmptyState } from '../../ui/EmptyState';
import { SheetPage } from '../../ui/SheetPage';

/** §8: shows an unknown path by name, with a link to the menu. */
export function NotFoundScreen() {
  const [path] = useLocation();
  return (
    <SheetPage title={t('errors.notFoundTitle')}>
      <EmptyState
        icon="search"
        title={t('errors.notFoundText', { path })}
        action={{ text: t('common.toMenu'), onPress: closeAllSheets, isPrimary: true }}
      />
    </SheetPage>
  );
}
