import { useSnapshot } from 'valtio';
import type { Change, PricedBasket } from '../../domain/basket/basketChanges';
import { changesBetween } from '../../domain/basket/basketChanges';
import { branchText } from '../../i18n/placeText';
import { langOf, showMoney, showText } from '../../i18n/show';
import { t } from '../../i18n/t';
import { useBasket } from '../../stores/basket/basket';
import * as branches from '../../stores/branches/branches';
import { useOrderBranch } from '../../stores/order/schedule';
import { Banner } from '../../ui/Banner';
import { Price } from '../../ui/Price';
import styles from './ChangesNotice.module.css';

/**
 * What changed between what the user saw and the submit. Nothing was ordered; the user has to
 * confirm again.
 */
export function ChangesNotice({ seen }: { seen: PricedBasket }) {
  const { lines, totals, hasProblems } = useBasket();
  const { nearestId } = useSnapshot(branches.state);
  const branch = useOrderBranch();
  const changes = changesBetween(seen, { lines, totals, branchId: nearestId });
  if (changes.length === 0) return null;
  // An unlisted or unnamed branch is at least called another one.
  const branchName = (branch && branchText(branch)) || t('delivery.otherBranch');
  return (
    <Banner tone="warning" title={t('checkout.changed.title')} isLive>
      <p>{t(hasProblems ? 'checkout.changed.fix' : 'checkout.changed.text')}</p>
      <dl className={styles.changes}>
        {changes.map((change) => (
          <div key={keyOf(change)} className={styles.change}>
            <dt className={styles.name}>
              <bdi lang={'name' in change ? langOf(change.name) : undefined}>{labelOf(change)}</bdi>
              {isDearer(change) && <p className={styles.why}>{t('errors.overpriced')}</p>}
            </dt>
            <dd className={styles.news}>
              {change.kind === 'problem' && <span>{problemText(change)}</span>}
              {change.kind === 'branch' && <span>{branchName}</span>}
              {(change.kind === 'price' || change.kind === 'bill') && (
                <Price
                  amount={showMoney(change.after)}
                  oldAmount={showMoney(change.before)}
                  oldLabel={t('home.oldPrice')}
                  size="xs"
                />
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Banner>
  );
}

/** §8: the product costs more than the user agreed to. */
const isDearer = (change: Change): boolean =>
  change.kind === 'price' && change.after > change.before;

function keyOf(change: Change): string {
  if (change.kind === 'branch') return change.kind;
  if (change.kind === 'bill') return change.part;
  return change.kind === 'price' ? `${change.key} price` : `${change.key} ${change.problem}`;
}

function labelOf(change: Change): string {
  if (change.kind === 'branch') return t('checkout.changed.branch');
  if (change.kind === 'bill') return t(`checkout.changed.${change.part}`);
  return showText(change.name) || t('basket.goneName');
}

function problemText({ problem, maximum }: Extract<Change, { kind: 'problem' }>): string {
  if (problem !== 'tooMany') return t(`basket.problems.${problem}`);
  return maximum ? t('basket.problems.tooMany', { count: maximum }) : t('product.allInBasket');
}
