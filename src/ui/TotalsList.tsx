import { t } from '../i18n/t';
import { Button } from './Button';
import { Skeleton } from './Skeleton';
import styles from './TotalsList.module.css';
import { VisuallyHidden } from './VisuallyHidden';

export type TotalsLine = {
  label: string;
  /** '' while unknown */
  amount: string;
  /** good: a saving. strong: the total. */
  tone?: 'plain' | 'good' | 'strong' | undefined;
  note?: string | undefined;
  /** the amount is loading: a grey shape if it was never known */
  isPending?: boolean | undefined;
  /** e.g. a retry, if the amount is unknown */
  action?: { text: string; onPress: () => void } | undefined;
};

type Props = { lines: readonly TotalsLine[] };

/** An order's price, line by line. */
export function TotalsList({ lines }: Props) {
  return (
    <dl className={styles.list}>
      {lines.map((line) => (
        <div key={line.label} className={`${styles.line} ${styles[line.tone ?? 'plain']}`}>
          <dt className={styles.label}>
            <span>{line.label}</span>
            {line.note && <span className={styles.note}>{line.note}</span>}
          </dt>
          <dd className={styles.amount} data-pending={line.isPending || undefined}>
            <Amount line={line} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Amount({ line: { amount, isPending, action } }: { line: TotalsLine }) {
  if (action) {
    return (
      <Button kind="text" isSmall onPress={action.onPress}>
        {action.text}
      </Button>
    );
  }
  if (amount) return <bdi>{amount}</bdi>;
  if (!isPending) return <span>—</span>;
  return (
    <span className={styles.unknown}>
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      <Skeleton shape="line" />
    </span>
  );
}
