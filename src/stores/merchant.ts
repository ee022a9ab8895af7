import { proxy, ref } from 'valtio/vanilla';
import {
  type Channel,
  defaultSettings,
  type Merchant,
  type MerchantSettings,
} from '../domain/merchant';
import {
  defaultOrderRules,
  type OrderRules,
  type OrderSettings,
} from '../domain/order/orderSettings';
import * as catalog from './catalog/catalog';

/** `gone`: the server knows no such merchant. `unreachable`: no response (settled: start). */
type MerchantStatus = 'loading' | 'ready' | 'blocked' | 'unreachable' | 'gone';

type MerchantState = {
  status: MerchantStatus;
  /** the merchant key in the URL: a subdomain or a vendor key */
  key: string | null;
  merchant: Merchant | null;
  settings: MerchantSettings;
  /** false until the settings request has completed, even with an error */
  hasSettings: boolean;
  rules: OrderRules;
  orderSettings: OrderSettings | null;
  channel: Channel;
};

const blank = (): MerchantState => ({
  status: 'loading',
  key: null,
  merchant: null,
  settings: ref(defaultSettings),
  hasSettings: false,
  rules: { ...defaultOrderRules },
  orderSettings: null,
  channel: 'WEB',
});

/** The merchant and its settings. Both are replaced, never mutated. */
export const state = proxy(blank());

export function setKey(key: string | null) {
  state.key = key;
}

export function setChannel(channel: Channel) {
  state.channel = channel;
}

export function setStatus(status: MerchantStatus) {
  state.status = status;
}

/**
 * A merchant with another id resets settings and catalogue; the rest that belongs to a shop forgets
 * by itself (`onOtherShop`).
 */
export function setMerchant(merchant: Merchant) {
  if (state.merchant && state.merchant.id !== merchant.id) {
    catalog.reset();
    const { settings, hasSettings, rules, orderSettings } = blank();
    Object.assign(state, { settings, hasSettings, rules, orderSettings });
  }
  state.merchant = ref(merchant);
}

/** `null` after a failed request: the defaults of section 3 stay. */
export function setSettings(settings: MerchantSettings | null) {
  if (settings) state.settings = ref(settings);
  state.hasSettings = true;
}

export function setRules(rules: OrderRules) {
  state.rules = rules;
}

export function setOrderSettings(orderSettings: OrderSettings) {
  state.orderSettings = orderSettings;
}

export function reset() {
  Object.assign(state, blank());
}
