import type { ResolvedLine } from '../../domain/basket/resolveCart';
import { removeLines } from '../../flows/basket/editBasket';
import { pickUpInsteadAction } from '../../flows/delivery/pickUpInstead';
import { showText } from '../../i18n/show';
import { t } from '../../i18n/t';
import { Banner } from '../../ui/Banner';

/** What of a delivery's basket is not delivered, and both ways on: to pick the order up, or without it. */
export function UndeliveredNotice({ lines }: { lines: readonly ResolvedLine[] }) {
  const names = lines
    .map(({ product }) => showText(product?.name ?? {}))
    .filter(Boolean)
    .join(', ');
  const keys = lines.map(({ key }) => key);
  const remove = { text: t('basket.delete'), onPress: () => removeLines(keys, names) };
  const instead = pickUpInsteadAction();
  return (
    <Banner
      tone="warning"
      icon="bike"
      isLive
      title={t('basket.problems.notDelivered')}
      action={instead ?? remove}
      otherAction={instead ? remove : undefined}
    >
      {names}
    </Banner>
  );
}
