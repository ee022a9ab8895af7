import { useSnapshot } from 'valtio';
import type { Totals } from '../../domain/order';
import { missingForDelivery } from '../../domain/totals';
import { showMoney, showSigned } from '../../i18n/show';
import { plural, t } from '../../i18n/t';
import * as draft from '../../stores/draft';
import * as merchant from '../../stores/merchant';
import { Banner } from '../../ui/Banner';
import { Section } from '../../ui/Section';
import { type TotalsLine, TotalsList } from '../../ui/TotalsList';

/** What the basket costs; for a delivery, what it still lacks (§5, minimum order amount). */
export function BasketTotals({ totals }: { totals: Totals }) {
  const { serviceType } = useSnapshot(draft.state);
  const { orderSettings } = useSnapshot(merchant.state);
  const isDelivery = serviceType === 'DELIVERY' && orderSettings !== null;
  const missing = isDelivery ? missingForDelivery(totals, orderSettings) : 0;
  return (
    <>
      <Section>
        <TotalsList lines={linesOf(totals)} />
      </Section>
      {missing > 0 && (
        <Banner>{t('basket.missingForDelivery', { amount: showMoney(missing) })}</Banner>
      )}
    </>
  );
}

function linesOf(totals: Totals): TotalsLine[] {
  const { productCount, productPrice, productDiscount, servicePrice, totalPrice } = totals;
  const lines: TotalsLine[] = [
    { label: plural('basket.products', productCount), amount: showMoney(productPrice) },
  ];
  if (productDiscount > 0) {
    const amount = showSigned('−', productDiscount);
    lines.push({ label: t('basket.discount'), amount, tone: 'good' });
  }
  if (servicePrice > 0) lines.push({ label: t('basket.service'), amount: showMoney(servicePrice) });
  lines.push({ label: t('basket.total'), amount: showMoney(totalPrice), tone: 'strong' });
  return lines;
}
