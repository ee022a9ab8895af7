import { toIso } from './clock';
import { type Db, nextId } from './db';
import type { CodePurpose, CodeRecord } from './records/user';
import { Refusal } from './refusal';

const resendSeconds = 60;
const lifeMs = 5 * 60_000;
const maxAttempts = 5;

/**
 * Sends a code. A repeated request before the countdown ends returns the pending code, so that it
 * does not cost a second SMS.
 */
export function sendCode(
  db: Db,
  what: { purpose: CodePurpose; subject: string; phone: string; type?: string; merchantId: string },
  now: number,
): CodeRecord {
  const known = db.codes.find(
    (each) =>
      each.purpose === what.purpose &&
      each.subject === what.subject &&
      each.phone === what.phone &&
      each.merchantId === what.merchantId &&
      now < each.sentAt + resendSeconds * 1000,
  );
  if (known) return known;
  const id = nextId(db);
  // Looks random to a customer, but testers can compute it from the id.
  const min = 10 ** (db.codeDigits - 1);
  const code = String(min + ((Number(id) * 7919 * 10_007) % (9 * min)));
  const record = { type: 'WEB', ...what, id, code, sentAt: now, attempts: 0 };
  db.codes.push(record);
  return record;
}

/**
 * The phone-change record of the wire (§3), without the code; `time` is the countdown in seconds.
 */
export function codeToWire(record: CodeRecord, now: number) {
  const left = record.sentAt + resendSeconds * 1000 - now;
  return {
    id: record.id,
    phone: record.phone,
    type: record.type,
    time: Math.max(0, Math.ceil(left / 1000)),
    timestamp: toIso(record.sentAt),
  };
}

/** Redeems a code; rejects wrong or expired codes and guessing. */
export function useCode(
  db: Db,
  what: { purpose: CodePurpose; code: string; id?: string | null; subject?: string },
  now: number,
): CodeRecord {
  const record = db.codes.findLast(
    (each) =>
      each.purpose === what.purpose &&
      (what.id ? each.id === what.id : each.subject === what.subject) &&
      (!what.subject || each.subject === what.subject),
  );
  if (!record || now > record.sentAt + lifeMs) throw new Refusal(400, 'code-wrong');
  if (record.attempts >= maxAttempts) throw new Refusal(429, 'too-many-attempts');
  record.attempts += 1;
  if (record.code !== what.code) throw new Refusal(400, 'code-wrong');
  db.codes.splice(db.codes.indexOf(record), 1);
  return record;
}
