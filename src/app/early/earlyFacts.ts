import { basketPosition } from '../../domain/basket/basketPosition';
import { sampleAmount } from '../../domain/text/format';
import { labelled } from '../../i18n/labelled';
import { namedAction } from '../../i18n/namedAction';
import { showMoney } from '../../i18n/show';
import { t } from '../../i18n/t';
import { paths } from '../../navigation/paths';
import * as merchant from '../../stores/merchant';

/**
 * What the static markup of home says for taps before the app is there, as data of its outermost element:
 * whose basket it is, the texts of a counted card and of the bar that leads to the basket, and where that
 * leads, if there is such a bar. The app itself renders none of it.
 */
export function earlyFacts(): Readonly<Record<string, string>> {
  const { merchant: shop, settings } = merchant.state;
  const { flags } = settings;
  const isBar = basketPosition(settings) === 'products' && !flags.isNavigationViewEnabled;
  return {
    shop: shop?.id ?? '',
    add: namedAction('common.addNamed', '{{name}}'),
    more: namedAction('common.increase', '{{name}}'),
    less: namedAction('common.decrease', '{{name}}'),
    labelled: labelled('{{label}}', '{{value}}'),
    basket: t('home.basket'),
    price: showMoney(sampleAmount),
    ...(isBar && { path: flags.cartPageActive ? paths.basket : paths.checkout }),
  };
}
