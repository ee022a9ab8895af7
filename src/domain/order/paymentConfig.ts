import type { Channel } from '../merchant';
import type { PaymentType } from './paymentTraits';

/** Where a payment type is offered (§3, payment configuration per type). */
export type PaymentConfig = {
  type: PaymentType;
  isActive: boolean;
  /** in a browser */
  web: boolean;
  /** inside Telegram */
  bot: boolean;
  /** at a table */
  qr: boolean;
};

/** Whether a type is offered in `channel`; there is no separate flag for CLICK. */
export function isOfferedIn(config: PaymentConfig, channel: Channel): boolean {
  const byChannel = { WEB: config.web, TG: config.bot, QR: config.qr, CLICK: true };
  return config.isActive && byChannel[channel];
}
