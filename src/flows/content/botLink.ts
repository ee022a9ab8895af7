import type { MerchantLinks } from '../../domain/merchant';
import * as merchant from '../../stores/merchant';
import { services } from '../services';

/** The bot that opens the shop: the merchant's own, else the one that the host is deployed with. */
export const botLink = (links: Readonly<MerchantLinks> = merchant.state.settings.links) =>
  links.telegramBotLink ?? services().build.botLink;

/** The settings as they are shown: with the bot that opens the shop, whoever has named it. */
export const withBot = <S extends { readonly links: Readonly<MerchantLinks> }>(settings: S): S => ({
  ...settings,
  links: { ...settings.links, telegramBotLink: botLink(settings.links) },
});
