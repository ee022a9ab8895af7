import {
  countryCodeOf,
  demoCode,
  formatPhone,
  phonesIn,
  withCountry,
} from '../../domain/session/phone';
import { phoneHref } from '../../domain/text/link';
import { isolate } from '../../i18n/phrases';
import { shopCurrency } from '../../i18n/show';
import * as branches from '../../stores/branches/branches';
import * as merchant from '../../stores/merchant';
import * as draft from '../../stores/order/draft';

/** Phones that tell the shop's country, those of the chosen branch first. */
function phonesOfShop(): string[] {
  const { branches: all, nearestId } = branches.state;
  const { links, contacts } = merchant.state.settings;
  const rankOf = (id: string) => [draft.state.branchId, nearestId, id].indexOf(id);
  const near = [...all].sort((a, b) => rankOf(a.id) - rankOf(b.id));
  const fields = [
    ...near.flatMap(({ phone, bookingPhone }) => [phone, bookingPhone]),
    links.phone,
    ...contacts,
  ];
  return fields.flatMap((field) => phonesIn(field ?? ''));
}

/** The country code of numbers that are typed without one. */
export const homeCode = (): string => countryCodeOf(shopCurrency(), phonesOfShop()) ?? demoCode;

type ShopPhone = { text: string; href: string };

/**
 * The phones of the shop or its couriers in one field, as they are shown and dialled: with their
 * country where that is known, so that a visitor's phone reaches them too. `beside`: other phones
 * of the same place.
 */
export function shopPhones(
  field: string | null | undefined,
  beside: readonly (string | null)[] = [],
): ShopPhone[] {
  if (!field) return [];
  const country = countryCodeOf(shopCurrency(), [
    ...beside.flatMap((each) => phonesIn(each ?? '')),
    ...phonesOfShop(),
  ]);
  const numbers = phonesIn(field).map((phone) => withCountry(phone, country));
  return [...new Set(numbers)].map((number) => ({
    text: isolate(formatPhone(number)),
    href: phoneHref(number),
  }));
}

/** The first of `shopPhones`, where there is room for one link; null if a field has no number. */
export const shopPhone = (...field: Parameters<typeof shopPhones>): ShopPhone | null =>
  shopPhones(...field)[0] ?? null;
