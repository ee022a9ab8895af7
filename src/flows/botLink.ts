import * as merchant from '../stores/merchant';
import { wired } from './wiring';

/** The bot that opens the shop: the merchant's own, else the one that the host is deployed with. */
export const botLink = (): string | null =>
  merchant.state.settings.links.telegramBotLink ?? wired().build.botLink;
