import { setCurrency, setMainLanguage } from '../../i18n/show';
import * as catalog from '../../stores/catalog/catalog';
import { endScope } from '../../stores/defineStore';
import * as merchant from '../../stores/merchant';
import type { EdgeShop, HomeView } from './renderHome';

/** Draws something of a shop with its data in the stores, which are empty before and after. */
export function showShop<T>(shop: EdgeShop, view: HomeView, draw: () => T): T {
  setMainLanguage(shop.settings.mainLanguage);
  setCurrency(view.currency);
  merchant.setChannel(shop.channel);
  merchant.setMerchant(shop.merchant);
  merchant.setSettings(shop.settings);
  merchant.setStatus('ready');
  catalog.setCatalog(shop.catalog);
  try {
    return draw();
  } finally {
    endScope('shop');
    merchant.state.merchant = null;
  }
}
