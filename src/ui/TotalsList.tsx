import { t } from '../i18n/t';
import { Button } from './Button';
import { Skeleton } from './Skeleton';
import styles from './TotalsList.module.css';
import { VisuallyHidden } from './VisuallyHidden';

export type TotalsLine = {
  label: string;
  /** '' while it is not known */
  amount: string;
  /** good: something saved. strong: the sum of all. */
  tone?: 'plain' | 'good' | 'strong' | undefined;
  note?: string | undefined;
  /** the amount is being found out: a grey shape stands for one that was never known */
  isPending?: boolean | undefined;
  /** a way out, where the amount could not be found out */
  action?: { text: string; onPress: () => void } | undefined;
};

type Props = { lines: readonly TotalsLine[] };

/** What an order costs, line by line. */
export function TotalsList({ lines }: Props) {
  return (
    <dl className={styles.list}>
      {lines.map((line) => (
        <div key={line.label} className={`${styles.line} ${styles[line.tone ?? 'plain']}`}>
          <dt className={styles.label}>
            {line.label}
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
  if (!isPending) return '—';
  return (
    <span className={styles.unknown}>
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      <Skeleton shape="line" />
    </span>
  );
}
