import { qrScanner } from '@tma.js/sdk';

/** The person may walk to the table first. */
const patienceMs = 5 * 60_000;

/**
 * Opens Telegram's own scanner with a line of text over it, and answers what the first code holds;
 * null when it is closed without one or this client has none. It is fetched when somebody scans, so
 * it is no part of the handle: who never sits at a table does not carry it.
 */
export async function scanCode(text: string): Promise<string | null> {
  if (!qrScanner.capture.isAvailable() || qrScanner.isOpened()) return null;
  try {
    return (await qrScanner.capture({ text, capture: () => true, timeout: patienceMs })) ?? null;
  } catch {
    return null;
  }
}
