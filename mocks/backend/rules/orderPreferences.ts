import type { SettingsRecord } from '../records/merchant';
import { Refusal } from '../refusal';
import { wallTime } from './hours';
import { type OrderBody, type OrderPreferencesRecord, preferencesIn } from './orderBody';

const weekMs = 7 * 24 * 60 * 60 * 1000;
const phone = /^\+\d{9,15}$/;

/** The time of a scheduled order (epoch ms): within a week, and matching the given day and time. */
export function checkTime(body: OrderBody, now: number): number {
  const at = body.deliveryAt ? new Date(body.deliveryAt).getTime() : Number.NaN;
  if (!(at > now && at < now + weekMs)) throw new Refusal(422, 'time-invalid');
  const named = body.day && body.time ? `${body.day} ${body.time}` : wallTime(at);
  if (named !== wallTime(at)) throw new Refusal(422, 'time-invalid');
  return at;
}

/** Validates the receiver and the receipt's phone (§3); the other fields are taken as sent. */
export function checkPreferences(
  settings: SettingsRecord,
  body: OrderBody,
): OrderPreferencesRecord {
  const { receiver, sendCheque, sendChequePhone } = body;
  if (receiver && !settings.receiverActive) throw new Refusal(422, 'receiver-unavailable');
  if (receiver && !phone.test(receiver.phone)) throw new Refusal(422, 'phone-invalid');
  if (sendCheque && !phone.test(sendChequePhone)) throw new Refusal(422, 'phone-invalid');
  return preferencesIn(body);
}
