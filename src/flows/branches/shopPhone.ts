import { countryCodeOf, demoCode } from '../../domain/session/homeCode';
import { formatPhone, withCountry } from '../../domain/session/phone';
import { phoneHref } from '../../domain/text/link';
import { isolate } from '../../i18n/isolate';
import { shopCurrency } from '../../i18n/show';
import * as branches from '../../stores/branches/branches';
import * as merchant from '../../stores/merchant';
import * as draft from '../../stores/order/draft';

/** Phones that tell the shop's country, those of the chosen branch first. */
function phonesOfShop(): (string | null)[] {
  const { branches: all, nearestId } = branches.state;
  const { links, contacts } = merchant.state.settings;
  const rankOf = (id: string) => [draft.state.branchId, nearestId, id].indexOf(id);
  const near = [...all].sort((a, b) => rankOf(a.id) - rankOf(b.id));
  return [
    ...near.flatMap(({ phone, bookingPhone }) => [phone, bookingPhone]),
    links.phone,
    ...contacts,
  ];
}

/** The country code of numbers that are typed without one. */
export const homeCode = (): string => countryCodeOf(shopCurrency(), phonesOfShop()) ?? demoCode;

/**
 * A phone of the shop or its couriers, as it is shown and dialled: with its country where that is
 * known, so that a visitor's phone reaches it too. `beside`: other phones of the same place.
 */
export function shopPhone(
  phone: string,
  beside: readonly (string | null)[] = [],
): { text: string; href: string } {
  const country = countryCodeOf(shopCurrency(), [...beside, ...phonesOfShop()]);
  const number = withCountry(phone, country);
  return { text: isolate(formatPhone(number)), href: phoneHref(number) };
}
