import { pageSetting } from './pageSetting';

/** Origins besides Telegram's web client that may embed the shop (`VITE_TELEGRAM_ORIGINS`). */
export const readTelegramOrigins = (document: Document): readonly string[] =>
  (pageSetting(document, 'VITE_TELEGRAM_ORIGINS') || import.meta.env.VITE_TELEGRAM_ORIGINS || '')
    .split(/[\s,]+/)
    .filter(Boolean);
