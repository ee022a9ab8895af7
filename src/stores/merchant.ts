import { ref } from 'valtio/vanilla';
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
import { defineStore } from './defineStore';

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
  /** when they were last read, as in `catalog` */
  settingsRead: { at: number | null };
  rules: OrderRules;
  orderSettings: OrderSettings | null;
  channel: Channel;
  /** whether the Click app opened the shop: its channel, unless at a table or in the bot */
  isFromClick: boolean;
};

const ends = () => ({
  settings: ref(defaultSettings),
  hasSettings: false,
  settingsRead: ref<MerchantState['settingsRead']>({ at: null }),
  rules: { ...defaultOrderRules },
  orderSettings: null,
});

const blank = (): MerchantState => ({
  status: 'loading',
  key: null,
  merchant: null,
  ...ends(),
  channel: 'WEB',
  isFromClick: false,
});

/** The merchant and its settings. Both are replaced, never mutated. */
export const state = defineStore('shop', blank, ends);

export function setKey(key: string | null) {
  state.key = key;
}

export function setChannel(channel: Channel) {
  state.channel = channel;
}

export function setFromClick(isFromClick: boolean) {
  state.isFromClick = isFromClick;
}

export function setStatus(status: MerchantStatus) {
  state.status = status;
}

/** One with another id is another shop, and ends what belonged to the last one (`callScopes`). */
export function setMerchant(merchant: Merchant) {
  state.merchant = ref(merchant);
}

/** `null` after a failed request: what is known stays, else the defaults of section 3. `readAt`: epoch ms by the device's clock. */
export function setSettings(settings: MerchantSettings | null, readAt: number | null = null) {
  state.settingsRead.at = settings && readAt;
  // What has not changed is not drawn again.
  const isSame = state.hasSettings && JSON.stringify(settings) === JSON.stringify(state.settings);
  if (settings && !isSame) state.settings = ref(settings);
  state.hasSettings = true;
}

export function setRules(rules: OrderRules) {
  state.rules = rules;
}

export function setOrderSettings(orderSettings: OrderSettings) {
  state.orderSettings = orderSettings;
}
