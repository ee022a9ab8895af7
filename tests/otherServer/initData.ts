import { createHmac, timingSafeEqual } from 'node:crypto';

const hmac = (key: string | Buffer, text: string): Buffer =>
  createHmac('sha256', key).update(text).digest();

/** The fields that Telegram signed for this bot within the last day; null for anything else. */
export function readSigned(
  raw: string,
  { botToken, now }: { botToken: string; now: number },
): ReadonlyMap<string, string> | null {
  const fields = new Map(new URLSearchParams(raw));
  const hash = fields.get('hash') ?? '';
  fields.delete('hash');
  const lines = [...fields].map(([name, value]) => `${name}=${value}`).sort();
  const expected = hmac(hmac('WebAppData', botToken), lines.join('\n'));
  const given = Buffer.from(hash, 'hex');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const signedAt = Number(fields.get('auth_date')) * 1000;
  const isFresh = now - signedAt < 86_400_000;
  return isFresh ? fields : null;
}
