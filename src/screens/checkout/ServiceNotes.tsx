import { useSnapshot } from 'valtio';
import { type Change, changesBetween, type PricedBasket } from '../../domain/basket/basketChanges';
import type { ResolvedLine } from '../../domain/basket/resolveCart';
import { removeLines } from '../../flows/basket/editBasket';
import { pickUpInsteadAction } from '../../flows/delivery/chooseService';
import { isolate, listOf } from '../../i18n/phrases';
import { branchText } from '../../i18n/placeText';
import { langOf, showMoney, showText } from '../../i18n/show';
import { plural, t } from '../../i18n/t';
import { useBasket } from '../../stores/basket/basket';
import { useShortage } from '../../stores/basket/shortage';
import * as branches from '../../stores/branches/branches';
import { useOrderBranch } from '../../stores/order/schedule';
import { Banner } from '../../ui/Banner';
import { Counted, Joined } from '../../ui/Joined';
import { Price } from '../../ui/Price';
import styles from './CheckoutForm.module.css';
import { openBasket } from './OrderedProducts';

/**
 * How the service affects the basket: what the branch does not sell, what is missing to the
 * delivery minimum.
 */
export function ServiceNotes() {
  const { lines, hasProblems } = useBasket();
  const { amount: missing, products: missingCount } = useShortage();
  const branch = useOrderBranch();
  const unsold = lines.filter(({ problems }) => problems.includes('notInBranch'));
  const branchName = branch ? branchText(branch) : '';
  const undelivered = lines.filter(({ problems }) => problems.includes('notDelivered'));
  const hasOtherProblems = hasProblems && unsold.length + undelivered.length === 0;
  return (
    <>
      {branch && unsold.length > 0 && (
        <Banner
          tone="warning"
          isLive
          title={
            branchName
              ? t('checkout.notSoldHere', { branch: branchName })
              : t('product.notInBranch')
          }
          action={{ text: t('checkout.toBasket'), onPress: openBasket }}
        >
          <ProductNames lines={unsold} />
        </Banner>
      )}
      {undelivered.length > 0 && <UndeliveredNotice lines={undelivered} />}
      {hasOtherProblems && (
        <Banner tone="warning" isLive>
          {t('basket.fixFirst')}
        </Banner>
      )}
      {missing > 0 && (
        <Banner tone="warning" isLive>
          {t('basket.missingForDelivery', { amount: showMoney(missing) })}
        </Banner>
      )}
      {missingCount > 0 && (
        <Banner tone="warning" isLive>
          {plural('basket.missingProducts', missingCount)}
        </Banner>
      )}
    </>
  );
}

/** The basket's undeliverable products, with both solutions: pick up, or remove them. */
function UndeliveredNotice({ lines }: { lines: readonly ResolvedLine[] }) {
  const names = listOf(lines.map(({ product }) => isolate(showText(product?.name ?? {}))));
  const keys = lines.map(({ key }) => key);
  const remove = { text: t('basket.delete'), onPress: () => removeLines(keys, names) };
  const pickUpAction = pickUpInsteadAction();
  return (
    <Banner
      tone="warning"
      icon="bike"
      isLive
      title={t('basket.problems.notDelivered')}
      action={pickUpAction ?? remove}
      otherActions={[pickUpAction && remove]}
    >
      <ProductNames lines={lines} />
    </Banner>
  );
}

/** The names of the products of some lines. */
const ProductNames = ({ lines }: { lines: readonly ResolvedLine[] }) => (
  <Joined by="comma">
    {lines.map(({ key, product }) => product && <Counted key={key} text={product.name} />)}
  </Joined>
);

type ChangesNoticeProps = {
  seen: PricedBasket;
  /** the user chose otherwise after the press, at the same price: no line says it */
  isOfChoice: boolean;
};

/**
 * What changed between what the user saw and the submit. Nothing was ordered; the user has to
 * confirm again.
 */
export function ChangesNotice({ seen, isOfChoice }: ChangesNoticeProps) {
  const { lines, totals, hasProblems } = useBasket();
  const { nearestId } = useSnapshot(branches.state);
  const branch = useOrderBranch();
  const changes = changesBetween(seen, { lines, totals, branchId: nearestId });
  if (changes.length === 0 && !isOfChoice) return null;
  // An unlisted or unnamed branch is at least called another one.
  const branchName = (branch && branchText(branch)) || t('delivery.otherBranch');
  return (
    <Banner tone="warning" title={t('checkout.changed.title')} isLive>
      <p>{t(hasProblems ? 'checkout.changed.fix' : 'checkout.changed.text')}</p>
      {changes.length > 0 && (
        <dl className={styles.changes}>
          {changes.map((change) => (
            <div key={keyOf(change)} className={styles.change}>
              <dt className={styles.name}>
                <bdi lang={'name' in change ? langOf(change.name) : undefined}>
                  {labelOf(change)}
                </bdi>
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
      )}
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
