import styles from './Spinner.module.css';

type Props = {
  /** what is being waited for; without it the spinner is an ornament of what names itself */
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
