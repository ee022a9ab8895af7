import { type PaymentType, paymentTraits, paymentTypes } from '../domain/order/paymentTraits';
import type { PaymentConfig } from '../domain/settingsSchema';
import { fieldOf, firstOf } from './readers/field';
import { recordsOf } from './readers/lists';
import { toFlag, wordOf } from './readers/values';

type Loose = Readonly<Record<string, unknown>>;

/** Possible names of the list in the settings (assumed: no call of §7 shows it). */
const listNames = ['paymentConfigurations', 'paymentConfigs', 'paymentTypes', 'payments'];

/**
 * The flag called after a type, like `clickMiniAppActive`, where §3 has no such flag (assumed);
 * null if it has one.
 */
export function assumedFlag(type: PaymentType): string | null {
  const words = type.toLowerCase().replaceAll(/_(.)/g, (_, letter) => letter.toUpperCase());
  const name = `${words}Active`;
  return name === paymentTraits[type].flag ? null : name;
}

/** The payment configuration (§3) from the settings; missing flags default to true. */
export function paymentConfigsOf(wire: Loose): readonly PaymentConfig[] {
  const lists = listNames.map((name) => recordsOf(wire[name]));
  const listed = (lists.find((list) => list?.length) ?? []).flatMap(configOf);
  const flagged = paymentTypes.flatMap((type) => {
    const isListed = listed.some((config) => config.type === type);
    const isActive = toFlag(wire[assumedFlag(type) ?? '']);
    if (isListed || isActive === null) return [];
    return [{ type, isActive, web: true, bot: true, qr: true }];
  });
  return [...listed, ...flagged];
}

/** Whether the settings have a field of this name that `paymentConfigsOf` reads. */
export const isPaymentField = (name: string): boolean =>
  listNames.includes(name) || paymentTypes.some((type) => assumedFlag(type) === name);

function configOf(record: unknown): PaymentConfig[] {
  const type = wordOf(firstOf(record, ['type', 'paymentType']) ?? record, paymentTypes);
  if (!type) return [];
  const isOn = (field: string) => toFlag(fieldOf(record, field)) !== false;
  return [
    {
      type,
      isActive: isOn('isActive') && isOn('active'),
      web: isOn('webEnabled'),
      bot: isOn('botEnabled'),
      qr: isOn('qrEnabled'),
    },
  ];
}
