import * as v from 'valibot';
import { storage } from '../../device/storages';
import { deliveryTypes } from '../../domain/order/order';
import type { OrderSettings } from '../../domain/order/orderSettings';
import { flag, number, numberOrNull, readAs } from '../../domain/schema';
import { defineStore } from '../defineStore';
import * as merchant from '../merchant';

// The server tells a shop's fees and minimums only with a token (§7). They are the same for everybody,
// so the device remembers them, and a guest sees the sum that is asked for after the log-in.

export const state = defineStore('shop', () => ({
  /** the fees that are shown were read since the page was opened */
  areCurrent: false,
  /** which request for them the server has not answered yet */
  loading: null as number | null,
}));

let requests = 0;

/** The server is asked for the fees. Returns a function for when it has answered: a later request goes on. */
export function beginLoading(): () => void {
  requests += 1;
  const request = requests;
  state.loading = request;
  return () => {
    if (state.loading === request) state.loading = null;
  };
}

const schema: v.GenericSchema<unknown, OrderSettings> = v.object({
  isServiceFeeEnabled: flag,
  isServiceFeeFreeAboveThreshold: flag,
  serviceFeeThreshold: number,
  serviceFeeAmount: number,
  minimalDeliveryPrice: number,
  minimalDeliveryCount: number,
  usualService: v.nullable(v.picklist(['DELIVERY', 'PICK_UP'])),
  deliveryProvider: v.nullable(v.picklist(deliveryTypes)),
  cashbackPercent: numberOrNull,
});

const keyOf = (merchantId: string) => `fees:${merchantId}`;

/** Shows what an earlier visit to this shop was told, unless the server has told it since. */
export function recall(): void {
  const id = merchant.state.merchant?.id;
  if (id === undefined || merchant.state.orderSettings !== null) return;
  const stored = storage.read(keyOf(id), readAs(schema));
  if (stored) merchant.setOrderSettings(stored);
}

/** What the server of this shop says now. */
export function keep(merchantId: string, settings: OrderSettings): void {
  merchant.setOrderSettings(settings);
  state.areCurrent = true;
  storage.write(keyOf(merchantId), settings);
}
