import type { ResolvedLine } from '../../domain/basket/resolveCart';
import { removeLines } from '../../flows/basket/editBasket';
import { pickUpInsteadAction } from '../../flows/delivery/pickUpInstead';
import { isolate } from '../../i18n/isolate';
import { listOf } from '../../i18n/listOf';
import { showText } from '../../i18n/show';
import { t } from '../../i18n/t';
import { Banner } from '../../ui/Banner';
import { ProductNames } from './ProductNames';

/** The basket's undeliverable products, with both solutions: pick up, or remove them. */
export function UndeliveredNotice({ lines }: { lines: readonly ResolvedLine[] }) {
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
