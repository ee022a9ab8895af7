import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Table } from '../../domain/start/channel';
import type { CallReason } from '../../domain/table/waiterCall';
import { formatTime } from '../../domain/time/dates';
import { timeZone } from '../../flows/platform';
import { callWaiter } from '../../flows/table/callWaiter';
import { leaveTable } from '../../flows/table/changeTable';
import { canScanTable, scanTable } from '../../flows/table/scanTable';
import { errorText } from '../../i18n/errorText';
import { langOf, showText } from '../../i18n/show';
import { t } from '../../i18n/t';
import { closeAllSheets } from '../../navigation/navigate';
import * as branches from '../../stores/branches/branches';
import * as merchant from '../../stores/merchant';
import * as table from '../../stores/table/table';
import * as waiterCalls from '../../stores/table/waiterCalls';
import { ProblemBanner } from '../../ui/Banner';
import { EmptyState } from '../../ui/EmptyState';
import { Row } from '../../ui/Row';
import { Section } from '../../ui/Section';
import { SheetPage } from '../../ui/SheetPage';
import { Spinner } from '../../ui/Spinner';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { useCooldown } from '../catalog/useClock';

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

/** Service calls at the table, and their status. */
function AtTable({ table }: { table: Table }) {
  const { branches: all } = useSnapshot(branches.state);
  const { flags } = useSnapshot(merchant.state).settings;
  const [problem, setProblem] = useState<string | null>(null);
  const { tableId, branchId } = table;
  const branch = all.find(({ id }) => id === branchId);
  useEffect(() => waiterCalls.turnTo(table), [table]);
  const call = async (reason: CallReason) => {
    setProblem(null);
    const error = await callWaiter(reason);
    if (error) setProblem(errorText(error));
  };
  const leave = async () => {
    if (await leaveTable()) closeAllSheets();
  };
  return (
    <SheetPage
      title={t('table.title', { table: tableId })}
      action={{ text: t('table.order'), onPress: closeAllSheets }}
    >
      <ProblemBanner text={problem} />
      <Section>
        <CallRow reason="WAITER" onCall={call} />
        <CallRow reason="BILL" onCall={call} />
      </Section>
      {branch && (
        <Section title={t('reservation.branch')}>
          <Row
            icon="store"
            label={showText(branch.name)}
            lang={langOf(branch.name)}
            detail={branch.address}
          />
        </Section>
      )}
      <Section>
        {canScanTable(flags) && (
          <Row icon="qr" label={t('table.scan')} hasChevron onPress={() => void scanTable()} />
        )}
        <Row
          icon="logOut"
          label={t('table.leave')}
          tone="destructive"
          onPress={() => void leave()}
        />
      </Section>
    </SheetPage>
  );
}

const variants = {
  WAITER: { icon: 'waiter', call: 'table.call', called: 'table.called' },
  BILL: { icon: 'receipt', call: 'table.bill', called: 'table.billAsked' },
} as const;

type Props = { reason: CallReason; onCall: (reason: CallReason) => Promise<void> };

/** One kind of service call; while it is active, what was requested and when. */
function CallRow({ reason, onCall }: Props) {
  const { calledAt, asking } = useSnapshot(waiterCalls.state);
  const at = calledAt[reason];
  const seconds = useCooldown(at);
  const { icon, call, called } = variants[reason];
  if (at !== null && seconds > 0) {
    const sent = t('table.sent', { time: formatTime(at, timeZone()) });
    const againText = t('table.again', { count: seconds });
    return (
      <>
        <Row icon="done" tint="green" label={t(called)} detail={`${sent}\n${againText}`} />
        <VisuallyHidden>
          <span role="status">{t(called)}</span>
        </VisuallyHidden>
      </>
    );
  }
  return (
    <Row
      icon={icon}
      tint={reason === 'WAITER' ? 'orange' : 'blue'}
      label={t(call)}
      tone="action"
      isDisabled={asking !== null}
      value={asking === reason ? <Spinner /> : undefined}
      onPress={() => void onCall(reason)}
    />
  );
}
