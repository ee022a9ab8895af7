import type { SettingsRecord } from '../records/merchant';
import type { OrderPreferencesRecord } from '../records/order';
import { Refusal } from '../refusal';
import { wallTime } from './hours';
import type { OrderBody } from './orderBody';

const weekMs = 7 * 24 * 60 * 60 * 1000;
const phone = /^\+\d{9,15}$/;

/** When a later order is wanted (epoch ms): within a week, and the day and time that it names are that moment. */
export function checkTime(body: OrderBody, now: number): number {
  const at = body.deliveryAt ? new Date(body.deliveryAt).getTime() : Number.NaN;
  if (!(at > now && at < now + weekMs)) throw new Refusal(422, 'time-invalid');
  const named = body.day && body.time ? `${body.day} ${body.time}` : wallTime(at);
  if (named !== wallTime(at)) throw new Refusal(422, 'time-invalid');
  return at;
}

/** Who takes the order, where the receipt goes and the way to the door, as far as they can be served (§3). */
export function checkPreferences(
  settings: SettingsRecord,
  body: OrderBody,
): OrderPreferencesRecord {
  const { receiver, sendCheque, sendChequePhone } = body;
  if (receiver && !settings.receiverActive) throw new Refusal(422, 'receiver-unavailable');
  if (receiver && !phone.test(receiver.phone)) throw new Refusal(422, 'phone-invalid');
  if (sendCheque && !phone.test(sendChequePhone)) throw new Refusal(422, 'phone-invalid');
  const { cityId, addressType, day, time, floor, office, entrance, domophone } = body;
  return {
    ...{ receiver, sendCheque, sendChequePhone, cityId, addressType, day, time },
    ...{ floor, office, entrance, domophone },
    later: day !== null && time !== null,
  };
}
