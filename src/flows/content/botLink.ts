import type { MerchantLinks } from '../../domain/merchant';
import * as merchant from '../../stores/merchant';
import { services } from '../services';

/** The shop's bot link: the merchant's own, or the deployment's default. */
export const botLink = (links: Readonly<MerchantLinks> = merchant.state.settings.links) =>
  links.telegramBotLink ?? services().build.botLink;

/** The settings with the resolved bot link. */
export const withBot = <S extends { readonly links: Readonly<MerchantLinks> }>(settings: S): S => ({
  ...settings,
  links: { ...settings.links, telegramBotLink: botLink(settings.links) },
});
