import { useSnapshot } from 'valtio';
import { t } from '../../i18n/t';
import * as table from '../../stores/table/table';
import { SheetPage } from '../../ui/SheetPage';
import { AtTable } from './AtTable';
import { NoTable } from './NoTable';

/** At a scanned table: call the waiter, ask for the bill, or leave. */
export function TableScreen() {
  const { table: scanned } = useSnapshot(table.state);
  if (scanned) return <AtTable table={scanned} />;
  return (
    <SheetPage title={t('table.scan')}>
      <NoTable />
    </SheetPage>
  );
}
