import type { BottomButton as State } from '../client/phone';
import styles from './BottomButton.module.css';
import type { Variables } from './themeStyle';

type Props = {
  button: State;
  kind: 'main' | 'secondary';
  press: () => void;
};

/** A native button with the app's text and colours. */
export function BottomButton({ button, kind, press }: Props) {
  const colors: Variables = {
    ...(button.color && { '--button': button.color }),
    ...(button.textColor && { '--button-ink': button.textColor }),
  };
  return (
    <button
      type="button"
      className={styles.button}
      style={colors}
      data-testid={`${kind}-button`}
      data-kind={kind}
      data-shine={(button.shine && !button.progress) || undefined}
      disabled={!button.active}
      aria-busy={button.progress}
      aria-label={button.text}
      onClick={press}
    >
      {button.progress ? (
        <span className={styles.spinner} />
      ) : (
        <span>
          {button.icon && <i className={styles.icon} title={`Custom emoji ${button.icon}`} />}
          {button.text}
        </span>
      )}
    </button>
  );
}
