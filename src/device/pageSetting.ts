/**
 * A setting in the page: `<meta name="storefront:…">` overrides the value from build time, so that
 * one build serves many hosts.
 */
export const pageSetting = (document: Document, name: string): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name="storefront:${name}"]`)?.content;

/** Origins besides Telegram's web client that may embed the shop (`VITE_TELEGRAM_ORIGINS`). */
export const readTelegramOrigins = (document: Document): readonly string[] =>
  (pageSetting(document, 'VITE_TELEGRAM_ORIGINS') || import.meta.env.VITE_TELEGRAM_ORIGINS || '')
    .split(/[\s,]+/)
    .filter(Boolean);
