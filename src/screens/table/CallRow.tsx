import { useSnapshot } from 'valtio';
import { formatTime } from '../../domain/dates';
import type { CallReason } from '../../domain/waiterCall';
import { timeZone } from '../../flows/platform';
import { t } from '../../i18n/t';
import * as waiterCalls from '../../stores/waiterCalls';
import { Heard } from '../../ui/Heard';
import { Row } from '../../ui/Row';
import { Spinner } from '../../ui/Spinner';
import { usePause } from './usePause';

const faces = {
  WAITER: { icon: 'waiter', call: 'table.call', called: 'table.called' },
  BILL: { icon: 'receipt', call: 'table.bill', called: 'table.billAsked' },
} as const;

type Props = { reason: CallReason; onCall: (reason: CallReason) => Promise<void> };

/** Something to ask for: while it is on its way, what was asked for and when. */
export function CallRow({ reason, onCall }: Props) {
  const { calledAt, asking } = useSnapshot(waiterCalls.state);
  const at = calledAt[reason];
  const seconds = usePause(at);
  const { icon, call, called } = faces[reason];
  if (at !== null && seconds > 0) {
    const sent = t('table.sent', { time: formatTime(at, timeZone()) });
    const again = t('table.again', { count: seconds });
    return (
      <>
        <Row icon="done" tint="green" label={t(called)} detail={`${sent}\n${again}`} />
        <Heard>
          <span role="status">{t(called)}</span>
        </Heard>
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
