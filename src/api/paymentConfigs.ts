import { type PaymentType, paymentTypes } from '../domain/order/order';
import type { Unflagged } from '../domain/order/payment';
import type { PaymentConfig } from '../domain/order/paymentConfig';
import { recordsOf } from './lists';
import { fieldOf, toFlag } from './wire';

type Loose = Readonly<Record<string, unknown>>;

/** Possible names of the list in the settings (assumed: no call of §7 shows it). */
const listNames = ['paymentConfigurations', 'paymentConfigs', 'paymentTypes', 'payments'];

/** Flags for the types that have none of their own in §3 (assumed). */
const assumedFlags: Readonly<
  Record<Unflagged | 'CLICK_MINI_APP', string> & Partial<Record<PaymentType, string>>
> = {
  PAYNET: 'paynetActive',
  RAHMAT: 'rahmatActive',
  PAYZE: 'payzeActive',
  OTHER: 'otherActive',
  CLICK_MINI_APP: 'clickMiniAppActive',
};

/** The payment configuration (§3) from the settings; missing flags default to true. */
export function paymentConfigsOf(wire: Loose): readonly PaymentConfig[] {
  const lists = listNames.map((name) => recordsOf(wire[name]));
  const listed = (lists.find((list) => list?.length) ?? []).flatMap(configOf);
  const flagged = paymentTypes.flatMap((type) => {
    const isListed = listed.some((config) => config.type === type);
    const isActive = toFlag(wire[assumedFlags[type] ?? '']);
    if (isListed || isActive === null) return [];
    return [{ type, isActive, web: true, bot: true, qr: true }];
  });
  return [...listed, ...flagged];
}

/** Whether the settings have a field of this name that `paymentConfigsOf` reads. */
export const isPaymentField = (name: string): boolean =>
  listNames.includes(name) || Object.values(assumedFlags).includes(name);

function configOf(record: unknown): PaymentConfig[] {
  const name = fieldOf(record, 'type') ?? fieldOf(record, 'paymentType') ?? record;
  const type = paymentTypes.find((known) => known === name);
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
