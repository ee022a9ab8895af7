/** The start of a PKCS #8 private key for Ed25519, before its 32 bytes (RFC 8410). */
const pkcs8Start = [48, 46, 2, 1, 0, 48, 5, 6, 3, 43, 101, 112, 4, 34, 4, 32];

const encoder = new TextEncoder();

export type KeyPair = {
  /** the public half: 32 bytes in hex, as Telegram publishes its own */
  publicKey: string;
  /** the signature of a text, base64url without padding */
  sign: (text: string) => Promise<string>;
};

/**
 * The Ed25519 key pair that stands in for Telegram's own, so that third-party validation can be
 * tried. It derives from the bot's token: it is in no file, and the same at every start. Rejects in
 * a browser without Ed25519.
 */
export async function keyPairOf(botToken: string): Promise<KeyPair> {
  const seed = await crypto.subtle.digest(
    'SHA-256',
    encoder.encode(`simulated Telegram ${botToken}`),
  );
  const pkcs8 = new Uint8Array([...pkcs8Start, ...new Uint8Array(seed)]);
  const key = await crypto.subtle.importKey('pkcs8', pkcs8, 'Ed25519', true, ['sign']);
  const { x = '' } = await crypto.subtle.exportKey('jwk', key);
  return {
    publicKey: hexOf(atob(x.replaceAll('-', '+').replaceAll('_', '/'))),
    sign: async (text) => base64Url(await crypto.subtle.sign('Ed25519', key, encoder.encode(text))),
  };
}

const hexOf = (binary: string): string =>
  Array.from(binary, (char) => char.charCodeAt(0).toString(16).padStart(2, '0')).join('');

const base64Url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
