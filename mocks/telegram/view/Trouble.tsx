import styles from './Trouble.module.css';

/** Why the app shows nothing, in place of the loader. */
export function Trouble({ text }: { text: string }) {
  return (
    <p className={styles.trouble} role="alert">
      {text}
    </p>
  );
}
