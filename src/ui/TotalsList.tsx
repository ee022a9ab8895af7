import styles from './TotalsList.module.css';

export type TotalsLine = {
  label: string;
  amount: string;
  /** good: something saved. strong: the sum of all. */
  tone?: 'plain' | 'good' | 'strong' | undefined;
  note?: string | undefined;
};

type Props = { lines: readonly TotalsLine[] };

/** What an order costs, line by line. */
export function TotalsList({ lines }: Props) {
  return (
    <dl className={styles.list}>
      {lines.map(({ label, amount, tone = 'plain', note }) => (
        <div key={label} className={`${styles.line} ${styles[tone]}`}>
          <dt className={styles.label}>
            {label}
            {note && <span className={styles.note}>{note}</span>}
          </dt>
          <dd className={styles.amount}>
            <bdi>{amount}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
