import styles from './Spinner.module.css';

type Props = {
  /** what is loading; without it the spinner is decorative */
  label?: string | undefined;
  isLarge?: boolean | undefined;
};

export function Spinner({ label, isLarge }: Props) {
  return (
    <span
      className={isLarge ? styles.large : styles.spinner}
      {...(label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true })}
    />
  );
}
