import { useSnapshot } from 'valtio';
import type { ResolvedLine } from '../../domain/basket/resolveCart';
import { missingForDelivery, missingProducts } from '../../domain/delivery/minimumOrder';
import { removeLines } from '../../flows/basket/editBasket';
import { pickUpInsteadAction } from '../../flows/delivery/pickUpInstead';
import { branchText } from '../../i18n/placeText';
import { isolate } from '../../i18n/isolate';
import { listOf } from '../../i18n/phrases';
import { showMoney, showText } from '../../i18n/show';
import { plural, t } from '../../i18n/t';
import { useBasket } from '../../stores/basket/basket';
import { useServiceType } from '../../stores/delivery/serviceType';
import * as merchant from '../../stores/merchant';
import { useOrderBranch } from '../../stores/order/schedule';
import { Banner } from '../../ui/Banner';
import { Joined } from '../../ui/Joined';
import { Counted } from '../catalog/Counted';
import { openBasket } from './openBasket';

/**
 * How the service affects the basket: what the branch does not sell, what is missing to the
 * delivery minimum.
 */
export function ServiceNotes() {
  const { lines, totals, hasProblems } = useBasket();
  const { orderSettings } = useSnapshot(merchant.state);
  const isDelivery = useServiceType() === 'DELIVERY';
  const branch = useOrderBranch();
  const unsold = lines.filter(({ problems }) => problems.includes('notInBranch'));
  const branchName = branch ? branchText(branch) : '';
  const undelivered = lines.filter(({ problems }) => problems.includes('notDelivered'));
  const hasOtherProblems = hasProblems && unsold.length + undelivered.length === 0;
  const missing = isDelivery && orderSettings ? missingForDelivery(totals, orderSettings) : 0;
  const missingCount = isDelivery && orderSettings ? missingProducts(totals, orderSettings) : 0;
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
