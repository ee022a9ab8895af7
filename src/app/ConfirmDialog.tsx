import { useSnapshot } from 'valtio';
import * as confirmDialog from '../stores/confirmDialog';
import { Dialog } from '../ui/Dialog';

/** The page's own confirmation dialog; inside Telegram the native popup is used instead. */
export function ConfirmDialog() {
  const { asked } = useSnapshot(confirmDialog.state);
  if (!asked) return null;
  const { title, message, ok, cancel, destructive, answer } = asked;
  return (
    <Dialog
      title={title ?? message}
      text={title ? message : undefined}
      okText={ok}
      cancelText={cancel}
      isDestructive={destructive}
      onOk={() => answer(true)}
      onCancel={() => answer(false)}
    />
  );
}
