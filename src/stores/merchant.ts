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

/** `gone`: the server knows no such merchant. `unreachable`: it could not be asked (readings: start). */
type MerchantStatus = 'loading' | 'ready' | 'blocked' | 'unreachable' | 'gone';

type MerchantState = {
  status: MerchantStatus;
  /** what the address bar calls the merchant: a sub-domain or a vendor key */
  key: string | null;
  merchant: Merchant | null;
  settings: MerchantSettings;
  /** false until the settings' answer, or its failure, is in */
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

/** Who the shop belongs to and how it is set up. Merchant and settings are replaced whole. */
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

/** What was set for a merchant with another id goes with it. */
export function setMerchant(merchant: Merchant) {
  if (state.merchant && state.merchant.id !== merchant.id) {
    const { settings, hasSettings, rules, orderSettings } = blank();
    Object.assign(state, { settings, hasSettings, rules, orderSettings });
  }
  state.merchant = ref(merchant);
}

/** `null` when they could not be fetched: the defaults of section 3 then stay. */
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
