import { useSnapshot } from 'valtio';
import { ifOutOf } from '../../domain/order/ifOut';
import { langOf, showText } from '../../i18n/show';
import { t } from '../../i18n/t';
import { useBasket } from '../../stores/basket/basket';
import { useServiceType } from '../../stores/delivery/serviceType';
import * as merchant from '../../stores/merchant';
import * as draft from '../../stores/order/draft';
import { Disclosure } from '../../ui/Disclosure';
import { IfOutChoice } from './IfOutChoice';

/**
 * What to do if a product has run out: for the whole order, and within it for each product where the
 * shop reads line notes. At a table the waiter comes and asks.
 */
export function IfOutSummary() {
  const { ifOut } = useSnapshot(draft.state);
  const { flags } = useSnapshot(merchant.state).settings;
  const { lines } = useBasket();
  if (useServiceType() === 'DINE_IN') return null;
  const products = [...new Set(lines.flatMap(({ product }) => product ?? []))];
  const whole = ifOutOf(ifOut);
  const hasOwn = products.some(({ id }) => ifOutOf(ifOut, id));
  const detail = [
    whole || !hasOwn ? t(`ifOut.${whole ?? 'shop'}`) : '',
    hasOwn && flags.productComment ? t('ifOut.someApart') : '',
  ];
  return (
    <Disclosure
      icon="package"
      label={t('ifOut.title')}
      detail={detail.filter(Boolean).join('\n') || undefined}
    >
      <IfOutChoice productId="" label={t('ifOut.title')} otherwise="shop" />
      {flags.productComment && products.length > 1 && (
        <Disclosure icon="list" label={t('ifOut.each')}>
          {products.map(({ id, name }) => (
            <Disclosure
              key={id}
              icon="basket"
              label={showText(name)}
              lang={langOf(name)}
              detail={t(`ifOut.${ifOutOf(ifOut, id) ?? 'same'}`)}
            >
              <IfOutChoice productId={id} label={showText(name)} otherwise="same" />
            </Disclosure>
          ))}
        </Disclosure>
      )}
    </Disclosure>
  );
}
