import * as v from 'valibot';
import { flag } from '../schema';
import { paymentTypes } from './paymentTraits';

/** Where a payment type is offered (§3, payment configuration per type). */
export const paymentConfig = v.object({
  type: v.picklist(paymentTypes),
  isActive: flag,
  /** in a browser */
  web: flag,
  /** inside Telegram */
  bot: flag,
  /** at a table */
  qr: flag,
});
export type PaymentConfig = v.InferOutput<typeof paymentConfig>;
