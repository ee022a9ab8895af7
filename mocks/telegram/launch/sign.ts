const encoder = new TextEncoder();

async function hmac(key: BufferSource, text: string): Promise<ArrayBuffer> {
  const imported = await crypto.subtle.importKey(
    'raw',
    key,
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  return crypto.subtle.sign('HMAC', imported, encoder.encode(text));
}

function hex(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Signs fields like Telegram and returns them as a query string with their `hash`: the HMAC-SHA256
 * of the sorted `key=value` lines under the key HMAC('WebAppData', bot token).
 */
export async function signQuery(fields: Record<string, string>, botToken: string): Promise<string> {
  const secret = await hmac(encoder.encode('WebAppData'), botToken);
  const lines = Object.entries(fields).map(([key, value]) => `${key}=${value}`);
  const hash = hex(await hmac(secret, lines.sort().join('\n')));
  return telegramQuery({ ...fields, hash });
}

/**
 * A query as Telegram writes it, with a space as %20: a server that decodes it by `decodeURIComponent`
 * would keep a `+`.
 */
export function telegramQuery(fields: Record<string, string>): string {
  return new URLSearchParams(fields).toString().replaceAll('+', '%20');
}
