import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { canScanTable, scanTable } from '../../flows/table/scanTable';
import { t } from '../../i18n/t';
import { closeAllSheets } from '../../navigation/navigate';
import * as merchant from '../../stores/merchant';
import * as table from '../../stores/table/table';
import { EmptyState } from '../../ui/EmptyState';
import { SheetPage } from '../../ui/SheetPage';
import { AtTable } from './AtTable';

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

/** No table is known yet: offers Telegram's scanner, else explains the phone's camera. */
function NoTable() {
  const { flags } = useSnapshot(merchant.state).settings;
  const [isBusy, setBusy] = useState(false);
  const scan = async () => {
    setBusy(true);
    await scanTable();
    setBusy(false);
  };
  const scanner = { text: t('table.scan'), onPress: () => void scan(), isBusy, isPrimary: true };
  const toMenu = { text: t('common.toMenu'), onPress: closeAllSheets, isPrimary: true };
  const isOffered = canScanTable(flags);
  return (
    <EmptyState
      icon="qr"
      title={t('table.none')}
      text={t(isOffered ? 'table.noneScan' : 'table.noneText')}
      action={isOffered ? scanner : toMenu}
    />
  );
}
