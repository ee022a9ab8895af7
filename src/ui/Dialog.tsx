import { useId, useLayoutEffect, useRef } from 'react';
import { Button } from './Button';
import styles from './Dialog.module.css';
import { pageRest } from './pageRest';
import { endOfMotion } from './rest';

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
 * A modal confirmation, open while mounted. Uses the native dialog, which traps the focus and
 * closes with Back on Android; as an alert, it is read whole when it opens.
 */
export function Dialog({ title, text, okText, cancelText, isDestructive, onOk, onCancel }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // A layout effect: the dialog must still be in the document when closing restores the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    element?.focus();
    pageRest.current?.moved(endOfMotion(element));
    return () => {
      element?.close();
      pageRest.current?.moved();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      role="alertdialog"
      tabIndex={-1}
      aria-labelledby={id}
      aria-describedby={text && `${id}text`}
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
      // Escape must not close the sheet beneath as well.
      onKeyDown={(event) => event.key === 'Escape' && event.nativeEvent.stopPropagation()}
    >
      <div className={styles.card}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {text && (
          <p id={`${id}text`} className={styles.text}>
            {text}
          </p>
        )}
        <div className={styles.answers}>
          <Button kind="plain" isWide stake="usual" onPress={onCancel}>
            {cancelText}
          </Button>
          <Button
            kind={isDestructive ? 'danger' : 'primary'}
            isWide
            stake={isDestructive ? 'costs' : 'usual'}
            onPress={onOk}
          >
            {okText}
          </Button>
        </div>
      </div>
    </dialog>
  );
}
