import { useId, useLayoutEffect, useRef } from 'react';
import { Button } from './Button';
import styles from './Dialog.module.css';

type Props = {
  title: string;
  text?: string | undefined;
  okText: string;
  cancelText: string;
  isDestructive?: boolean | undefined;
  onOk: () => void;
  onCancel: () => void;
};

/**
 * A question that stops everything until it is answered; while it is rendered it is open. The
 * browser's own modal dialog: it keeps the focus, and Back on Android answers "cancel".
 */
export function Dialog({ title, text, okText, cancelText, isDestructive, onOk, onCancel }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // A layout effect: the dialog must still be in the page when closing gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
      // Escape is spent on this question: the sheet beneath must not close as well.
      onKeyDown={(event) => event.key === 'Escape' && event.nativeEvent.stopPropagation()}
    >
      <div className={styles.card}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {text && <p className={styles.text}>{text}</p>}
        <div className={styles.answers}>
          <Button kind="plain" isWide onPress={onCancel}>
            {cancelText}
          </Button>
          <Button kind={isDestructive ? 'danger' : 'primary'} isWide onPress={onOk}>
            {okText}
          </Button>
        </div>
      </div>
    </dialog>
  );
}
